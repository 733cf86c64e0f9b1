import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** A route of the operator desk, which does not exist for anybody else. */
		isDesk?: true
	}
	interface FastifyInstance {
		/** What no route serves is a page here, or the page that says there is none. */
		servePage: ServePage | undefined
	}
}

type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Whether it is a page; an address of the desk looks like one that no route serves. */
export const isPage = ({ is404, method, routeOptions, server, url }: FastifyRequest): boolean =>
	(is404 || routeOptions.config.isDesk === true) &&
	server.servePage !== undefined &&
	(method === 'GET' || method === 'HEAD') &&
	!/^\/(?:v1|feeds|api)\//.test(url)

/**
 * Serves pages, refuses other addresses that no route has, and methods that the routes of an address do not have. They
 * are refused before a body is read.
 */
export function addUnknownAddresses(app: FastifyInstance, methodsAt: (url: string) => string[]): void {
	const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
		const allowed = methodsAt(request.url)
		if (allowed.length === 0) throw new Problem('not_found')
		reply.header('allow', allowed.join(', '))
		throw new Problem('method_not_allowed')
	}
	app.addHook('onRequest', async (request, reply) => {
		if (request.is404 && !isPage(request)) refuse(request, reply)
	})
	app.setNotFoundHandler(async (request, reply) => {
		const { servePage } = app
		return servePage !== undefined && isPage(request) ? servePage(request, reply) : refuse(request, reply)
	})
}

/** Records the methods of each plain path that is added after it, for the Allow header of a 405. */
export function watchMethods(app: FastifyInstance): (url: string) => string[] {
	const methods = new Map<string, Set<string>>()
	const bare = (url: string) => (url.split('?', 1)[0] ?? '').replace(/\/$/, '')
	app.addHook('onRoute', ({ url, method }) => {
		if (url.includes('*')) return
		const known = methods.get(bare(url)) ?? new Set()
		for (const one of [method].flat()) known.add(one)
		methods.set(bare(url), known)
	})
	return (url) => [...(methods.get(bare(url)) ?? [])]
}
