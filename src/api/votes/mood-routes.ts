import type { ApiParts } from '#api/api-parts.ts'
import { cachedJson } from '#api/cache/cached-response.ts'
import { createCachedResponses } from '#api/cache/response-cache.ts'
import { sendHotResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { problemAnswer } from '#contract/problem.ts'
import { leastMoodVotes, moodAnswer } from '#contract/readers-interest.ts'
import { countSignals, type SignalVotes } from '#store/votes/readers-interest.ts'

const keptForMs = 60_000

const presentMood = ({ bullish, bearish }: SignalVotes) => {
	const votes = bullish + bearish
	if (votes < leastMoodVotes) return null
	// The rest to a hundred, so that the two never say 101 together.
	const share = Math.round((100 * bullish) / votes)
	return { bullish: share, bearish: 100 - share, votes }
}

export function moodRoute({ now, reads }: ApiParts) {
	// Not among the other responses: those go with every vote, and a day's votes are not counted anew for each.
	const responses = createCachedResponses({ maxWeight: 65_536, maxAgeMs: () => keptForMs, now })
	const make = async () => {
		const data = presentMood(await countSignals(reads.lists, new Date(now())))
		return cachedJson(moodAnswer.parse({ status: 1, data }), sharedFor(60))
	}
	return route({
		schema: {
			tags: ['votes'],
			summary: 'How readers voted today, bullish against bearish',
			description: 'A day begins at midnight in Tehran. Votes that wait for review are not in it.',
			response: { 200: moodAnswer, 429: problemAnswer },
		},
		handler: async (request, reply) => {
			request.server.answerAtOnce(request, () => responses.peek('mood'))
			return sendHotResponse(
				request,
				reply,
				responses.peek('mood') ?? (await responses.get('mood', [], make)),
			)
		},
	})
}
