import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { newestQuery, newestResponse } from '#contract/newest-news.ts'
import { problemResponses } from '#contract/problem.ts'

export const newestRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

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
}
