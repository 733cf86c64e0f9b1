import { createCoalescer } from '#commands/coalesce-calls.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'
import { keepUncountedView, countView as storeView, type ViewOutcome } from '#store/votes/view-store.ts'
import { admitReader, type Reader } from './admit-reader.ts'

export type CountViewParts = { db: Queryable; now: () => number; newReadersPerHour: number }

export type CountOutcome = ViewOutcome | 'crowded_address'
export type CountView = (reader: Reader, itemId: number) => Promise<CountOutcome>

/** An item was opened; the same person or browser counts once in 24 hours. */
export function createCountView({ db, now, newReadersPerHour }: CountViewParts): CountView {
	const coalesce = createCoalescer<CountOutcome>()
	const count = (reader: Reader, itemId: number): Promise<CountOutcome> =>
		inTransaction(db, async (change) => {
			const moment = new Date(now())
			if (await admitReader(change, reader, moment, newReadersPerHour)) {
				return storeView(change, reader.identity, itemId, moment)
			}
			const kept = await keepUncountedView(change, itemId, 'crowded_address', moment)
			return kept ? 'crowded_address' : 'not_found'
		})
	return (reader, itemId) =>
		coalesce(
			`${reader.identity.kind}:${reader.identity.id}:${itemId}`,
			() => count(reader, itemId),
			(first) => (first === 'counted' ? 'seen_before' : first),
		)
}
