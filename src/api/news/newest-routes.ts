import type { ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { newestQuery, newestResponse } from '#contract/newest-news.ts'
import { problemResponses } from '#contract/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { requirePast } from '#services/news/read-news-filter.ts'

export function newestRoute({ services, now }: Pick<ResponseDeps, 'services' | 'now'>) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'The number of items since a reader last looked',
			description:
				'Counts what /v1/news/recent/ would return without a filter. Cheap enough to be requested often.',
			querystring: newestQuery,
			response: { 200: newestResponse, ...problemResponses(400, 429) },
		},
		handler: async (request, reply) => {
			const { lang: locale, since, grouped } = request.query
			requirePast('since', since, now())
			const count = await services.countNewest({ locale, since, grouped })
			const body = newestResponse.parse({ status: 1, data: { count } })
			return sendResponse(request, reply, cachedJson(body, sharedFor(1, 0)))
		},
	})
}
