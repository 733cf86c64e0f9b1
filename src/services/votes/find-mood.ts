import { LRUCache } from 'lru-cache'
import type { Reads } from '#services/reading.ts'
import { countSignals, type SignalVotes } from '#store/votes/readers-interest.ts'

/** The votes of a day are counted at most this often. */
const countedForMs = 60_000

type MoodDeps = { reads: Pick<Reads, 'lists'>; now: () => number; leastVotes: number }
type Mood = { bullish: number; bearish: number; votes: number }

/** The share of bullish votes today in per cent; undefined while there are too few. */
export function createFindMood({ reads, now, leastVotes }: MoodDeps) {
	const today = new LRUCache<'today', SignalVotes>({
		max: 1,
		ttl: countedForMs,
		ttlResolution: 0,
		perf: { now },
		fetchMethod: () => countSignals(reads.lists, new Date(now())),
	})
	return async (): Promise<Mood | undefined> => {
		const { bullish = 0, bearish = 0 } = (await today.fetch('today')) ?? {}
		const votes = bullish + bearish
		if (votes < leastVotes) return undefined
		// The rest to a hundred, so that the two never add up to 101.
		const share = Math.round((100 * bullish) / votes)
		return { bullish: share, bearish: 100 - share, votes }
	}
}
