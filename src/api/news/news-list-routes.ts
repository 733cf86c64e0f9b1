import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { frontQuery, frontResponse } from '#contract/front.ts'
import { newestQuery, newestResponse } from '#contract/newest-news.ts'
import {
	newsFilterRequest,
	newsListResponse,
	newsRecentRequest,
	newsRecentResponse,
} from '#contract/news-list.ts'
import { problemResponses } from '#contract/problem.ts'
import { mostReadQuery, mostReadResponse } from '#contract/readers-interest.ts'
import { suggestionsQuery, suggestionsResponse } from '#contract/suggestions.ts'
import { isDeepPage, isNarrowed, type NewsFilter } from '#domain/news-filter.ts'

const refusals = problemResponses(400, 401, 403, 429)

/** A search is expensive, and so are the later pages of a narrowed list: both are also counted in a limit of their own. */
const countSearch = async (
	request: FastifyRequest,
	reply: FastifyReply,
	query: NewsFilter & { page?: number },
) => {
	const isDeep = isNarrowed(query) && isDeepPage(query.page ?? 1)
	if (query.terms.length > 0 || isDeep) await request.server.consumeLimit(request, reply, 'search')
}

export const newsListRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

	app.post(
		'/v1/news/filter/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'A page of news: filtered, searched, sorted',
				description:
					'Ten items a page. Without a valid token at most one coin and one source of each language (403 filter_limit). Ids that are not in the catalogue are 400; an unknown slug_uid is passed over.',
				body: newsFilterRequest,
				response: { 200: newsListResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const viewer = request.viewer()
			const query = news.queryOf(request.body, viewer)
			await countSearch(request, reply, query)
			return reply.sendCached(await news.list(query, viewer))
		},
	)

	app.post(
		'/v1/news/recent/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'The items since a reader last looked',
				description: 'Newest first, at most 50, each with recent: true. page and sort_by do not matter here.',
				body: newsRecentRequest,
				response: { 200: newsRecentResponse, ...refusals },
			},
		},
		async (request, reply) => {
			const viewer = request.viewer()
			const filter = news.recentFilterOf(request.body, viewer)
			await countSearch(request, reply, filter)
			return reply.sendCached(await news.recent(filter, request.body.last_request, viewer))
		},
	)

	app.get(
		'/v1/news/newest/',
		{
			config: { limit: 'newest' },
			schema: {
				tags: ['news'],
				summary: 'The number of items since a reader last looked',
				description:
					'Counts what /v1/news/recent/ would return without a filter. Cheap enough to be requested often.',
				querystring: newestQuery,
				response: { 200: newestResponse, ...problemResponses(400, 429) },
			},
		},
		async (request, reply) => {
			const { lang: locale, since, grouped } = request.query
			return reply.sendCached(await news.countNewest({ locale, since, grouped }), sharedFor(1, 0))
		},
	)

	app.get(
		'/v1/news/front/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'The front page: the lead, the top stories, and the newest items',
				querystring: frontQuery,
				response: { 200: frontResponse, ...problemResponses(400, 429) },
			},
		},
		async (request, reply) =>
			reply.sendCached(await news.front(request.query.lang, request.viewer()), sharedFor(30)),
	)

	app.get(
		'/v1/news/most-read/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'The most read items of the last 24 hours',
				querystring: mostReadQuery,
				response: { 200: mostReadResponse, ...problemResponses(400, 429) },
			},
		},
		async (request, reply) =>
			reply.sendCached(await news.mostRead(request.query.lang, request.viewer()), sharedFor(60)),
	)

	app.get(
		'/v1/news/suggestions/',
		{
			config: { limit: 'previews' },
			schema: {
				tags: ['news'],
				summary: 'The newest stories of a search, while it is typed',
				querystring: suggestionsQuery,
				response: { 200: suggestionsResponse, ...problemResponses(400, 429) },
			},
		},
		async (request, reply) =>
			reply.sendCached(await news.suggestions(request.query, request.viewer()), sharedFor(5)),
	)
}
