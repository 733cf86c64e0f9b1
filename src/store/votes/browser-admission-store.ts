import { sql } from 'kysely'
import { voteLimits } from '#domain/limits.ts'
import { integer, query } from '#store/query.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

/** What browsers without an account are let in for: to vote, or to be counted as readers of news and ads. */
export type AdmissionPurpose = 'vote' | 'count'

/** An address brings at most so many new browsers an hour. Carriers share addresses, so reading has room for a crowd. */
export const admissionsPerHour: Readonly<Record<AdmissionPurpose, number>> = {
	vote: voteLimits.newBrowsersAnHour,
	count: 300,
}

/**
 * Lets a browser in: one that was let in today always, a new one while its address has not brought too many.
 * `address` is a keyed hash of the IPv4 address or the IPv6 /64.
 */
export async function admitBrowser(
	db: Queryable,
	purpose: AdmissionPurpose,
	browser: { sessionId: string; address: string },
	now: Date,
	perHour: number = admissionsPerHour[purpose],
): Promise<'admitted' | 'too_many'> {
	const { sessionId, address } = browser
	return inTransaction(db, async (change) => {
		const known = await sql`
			select from admitted_browser where purpose = ${purpose} and session_id = ${sessionId}
		`.execute(change)
		if (known.rows.length > 0) return 'admitted'
		// New browsers of one address take turns, or a burst would be counted before any of it is stored.
		await sql`select pg_advisory_xact_lock(${admissionLock}, hashtext(${address}))`.execute(change)
		const recent = await query({ browsers: integer })`
			select count(*)::integer as browsers from admitted_browser where purpose = ${purpose}
				and address = ${address} and admitted_at > ${now}::timestamptz - interval '1 hour'
		`.execute(change)
		if ((recent.rows[0]?.browsers ?? 0) >= perHour) return 'too_many'
		await sql`
			insert into admitted_browser (purpose, session_id, address, admitted_at)
			values (${purpose}, ${sessionId}, ${address}, ${now}) on conflict do nothing
		`.execute(change)
		return 'admitted'
	})
}

// Any number that nothing else locks in our databases.
const admissionLock = 7_246_005
