import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { ApiParts } from '#api/api-parts.ts'
import { notKept } from '#api/http/cache-headers.ts'
import { requireAccount } from '#api/identity/identity.ts'
import { userInfoAnswer } from '#contract/account.ts'
import { problemAnswer } from '#contract/problem.ts'
import { loadAccount } from './load-user.ts'
import { presentAccount } from './present-user.ts'

export function addAccountInfoRoutes(routes: FastifyInstance, parts: ApiParts): void {
	routes.withTypeProvider<ZodTypeProvider>().get(
		'/v1/user/info/',
		{
			schema: {
				tags: ['account'],
				summary: 'The signed-in user',
				response: { 200: userInfoAnswer, 401: problemAnswer },
			},
			config: { limit: 'reads' },
		},
		async (request, reply) => {
			const user = await loadAccount(parts, requireAccount(request.identity))
			reply.headers(notKept)
			return { status: true as const, data: presentAccount(user) }
		},
	)
}
