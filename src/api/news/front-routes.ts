import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { frontQuery, frontResponse } from '#contract/front.ts'
import { problemResponses } from '#contract/problem.ts'

export const frontRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

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
}
