import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
	interface FastifyInstance {
		/** Behind a proxy: reports at /readyz that it stops, and keeps serving until the proxy has noticed. */
		drain: () => Promise<void>
	}
}

/** Longer than a proxy that checks every second needs to notice. */
const noticeMs = 3_000
/** Connections that were being opened when we stopped listening have arrived by then. */
const lateMs = 1_000

/**
 * A server behind a proxy does not refuse what the proxy still sends. It reports at /readyz that it stops, and closes
 * each connection with its current response; then it accepts no new connections, so that the proxy uses the next
 * server; and it closes when nothing more comes. Returns whether the server is stopping.
 */
export function addDraining(app: FastifyInstance, behindProxy: boolean): () => boolean {
	let stopping = false
	let left: Promise<void> | undefined
	app.addHook('onSend', (_request, reply, _payload, done) => {
		if (stopping && behindProxy) reply.header('connection', 'close')
		done()
	})
	app.decorate('drain', async () => {
		stopping = true
		if (!behindProxy) return
		await sleep(noticeMs)
		// The HTTP server's own `close` would also drop a connection whose request has not arrived yet.
		left = new Promise((resolve) => Server.prototype.close.call(app.server, () => resolve()))
		await Promise.race([left, sleep(lateMs)])
	})
	app.addHook('preClose', async () => {
		stopping = true
		if (left === undefined) return
		app.server.closeIdleConnections()
		// Fastify waits only for a server that listens; this one no longer does, but may still be sending responses.
		await left
	})
	return () => stopping
}
