import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { VoterIdentity } from '#domain/vote.ts'
import { announceVotes } from '#store/news/news-announcement.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'
import { lockItem, moveCounts } from './item-counts.ts'

/** So many votes of browsers without an account from one network count on one item within the window. */
export const crowdLimit = 10
export const crowdWindowMinutes = 60

/**
 * The group in which a vote waits for review, because its network has brought enough votes on the item; undefined
 * where it counts. The item is locked by the caller, so that a burst is counted one by one.
 */
export async function findQuarantine(
	db: Queryable,
	identity: VoterIdentity,
	itemId: number,
	network: string | null,
	now: Date,
): Promise<string | undefined> {
	if (network === null || identity.kind === 'user') return undefined
	const found = await sql<{ counted: number; group: string | null }>`
		select (count(*) filter (
				where counted and cast_at > ${now}::timestamptz - make_interval(mins => ${crowdWindowMinutes})
			))::integer as counted,
			(array_agg(quarantine_group) filter (where not counted))[1] as "group"
		from vote where item_id = ${itemId} and network = ${network}
	`.execute(db)
	const { counted = 0, group = null } = found.rows[0] ?? {}
	return counted < crowdLimit ? undefined : (group ?? randomUUID())
}

type VoteSums = { importance: number; bullish: number; bearish: number }

const sums = sql`
	(count(*) filter (where choice = 'important'))::integer as importance,
	(count(*) filter (where choice = 'bullish'))::integer as bullish,
	(count(*) filter (where choice = 'bearish'))::integer as bearish
`

export type QuarantinedVotes = VoteSums & { group: string; itemId: number; firstAt: Date; lastAt: Date }

/** What waits for review, the newest first. */
export async function findQuarantinedVotes(db: Queryable): Promise<QuarantinedVotes[]> {
	const found = await sql<QuarantinedVotes>`
		select quarantine_group as "group", item_id as "itemId", min(cast_at) as "firstAt", max(cast_at) as "lastAt",
			${sums}
		from vote where not counted group by quarantine_group, item_id order by max(cast_at) desc
	`.execute(db)
	return found.rows
}

/** Counts a group's votes after all; answers how many. */
export async function releaseQuarantine(db: Queryable, group: string): Promise<number> {
	return inTransaction(db, async (change) => {
		const [of] = (
			await sql<{ itemId: number }>`
				select item_id as "itemId" from vote where not counted and quarantine_group = ${group} limit 1
			`.execute(change)
		).rows
		if (of === undefined) return 0
		await lockItem(change, of.itemId)
		const freed = await sql<VoteSums>`
			with freed as (
				update vote set counted = true, quarantine_group = null
				where not counted and quarantine_group = ${group} returning choice
			) select ${sums} from freed
		`.execute(change)
		const { importance = 0, bullish = 0, bearish = 0 } = freed.rows[0] ?? {}
		await moveCounts(change, of.itemId, { importance, bullish, bearish })
		await announceVotes(change, of.itemId)
		return importance + bullish + bearish
	})
}
