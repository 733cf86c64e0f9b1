import { type RawBuilder, sql } from 'kysely'
import { type NewsSort, sortOrders } from '#domain/news-filter.ts'

/** A walk merges this many lists lazily; a longer “any of” is cheaper as a condition on a larger list. */
export const mostMergedLists = 24

/** The order of a list: its rank, then the newest, then the id downwards. */
export function itemOrder(sort: NewsSort, table: 'item' | 'posting'): RawBuilder<unknown> {
	const column = sortOrders[sort].counter
	const id = table === 'item' ? sql`item.id` : sql`posting.item_id`
	const newest = sql`${sql.table(table)}.published_at desc, ${id} desc`
	return column === null ? newest : sql`${sql.ref(`${table}.${column}`)} desc, ${newest}`
}

/** A stretch of a list: `rows` as `posting`, in `order`, with the columns of the order and item_id. */
export type ListWalk = { rows: RawBuilder<unknown>; order: RawBuilder<unknown> }

/**
 * The items of one list, or of any of several, in order and once each. It reads no further in the indexes than its
 * reader asks, so it is as fast on a million items as on a thousand. By a counter there are two stretches, to be read
 * one after the other: what was counted stands in an index of its own, and the rest follows by date.
 */
export function walkLists(keys: readonly number[], sort: NewsSort): ListWalk[] {
	const column = sortOrders[sort].counter
	if (column === null) return [{ rows: walkNewest(keys), order: itemOrder('latest', 'posting') }]
	const rank = sql.ref(column)
	const counted = itemOrder(sort, 'posting')
	return [
		{
			rows: merge(keys, sql`${rank}, published_at, item_id`, sql`${rank} > 0`, counted),
			order: counted,
		},
		{ rows: walkNewest(keys, sql`${rank} = 0`), order: itemOrder('latest', 'posting') },
	]
}

/** The newest first, of those for which the condition on `posting` holds. */
export const walkNewest = (keys: readonly number[], condition?: RawBuilder<unknown>): RawBuilder<unknown> =>
	merge(keys, sql`published_at, item_id`, condition, itemOrder('latest', 'posting'))

function merge(
	keys: readonly number[],
	columns: RawBuilder<unknown>,
	condition: RawBuilder<unknown> | undefined,
	order: RawBuilder<unknown>,
): RawBuilder<unknown> {
	const kept = condition === undefined ? sql`` : sql` and ${condition}`
	const lists = keys.map(
		(key) =>
			sql`(select ${columns} from news_posting as posting where key = ${key}${kept} order by ${order})`,
	)
	const [only] = lists
	if (only !== undefined && lists.length === 1) return only
	// Each part in order of its own makes PostgreSQL merge them as they are read, and not sort them first.
	return sql`select distinct ${columns} from (${sql.join(lists, sql` union all `)}) as posting order by ${order}`
}
