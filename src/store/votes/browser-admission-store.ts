import { voteLimits } from '#domain/limits.ts'
import type { Origin } from '#domain/vote.ts'
import { integer, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

/** The purpose of an admission of browsers without an account: to vote, or to be counted as readers of news and ads. */
export type AdmissionPurpose = 'vote' | 'count'

/**
 * How many new browsers an address may bring in an hour. Carriers share addresses, so the limit for reading is
 * higher.
 */
export const admissionsPerHour: Readonly<Record<AdmissionPurpose, number>> = {
	vote: voteLimits.newBrowsersAnHour,
	count: 300,
}

/**
 * The /48 of an IPv6 address has 65,536 addresses: all together may bring ten times what each may, as with rate
 * limits.
 */
const wideFactor = 10

/**
 * Admits a browser: one that was admitted today always, a new one unless its address or, in IPv6, the /48 around it
 * has had too many.
 */
export async function admitBrowser(
	db: Queryable,
	purpose: AdmissionPurpose,
	{ sessionId, origin }: { sessionId: string; origin: Pick<Origin, 'address' | 'wide'> },
	now: Date,
	perHour: number = admissionsPerHour[purpose],
): Promise<'admitted' | 'too_many'> {
	const { address, wide } = origin
	const known = await query({}, { isPrepared: true })`
		select from admitted_browser where purpose = ${purpose} and session_id = ${sessionId}
	`.execute(db)
	if (known.rows.length > 0) return 'admitted'
	return inTransaction(db, async (change) => {
		const admitted = (column: 'address' | 'wide', value: string) =>
			countAdmitted(change, purpose, column, value, now)
		if ((await admitted('address', address)) >= perHour) return 'too_many'
		if (wide !== null && (await admitted('wide', wide)) >= perHour * wideFactor) return 'too_many'
		await sql`
			insert into admitted_browser (purpose, session_id, address, wide, admitted_at)
			values (${purpose}, ${sessionId}, ${address}, ${wide}, ${now}) on conflict do nothing
		`.execute(change)
		return 'admitted'
	})
}

async function countAdmitted(
	change: Queryable,
	purpose: AdmissionPurpose,
	column: 'address' | 'wide',
	value: string,
	now: Date,
): Promise<number> {
	// Admissions of one origin are serialised, or a burst would be counted before any of it is stored.
	await sql`select pg_advisory_xact_lock(${admissionLocks[column]}, hashtext(${value}))`.execute(change)
	const recent = await query({ browsers: integer })`
		select count(*)::integer as browsers from admitted_browser where purpose = ${purpose}
			and ${sql.ref(column)} = ${value} and admitted_at > ${now}::timestamptz - interval '1 hour'
	`.execute(change)
	return recent.rows[0]?.browsers ?? 0
}

// Any numbers that nothing else locks in our databases.
const admissionLocks = { address: 7_246_005, wide: 7_246_007 }
