import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noStore } from '#api/http/headers.ts'
import { readMultipartForm } from '#api/http/multipart-form.ts'
import { csrfTokenFits, csrfTokenOf } from '#api/identity/browser-session.ts'
import { authorizationToken } from '#api/identity/identity.ts'
import { requireOwnOrigin } from '#api/identity/write-guard.ts'
import { readPagePreferences } from '#contract/page-preferences.ts'
import { defaultLocale, isUiLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import type { DeskParts } from '#operator/shell/desk-parts.ts'
import type { DeskRequest } from '#operator/shell/desk-request.ts'
import { largestBannerBytes } from '#services/ads/encode-banner.ts'
import { newestEntry } from '#store/operator/operator-log.ts'
import { translateOperator } from '#text/translate.ts'
import { type Desk, sendToSignIn } from './desk.ts'
import { addDeskFiles } from './desk-files.ts'
import { addActRoutes } from './desk-routes.ts'
import { respondToFault } from './fault-responses.ts'
import { addSetUpRoutes } from './set-up-routes.ts'
import { addSignInRoutes } from './sign-in-routes.ts'
import { isConfirmedFor, type Visit } from './visit.ts'

/** Longer than for readers, because an operator may request a preview of a foreign feed. */
const deadlineMs = 25_000

/** The routes of the desk, which exist only for authorised requests. */
export async function addDeskRoutes(
	app: FastifyInstance,
	parts: DeskParts,
	visitOf: (raw: IncomingMessage) => Visit | undefined,
): Promise<void> {
	app.addConstraintStrategy({
		name: 'desk',
		storage: () => new Map(),
		validate: () => {},
		deriveConstraint: (raw: IncomingMessage) => (visitOf(raw) === undefined ? undefined : 'open'),
	} as unknown as Parameters<typeof app.addConstraintStrategy>[0])
	await app.register(async (desk) => {
		desk.addHook('onRoute', (route) => {
			route.constraints = { desk: 'open' }
			route.schema = { hide: true }
			route.config = { ...route.config, limit: 'reads', deadlineMs }
		})
		addFormBody(desk)
		desk.addHook('onRequest', async (request, reply) => {
			const visit = visitOf(request.raw)
			if (visit === undefined) throw new Problem('not_found')
			request.visit = visit
			reply.headers({ ...noStore, 'referrer-policy': 'same-origin' })
			return askForFreshSignIn(request, reply, parts) ?? changeLanguage(request, reply)
		})
		desk.addHook('preValidation', async (request) => {
			if (request.method !== 'GET' && request.method !== 'HEAD') requireOwnForm(request, parts)
		})
		const contextOf = (request: FastifyRequest) => describe(request, parts)
		const shared: Desk = { parts, contextOf }
		desk.setErrorHandler((error, request, reply) => respondToFault(error, request, reply, contextOf))
		addDeskFiles(desk)
		addSetUpRoutes(desk, shared)
		addSignInRoutes(desk, shared)
		addActRoutes(desk, shared)
		for (const path of ['/operator', '/operator/*', '/v1/operator', '/v1/operator/*']) {
			desk.route({
				method: desk.supportedMethods.filter(
					(method) => !desk.hasRoute({ url: path, method, constraints: { desk: 'open' } }),
				),
				url: path,
				handler: async () => {
					throw new Problem('not_found')
				},
			})
		}
	})
}

/** Parses forms as names and values; a repeated name becomes a list, and a file its bytes. */
function addFormBody(desk: FastifyInstance): void {
	desk.addContentTypeParser(
		'application/x-www-form-urlencoded',
		{ parseAs: 'string' },
		(_request, body, done) => {
			const fields: Record<string, string | string[]> = Object.create(null)
			const form = new URLSearchParams(String(body))
			for (const name of new Set(form.keys())) {
				const values = form.getAll(name)
				fields[name] = values.length === 1 ? (values[0] ?? '') : values
			}
			done(null, fields)
		},
	)
	desk.addContentTypeParser(
		'multipart/form-data',
		{ parseAs: 'buffer', bodyLimit: largestForm },
		async (request: FastifyRequest, body: Buffer) => {
			const limits = { parts: mostParts, bytes: largestBannerBytes, tooManyParts: 'has too many parts' }
			const fields: Record<string, string | Uint8Array> = Object.create(null)
			for (const { name, isFile, bytes } of await readMultipartForm(body, request, limits)) {
				fields[name] = isFile ? new Uint8Array(bytes) : bytes.toString('utf8')
			}
			return fields
		},
	)
}

/** Two banners and the other fields. */
const largestForm = 2 * largestBannerBytes + 64 * 1024
const mostParts = 40

/** A sign-in that was confirmed too long ago must be confirmed again. */
function askForFreshSignIn(request: FastifyRequest, reply: FastifyReply, parts: DeskParts) {
	const { visit, url } = request
	if (visit.setUp !== undefined || url.startsWith('/operator/sign-in')) return undefined
	if (isConfirmedFor('looking', visit.operator, parts.now())) return undefined
	return sendToSignIn(request, reply)
}

const yearSeconds = 31_536_000

/** `?lang=` changes the language of the whole site, like the site's menu. */
function changeLanguage({ url, method }: FastifyRequest, reply: FastifyReply) {
	const { pathname, searchParams } = new URL(url, 'http://desk')
	const language = searchParams.get('lang')
	if (method !== 'GET' || !isUiLocale(language) || url.startsWith('/v1/')) return undefined
	searchParams.delete('lang')
	reply.header('set-cookie', `service_lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`)
	return reply.redirect(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, 303)
}

/** A form of the desk contains the CSRF token of its session; a program sends it in a header, or its own token. */
function requireOwnForm({ visit, body, url }: FastifyRequest, { identity, publicUrl }: DeskParts): void {
	const { request, session } = visit
	requireOwnOrigin(request, publicUrl)
	if (url.startsWith('/v1/') && authorizationToken(request) !== undefined) return
	const field = typeof body === 'object' && body !== null && 'csrf' in body ? body.csrf : undefined
	const shown = field ?? request.headers['x-csrftoken']
	const fits =
		session !== undefined && typeof shown === 'string' && csrfTokenFits(identity.secret, session, shown)
	if (!fits) throw new Problem('csrf_failed')
}

async function describe(
	{ visit, url }: FastifyRequest,
	{ db, identity, now }: DeskParts,
): Promise<DeskRequest> {
	const { request, session, operator } = visit
	const { service_lang: language } = request.cookies
	const locale = isUiLocale(language) ? language : (operator?.locale ?? defaultLocale)
	const { pathname, searchParams } = new URL(url, 'http://desk')
	const [act, count] = [searchParams.get('done'), Number(searchParams.get('count') ?? 1)]
	searchParams.delete('done')
	searchParams.delete('count')
	return {
		locale,
		theme: readPagePreferences(request.cookies).theme,
		text: translateOperator(locale),
		now: new Date(now()),
		path: searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`,
		operator,
		csrf: session === undefined ? '' : csrfTokenOf(identity.secret, session),
		seen: await newestEntry(db),
		menu: [],
		done: act === null ? undefined : { act, count },
	}
}
