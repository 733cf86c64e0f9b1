import { cachedJson } from '#api/cache/cached-response.ts'
import type { SendCached } from '#api/cache/send-cached.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { problemAnswer } from '#contract/problem.ts'
import { mostReadAnswer, mostReadLength, mostReadQuery } from '#contract/readers-interest.ts'
import type { FindMostRead } from '#services/news/find-most-read.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'

type MostReadParts = { services: { findMostRead: FindMostRead }; sendCached: SendCached; now: () => number }

export function mostReadRoute({ services, sendCached, now }: MostReadParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'What most readers opened in the last 24 hours',
			querystring: mostReadQuery,
			response: { 200: mostReadAnswer, 400: problemAnswer, 429: problemAnswer },
		},
		handler: async (request, reply) => {
			const { lang } = request.query
			return sendCached(request, reply, `most-read|${lang}`, async () => {
				const items = await services.findMostRead(lang, mostReadLength)
				const data = items.map((item) => presentNewsItem(item, isRecent(item, now())))
				return cachedJson(mostReadAnswer.parse({ status: 1, data }), sharedFor(60))
			})
		},
	})
}
