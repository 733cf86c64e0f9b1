import { cachedJson } from '#api/cache/cached-response.ts'
import type { FetchCached } from '#api/cache/fetch-cached.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { problemResponse } from '#contract/problem.ts'
import { mostReadLength, mostReadQuery, mostReadResponse } from '#contract/readers-interest.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { FindMostRead } from '#services/news/find-most-read.ts'
import type { Viewer } from '#services/viewer.ts'
import type { PresentNews } from './present-news-item.ts'

type MostReadResponseDeps = {
	services: { findMostRead: FindMostRead }
	fetchCached: FetchCached
	presentNews: PresentNews
}

export const createMostReadResponse =
	({ services, fetchCached, presentNews }: MostReadResponseDeps) =>
	(locale: NewsLocale, viewer: Viewer) =>
		fetchCached(viewer, `most-read|${locale}`, async () => {
			const items = await services.findMostRead(locale, mostReadLength)
			const data = await presentNews(items)
			return cachedJson(mostReadResponse.parse({ status: 1, data }), sharedFor(60))
		})

type MostReadParts = {
	responses: { mostRead: ReturnType<typeof createMostReadResponse> }
	viewerOf: ViewerOf
}

export function mostReadRoute({ responses, viewerOf }: MostReadParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'What most readers opened in the last 24 hours',
			querystring: mostReadQuery,
			response: { 200: mostReadResponse, 400: problemResponse, 429: problemResponse },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.mostRead(request.query.lang, viewerOf(request))),
	})
}
