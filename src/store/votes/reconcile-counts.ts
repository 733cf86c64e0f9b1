import { type Counter, counters, type ItemCounts } from '#domain/vote.ts'
import { type Column, integer, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { countsOf, eachCounter } from './item-counts.ts'
import { voteSums } from './vote-quarantine.ts'

type WrongCount = { itemId: number; stored: ItemCounts; true: ItemCounts }
type Reconciliation = {
	/** Items whose counters did not equal their rows. */
	items: WrongCount[]
	/** Copies in lists that did not equal their item's counters or their story's numbers. */
	copies: number
	/** Lists whose length was wrong. */
	totals: number
}

/** Finds and repairs counters that do not equal the rows they count; anything found is a fault worth an alarm. */
export async function reconcileCounts(db: Queryable): Promise<Reconciliation> {
	return inTransaction(db, async (change) => {
		// Nobody votes, views or stores news meanwhile; readers go on. It takes seconds on a million items.
		await sql`lock table vote, item_view, news_item, news_posting in share row exclusive mode`.execute(change)
		return {
			items: await repairItems(change),
			copies: (await repairCopies(change)) + (await repairStories(change)),
			totals: (await repairTotals(change)) + (await repairBlocks(change)),
		}
	})
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

/** What the rows of the tables say of each counter of `item`. */
const trueCount = (counter: Counter) =>
	counter === 'views'
		? sql`(item.views_settled + coalesce(seen.views, 0))::integer`
		: sql`coalesce(${sql.ref(`said.${counter}`)}, 0)`

async function repairItems(db: Queryable): Promise<WrongCount[]> {
	const columns = (kind: 'stored' | 'true') => eachCounter((counter) => sql.ref(named(kind, counter)))
	const found = await query(wrongColumns)`
		with said as (select item_id, ${voteSums} from vote where counted group by item_id),
		seen as (select item_id, sum(times) as views from item_view group by item_id),
		wrong as (
			select item.id,
				${eachCounter((counter) => sql`${sql.ref(`item.${counter}`)} as ${sql.ref(named('stored', counter))}`)},
				${eachCounter((counter) => sql`${trueCount(counter)} as ${sql.ref(named('true', counter))}`)}
			from news_item as item
			left join said on said.item_id = item.id left join seen on seen.item_id = item.id
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

async function repairCopies(db: Queryable): Promise<number> {
	const repaired = await sql`
		update news_posting as posting
		set ${eachCounter((counter) => sql`${sql.ref(counter)} = ${sql.ref(`item.${counter}`)}`)}
		from news_item as item where item.id = posting.item_id
			and (${countsOf('posting')}) is distinct from (${countsOf('item')})
	`.execute(db)
	return repaired.rowCount ?? 0
}

async function repairStories(db: Queryable): Promise<number> {
	const alone = await sql`
		update news_posting set top_at = top_moment(published_at, 1, importance + bullish + bearish)
		where story_id is null and top_at is distinct from top_moment(published_at, 1, importance + bullish + bearish)
	`.execute(db)
	const described = await sql`
		update story_member as member set locale = item.locale, source_id = item.source_id,
			published_at = item.published_at, shown = item.state = 'shown'
		from news_item as item where item.id = member.item_id
			and (member.locale, member.source_id, member.published_at, member.shown)
				is distinct from (item.locale, item.source_id, item.published_at, item.state = 'shown')
	`.execute(db)
	const repaired = await query({ places: integer })`select refresh_stories() as places`.execute(db)
	const copies = [alone, described].map(({ rowCount }) => rowCount ?? 0)
	return copies.reduce((sum, of) => sum + of, repaired.rows[0]?.places ?? 0)
}

async function repairTotals(db: Queryable): Promise<number> {
	const repaired = await sql`
		insert into news_total as total (key, items, later)
		select coalesce(listed.key, total.key), coalesce(listed.items, 0)::integer, coalesce(listed.later, 0)::integer
		from (
			select key, count(*) as items, count(*) filter (where later) as later from news_posting group by key
		) as listed
		full join news_total as total using (key)
		where (total.items, total.later) is distinct from (coalesce(listed.items, 0), coalesce(listed.later, 0))
		on conflict (key) do update set items = excluded.items, later = excluded.later
	`.execute(db)
	return repaired.rowCount ?? 0
}

async function repairBlocks(db: Queryable): Promise<number> {
	const repaired = await sql`
		insert into list_block as known (key, block, items)
		select coalesce(listed.key, known.key), coalesce(listed.block, known.block), coalesce(listed.items, 0::bit(2048))
		from (
			select key, item_id >> 11 as block, bit_or(set_bit(0::bit(2048), item_id & 2047, 1)) as items
			from news_posting where item_id < first_unblocked() group by key, item_id >> 11
		) as listed
		full join list_block as known using (key, block)
		where known.items is distinct from coalesce(listed.items, 0::bit(2048))
		on conflict (key, block) do update set items = excluded.items
	`.execute(db)
	return repaired.rowCount ?? 0
}
