import { clearOldSessions } from '#store/accounts/session-store.ts'
import { forgetAdMarks } from '#store/ads/ad-count-store.ts'
import type { Queryable } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { clearUncountedViews, settleViews } from '#store/votes/view-store.ts'

export type NightlyParts = {
	db: Queryable
	now: () => Date
	/** Reports counters that did not equal their rows; they are repaired. */
	alarm: (finding: { items: number; copies: number; totals: number; examples: readonly number[] }) => void
}

const dayMs = 24 * 60 * 60 * 1_000
/** A view counts again after a day; older views are deleted for privacy. */
const viewRetentionMs = 2 * dayMs
const examplesNamed = 10

/** The nightly clean-up: compares counters with their rows and deletes what has expired. */
export async function tidyUp({ db, now, alarm }: NightlyParts): Promise<void> {
	const found = await reconcileCounts(db)
	const { copies, totals } = found
	if (found.items.length + copies + totals > 0) {
		const examples = found.items.slice(0, examplesNamed).map(({ itemId }) => itemId)
		alarm({ items: found.items.length, copies, totals, examples })
	}
	await settleViews(db, new Date(now().getTime() - viewRetentionMs))
	await clearUncountedViews(db, now())
	await clearOldSessions(db, now())
	await forgetAdMarks(db, now())
}
