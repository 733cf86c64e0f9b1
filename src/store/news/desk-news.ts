import { newsLocales } from '#domain/locale.ts'
import { asksForNothing } from '#domain/news-filter.ts'
import { newsStates } from '#domain/news-item.ts'
import { hasPattern, type SearchTerm, searchTerms, titleWords } from '#domain/search-words.ts'
import { integer, moment, oneOf, orNull, query, type Row, text, texts } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
import { currentCounts, joinPending } from '#store/votes/item-counts.ts'
import { entriesIn, itemConditions } from './entry-conditions.ts'

const deskItem = {
	id: integer,
	slug: text,
	title: text,
	locale: oneOf(newsLocales),
	state: oneOf(newsStates),
	publishedAt: moment,
	source: text,
	views: integer,
	importance: integer,
	bullish: integer,
	bearish: integer,
	tags: texts,
	/** The number of reports of its story, and the story's slug. */
	storySize: integer,
	storySlug: orNull(text),
	/** Why it was removed. */
	reason: orNull(text),
}
export type DeskItem = Row<typeof deskItem>

/** Items for an operator, including removed and held ones: the newest, or those with these words or this slug. */
export async function findDeskNews(db: Queryable, find: string, most: number): Promise<DeskItem[]> {
	const ids =
		find === ''
			? sql`select id from news_item order by id desc limit ${most}`
			: await matching(db, find, most)
	const found = await query(deskItem)`
		select item.id, item.slug, item.title, item.locale, item.state, item.published_at as "publishedAt",
			source.slug as source, ${currentCounts},
			array(select ref from tag where tag.id = any(item.tags) order by tag.id) as tags,
			story.size as "storySize", case when story.size > 1 then first.slug end as "storySlug", removal.reason
		from news_item as item join source on source.id = item.source_id
			left join news_removal as removal on removal.item_id = item.id
			join news_item as first on first.id = item.story_id ${joinPending}
			cross join lateral (
				select count(*)::integer as size from news_item as report where report.story_id = item.story_id
			) as story
		where item.id in (${ids}) order by item.published_at desc, item.id desc limit ${most}
	`.execute(db)
	return found.rows
}

async function matching(db: Queryable, find: string, most: number): Promise<Sql> {
	// The slug may be at the end of a URL.
	const name = /([a-z0-9-]+)\/?$/.exec(find)?.[1] ?? ''
	const terms = searchTerms(find)
	if (terms.length === 0 || asksForNothing({ terms }))
		return sql`select id from news_item where slug = ${name}`
	const filter = { locale: 'both', coinIds: [], sourceIds: [], categoryId: null, terms } as const
	const removed = await findRemoved(db, terms)
	return sql`select id from news_item where slug = ${name} or id = any(${removed}::integer[])
		union (
			select entry.item_id from ${entriesIn(filter)} as entry where ${itemConditions(filter)}
			order by entry.published_at desc limit ${most}
		)`
}

/** Removed items are in no list; there are few of them. */
async function findRemoved(db: Queryable, terms: readonly SearchTerm[]): Promise<number[]> {
	const found = await query({ id: integer, title: text })`
		select item.id, item.title from news_removal join news_item as item on item.id = item_id
	`.execute(db)
	return found.rows.flatMap(({ id, title }) => {
		const words = titleWords(title)
		const has = ({ patterns, isExcluded }: SearchTerm) =>
			patterns.every((pattern) => hasPattern(words, pattern)) !== isExcluded
		return terms.every(has) ? [id] : []
	})
}
