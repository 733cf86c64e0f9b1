import { voteLimits } from '#domain/limits.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { type Queryable, type Sql, sql } from '#store/sql.ts'

const { most, minutes } = voteLimits.ofOneNetwork

/** Votes follow the same rule with rows of their own, because an operator can release or void them. */
type NetworkAct = {
	act: 'view' | 'seen' | 'click'
	/** The item, or the campaign. */
	subjectId: number
	identity: VoterIdentity
	/** A keyed hash of the /24 or /48; null if the network is unknown (a test, a proxy). */
	network: string | null
}

/**
 * Whether an act counts; one that does uses one of its network's slots. Must run inside the transaction that counts
 * it.
 */
export async function takeNetworkPlace(
	db: Queryable,
	{ act, subjectId, identity, network }: NetworkAct,
	now: Date,
): Promise<boolean> {
	if (network === null || identity.kind === 'user') return true
	const taken = await networkPlace(
		sql`values (${act}, ${subjectId}, ${network}, ${[now]}::timestamptz[])`,
		now,
	).execute(db)
	return taken.rows.length > 0
}

/**
 * A statement that takes a slot, and returns a row if there was one. Acts of one network wait for each other's row,
 * so that a burst is counted one by one.
 */
export function networkPlace(wanted: Sql, now: Date): Sql {
	const recent = sql`array(
		select at from unnest(held.counted_at) as at where at > ${now}::timestamptz - make_interval(mins => ${sql.lit(minutes)})
	)`
	return sql`
		insert into network_act as held (act, subject_id, network, counted_at) ${wanted}
		on conflict (subject_id, network, act) do update set counted_at = ${recent} || excluded.counted_at
		where cardinality(${recent}) < ${sql.lit(most)}
		returning act
	`
}
