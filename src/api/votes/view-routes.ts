import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isPrefetch } from '#api/http/headers.ts'
import { problemResponses } from '#contract/problem.ts'
import { viewRequest, viewResponse } from '#contract/votes.ts'
import { Problem } from '#domain/problem.ts'

export const viewRoutes: FastifyPluginAsyncZod = async (app) => {
	const { votes } = app.services

	app.put(
		'/v1/news/views/',
		{
			config: { limit: 'views' },
			onRequest: app.guardWrites,
			schema: {
				tags: ['votes'],
				summary: 'Counts a view of an item',
				description:
					'Counts once for each browser or user in 24 hours; past 300 new browsers of one address in an hour, or 10 without an account of one network on one item, no more of them count. Needs the same proof as a vote.',
				body: viewRequest,
				response: { 200: viewResponse, ...problemResponses(400, 401, 403, 404, 429) },
			},
		},
		async (request, reply) => {
			const identity = await request.requireVoter()
			const origin = await request.origin()
			// A prefetch is not a view.
			const outcome = isPrefetch(request)
				? 'not_opened'
				: await votes.countView({ identity, origin }, request.body.id)
			if (outcome === 'not_found') throw new Problem('not_found', { message: 'There is no such item.' })
			if (outcome === 'counted') reply.noteWrite()
			return { status: outcome === 'counted' ? (1 as const) : (0 as const) }
		},
	)
}
