import { sql } from 'kysely'
import type { VoteCounts } from '#domain/vote.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

export type WrongCount = { itemId: number; stored: VoteCounts; true: VoteCounts }
export type Reconciliation = {
	/** Items whose counters did not equal their rows. */
	items: WrongCount[]
	/** Copies in lists that did not equal their item's counters. */
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
			copies: await repairCopies(change),
			totals: await repairTotals(change),
		}
	})
}

async function repairItems(db: Queryable): Promise<WrongCount[]> {
	const found = await sql<Record<`${'stored' | 'true'}_${keyof VoteCounts}`, number> & { id: number }>`
		with said as (
			select item_id, count(*) filter (where choice = 'important') as importance,
				count(*) filter (where choice = 'bullish') as bullish,
				count(*) filter (where choice = 'bearish') as bearish
			from vote where counted group by item_id
		), seen as (select item_id, sum(times) as views from item_view group by item_id),
		wrong as (
			select item.id, item.views as stored_views, item.importance as stored_importance,
				item.bullish as stored_bullish, item.bearish as stored_bearish,
				(item.views_settled + coalesce(seen.views, 0))::integer as true_views,
				coalesce(said.importance, 0)::integer as true_importance,
				coalesce(said.bullish, 0)::integer as true_bullish, coalesce(said.bearish, 0)::integer as true_bearish
			from news_item as item
			left join said on said.item_id = item.id left join seen on seen.item_id = item.id
		)
		update news_item as item set views = wrong.true_views, importance = wrong.true_importance,
			bullish = wrong.true_bullish, bearish = wrong.true_bearish
		from wrong where wrong.id = item.id
			and (stored_views, stored_importance, stored_bullish, stored_bearish)
				is distinct from (true_views, true_importance, true_bullish, true_bearish)
		returning wrong.*
	`.execute(db)
	return found.rows.map((row) => ({
		itemId: row.id,
		stored: {
			views: row.stored_views,
			importance: row.stored_importance,
			bullish: row.stored_bullish,
			bearish: row.stored_bearish,
		},
		true: {
			views: row.true_views,
			importance: row.true_importance,
			bullish: row.true_bullish,
			bearish: row.true_bearish,
		},
	}))
}

async function repairCopies(db: Queryable): Promise<number> {
	const repaired = await sql`
		update news_posting as posting set views = item.views, importance = item.importance,
			bullish = item.bullish, bearish = item.bearish
		from news_item as item where item.id = posting.item_id
			and (posting.views, posting.importance, posting.bullish, posting.bearish)
				is distinct from (item.views, item.importance, item.bullish, item.bearish)
	`.execute(db)
	return Number(repaired.numAffectedRows ?? 0)
}

async function repairTotals(db: Queryable): Promise<number> {
	const repaired = await sql`
		insert into news_total as total (key, items)
		select coalesce(listed.key, total.key), coalesce(listed.items, 0)::integer
		from (select key, count(*) as items from news_posting group by key) as listed
		full join news_total as total using (key)
		where total.items is distinct from coalesce(listed.items, 0)
		on conflict (key) do update set items = excluded.items
	`.execute(db)
	return Number(repaired.numAffectedRows ?? 0)
}
