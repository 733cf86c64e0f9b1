import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noStore } from '#api/http/headers.ts'
import { isUiLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { addActRoutes } from './act-routes.ts'
import { sendToSignIn } from './desk-context.ts'
import { addDeskFiles } from './desk-files.ts'
import { respondToFault } from './fault-responses.ts'
import { addFormBody, requireOwnForm } from './form-body.ts'
import { addSetUpRoutes } from './set-up-routes.ts'
import { addSignInRoutes } from './sign-in-routes.ts'
import { findVisit, isConfirmedFor, mayBeDesk, type Visit } from './visit.ts'

declare module 'fastify' {
	interface FastifyRequest {
		/** The operator; set on every request that reaches the desk. */
		visit: Visit
	}
}

/** Longer than for readers, because an operator may request a preview of a foreign feed. */
const deadlineMs = 25_000

/**
 * The operator desk. For everybody else its addresses are unknown ones: they are handled by the same code, before any
 * body is read.
 */
export async function addDesk(app: FastifyInstance): Promise<void> {
	app.decorateRequest('visit')
	app.addHook('onRequest', async (request, reply) => {
		// Unknown addresses are looked up too, so that response times do not reveal the desk.
		if (!mayBeDesk(request)) return
		// Without the database nobody can be identified as an operator.
		const visit = await findVisit(request).catch(() => undefined)
		if (request.routeOptions.config.isDesk !== true) return
		if (visit === undefined) return reply.callNotFound()
		request.visit = visit
	})
	await app.register(async (desk) => {
		desk.addHook('onRoute', (route) => {
			route.config = { ...route.config, limit: 'reads', deadlineMs, isDesk: true }
		})
		desk.addHook('onRequest', async (request, reply) => {
			reply.headers({ ...noStore, 'referrer-policy': 'same-origin' })
			return askForFreshSignIn(request, reply) ?? changeLanguage(request, reply)
		})
		desk.addHook('preValidation', async (request) => {
			if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnForm(request)
		})
		desk.setErrorHandler(respondToFault)
		addFormBody(desk)
		addDeskFiles(desk)
		addSetUpRoutes(desk)
		addSignInRoutes(desk)
		addActRoutes(desk)
		for (const url of ['/operator', '/operator/*', '/v1/operator', '/v1/operator/*']) {
			desk.route({
				method: desk.supportedMethods.filter((method) => !desk.hasRoute({ url, method })),
				url,
				handler: async () => {
					throw new Problem('not_found')
				},
			})
		}
	})
}

/** A sign-in that was confirmed too long ago must be confirmed again. */
function askForFreshSignIn(request: FastifyRequest, reply: FastifyReply) {
	const { server, visit, url } = request
	if (visit.setUp !== undefined || url.startsWith('/operator/sign-in')) return undefined
	if (isConfirmedFor('looking', visit.operator, server.services.now())) return undefined
	return sendToSignIn(request, reply)
}

const yearSeconds = 31_536_000

/** `?lang=` changes the language of the whole site, like the site's menu. */
function changeLanguage({ url, method, server }: FastifyRequest, reply: FastifyReply) {
	const { pathname, searchParams } = new URL(url, 'http://desk')
	const language = searchParams.get('lang')
	if (method !== 'GET' || !isUiLocale(language) || url.startsWith('/v1/')) return undefined
	searchParams.delete('lang')
	const secure = server.site.publicUrl.startsWith('https:')
	reply.setCookie('service_lang', language, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
	return reply.redirect(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, 303)
}
