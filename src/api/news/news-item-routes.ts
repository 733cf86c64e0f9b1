import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { sharedFor } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import {
	newsFreshnessResponse,
	newsGoneQuery,
	newsGoneResponse,
	newsInfoRequest,
	newsInfoResponse,
	newsSortResponse,
	newsSourcesResponse,
} from '#contract/news-list.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { newsSorts, sortToWire } from '#domain/news-filter.ts'
import { Problem } from '#domain/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { type Reads, readsOf } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { findGoneIds, findNewsBySlug } from '#store/news/news-lookup.ts'

export const createSourcesWithNewsResponse =
	({ services, fetchCached }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'sources', async () => {
			const items = await services.findSourcesWithNews()
			return cachedJson(newsSourcesResponse.parse({ status: 1, data: { items } }), sharedFor(60))
		})

export const createFreshnessResponse =
	({ services, fetchCached }: ResponseDeps) =>
	(viewer: Viewer) =>
		fetchCached(viewer, 'freshness', async () => {
			const { lastSuccessAt, answering, sources } = await services.findFreshness()
			const data = {
				updated_at: lastSuccessAt?.toISOString() ?? null,
				sources_answering: answering,
				sources_total: sources,
			}
			return cachedJson(newsFreshnessResponse.parse({ status: 1, data }), sharedFor(15))
		})

export function newsItemRoutes({
	responses,
	viewerOf,
	reads,
	presentNews,
}: ReadRouteParts & Pick<ResponseDeps, 'presentNews'> & { reads: Reads }) {
	const sorts = cachedJson(
		newsSortResponse.parse({
			status: 1,
			data: newsSorts.map((name) => ({ sort_index: sortToWire(name), name })),
		}),
		sharedFor(3600),
	)
	return {
		info: route({
			schema: {
				tags: ['news'],
				summary: 'One item by its slug',
				body: newsInfoRequest,
				response: { 200: newsInfoResponse, ...problemResponses(400, 404) },
			},
			handler: async (request) => {
				const item = await findNewsBySlug(readsOf(reads, viewerOf(request)), request.body.uid)
				if (item === undefined) throw new Problem('not_found', { message: 'There is no such item.' })
				const [data] = await presentNews([item])
				if (data === undefined) throw new Error('an item was not presented')
				return { status: 1 as const, data }
			},
		}),
		gone: route({
			schema: {
				tags: ['news'],
				summary: 'Which of these items are no longer shown',
				description: 'For programs that store items: they must delete what was removed here.',
				querystring: newsGoneQuery,
				response: { 200: newsGoneResponse, 400: problemResponse },
			},
			handler: async (request, reply) => {
				reply.headers(sharedFor(60, 0))
				return { status: 1 as const, data: await findGoneIds(reads.lists, request.query.ids) }
			},
		}),
		sources: route({
			schema: {
				tags: ['news'],
				summary: 'Sources that have items',
				response: { 200: newsSourcesResponse },
			},
			handler: async (request, reply) =>
				sendResponse(request, reply, await responses.sourcesWithNews(viewerOf(request))),
		}),
		freshness: route({
			schema: {
				tags: ['news'],
				summary: 'When news was last collected, and how many sources respond',
				response: { 200: newsFreshnessResponse },
			},
			handler: async (request, reply) =>
				sendResponse(request, reply, await responses.freshness(viewerOf(request))),
		}),
		sort: route({
			schema: { tags: ['news'], summary: 'The sort options', response: { 200: newsSortResponse } },
			handler: async (request, reply) => sendResponse(request, reply, sorts),
		}),
	}
}
