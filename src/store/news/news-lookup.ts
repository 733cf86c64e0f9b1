import { asksForNothing, type NewsFilter } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { itemConditions, listChoices } from './news-conditions.ts'
import { decodeNewsItems, itemRow, selectItems } from './news-item-row.ts'
import { mostMergedLists, walkNewest } from './news-order.ts'
import { localeKey } from './search-keys.ts'
import { hasFellow, storyOf, toldBefore } from './story-fellow.ts'

export async function findNewsBySlug(db: Queryable, slug: string): Promise<NewsItem | undefined> {
	const found = await query(itemRow, { isPrepared: true })`
		${selectItems(sql`news_item as item`)} where item.slug = ${slug} and item.state = 'shown'
	`.execute(db)
	const [item] = await decodeNewsItems(db, found.rows)
	return item
}

/** Those of these ids that are shown, in their order. */
export async function findNewsByIds(db: Queryable, ids: readonly number[]): Promise<NewsItem[]> {
	if (ids.length === 0) return []
	const found = await query(itemRow, { isPrepared: true })`
		${selectItems(sql`unnest(${ids}::integer[]) with ordinality as page (item_id, place)
			cross join lateral (
				-- "offset 0" keeps the planner from reading the whole table for a handful of rows.
				select * from news_item where id = page.item_id and state = 'shown' offset 0
			) as item`)}
		order by page.place
	`.execute(db)
	return decodeNewsItems(db, found.rows)
}

/** Those of these ids that no list has: removed, or never there. */
export async function findGoneIds(db: Queryable, ids: readonly number[]): Promise<number[]> {
	const found = await query({ id: integer })`
		select given.id from unnest(${ids}::integer[]) as given (id)
		where not exists (select from news_item as item where item.id = given.id and item.state = 'shown')
	`.execute(db)
	return found.rows.map(({ id }) => id)
}

/** At most so many are told at once; a reader who was away longer starts from the list. */
export const mostRecentItems = 50

// Of what is looked through for them: a rare search must not read years.
const recentLook = 2000
// A feed tells of an item some time after its date; one that is older is an archive being read in, not news.
export const lateHours = 24

/** What a reader who last looked at `since` has not seen: published after it, or brought by its feed after it. */
export async function findNewsSince(db: Queryable, filter: NewsFilter, since: Date): Promise<NewsItem[]> {
	if (asksForNothing(filter)) return []
	const choices = listChoices(filter)
	const walked = choices.find((choice) => choice.length <= mostMergedLists) ?? [localeKey(filter.locale)]
	const conditions = itemConditions(filter, choices)
	// What the reader knows of a story may be a later report: its feed was only quicker.
	const isKnown = hasFellow(
		storyOf(sql`posting.item_id`),
		conditions,
		sql`(${toldBefore('posting')} or item.first_seen_at <= ${since}::timestamptz)`,
	)
	const isNews = filter.grouped ? sql`not ${isKnown}` : sql`true`
	const found = await query({ id: integer })`
		with published as (
			select item.id from (${walkNewest(walked, { condition: sql`published_at > ${since}` })} limit ${recentLook}) as posting
			cross join lateral (
				select item.id from news_item as item
				where item.id = posting.item_id and ${conditions} offset 0
			) as item
			where ${isNews}
			order by posting.published_at desc, posting.item_id desc limit ${mostRecentItems}
		), late as (
			select item.id from (
				select id as item_id, published_at from news_item
				where first_seen_at > ${since}::timestamptz and state = 'shown'
				order by first_seen_at desc limit ${recentLook}
			) as posting
			cross join lateral (
				select item.id from news_item as item
				where item.id = posting.item_id and ${conditions} offset 0
			) as item
			where posting.published_at <= ${since}::timestamptz
				and posting.published_at > ${since}::timestamptz - make_interval(hours => ${lateHours})
				and ${isNews}
			limit ${mostRecentItems}
		), page as (select id from published union select id from late)
		select item.id from page
		cross join lateral (select * from news_item where id = page.id offset 0) as item
		order by item.published_at desc, item.id desc limit ${mostRecentItems}
	`.execute(db)
	return findNewsByIds(
		db,
		found.rows.map(({ id }) => id),
	)
}

/** Ids of the sources that have at least one item to show. */
export async function sourcesWithNews(db: Queryable): Promise<number[]> {
	const found = await query({ id: integer })`
		select source.id from source join news_total as total
			on total.key = list_key(source.id, source.locale)
		where total.items > 0 order by source.id
	`.execute(db)
	return found.rows.map(({ id }) => id)
}
