import type { FastifyRequest } from 'fastify'
import { route } from '#api/http/route.ts'
import { authorizationToken, requireAccount, sessionHashOf, tokenHashOf } from '#api/identity/identity.ts'
import { type GuardParts, guardAccountWrites } from '#api/identity/write-guard.ts'
import { problemResponse, problemResponses } from '#contract/problem.ts'
import { deviceLogOutRequest, deviceLogOutResponse, devicesResponse } from '#contract/security.ts'
import type { AccountParts } from '#services/accounts/account-parts.ts'
import { listDevices, logOutDevice, logOutOthers } from '#services/accounts/signed-in-devices.ts'

/** The session of the request, by its token and its cookie. */
const sessionOf = (request: FastifyRequest) => {
	const { session } = request.identity
	return {
		tokenHash: tokenHashOf(authorizationToken(request) ?? ''),
		idHash: session && sessionHashOf(session),
	}
}

/** The devices on which a user is logged in. */
export function deviceRoutes(parts: GuardParts & { accounts: AccountParts }) {
	const { accounts } = parts
	return {
		list: route({
			schema: {
				tags: ['account'],
				summary: 'The devices on which the user is signed in, this one first',
				response: { 200: devicesResponse, 401: problemResponse },
			},
			handler: async (request) => {
				const devices = await listDevices(requireAccount(request.identity), sessionOf(request), accounts)
				const data = devices.map(({ id, browser, system, createdAt, lastSeenAt, isThis }) => ({
					id,
					browser,
					system,
					created_at: createdAt.toISOString(),
					last_seen_at: lastSeenAt.toISOString(),
					current: isThis,
				}))
				return { status: 1 as const, data }
			},
		}),
		logOut: route({
			schema: {
				tags: ['account'],
				summary: 'Logs out one device, or all others',
				description: 'Browser notifications of a device end with its session.',
				body: deviceLogOutRequest,
				response: { 200: deviceLogOutResponse, ...problemResponses(400, 401, 403, 429) },
			},
			onRequest: guardAccountWrites(parts),
			handler: async (request) => {
				const accountId = requireAccount(request.identity)
				if ('id' in request.body) await logOutDevice(accountId, request.body.id, accounts)
				else await logOutOthers(accountId, sessionOf(request), accounts)
				return { status: 1 as const }
			},
		}),
	}
}
