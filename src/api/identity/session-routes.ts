import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { csrfResponse, locationResponse, sessionResponse } from '#contract/session.ts'
import { success } from '#services/success.ts'
import {
	type BrowserSession,
	csrfTokenOf,
	newSession,
	publicSessionId,
	sessionLifetime,
	setSessionCookies,
} from './browser-session.ts'
import { sessionHashOf } from './identity.ts'

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
	app.get(
		'/v1/session/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['session'],
				summary: 'Creates or renews the session of this browser',
				description:
					'Sets the cookies sessionid (HttpOnly) and csrftoken; forged and expired ones are replaced.',
				response: { 200: sessionResponse },
			},
		},
		async (request, reply) => {
			const session = await giveSession(request, reply)
			return { status: 1 as const, session: publicSessionId(session) }
		},
	)

	app.get(
		'/v1/user/csrf/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['session'],
				summary: 'The CSRF token that a write of this browser must send',
				response: { 200: csrfResponse },
			},
		},
		async (request, reply) => {
			const session = await giveSession(request, reply)
			return success({ csrftoken: csrfTokenOf(app.site.secret, session) })
		},
	)

	app.get(
		'/v1/user/location/',
		{
			config: { limit: 'reads' },
			schema: {
				tags: ['session'],
				summary: 'The country of the requester’s address',
				description: 'Looked up in a table on this machine; no third party is called.',
				response: { 200: locationResponse },
			},
		},
		async (request) => ({ country_code: app.site.countryOf(request.ip) }),
	)
}

/** Returns the browser's session, renewed once a day, or a new one. Sets both cookies where needed. */
export async function giveSession(request: FastifyRequest, reply: FastifyReply): Promise<BrowserSession> {
	const { services, site } = request.server
	const moment = services.now()
	const shown = request.identity.session
	const ended =
		shown !== undefined && (await services.accounts.findSession(sessionHashOf(shown))).kind === 'ended'
	const known = ended ? undefined : shown
	const old = known !== undefined && moment - known.seenAt > sessionLifetime.renewAfterMs
	const session = known === undefined ? newSession(moment) : old ? { ...known, seenAt: moment } : known
	if (session !== known || request.cookies.csrftoken !== csrfTokenOf(site.secret, session)) {
		setSessionCookies(reply, session, site)
	}
	return session
}
