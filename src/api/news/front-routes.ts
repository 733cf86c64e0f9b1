import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import { type FrontResponse, frontQuery, frontResponse, frontStories } from '#contract/front.ts'
import { problemResponses } from '#contract/problem.ts'
import type { ListLocale } from '#domain/locale.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { presentStories } from '#services/news/present-story.ts'
import type { Viewer } from '#services/viewer.ts'

export const createFrontResponse =
	({ services, fetchCached, presentNews }: ResponseDeps) =>
	(locale: ListLocale, viewer: Viewer) =>
		fetchCached(viewer, `front|${locale}`, async () => {
			const front = await services.findFront(locale, 1 + frontStories, viewer)
			const [lead, ...stories] = await presentStories(front.stories, presentNews)
			const latest = await presentNews(front.latest)
			const body: FrontResponse = { status: 1, data: { lead: lead ?? null, stories, latest } }
			return cachedJson(body, sharedFor(30))
		})

export function frontRoute({ responses, viewerOf }: ReadRouteParts) {
	return route({
		schema: {
			tags: ['news'],
			summary: 'The front page: the lead, the top stories, and the newest items',
			querystring: frontQuery,
			response: { 200: frontResponse, ...problemResponses(400, 429) },
		},
		handler: async (request, reply) =>
			sendResponse(request, reply, await responses.front(request.query.lang, viewerOf(request))),
	})
}
