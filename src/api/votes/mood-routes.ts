import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { problemResponse } from '#contract/problem.ts'
import { moodResponse } from '#contract/readers-interest.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'

export const createMoodResponse =
	({ services, fetchCached }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'mood', async () => {
			const data = (await services.findMood()) ?? null
			return cachedJson(moodResponse.parse({ status: 1, data }), sharedFor(60))
		})

export function moodRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['votes'],
			summary: 'How readers voted today, bullish against bearish',
			description: 'A day begins at midnight in Tehran. Votes that wait for review are not in it.',
			response: { 200: moodResponse, 429: problemResponse },
		},
		handler: async (request, reply) => sendResponse(request, reply, await responses.mood(viewerOf(request))),
	})
}
