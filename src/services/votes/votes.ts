import { LRUCache } from 'lru-cache'
import { leastMoodVotes, type MoodResponse, moodResponse } from '#contract/readers-interest.ts'
import type { StoredVotes, VoterIdentity } from '#domain/vote.ts'
import type { Reads } from '#services/reading.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { countSignals, type SignalVotes } from '#store/votes/readers-interest.ts'
import { votesOf } from '#store/votes/vote-store.ts'
import { createCastVote } from './cast-vote.ts'
import { createCountView } from './count-view.ts'

export function createVotes(shared: Shared) {
	const { cache, reads, now } = shared
	const findMood = createFindMood({ reads, now, leastVotes: leastMoodVotes })
	return {
		cast: createCastVote(shared),
		countView: createCountView(shared),

		/** The votes of one voter on these items; a program has none. */
		own: async (
			voter: VoterIdentity | undefined,
			ids: readonly number[],
		): Promise<ReadonlyMap<number, StoredVotes>> =>
			voter === undefined ? new Map() : votesOf(reads.own, voter, ids),

		/** The share of bullish votes today; null while there are too few. */
		mood: (viewer: Viewer) =>
			cache.json(viewer, 'mood', async (): Promise<MoodResponse> => {
				const data = (await findMood()) ?? null
				return moodResponse.parse({ status: 1, data })
			}),
	}
}

/** The votes of a day are counted at most this often. */
const countedForMs = 60_000

type MoodDeps = { reads: Pick<Reads, 'lists'>; now: () => number; leastVotes: number }
type Mood = { bullish: number; bearish: number; votes: number }

/** The share of bullish votes today in per cent; undefined while there are too few. */
function createFindMood({ reads, now, leastVotes }: MoodDeps) {
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
