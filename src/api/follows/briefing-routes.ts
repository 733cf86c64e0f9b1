import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { noStore, sharedFor } from '#api/http/headers.ts'
import { briefingQuery, briefingResponse } from '#contract/briefing.ts'
import { mostFollowedResponse } from '#contract/my-feed.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'

/** What readers see of follows before they have an account. */
export const briefingRoutes: FastifyPluginAsyncZod = async (app) => {
	const { follows } = app.services

	app.get(
		'/v1/news/briefing/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['news'],
				summary: 'The briefing: at most seven stories since a moment',
				description: 'With a token followed stories come first; for a guest it covers all news.',
				querystring: briefingQuery,
				response: { 200: briefingResponse, ...problemResponses(400, 401, 429) },
			},
		},
		async (request, reply) => {
			const { lang: locale, since } = request.query
			const accountId = request.identity.tokenAccountId
			const briefing = await follows.briefing({ locale, since, accountId }, request.viewer())
			const caching = accountId === undefined ? sharedFor(30) : noStore
			return reply.sendCached(briefing, { ...caching, vary: 'authorization' })
		},
	)

	app.get(
		'/v1/news/most-followed/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['follows'],
				summary: 'The ten things that most readers follow',
				response: { 200: mostFollowedResponse, 429: problemResponse },
			},
		},
		async (request, reply) => reply.sendCached(await follows.mostFollowed(request.viewer()), sharedFor(300)),
	)
}
