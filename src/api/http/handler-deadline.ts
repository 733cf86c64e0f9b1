import type { FastifyInstance, FastifyReply } from 'fastify'
import { unavailable } from '#domain/problem.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** How long a response of this route may take, where the default does not fit. */
		deadlineMs?: number
	}
}

const lookEveryMs = 500

/**
 * No response takes longer than this, measured from when the body has arrived; the body itself is limited by
 * `requestTimeout`. Fastify's own `handlerTimeout` does not fit: it ends when the body of a POST has been read.
 */
export function addHandlerDeadline(app: FastifyInstance, deadlineMs: number): void {
	const pending = new Map<FastifyReply, number>()
	const timer = setInterval(() => {
		const now = performance.now()
		for (const [reply, deadline] of pending) {
			if (now < deadline) continue
			pending.delete(reply)
			if (!reply.sent) giveUp(reply)
		}
	}, lookEveryMs).unref()
	app.addHook('onClose', () => clearInterval(timer))
	// An address that is not found for a stranger skips the earlier hooks.
	app.addHook('preHandler', (request, reply, done) => {
		pending.set(reply, performance.now() + (request.routeOptions.config.deadlineMs ?? deadlineMs))
		done()
	})
	app.addHook('onResponse', (_request, reply, done) => {
		pending.delete(reply)
		done()
	})
}

function giveUp(reply: FastifyReply): void {
	if (reply.raw.headersSent) {
		reply.raw.destroy()
		return
	}
	void reply.send(unavailable)
	// The result that the handler returns later is discarded, and is not an error worth logging.
	reply.hijack()
}
