import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import { asPageCall } from '#api/pages/page-call.ts'
import type { PageRenderer, Rendered } from '#api/pages/page-routes.ts'
import type { PageRequest, pageRequest } from '#web/server-context.ts'

/** What the web build's server entry exports besides its default; keys of the context compare by identity. */
type Entry = {
	createRequestHandler: typeof createRequestHandler
	RouterContextProvider: typeof RouterContextProvider
	pageRequest: typeof pageRequest
}
export type WebBuild = ServerBuild & { entry: { module: Entry } }

export type PageFacts = Pick<PageRequest, 'publicUrl' | 'brandDomain' | 'sampleNews' | 'googleSignIn'>

/** Whose calls a page makes into the API: a browser's own, or nobody's. */
type Caller = { remoteAddress?: string; headers?: { cookie: string } }

/** Makes pages with the web build; their data comes from the API through an in-process call. */
export function createPageRenderer(
	app: FastifyInstance,
	load: () => Promise<WebBuild>,
	facts: PageFacts,
	mode: 'production' | 'development',
): PageRenderer {
	const callAs =
		(caller: Caller, fresh = false): PageRequest['api'] =>
		async (method, path, body) => {
			const payload = body === undefined ? {} : { payload: body as object }
			const answer = await asPageCall(() => app.inject({ method, url: path, ...caller, ...payload }), fresh)
			return {
				status: answer.statusCode,
				// One that leads elsewhere has none.
				body: answer.body === '' ? undefined : (answer.json() as unknown),
				retryAfter: answer.headers['retry-after']?.toString(),
				location: answer.headers.location?.toString(),
			}
		}
	// One handler for a build: each puts all routes in order before its first request.
	const handlers = new WeakMap<WebBuild, RequestHandler>()
	const handlerOf = (build: WebBuild): RequestHandler => {
		const handler = handlers.get(build) ?? build.entry.module.createRequestHandler(build, mode)
		handlers.set(build, handler)
		return handler
	}
	const render = async (
		url: string,
		accept: string,
		visitor: Omit<PageRequest, keyof PageFacts | 'nonce'>,
	): Promise<Rendered> => {
		const build = await load()
		const entry = build.entry.module
		const nonce = randomBytes(18).toString('base64url')
		const context = new entry.RouterContextProvider()
		context.set(entry.pageRequest, { ...facts, ...visitor, nonce })
		const request = new Request(facts.publicUrl + url, { headers: { accept } })
		return { response: await handlerOf(build)(request, context), nonce }
	}
	return {
		shared: (address, preferences, { fresh, canWrite }) =>
			render(address.text, '*/*', {
				...preferences,
				preferredLocale: address.locale,
				signedIn: false,
				canWrite,
				api: callAs({}, fresh),
			}),
		personal: (incoming, visitor, canWrite) =>
			render(incoming.url, incoming.headers.accept ?? '*/*', {
				...visitor,
				canWrite,
				api: callAs({
					remoteAddress: incoming.ip,
					headers: { cookie: incoming.headers.cookie ?? '' },
				}),
			}),
	}
}
