import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ApiParts } from '#api/api-parts.ts'
import { notKept } from '#api/http/cache-headers.ts'
import { locationAnswer } from '#contract/session.ts'

export function addLocationRoutes(routes: FastifyInstance, { countryOf }: ApiParts): void {
	routes.withTypeProvider<ZodTypeProvider>().get(
		'/v1/user/location/',
		{
			schema: {
				tags: ['session'],
				summary: 'The country of the asking address',
				description: 'Looked up in a table on this machine; no third party is called.',
				response: { 200: locationAnswer },
			},
			config: { limit: 'reads' },
		},
		async (request, reply) => {
			reply.headers(notKept)
			return { country_code: countryOf(request.ip) }
		},
	)
}
