import { clearOldSessions } from '#store/accounts/session-store.ts'
import { forgetAdMarks } from '#store/ads/ad-count-store.ts'
import { prunePictures } from '#store/news/picture-store.ts'
import { prunePricePoints } from '#store/news/price-point-store.ts'
import type { Queryable } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { clearUncountedViews, settleViews } from '#store/votes/view-store.ts'

export type NightlyParts = {
	db: Queryable
	now: () => Date
	/** Counters that differed from their rows and were repaired; the cause should be investigated. */
	alarm: (finding: { items: number; entries: number; examples: readonly number[] }) => void
}

const dayMs = 24 * 60 * 60 * 1_000
/** A view counts again after a day; older viewers are deleted for privacy. */
const viewsStoredMs = 2 * dayMs
const examplesNamed = 10

/** The nightly clean-up: repairs counters by the rows they count, and deletes expired data. */
export async function tidyUp({ db, now, alarm }: NightlyParts): Promise<void> {
	const found = await reconcileCounts(db)
	const { entries } = found
	if (found.items.length + entries > 0) {
		const examples = found.items.slice(0, examplesNamed).map(({ itemId }) => itemId)
		alarm({ items: found.items.length, entries, examples })
	}
	await settleViews(db, new Date(now().getTime() - viewsStoredMs))
	await clearUncountedViews(db, now())
	await clearOldSessions(db, now())
	await forgetAdMarks(db, now())
	await prunePricePoints(db, now())
	await prunePictures(db, now())
}
