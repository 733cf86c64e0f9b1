import { type RawBuilder, sql } from 'kysely'
import type { NewsSort } from '#domain/news-filter.ts'

/** A walk merges this many lists lazily; a longer “any of” is cheaper as a condition on a larger list. */
export const mostMergedLists = 24

const rankColumns = {
	latest: null,
	views: 'views',
	importance: 'importance',
	bullish: 'bullish',
	bearish: 'bearish',
} satisfies Record<NewsSort, string | null>

/** The order of a list: its rank, then the newest, then the id downwards. */
export function itemOrder(sort: NewsSort, table: 'item' | 'posting'): RawBuilder<unknown> {
	const column = rankColumns[sort]
	const id = table === 'item' ? sql`item.id` : sql`posting.item_id`
	const newest = sql`${sql.table(table)}.published_at desc, ${id} desc`
	return column === null ? newest : sql`${sql.ref(`${table}.${column}`)} desc, ${newest}`
}

/**
 * The items of one list, or of any of several, in order and once each. It reads no further in the indexes than its
 * reader asks, so it is as fast on a million items as on a thousand. Columns: those of the order, and item_id.
 */
export function walkLists(keys: readonly number[], sort: NewsSort, after?: Date): RawBuilder<unknown> {
	const column = rankColumns[sort]
	const columns =
		column === null ? sql`published_at, item_id` : sql`${sql.ref(column)}, published_at, item_id`
	const young = after === undefined ? sql`` : sql` and published_at > ${after}`
	const order = itemOrder(sort, 'posting')
	const lists = keys.map(
		(key) =>
			sql`(select ${columns} from news_posting as posting where key = ${key}${young} order by ${order})`,
	)
	const [only] = lists
	if (only !== undefined && lists.length === 1) return only
	// Each part in order of its own makes PostgreSQL merge them as they are read, and not sort them first.
	return sql`select distinct ${columns} from (${sql.join(lists, sql` union all `)}) as posting order by ${order}`
}
