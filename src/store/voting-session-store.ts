import { sql } from 'kysely'
import type { Queryable } from './schema.ts'
import { inTransaction } from './transaction.ts'

/** An address brings at most so many browsers an hour that never voted before. */
export const newVotersPerHour = 30

/**
 * Lets a browser vote: one that has voted before always, a new one while its address has not brought too many.
 * `address` is a keyed hash of the IPv4 address or the IPv6 /64.
 */
export async function admitVoter(
	db: Queryable,
	sessionId: string,
	address: string,
	now: Date,
	limit: number = newVotersPerHour,
): Promise<'admitted' | 'too_many'> {
	return inTransaction(db, async (change) => {
		const known = await sql`select from voting_session where session_id = ${sessionId}`.execute(change)
		if (known.rows.length > 0) return 'admitted'
		// New browsers of one address take turns, or a burst would be counted before any of it is stored.
		await sql`select pg_advisory_xact_lock(${voterLock}, hashtext(${address}))`.execute(change)
		const recent = await sql<{ voters: number }>`
			select count(*)::integer as voters from voting_session
			where address = ${address} and first_vote_at > ${now}::timestamptz - interval '1 hour'
		`.execute(change)
		if ((recent.rows[0]?.voters ?? 0) >= limit) return 'too_many'
		await sql`
			insert into voting_session (session_id, address, first_vote_at)
			values (${sessionId}, ${address}, ${now}) on conflict do nothing
		`.execute(change)
		return 'admitted'
	})
}

// Any number that nothing else locks in our databases.
const voterLock = 7_246_005
