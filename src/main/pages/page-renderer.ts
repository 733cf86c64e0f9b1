import { randomBytes } from 'node:crypto'
import type { createRequestHandler, RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
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

/** Renders pages with the web build, whose loaders read through the services. */
export function createPageRenderer(
	load: () => Promise<WebBuild>,
	facts: PageFacts,
	mode: 'production' | 'development',
): PageRenderer {
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
		shared: (address, preferences, moment) =>
			render(address.text, '*/*', {
				...preferences,
				...moment,
				preferredLocale: address.locale,
				signedIn: false,
			}),
		personal: (incoming, visitor, moment) =>
			render(incoming.url, incoming.headers.accept ?? '*/*', { ...visitor, ...moment }),
	}
}
