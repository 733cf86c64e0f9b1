import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { problemResponses } from '#contract/problem.ts'
import { mostReadLength, mostReadQuery, mostReadResponse } from '#contract/readers-interest.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'

export const createMostReadResponse =
	({ services, fetchCached, presentNews }: ResponseDeps) =>
	(locale: NewsLocale, viewer: Viewer) =>
		fetchCached(viewer, `most-read|${locale}`, async () => {
			const items = await services.findMostRead(locale, mostReadLength)
			const data = await presentNews(items)
			return cachedJson(mostReadResponse.parse({ status: 1, data }), sharedFor(60))
		})

export function mostReadRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'The most read items of the last 24 hours',
			querystring: mostReadQuery,
			response: { 200: mostReadResponse, ...problemResponses(400, 429) },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.mostRead(request.query.lang, viewerOf(request))),
	})
}
