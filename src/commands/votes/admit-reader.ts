import type { VoterIdentity } from '#domain/vote.ts'
import type { Queryable } from '#store/schema.ts'
import { admitBrowser } from '#store/votes/browser-admission-store.ts'

/** Someone whose reading may count, and a keyed hash of the address they came from. */
export type Reader = { identity: VoterIdentity; address: string }

/** Whether a reader's acts count: people's always, a browser's while its address has not brought too many new ones. */
export async function admitReader(
	db: Queryable,
	{ identity, address }: Reader,
	now: Date,
	newReadersPerHour: number,
): Promise<boolean> {
	if (identity.kind === 'user') return true
	const browser = { sessionId: identity.id, address }
	return (await admitBrowser(db, 'count', browser, now, newReadersPerHour)) === 'admitted'
}
