import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { problemResponses } from '#contract/problem.ts'
import { suggestionsQuery, suggestionsResponse } from '#contract/suggestions.ts'

export const suggestionRoutes: FastifyPluginAsyncZod = async (app) => {
	const { news } = app.services

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
