import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
	apiKeyMadeResponse,
	apiKeyRemovalQuery,
	apiKeyRemovedResponse,
	apiKeyRequest,
	apiKeysResponse,
} from '#contract/api-keys.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { Problem } from '#domain/problem.ts'
import { success } from '#services/success.ts'

/** The keys of a reader's programs. */
export const apiKeyRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.get(
		'/v1/user/keys/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['account'],
				summary: 'The API keys of the user, without the keys themselves',
				response: { 200: apiKeysResponse, 401: problemResponse },
			},
		},
		async (request) => success(await accounts.apiKeys(request.requireAccount())),
	)

	app.post(
		'/v1/user/keys/',
		{
			config: { limit: 'accountWrites' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Makes an API key; at most ten. The key is in this response alone',
				body: apiKeyRequest,
				response: { 200: apiKeyMadeResponse, ...problemResponses(400, 401, 403, 409, 429) },
			},
		},
		async (request) => {
			const wanted = { accountId: request.requireAccount(), name: request.body.name }
			const made = await accounts.makeApiKey(wanted)
			if (made === undefined) throw new Problem('api_keys_full')
			return success(made)
		},
	)

	app.delete(
		'/v1/user/keys/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Deletes an API key; programs that use it are refused immediately',
				querystring: apiKeyRemovalQuery,
				response: { 200: apiKeyRemovedResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => {
			await accounts.deleteApiKey(request.requireAccount(), request.query.id)
			return { status: 1 as const }
		},
	)
}
