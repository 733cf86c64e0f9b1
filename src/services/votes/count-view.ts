import type { Origin, VoterIdentity } from '#domain/vote.ts'
import { createCoalescer } from '#services/coalesce-calls.ts'
import type { Queryable } from '#store/sql.ts'
import { admitBrowser } from '#store/votes/browser-admission-store.ts'
import { keepUncountedView, countView as storeView, type ViewOutcome } from '#store/votes/view-store.ts'

type CountViewParts = { db: Queryable; now: () => number; newReadersPerHour: number }

type CountOutcome = ViewOutcome | 'crowded_address'
type CountView = (reader: Reader, itemId: number) => Promise<CountOutcome>

/** Counts a view; an account or browser counts once in 24 hours. */
export function createCountView({ db, now, newReadersPerHour }: CountViewParts): CountView {
	const coalesce = createCoalescer<CountOutcome>()
	const count = async (reader: Reader, itemId: number): Promise<CountOutcome> => {
		const moment = new Date(now())
		const { identity, origin } = reader
		const outcome = await storeView(db, identity, itemId, moment, origin.network, true)
		if (outcome !== 'not_admitted') return outcome
		if (await admitReader(db, reader, moment, newReadersPerHour))
			return storeView(db, identity, itemId, moment, origin.network)
		const isStored = await keepUncountedView(db, itemId, 'crowded_address', moment)
		return isStored ? 'crowded_address' : 'not_found'
	}
	return (reader, itemId) =>
		coalesce(
			`${reader.identity.kind}:${reader.identity.id}:${itemId}`,
			() => count(reader, itemId),
			(first) => (first === 'counted' ? 'seen_before' : first),
		)
}

/** A reader whose views may count, and where the request comes from. */
type Reader = { identity: VoterIdentity; origin: Origin }

/**
 * Whether a reader's acts count: those of accounts always, those of a browser unless its address has had too many
 * new ones.
 */
export async function admitReader(
	db: Queryable,
	{ identity, origin }: Reader,
	now: Date,
	newReadersPerHour: number,
): Promise<boolean> {
	if (identity.kind === 'user') return true
	const browser = { sessionId: identity.id, origin }
	return (await admitBrowser(db, 'count', browser, now, newReadersPerHour)) === 'admitted'
}
