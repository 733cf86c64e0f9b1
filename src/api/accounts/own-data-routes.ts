import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { tokenHashOf } from '#api/identity/identity.ts'
import { addressKey } from '#api/limits/address.ts'
import { problemResponses } from '#contract/problem.ts'
import { accountDeletionRequest, accountDeletionResponse, ownDataResponse } from '#contract/profile.ts'
import { Problem } from '#domain/problem.ts'
import { tooManyProblem } from './account-refusal.ts'
import { forgetAccountSession } from './account-session.ts'

/** The privacy page promises that users can see and delete everything that is stored about them. */

export const ownDataRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.get(
		'/v1/user/data/',
		{
			config: { limit: 'accountWrites' },
			schema: {
				tags: ['account'],
				summary: 'Everything that is stored about the signed-in user, as a file',
				response: { 200: ownDataResponse, ...problemResponses(401, 429) },
			},
		},
		async (request, reply) => {
			reply.headers({ 'content-disposition': 'attachment; filename="my-data.json"' })
			return accounts.ownData(request.requireAccount())
		},
	)

	app.delete(
		'/v1/user/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Deletes the signed-in user for good',
				description: 'Votes stay counted, without a link to the user.',
				body: accountDeletionRequest,
				response: { 200: accountDeletionResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request, reply) => {
			const deletion = {
				accountId: request.requireAccount(),
				tokenHash: tokenHashOf(request),
				password: request.body?.password || request.body?.current_pass || undefined,
				address: addressKey(request.ip),
			}
			const deleted = await accounts.delete(deletion)
			if (!deleted.ok) {
				const { failure } = deleted
				if (failure.kind === 'too_many') throw tooManyProblem(reply, failure)
				throw new Problem(failure.kind === 'wrong_password' ? 'wrong_credentials' : 'password_required')
			}
			forgetAccountSession(reply)
			return { status: true as const }
		},
	)
}
