import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { counterOf, type KeptVote, keptVotes, type VoterIdentity } from '#domain/vote.ts'
import { announceVotes } from '#store/news/news-announcement.ts'
import { type Column, integer, moment, neverNull, orNull, query, type Row, uuid } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'
import { lockItem, moveCounts } from './item-counts.ts'

/** So many votes of browsers without an account from one network count on one item within the window. */
export const crowdLimit = 10
const crowdWindowMinutes = 60

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
	const found = await query({ counted: integer, group: orNull(uuid) })`
		select (count(*) filter (
				where counted and cast_at > ${now}::timestamptz - make_interval(mins => ${crowdWindowMinutes})
			))::integer as counted,
			(array_agg(quarantine_group) filter (where not counted))[1] as "group"
		from vote where item_id = ${itemId} and network = ${network}
	`.execute(db)
	const { counted = 0, group = null } = found.rows[0] ?? {}
	return counted < crowdLimit ? undefined : (group ?? randomUUID())
}

const sumColumns = Object.fromEntries(keptVotes.map((vote) => [counterOf[vote], integer])) as Record<
	(typeof counterOf)[KeptVote],
	Column<number>
>

/** How many votes there are for each counter that votes move. */
export const voteSums = sql.join(
	keptVotes.map(
		(vote) =>
			sql`(count(*) filter (where choice = ${sql.lit(vote)}))::integer as ${sql.ref(counterOf[vote])}`,
	),
)

const quarantined = {
	group: neverNull(uuid),
	itemId: integer,
	firstAt: moment,
	lastAt: moment,
	...sumColumns,
}
type QuarantinedVotes = Row<typeof quarantined>

/** What waits for review, the newest first. */
export async function findQuarantinedVotes(db: Queryable): Promise<QuarantinedVotes[]> {
	const found = await query(quarantined)`
		select quarantine_group as "group", item_id as "itemId", min(cast_at) as "firstAt", max(cast_at) as "lastAt",
			${voteSums}
		from vote where not counted group by quarantine_group, item_id order by max(cast_at) desc
	`.execute(db)
	return found.rows
}

/** Counts a group's votes after all; answers how many. */
export async function releaseQuarantine(db: Queryable, group: string): Promise<number> {
	return inTransaction(db, async (change) => {
		const [of] = (
			await query({ itemId: integer })`
				select item_id as "itemId" from vote where not counted and quarantine_group = ${group} limit 1
			`.execute(change)
		).rows
		if (of === undefined) return 0
		await lockItem(change, of.itemId)
		const freed = await query(sumColumns)`
			with freed as (
				update vote set counted = true, quarantine_group = null
				where not counted and quarantine_group = ${group} returning choice
			) select ${voteSums} from freed
		`.execute(change)
		const sums = freed.rows[0] ?? {}
		await moveCounts(change, of.itemId, sums)
		await announceVotes(change, of.itemId)
		return Object.values<number>(sums).reduce((total, votes) => total + votes, 0)
	})
}
