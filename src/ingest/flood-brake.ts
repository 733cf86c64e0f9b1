/** How much a source usually brings. */
export type FloodHabit = {
	/** No reading has brought its feed yet. */
	firstFetch: boolean
	/** The middle of the new items of its last readings; null before the first. */
	medianNew: number | null
}

/** Both must be passed: a quiet source may have a busy day. */
const alwaysAllowed = 30
const timesTheMedian = 5

/** More new items than this at once are held back; a source's first feed is all new and is let through. */
export const holdAbove = ({ firstFetch, medianNew }: FloodHabit): number =>
	firstFetch ? Number.POSITIVE_INFINITY : Math.max(alwaysAllowed, timesTheMedian * (medianNew ?? 0))
