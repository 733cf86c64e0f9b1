import { cachedJson } from '#api/cache/cached-response.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { newestQuery, newestResponse } from '#contract/newest-news.ts'
import { problemResponse } from '#contract/problem.ts'
import type { CountNewest } from '#services/news/count-newest.ts'
import { requirePast } from './read-news-filter.ts'

type NewestParts = { services: { countNewest: CountNewest }; now: () => number }

export function newestRoute({ services, now }: NewestParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'How many items came since a reader last looked',
			description:
				'Counts what /v1/news/recent/ would bring without a filter. Cheap enough to be asked often.',
			querystring: newestQuery,
			response: { 200: newestResponse, 400: problemResponse, 429: problemResponse },
		},
		handler: async (request, reply) => {
			const { lang: locale, since, grouped } = request.query
			requirePast('since', since, now())
			const count = await services.countNewest({ locale, since, grouped })
			const answer = newestResponse.parse({ status: 1, data: { count } })
			return sendResponse(request, reply, cachedJson(answer, sharedFor(1, 0)))
		},
	})
}
