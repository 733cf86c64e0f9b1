import type { FastifyReply, FastifyRequest } from 'fastify'
import { route } from '#api/http/route.ts'
import { csrfResponse, locationResponse, sessionResponse } from '#contract/session.ts'
import {
	type BrowserSession,
	csrfTokenOf,
	newSession,
	publicSessionId,
	sessionLifetime,
	setSessionCookies,
} from './browser-session.ts'
import { sessionHashOf } from './identity.ts'
import type { GuardParts } from './write-guard.ts'

/** Returns the browser's session, renewed once a day, or a new one. Sets both cookies where needed. */
export async function giveSession(
	request: FastifyRequest,
	reply: FastifyReply,
	{ identity: { secret, now, findSessionState }, publicUrl }: GuardParts,
): Promise<BrowserSession> {
	const moment = now()
	const shown = request.identity.session
	const ended = shown !== undefined && (await findSessionState(sessionHashOf(shown))).kind === 'ended'
	const known = ended ? undefined : shown
	const old = known !== undefined && moment - known.seenAt > sessionLifetime.renewAfterMs
	const session = known === undefined ? newSession(moment) : old ? { ...known, seenAt: moment } : known
	if (session !== known || request.cookies.csrftoken !== csrfTokenOf(secret, session)) {
		setSessionCookies(reply, session, { secret, publicUrl })
	}
	return session
}

type SessionParts = GuardParts & { countryOf: (address: string) => string | null }

export function sessionRoutes(parts: SessionParts) {
	return {
		session: route({
			schema: {
				tags: ['session'],
				summary: 'Creates or renews the session of this browser',
				description:
					'Sets the cookies sessionid (HttpOnly) and csrftoken; forged and expired ones are replaced.',
				response: { 200: sessionResponse },
			},
			handler: async (request, reply) => {
				const session = await giveSession(request, reply, parts)
				return { status: 1 as const, session: publicSessionId(session) }
			},
		}),
		csrf: route({
			schema: {
				tags: ['session'],
				summary: 'The CSRF token that a write of this browser must send',
				response: { 200: csrfResponse },
			},
			handler: async (request, reply) => {
				const session = await giveSession(request, reply, parts)
				return { status: 1 as const, data: { csrftoken: csrfTokenOf(parts.identity.secret, session) } }
			},
		}),
		location: route({
			schema: {
				tags: ['session'],
				summary: 'The country of the requester’s address',
				description: 'Looked up in a table on this machine; no third party is called.',
				response: { 200: locationResponse },
			},
			handler: async (request) => ({ country_code: parts.countryOf(request.ip) }),
		}),
	}
}
