import { clearOldSessions } from '#store/accounts/session-store.ts'
import { forgetAdMarks } from '#store/ads/ad-count-store.ts'
import { prunePricePoints } from '#store/news/price-point-store.ts'
import type { Queryable } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { clearUncountedViews, settleViews } from '#store/votes/view-store.ts'

export type NightlyParts = {
	db: Queryable
	now: () => Date
	/** A counter did not equal its rows: repaired, and worth asking how it came to be. */
	alarm: (finding: { items: number; entries: number; examples: readonly number[] }) => void
}

const dayMs = 24 * 60 * 60 * 1_000
/** A view counts again after a day; who saw what before that is nobody's business. */
const viewsKeptMs = 2 * dayMs
const examplesNamed = 10

/** The night's housekeeping: counters are held to the rows they count, and what has served its time is forgotten. */
export async function tidyUp({ db, now, alarm }: NightlyParts): Promise<void> {
	const found = await reconcileCounts(db)
	const { entries } = found
	if (found.items.length + entries > 0) {
		const examples = found.items.slice(0, examplesNamed).map(({ itemId }) => itemId)
		alarm({ items: found.items.length, entries, examples })
	}
	await settleViews(db, new Date(now().getTime() - viewsKeptMs))
	await clearUncountedViews(db, now())
	await clearOldSessions(db, now())
	await forgetAdMarks(db, now())
	await prunePricePoints(db, now())
}
