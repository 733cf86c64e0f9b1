import { type NewsSort, sortOrders } from '#domain/news-filter.ts'
import type { Counter } from '#domain/vote.ts'
import { type Sql, sql } from '#store/sql.ts'

/** A walk merges this many lists lazily; a longer “any of” is cheaper as a condition on a larger list. */
export const mostMergedLists = 24

/** The list itself, or what stands for it in a statement that is put together before it is known. */
type ListKey = number | Sql

/** What a list goes by, and whether that is the story's or the item's own. */
type ListOrder = { sort: NewsSort; grouped?: boolean | undefined }

/** Higher ranks first, then the newest, then the id downwards. A list by date has no rank. */
export function inOrder(sort: NewsSort, table?: string): Sql {
	const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`)
	const newest = sql`${column('published_at')} desc, ${column('item_id')} desc`
	return sort === 'latest' ? newest : sql`${column('rank')} desc, ${newest}`
}

/** A counter of a place in a list, as the indexes of `news_posting` spell it. */
const counted = (counter: Counter, grouped: boolean | undefined): Sql =>
	grouped ? sql`coalesce(${sql.ref(`story_${counter}`)}, ${sql.ref(counter)})` : sql.ref(counter)

/** The rank of a place in a list that has one. */
export function rankOf({ sort, grouped }: ListOrder): Sql {
	const { counter } = sortOrders[sort]
	return counter === null ? sql`coalesce(top_at, published_at)` : counted(counter, grouped)
}

/** A stretch of a list: rows of item_id, published_at and, unless it goes by date, rank, in the order of its sort. */
export type ListWalk = { rows: Sql; sort: NewsSort }

type WalkWish = {
	/** On the places of a list. */
	condition?: Sql
	/** A column more in the rows. `later` stands in every index; where `story_id` does not, the table is read for it. */
	beside?: 'story_id' | 'later' | undefined
}

/**
 * The items of one list, or of any of several, in order and once each. It reads no further in the indexes than its
 * reader asks, so it is as fast on a million items as on a thousand. By a counter there are two stretches, to be read
 * one after the other: what was counted stands in an index of its own, and the rest follows by date.
 */
export function walkLists(keys: readonly ListKey[], order: ListOrder, wish: WalkWish = {}): ListWalk[] {
	const { condition = sql`true` } = wish
	const { counter } = sortOrders[order.sort]
	if (order.sort === 'latest') return [{ rows: walkNewest(keys, wish), sort: 'latest' }]
	if (counter === null) return [{ rows: walkTop(keys, wish), sort: 'top' }]
	const rank = counted(counter, order.grouped)
	const columns = sql`published_at, item_id${besideColumn(wish)}`
	// What is later in a grouped list stands apart in its index.
	const parts = order.grouped && wish.condition === undefined ? [sql`not later`, sql`later`] : [condition]
	const above = keys.flatMap((key) =>
		parts.map((part) =>
			places(key, sql`${rank} as rank, ${columns}`, sql`${rank} > 0 and ${part}`, order.sort),
		),
	)
	// Nothing is counted below zero, but of an equal rank the planner thinks that it is rare, and sorts what has it.
	return [
		{ rows: merge(above, sql`rank, ${columns}`, order.sort), sort: order.sort },
		{ rows: walkNewest(keys, { ...wish, condition: sql`${rank} <= 0 and ${condition}` }), sort: 'latest' },
	]
}

const besideColumn = ({ beside }: WalkWish) => (beside === undefined ? sql`` : sql`, ${sql.ref(beside)}`)

/** The newest first. */
export function walkNewest(keys: readonly ListKey[], wish: WalkWish = {}): Sql {
	const { condition = sql`true` } = wish
	const columns = sql`published_at, item_id${besideColumn(wish)}`
	return merge(
		keys.map((key) => places(key, columns, condition, 'latest')),
		columns,
		'latest',
	)
}

/**
 * What is told most. What is raised above its own moment has an index of its own, and the rest lies between by date. The
 * parts are merged by rank alone, and what is equal in it is put in order after that: date and rank of the rest are the
 * same column, and asked to be in the order of both PostgreSQL would sort the whole list.
 */
function walkTop(keys: readonly ListKey[], wish: WalkWish): Sql {
	const { condition = sql`true` } = wish
	const beside = besideColumn(wish)
	const part = (key: ListKey, columns: Sql, kept: Sql) => sql`(
		select ${columns}, item_id${beside} from news_posting as posting
		where key = ${key} and ${kept} and ${condition} order by rank desc
	)`
	const parts = keys.flatMap((key) => [
		part(key, sql`top_at as rank, published_at as moment`, sql`top_at is not null`),
		part(key, sql`published_at as rank, null::timestamptz as moment`, sql`top_at is null`),
	])
	return sql`
		select distinct rank, coalesce(moment, rank) as published_at, item_id${beside}
		from (select * from (${sql.join(parts, sql` union all `)}) as posting order by rank desc) as posting
		order by ${inOrder('top')}
	`
}

const places = (key: ListKey, columns: Sql, condition: Sql, sort: NewsSort): Sql =>
	sql`(select ${columns} from news_posting as posting where key = ${key} and ${condition} order by ${inOrder(sort)})`

function merge(lists: readonly Sql[], columns: Sql, sort: NewsSort): Sql {
	const [only] = lists
	if (only !== undefined && lists.length === 1) return only
	// Each part in order of its own makes PostgreSQL merge them as they are read, and not sort them first.
	// An item is once what its order says of it: were it told apart by what stands beside too, that would be sorted as well.
	const place = sort === 'latest' ? sql`published_at, item_id` : sql`rank, published_at, item_id`
	return sql`
		select distinct on (${place}) ${columns} from (${sql.join(lists, sql` union all `)}) as posting
		order by ${inOrder(sort)}
	`
}
