import { voteLimits } from '#domain/limits.ts'
import type { VoterIdentity } from '#domain/vote.ts'
import { type Queryable, sql } from '#store/sql.ts'

const { most, minutes } = voteLimits.ofOneNetwork

/** Votes follow the same rule on rows of their own, because an operator can release or void them. */
type NetworkAct = {
	act: 'view' | 'seen' | 'click'
	/** The item, or the campaign. */
	subjectId: number
	identity: VoterIdentity
	/** A keyed hash of the /24 or /48; null where a network means nothing (a test, a proxy). */
	network: string | null
}

/** Whether an act counts; one that does takes a place of its network. Runs inside the transaction that counts it. */
export async function takeNetworkPlace(
	db: Queryable,
	{ act, subjectId, identity, network }: NetworkAct,
	now: Date,
): Promise<boolean> {
	if (network === null || identity.kind === 'user') return true
	// Acts of one network take turns, or a burst would be counted before any of it is stored.
	const name = `${act} ${subjectId} ${network}`
	await sql`select pg_advisory_xact_lock(${crowdLock}, hashtext(${name}))`.execute(db)
	const taken = await sql`
		insert into network_act (act, subject_id, network, counted_at)
		select ${act}, ${subjectId}, ${network}, ${now}::timestamptz
		where (
			select count(*) from network_act
			where act = ${act} and subject_id = ${subjectId} and network = ${network}
				and counted_at > ${now}::timestamptz - make_interval(mins => ${minutes})
		) < ${most}
		returning act
	`.execute(db)
	return taken.rows.length > 0
}

// Any number that nothing else locks in our databases.
const crowdLock = 7_246_006
