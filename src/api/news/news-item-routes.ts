import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
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
import { CachedJson } from '#services/cache/cached-response.ts'
import { success } from '#services/success.ts'

const sorts = new CachedJson(
	newsSortResponse.parse(success(newsSorts.map((name) => ({ sort_index: sortToWire(name), name })))),
)

export const newsItemRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news, sources } = app.services

	app.post(
		'/v1/news/info/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'One item by its slug',
				body: newsInfoRequest,
				response: { 200: newsInfoResponse, ...problemResponses(400, 404) },
			},
		},
		async (request) => success(await news.item(request.body.uid, request.viewer())),
	)

	app.get(
		'/v1/news/gone/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'Which of these items are no longer shown',
				description: 'For programs that store items: they must delete what was removed here.',
				querystring: newsGoneQuery,
				response: { 200: newsGoneResponse, 400: problemResponse },
			},
		},
		async (request, reply) => {
			reply.headers(sharedFor(60, 0))
			return success(await news.gone(request.query.ids))
		},
	)

	app.get(
		'/v1/news/sources/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'Sources that have items',
				response: { 200: newsSourcesResponse },
			},
		},
		async (request, reply) => reply.sendCached(await sources.withNews(request.viewer()), sharedFor(60)),
	)

	app.get(
		'/v1/news/freshness/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'When news was last collected, and how many sources respond',
				response: { 200: newsFreshnessResponse },
			},
		},
		async (request, reply) => reply.sendCached(await sources.freshness(request.viewer()), sharedFor(15)),
	)

	app.get(
		'/v1/news/sort/',
		{
			config: { limit: 'reads' },
			schema: { tags: ['news'], summary: 'The sort options', response: { 200: newsSortResponse } },
		},
		async (_request, reply) => reply.sendCached(sorts, sharedFor(3600)),
	)
}
