import { type Counter, counterOf, counters, voteChoices } from '#domain/vote.ts'
import { type Column, integer } from '#store/query.ts'
import { type Sql, sql } from '#store/sql.ts'

/** The counters as columns of a row. */
export const countColumns = Object.fromEntries(counters.map((counter) => [counter, integer])) as Record<
	Counter,
	Column<number>
>

/** A SQL list with an expression for each counter. */
export const eachCounter = (say: (counter: Counter) => Sql): Sql => sql.join(counters.map(say))

/** `views, importance, …` of a table. */
export const countsOf = (table: string): Sql => eachCounter((counter) => sql.ref(`${table}.${counter}`))

/** Ids beyond PostgreSQL's integer would be an error, and no item has one. */
const largestId = 2 ** 31 - 1

export const isItemId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

const pendingOf = (table: string): Sql => sql`
	select ${eachCounter((counter) => sql`coalesce(sum(${sql.ref(counter)}), 0)::integer as ${sql.ref(counter)}`)}
	from pending_count where item_id = ${sql.ref(`${table}.id`)}`

/** Joins a row of `item` with its pending counts. */
export const joinPending = sql`cross join lateral (${pendingOf('item')}) as pending`

/** The counters of a row of `item` plus what is pending. */
export const currentCounts = eachCounter(
	(counter) => sql`${sql.ref(`item.${counter}`)} + ${sql.ref(`pending.${counter}`)} as ${sql.ref(counter)}`,
)

/** The counters of all shown reports of the story of a row of `item`, plus what is pending. */
export const joinStoryCounts = sql`
	cross join lateral (
		select ${eachCounter((counter) => sql`sum(report.${sql.ref(counter)} + pending.${sql.ref(counter)})::integer as ${sql.ref(counter)}`)}
		from (select * from news_item where story_id = item.story_id and state = 'shown') as report
			cross join lateral (${pendingOf('report')}) as pending
	) as counts
`

/** For each vote counter, the sum of rows with `choice` and `by`. */
export const voteSums = sql.join(
	voteChoices.map(
		(vote) =>
			sql`coalesce(sum(by) filter (where choice = ${sql.lit(vote)}), 0)::integer as ${sql.ref(counterOf[vote])}`,
	),
)

/**
 * Part of a statement that changes votes: adds what those rows (`item_id`, `choice`, `by`) change to the pending
 * counts.
 */
export const addPendingVotes = (moved: Sql): Sql => sql`
	insert into pending_count (item_id, ${sql.join(voteChoices.map((vote) => sql.ref(counterOf[vote])))})
	select item_id, ${voteSums} from ${moved} as moved group by item_id
`
