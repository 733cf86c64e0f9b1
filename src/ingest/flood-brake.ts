/** How many new items a source usually has. */
export type FloodHabit = {
	/** Its feed was never read. */
	firstFetch: boolean
	/** The median of new items in its last readings; null before the first. */
	medianNew: number | null
}

/** Both limits must be exceeded, because a quiet source may have a busy day. */
const alwaysAllowed = 30
const timesTheMedian = 5

/** More new items than this at once are held back. The first feed of a source is never held. */
export const holdAbove = ({ firstFetch, medianNew }: FloodHabit): number =>
	firstFetch ? Number.POSITIVE_INFINITY : Math.max(alwaysAllowed, timesTheMedian * (medianNew ?? 0))
