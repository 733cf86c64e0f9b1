import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What may be known of a request on either way that it can take: through the framework, or past it. */
export type Asked = Pick<
	FastifyRequest,
	'cookies' | 'headers' | 'ip' | 'log' | 'method' | 'refusedFor' | 'url'
> & {
	routeOptions: Pick<FastifyRequest['routeOptions'], 'config' | 'url'>
}

type Listener = (request: Asked, status: number, ms: number) => void

declare module 'fastify' {
	interface FastifyInstance {
		/** Called for every answer: the log, the metrics and the count of visitors listen. */
		onAnswered: (listener: Listener) => void
		/** Tells them of an answer that was given past the framework. */
		tellAnswered: Listener
	}
}

/** One place where all hear of an answer, however it was given. */
export function addAnswered(app: FastifyInstance): void {
	const listeners: Listener[] = []
	const tell: Listener = (request, status, ms) => {
		for (const listen of listeners) listen(request, status, ms)
	}
	app.decorate('onAnswered', (listener) => {
		listeners.push(listener)
	})
	app.decorate('tellAnswered', tell)
	app.addHook('onResponse', (request, reply, done) => {
		tell(request, reply.statusCode, reply.elapsedTime)
		done()
	})
}
