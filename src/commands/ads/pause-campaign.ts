import { setPaused } from '#store/ads/ad-campaign-store.ts'
import type { Queryable } from '#store/schema.ts'
import { inTransaction } from '#store/transaction.ts'

export type PauseParts = { db: Queryable; now: () => number }

/** Takes a campaign out of service, or back in; answers whether there is one. Pausing twice keeps the first moment. */
export const pauseCampaign = (
	{ db, now }: PauseParts,
	id: number,
	to: 'paused' | 'running',
): Promise<boolean> =>
	// The announcement goes out when the change is true for everyone.
	inTransaction(db, (change) => setPaused(change, id, to === 'paused' ? new Date(now()) : null))
