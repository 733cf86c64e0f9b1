import { asksForNothing, type NewsFilter } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { entriesIn, itemConditions } from './entry-conditions.ts'
import { decodeNewsItems, itemRow, selectItems, selectStories } from './news-item-row.ts'

export async function findNewsBySlug(db: Queryable, slug: string): Promise<NewsItem | undefined> {
	const found = await query(itemRow, { isPrepared: true })`
		${selectItems(sql`news_item as item`)} where item.slug = ${slug} and item.state = 'shown'
	`.execute(db)
	const [item] = await decodeNewsItems(db, found.rows)
	return item
}

/** The shown items of these ids, in their order. */
export const findNewsByIds = (db: Queryable, ids: readonly number[]): Promise<NewsItem[]> =>
	findByIds(db, ids, selectItems)

/** The same, each with the counters of its whole story. */
export const findStoriesByIds = (db: Queryable, ids: readonly number[]): Promise<NewsItem[]> =>
	findByIds(db, ids, selectStories)

async function findByIds(
	db: Queryable,
	ids: readonly number[],
	select: typeof selectItems,
): Promise<NewsItem[]> {
	if (ids.length === 0) return []
	const found = await query(itemRow, { isPrepared: true })`
		${select(sql`unnest(${ids}::integer[]) with ordinality as page (item_id, place)
			cross join lateral (
				-- "offset 0" prevents the planner from reading the whole table for a handful of rows.
				select * from news_item where id = page.item_id and state = 'shown' offset 0
			) as item`)}
		order by page.place
	`.execute(db)
	return decodeNewsItems(db, found.rows)
}

/** The ids that are in no list: removed, or unknown. */
export async function findGoneIds(db: Queryable, ids: readonly number[]): Promise<number[]> {
	const found = await query({ id: integer })`
		select given.id from unnest(${ids}::integer[]) as given (id)
		where not exists (select from news_item as item where item.id = given.id and item.state = 'shown')
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** The most recent items; a reader who was away longer starts from the list. */
export const mostRecentItems = 50

// A limit on the scanned items, because a rare search must not read years.
const recentLook = 2000
// A feed may list an item some time after its date; an item older than this is an archive and not news.
export const lateHours = 24

/** The items that are new since `since`: published or collected after it. */
export async function findNewsSince(db: Queryable, filter: NewsFilter, since: Date): Promise<NewsItem[]> {
	if (asksForNothing(filter)) return []
	const entries = entriesIn({ locale: filter.locale, grouped: false })
	const conditions = itemConditions(filter)
	// The reader may know the story by a later report whose feed was read earlier.
	const isNews = filter.grouped
		? sql`not exists (
			select from ${entries} as entry join news_item as item on item.id = entry.item_id
			where entry.story_id = fresh.story_id and entry.item_id <> fresh.item_id and ${conditions}
				and ((entry.published_at, entry.item_id) < (fresh.published_at, fresh.item_id)
					or item.first_seen_at <= ${since}::timestamptz)
		)`
		: sql`true`
	const newest = sql`order by fresh.published_at desc, fresh.item_id desc limit ${sql.lit(mostRecentItems)}`
	const found = await query({ id: integer })`
		with published as (
			select fresh.item_id, fresh.published_at from (
				select * from ${entries} as entry where published_at > ${since}::timestamptz
				order by published_at desc, item_id desc limit ${sql.lit(recentLook)}
			) as entry cross join lateral (select entry.* where ${conditions} offset 0) as fresh
			where ${isNews} ${newest}
		), late as (
			select fresh.item_id, fresh.published_at from (
				select id from news_item where first_seen_at > ${since}::timestamptz
				order by first_seen_at desc limit ${sql.lit(recentLook)}
			) as item cross join lateral (
				select entry.* from ${entries} as entry where entry.item_id = item.id and ${conditions} offset 0
			) as fresh
			where fresh.published_at <= ${since}::timestamptz
				and fresh.published_at > ${since}::timestamptz - make_interval(hours => ${lateHours}) and ${isNews} ${newest}
		)
		select item_id as id from (select * from published union select * from late) as fresh ${newest}
	`.execute(db)
	return findNewsByIds(
		db,
		found.rows.map(({ id }) => id),
	)
}

/** Ids of the sources with at least one shown item. */
export async function sourcesWithNews(db: Queryable): Promise<number[]> {
	const found = await query({ id: integer })`
		select id from source
		where exists (select from news_item where source_id = source.id and state = 'shown') order by id
	`.execute(db)
	return found.rows.map(({ id }) => id)
}
