import { sql } from 'kysely'
import type { VoteCounts, VoterIdentity } from '#domain/vote.ts'
import { lockItem, moveCounts } from './item-counts.ts'
import { announceVotes } from './news-announcement.ts'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** So many browsers of one network on one item within the window are one hand, not many. */
export const crowdSize = 200
export const crowdWindowMinutes = 5

/** Whether a vote would be the one that makes a crowd, or comes from one already set aside. */
export async function joinsCrowd(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	network: string | null,
	now: Date,
): Promise<boolean> {
	if (network === null || identity.kind === 'user') return false
	const found = await sql<{ others: number; aside: boolean }>`
		select (count(distinct identity_id) filter (where identity_id <> ${identity.id}))::integer as others,
			coalesce(bool_or(not counted), false) as aside
		from vote where ${ofCrowd(itemId, network, now)}
	`.execute(db)
	const { others = 0, aside = false } = found.rows[0] ?? {}
	return aside || others + 1 >= crowdSize
}

const ofCrowd = (itemId: number, network: string | null, now: Date) => sql`
	item_id = ${itemId} and network = ${network} and identity_kind = 'session'
	and cast_at > ${now}::timestamptz - make_interval(mins => ${crowdWindowMinutes})
`

/** Takes back what the crowd's earlier votes moved; the item is locked by the caller. */
export async function quarantineCrowd(
	db: Queryable,
	itemId: number,
	network: string | null,
	now: Date,
): Promise<VoteCounts | undefined> {
	const taken = await sql<VoteSums>`
		with aside as (
			update vote set counted = false where counted and ${ofCrowd(itemId, network, now)} returning choice
		) select ${sums} from aside
	`.execute(db)
	const { importance = 0, bullish = 0, bearish = 0 } = taken.rows[0] ?? {}
	return moveCounts(db, itemId, { importance: -importance, bullish: -bullish, bearish: -bearish })
}

type VoteSums = { importance: number; bullish: number; bearish: number }

const sums = sql`
	(count(*) filter (where choice = 'important'))::integer as importance,
	(count(*) filter (where choice = 'bullish'))::integer as bullish,
	(count(*) filter (where choice = 'bearish'))::integer as bearish
`

export type QuarantinedVotes = VoteSums & { itemId: number; network: string; firstAt: Date; lastAt: Date }

/** What waits for review, the newest first. */
export async function findQuarantinedVotes(db: Queryable): Promise<QuarantinedVotes[]> {
	const found = await sql<QuarantinedVotes>`
		select item_id as "itemId", network, min(cast_at) as "firstAt", max(cast_at) as "lastAt", ${sums}
		from vote where not counted and network is not null
		group by item_id, network order by max(cast_at) desc
	`.execute(db)
	return found.rows
}

/** Counts a network's quarantined votes on an item after all. */
export async function releaseQuarantine(db: Queryable, itemId: number, network: string): Promise<number> {
	return inTransaction(db, async (change) => {
		await lockItem(change, itemId)
		const freed = await sql<VoteSums>`
			with freed as (
				update vote set counted = true where not counted and item_id = ${itemId} and network = ${network}
				returning choice
			) select ${sums} from freed
		`.execute(change)
		const { importance = 0, bullish = 0, bearish = 0 } = freed.rows[0] ?? {}
		if (importance + bullish + bearish === 0) return 0
		await moveCounts(change, itemId, { importance, bullish, bearish })
		await announceVotes(change, itemId)
		return importance + bullish + bearish
	})
}
