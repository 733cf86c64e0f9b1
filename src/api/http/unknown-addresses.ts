import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

/** Refuses addresses that no route has, and methods that the routes of an address do not have. */
export function addUnknownAddresses(app: FastifyInstance, methodsAt: (url: string) => string[]): void {
	const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
		const allowed = methodsAt(request.url)
		if (allowed.length === 0) throw new Problem('not_found')
		reply.header('allow', allowed.join(', '))
		throw new Problem('method_not_allowed')
	}
	// Without this, an unknown address below these would be handled as a page.
	for (const path of ['/v1/*', '/feeds/*']) {
		app.all(path, { schema: { hide: true }, config: { limit: 'reads' } }, refuse)
	}
	app.setNotFoundHandler(refuse)
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
