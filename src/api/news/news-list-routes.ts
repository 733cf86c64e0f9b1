import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadRouteParts, ResponseDeps } from '#api/api-responses.ts'
import { noStore } from '#api/http/headers.ts'
import { route } from '#api/http/route.ts'
import { sendResponse } from '#api/http/send-response.ts'
import {
	type NewsListResponse,
	newsFilterRequest,
	newsListResponse,
	newsRecentRequest,
	newsRecentResponse,
} from '#contract/news-list.ts'
import { problemResponses } from '#contract/problem.ts'
import { filterKey, type NewsFilter } from '#domain/news-filter.ts'
import { namesIn } from '#domain/search-words.ts'
import { presentTextAd } from '#services/ads/present-ad.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import { requireFilterAllowance } from '#services/news/filter-limit.ts'
import type { NewsListQuery } from '#services/news/list-news.ts'
import { presentNames } from '#services/news/present-names.ts'
import { readNewsFilter, readNewsQuery, requirePast } from '#services/news/read-news-filter.ts'
import type { Viewer } from '#services/viewer.ts'

const refusals = problemResponses(400, 401, 403, 429)

export const createNewsListResponse =
	({ services, fetchCached, catalogue, presentNews }: ResponseDeps) =>
	(query: NewsListQuery, viewer: Viewer) =>
		fetchCached(viewer, keyOf(query), async () => {
			const page = await services.listNews(query, viewer)
			const body: NewsListResponse = {
				status: 1,
				data: {
					news: await presentNews(page.items),
					num_pages: page.pages,
					count: page.count,
					more: page.hasMore,
					ads: page.ad === undefined ? [] : [presentTextAd(page.ad, page.adLocale, catalogue())],
					matched: presentNames(namesIn(query.terms), catalogue()),
				},
			}
			return cachedJson(body, noStore)
		})

/** A search is expensive, so it is also counted in a limit of its own. */
const countSearch = async (request: FastifyRequest, reply: FastifyReply, { terms }: NewsFilter) => {
	if (terms.length > 0) await request.server.consumeLimit(request, reply, 'search')
}

const keyOf = (query: NewsListQuery): string =>
	`list|${query.sort}|${query.page}|${query.sharedSlug}|${filterKey(query)}`

export function newsListRoutes(parts: ReadRouteParts & ResponseDeps) {
	const { services, responses, fetchCached, viewerOf, index, presentNews, now } = parts
	return {
		filter: route({
			schema: {
				tags: ['news'],
				summary: 'A page of news: filtered, searched, sorted',
				description:
					'Ten items a page. Without a valid token at most one coin and one source of each language (403 filter_limit). Ids that are not in the catalogue are 400; an unknown slug_uid is passed over.',
				body: newsFilterRequest,
				response: { 200: newsListResponse, ...refusals },
			},
			handler: async (request, reply) => {
				const viewer = viewerOf(request)
				const query = readNewsQuery(request.body, index(), viewer)
				await countSearch(request, reply, query)
				return sendResponse(request, reply, await responses.newsList(query, viewer))
			},
		}),
		recent: route({
			schema: {
				tags: ['news'],
				summary: 'The items since a reader last looked',
				description: 'Newest first, at most 50, each with recent: true. page and sort_by do not matter here.',
				body: newsRecentRequest,
				response: { 200: newsRecentResponse, ...refusals },
			},
			handler: async (request, reply) => {
				const { body } = request
				const viewer = viewerOf(request)
				const filter = readNewsFilter(body, index())
				requireFilterAllowance(body, index(), viewer)
				requirePast('last_request', body.last_request, now())
				await countSearch(request, reply, filter)
				// Readers who came in the same second share a response.
				const since = new Date(Math.floor(body.last_request.getTime() / 1000) * 1000)
				const key = `recent|${since.getTime()}|${filterKey(filter)}`
				const response = await fetchCached(viewer, key, async () => {
					const items = await services.listRecentNews(filter, since, viewer)
					const data = await presentNews(items, { recent: true })
					return cachedJson(newsRecentResponse.parse({ status: 1, data }), noStore)
				})
				return sendResponse(request, reply, response)
			},
		}),
	}
}
