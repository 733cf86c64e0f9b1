import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { rebuildAllEntries } from '#store/news/rebuild-all-entries.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { type Column, integer, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { eachCounter, voteSums } from './item-counts.ts'

type WrongCount = { itemId: number; stored: ItemCounts; true: ItemCounts }
type Reconciliation = {
	/** Items whose counters did not equal their rows. */
	items: WrongCount[]
	/** List entries that differed from the other tables. */
	entries: number
}

/**
 * Finds and repairs counters that differ from the rows they count, and list entries; any difference is a fault worth
 * an alarm.
 */
export async function reconcileCounts(db: Queryable): Promise<Reconciliation> {
	const items = await inTransaction(db, async (change) => {
		// Blocks votes, views and new items, but not reads. It takes seconds on a million items.
		await lockNewsWriters(change)
		await sql`lock table vote, item_view, news_item in share row exclusive mode`.execute(change)
		// Counts that could not be flushed are computed here from their own rows.
		await sql`delete from pending_count where failed`.execute(change)
		return repairItems(change)
	})
	return { items, entries: await rebuildAllEntries(db) }
}

const named = (kind: 'stored' | 'true', counter: Counter) => `${kind}_${counter}` as const

const wrongColumns = {
	id: integer,
	...(Object.fromEntries(
		counters.flatMap((counter) => [
			[named('stored', counter), integer],
			[named('true', counter), integer],
		]),
	) as Record<ReturnType<typeof named>, Column<number>>),
}

/** The value of each counter of `item` by the rows of the tables; pending counts are added later. */
const trueCount = (counter: Counter) => {
	const rows =
		counter === 'views'
			? sql`item.views_settled + coalesce(seen.views, 0)`
			: sql`coalesce(${sql.ref(`voted.${counter}`)}, 0)`
	return sql`(${rows} - coalesce(${sql.ref(`pending.${counter}`)}, 0))::integer`
}

async function repairItems(db: Queryable): Promise<WrongCount[]> {
	const columns = (kind: 'stored' | 'true') => eachCounter((counter) => sql.ref(named(kind, counter)))
	const found = await query(wrongColumns)`
		with voted as (select item_id, ${voteSums} from (select item_id, choice, 1 as by from vote where counted) as vote group by item_id),
		seen as (select item_id, sum(times) as views from item_view group by item_id),
		pending as (
			select item_id, ${eachCounter((counter) => sql`sum(${sql.ref(counter)}) as ${sql.ref(counter)}`)}
			from pending_count group by item_id
		),
		wrong as (
			select item.id,
				${eachCounter((counter) => sql`${sql.ref(`item.${counter}`)} as ${sql.ref(named('stored', counter))}`)},
				${eachCounter((counter) => sql`${trueCount(counter)} as ${sql.ref(named('true', counter))}`)}
			from news_item as item
			left join voted on voted.item_id = item.id left join seen on seen.item_id = item.id
				left join pending on pending.item_id = item.id
		)
		update news_item as item
		set ${eachCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`wrong.${named('true', counter)}`)}`)}
		from wrong where wrong.id = item.id and (${columns('stored')}) is distinct from (${columns('true')})
		returning wrong.*
	`.execute(db)
	const counts = (row: Row<typeof wrongColumns>, kind: 'stored' | 'true') =>
		Object.fromEntries(counters.map((counter) => [counter, row[named(kind, counter)]])) as ItemCounts
	return found.rows.map((row) => ({
		itemId: row.id,
		stored: counts(row, 'stored'),
		true: counts(row, 'true'),
	}))
}
