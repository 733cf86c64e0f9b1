import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { rebuildAllEntries } from '#store/news/rebuild-all-entries.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { type Column, integer, query, type Row } from '#store/query.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'
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
	return { items: await reconcileItems(db), entries: await rebuildAllEntries(db) }
}

/** Items that are compared in one statement, within the time that a job's statement may take. */
const itemsCompared = 50_000
/** Items that are repaired in one transaction, because writers of news wait for it. */
const itemsRepaired = 500

/**
 * Votes and views go on meanwhile. A statement sees their rows and their pending counts as of the same moment, so it needs
 * no lock to compare; the writers' lock holds counters still for a repair.
 */
async function reconcileItems(db: Queryable): Promise<WrongCount[]> {
	const last = await query({ id: integer })`select coalesce(max(id), 0) as id from news_item`.execute(db)
	const wrong: WrongCount[] = []
	for (let after = 0; after < (last.rows[0]?.id ?? 0); after += itemsCompared) {
		const suspects = await query({ id: integer })`
			${comparison(sql`between ${after + 1} and ${after + itemsCompared}`)}
			select id from compared where ${differs} or has_failed order by id
		`.execute(db)
		const ids = suspects.rows.map(({ id }) => id)
		for (let at = 0; at < ids.length; at += itemsRepaired)
			wrong.push(...(await repairItems(db, ids.slice(at, at + itemsRepaired))))
	}
	return wrong
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

const columns = (kind: 'stored' | 'true') => eachCounter((counter) => sql.ref(named(kind, counter)))
const differs = sql`(${columns('stored')}) is distinct from (${columns('true')})`

/**
 * `compared`: the counters of items as they are and as they should be. Counts that could not be flushed are ignored: they are
 * computed from their own rows.
 */
const comparison = (itemIds: Sql): Sql => sql`
	with voted as (
		select item_id, ${voteSums} from (select item_id, choice, 1 as by from vote where counted and item_id ${itemIds}) as vote
		group by item_id
	), seen as (
		select item_id, sum(times) as views from item_view where item_id ${itemIds} group by item_id
	), pending as (
		select item_id, bool_or(failed) as has_failed,
			${eachCounter((counter) => sql`sum(${sql.ref(counter)}) filter (where not failed) as ${sql.ref(counter)}`)}
		from pending_count where item_id ${itemIds} group by item_id
	), compared as (
		select item.id, coalesce(pending.has_failed, false) as has_failed,
			${eachCounter((counter) => sql`${sql.ref(`item.${counter}`)} as ${sql.ref(named('stored', counter))}`)},
			${eachCounter((counter) => sql`${trueCount(counter)} as ${sql.ref(named('true', counter))}`)}
		from news_item as item
		left join voted on voted.item_id = item.id left join seen on seen.item_id = item.id
			left join pending on pending.item_id = item.id
		where item.id ${itemIds}
	)
`

async function repairItems(db: Queryable, ids: readonly number[]): Promise<WrongCount[]> {
	const found = await inTransaction(db, async (change) => {
		await lockNewsWriters(change)
		const these = sql`= any(${ids}::integer[])`
		await sql`delete from pending_count where failed and item_id ${these}`.execute(change)
		return query(wrongColumns)`
			${comparison(these)}
			update news_item as item
			set ${eachCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(named('true', counter))}`)}
			from compared where compared.id = item.id and ${differs}
			returning compared.id, ${columns('stored')}, ${columns('true')}
		`.execute(change)
	})
	const counts = (row: Row<typeof wrongColumns>, kind: 'stored' | 'true') =>
		Object.fromEntries(counters.map((counter) => [counter, row[named(kind, counter)]])) as ItemCounts
	return found.rows.map((row) => ({
		itemId: row.id,
		stored: counts(row, 'stored'),
		true: counts(row, 'true'),
	}))
}
