import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { userInfoAnswer } from '#contract/account.ts'
import { problemAnswer } from '#contract/problem.ts'
import { subscriptionsOf } from '#store/subscription-store.ts'
import { findAccount } from '#store/user-store.ts'
import type { ApiParts } from './api-parts.ts'
import { notKept } from './cache-headers.ts'
import { requireUser } from './identity.ts'
import { presentUser } from './present-user.ts'
import { Problem } from './problem.ts'

export function addAccountInfoRoutes(routes: FastifyInstance, { db }: ApiParts): void {
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
			const userId = requireUser(request.identity)
			const [found, subscriptions] = await Promise.all([findAccount(db, userId), subscriptionsOf(db, userId)])
			if (found === undefined) throw new Problem('unauthorized')
			reply.headers(notKept)
			return { status: true as const, data: presentUser(found.account, subscriptions, '') }
		},
	)
}
