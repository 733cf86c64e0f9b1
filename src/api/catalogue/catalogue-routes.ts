import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sharedFor } from '#api/http/headers.ts'
import { catalogueResponse, choicesPath } from '#contract/catalogue.ts'
import { Problem } from '#domain/problem.ts'

export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
	const { catalogue } = app.services

	app.get(
		'/v1/catalogue/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['catalogue'],
				summary: 'All coins, sources, categories and influencers, with their names in both languages',
				response: { 200: catalogueResponse },
			},
		},
		async (_request, reply) => reply.sendCached(catalogue.whole(), sharedFor(30, 30)),
	)

	// The path of this file changes with its content; `/v1/catalogue/` contains it, so the API document leaves it out.
	app.get(
		choicesPath(':name(^[0-9a-f]{16})'),
		{
			config: { limit: 'reads' },
			schema: { hide: true, params: z.object({ name: z.string() }) },
		},
		async (request, reply) => {
			const file = catalogue.choices(request.params.name)
			if (file === undefined) throw new Problem('not_found')
			return reply.sendCached(file, { 'cache-control': 'public, max-age=31536000, immutable' })
		},
	)
}
