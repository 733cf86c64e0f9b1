import { cachedJson } from '#api/cache/cached-response.ts'
import type { FetchCached } from '#api/cache/fetch-cached.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { type FrontResponse, frontQuery, frontResponse, frontStories } from '#contract/front.ts'
import { problemResponse } from '#contract/problem.ts'
import type { ListLocale } from '#domain/locale.ts'
import type { FindFront } from '#services/news/find-front.ts'
import type { Viewer } from '#services/viewer.ts'
import type { PresentNews } from './present-news-item.ts'
import { presentStories } from './present-story.ts'

type FrontResponseDeps = {
	services: { findFront: FindFront }
	fetchCached: FetchCached
	presentNews: PresentNews
}

export const createFrontResponse =
	({ services, fetchCached, presentNews }: FrontResponseDeps) =>
	(locale: ListLocale, viewer: Viewer) =>
		fetchCached(viewer, `front|${locale}`, async () => {
			const front = await services.findFront(locale, 1 + frontStories, viewer)
			const [lead, ...stories] = await presentStories(front.stories, presentNews)
			const latest = await presentNews(front.latest)
			const answer: FrontResponse = { status: 1, data: { lead: lead ?? null, stories, latest } }
			return cachedJson(answer, sharedFor(30))
		})

type FrontParts = {
	responses: { front: ReturnType<typeof createFrontResponse> }
	viewerOf: ViewerOf
}

export function frontRoute({ responses, viewerOf }: FrontParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'The front page: the lead, the stories that are told most, and the newest items',
			querystring: frontQuery,
			response: { 200: frontResponse, 400: problemResponse, 429: problemResponse },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.front(request.query.lang, viewerOf(request))),
	})
}
