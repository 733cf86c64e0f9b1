import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
	interface FastifyInstance {
		/** Behind a proxy: says that it stops, and serves on until the proxy has noticed. */
		drain: () => Promise<void>
	}
}

/** Longer than a proxy that asks every second takes to notice. */
const noticeMs = 3_000
/** What was on its way when the door was shut is here by then. */
const lateMs = 1_000

/**
 * A server behind a proxy does not refuse what the proxy still sends. It says at /readyz that it stops and ends each
 * connection with the answer under way; then it takes no new connections, which every proxy answers with the next
 * server; and it closes once nothing more comes. Answers whether it stops.
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
		// The HTTP server's own way also hangs up on a connection whose request is still on its way.
		left = new Promise((resolve) => Server.prototype.close.call(app.server, () => resolve()))
		await Promise.race([left, sleep(lateMs)])
	})
	app.addHook('preClose', async () => {
		stopping = true
		if (left === undefined) return
		app.server.closeIdleConnections()
		// Fastify waits for a server that listens; this one does not any more, and may still have answers to give.
		await left
	})
	return () => stopping
}
