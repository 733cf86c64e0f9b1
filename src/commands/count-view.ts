import type { VoterIdentity } from '#domain/vote.ts'
import type { Queryable } from '#store/schema.ts'
import { countView as storeView, type ViewOutcome } from '#store/view-store.ts'
import { createTwinCalls } from './twin-calls.ts'

export type CountView = (viewer: VoterIdentity, itemId: number) => Promise<ViewOutcome>

/** An item was opened; the same person or browser counts once in 24 hours. */
export function createCountView({ db, now }: { db: Queryable; now: () => number }): CountView {
	const twins = createTwinCalls<ViewOutcome>()
	return (viewer, itemId) =>
		twins(
			`${viewer.kind}:${viewer.id}:${itemId}`,
			() => storeView(db, viewer, itemId, new Date(now())),
			(first) => (first === 'counted' ? 'seen_before' : first),
		)
}
