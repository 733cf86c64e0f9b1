import { cachedJson } from '#api/cache/cached-response.ts'
import type { SendCached } from '#api/cache/send-cached.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { problemAnswer } from '#contract/problem.ts'
import { moodAnswer } from '#contract/readers-interest.ts'
import type { FindMood } from '#services/votes/find-mood.ts'

type MoodParts = { services: { findMood: FindMood }; sendCached: SendCached }

export function moodRoute({ services, sendCached }: MoodParts) {
	return route({
		schema: {
			tags: ['votes'],
			summary: 'How readers voted today, bullish against bearish',
			description: 'A day begins at midnight in Tehran. Votes that wait for review are not in it.',
			response: { 200: moodAnswer, 429: problemAnswer },
		},
		handler: async (request, reply) =>
			sendCached(request, reply, 'mood', async () => {
				const data = (await services.findMood()) ?? null
				return cachedJson(moodAnswer.parse({ status: 1, data }), sharedFor(60))
			}),
	})
}
