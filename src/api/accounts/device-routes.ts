import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sessionHashOf, tokenHashOf } from '#api/identity/identity.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { deviceLogOutRequest, deviceLogOutResponse, devicesResponse } from '#contract/security.ts'
import { success } from '#services/success.ts'

/** The session of the request, by its token and its cookie. */
const sessionOf = (request: FastifyRequest) => {
	const { session } = request.identity
	return {
		tokenHash: tokenHashOf(request),
		idHash: session && sessionHashOf(session),
	}
}

/** The devices on which a user is logged in. */

export const deviceRoutes: FastifyPluginAsyncZod = async (app) => {
	const { accounts } = app.services

	app.get(
		'/v1/user/sessions/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['account'],
				summary: 'The devices on which the user is signed in, this one first',
				response: { 200: devicesResponse, 401: problemResponse },
			},
		},
		async (request) => {
			const devices = await accounts.devices(request.requireAccount(), sessionOf(request))
			const shown = devices.map(({ id, browser, system, createdAt, lastSeenAt, isThis }) => ({
				id,
				browser,
				system,
				created_at: createdAt.toISOString(),
				last_seen_at: lastSeenAt.toISOString(),
				current: isThis,
			}))
			return success(shown)
		},
	)

	app.delete(
		'/v1/user/sessions/',
		{
			config: { limit: 'reads' },
			onRequest: app.guardAccountWrites,
			schema: {
				tags: ['account'],
				summary: 'Logs out one device, or all others',
				description: 'Browser notifications of a device end with its session.',
				body: deviceLogOutRequest,
				response: { 200: deviceLogOutResponse, ...problemResponses(400, 401, 403, 429) },
			},
		},
		async (request) => {
			const accountId = request.requireAccount()
			if ('id' in request.body) await accounts.logOutDevice(accountId, request.body.id)
			else await accounts.logOutOthers(accountId, sessionOf(request))
			return { status: 1 as const }
		},
	)
}
