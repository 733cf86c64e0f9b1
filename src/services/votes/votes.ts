import { leastMoodVotes, type MoodResponse, moodResponse } from '#contract/readers-interest.ts'
import type { StoredVotes, VoterIdentity } from '#domain/vote.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { votesOf } from '#store/votes/vote-store.ts'
import { createCastVote } from './cast-vote.ts'
import { createCountView } from './count-view.ts'
import { createFindMood } from './find-mood.ts'

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
