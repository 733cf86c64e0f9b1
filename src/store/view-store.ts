import { sql } from 'kysely'
import type { VoterIdentity } from '#domain/vote.ts'
import { lockItem, moveCounts } from './item-counts.ts'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

export type ViewOutcome = 'counted' | 'seen_before' | 'not_found'

/** An identity's view of an item counts once in so many hours. */
export const viewHours = 24

export async function countView(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	now: Date,
): Promise<ViewOutcome> {
	return inTransaction(db, async (change) => {
		if ((await lockItem(change, itemId)) === undefined) return 'not_found'
		const counted = await sql`
			insert into item_view as seen (identity_kind, identity_id, item_id, viewed_at, times)
			values (${identity.kind}, ${identity.id}, ${itemId}, ${now}, 1)
			on conflict (identity_kind, identity_id, item_id) do update
				set viewed_at = excluded.viewed_at, times = seen.times + 1
				where seen.viewed_at <= excluded.viewed_at - make_interval(hours => ${viewHours})
			returning item_id
		`.execute(change)
		if (counted.rows.length === 0) return 'seen_before'
		// No announcement: a view changes no one's page enough to make every process forget its lists.
		await moveCounts(change, itemId, { views: 1 })
		return 'counted'
	})
}

/** Forgets who saw what before the moment given; the counts stay. Answers how many rows went. */
export async function settleViews(db: Queryable, before: Date): Promise<number> {
	const settled = await sql<{ rows: number }>`
		with gone as (
			delete from item_view where viewed_at < ${before}::timestamptz returning item_id, times
		), kept as (
			update news_item as item set views_settled = views_settled + sum.times
			from (select item_id, sum(times)::integer as times from gone group by item_id) as sum
			where item.id = sum.item_id
		)
		select count(*)::integer as rows from gone
	`.execute(db)
	return settled.rows[0]?.rows ?? 0
}
