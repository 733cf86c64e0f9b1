import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { problemResponses } from '#contract/problem.ts'
import { mostReadQuery, mostReadResponse } from '#contract/readers-interest.ts'

export const mostReadRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

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
}
