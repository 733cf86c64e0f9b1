import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sharedFor } from '#api/http/headers.ts'
import { sourcesResponse } from '#contract/source-states.ts'

export const sourceRoutes: FastifyPluginAsyncZod = async (app) => {
	const { sources } = app.services

	app.get(
		'/v1/sources/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['catalogue'],
				summary: 'Every source with its state and its statistics of the last 30 days',
				response: { 200: sourcesResponse },
			},
		},
		async (request, reply) => reply.sendCached(await sources.states(request.viewer()), sharedFor(15)),
	)
}
