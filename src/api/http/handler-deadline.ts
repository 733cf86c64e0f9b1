import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from './problem.ts'

const lookEveryMs = 500

/**
 * No answer takes longer than this. One timer looks through all requests under way: a timer and an abort signal for
 * each of them, which Fastify's own time limit makes, took a fifth of the time of a cached answer.
 */
export function addHandlerDeadline(app: FastifyInstance, deadlineMs: number): void {
	// In the order they came, so the ones that are late stand first.
	const underWay = new Map<FastifyReply, number>()
	const timer = setInterval(() => {
		const latest = performance.now() - deadlineMs
		for (const [reply, began] of underWay) {
			if (began > latest) return
			underWay.delete(reply)
			if (!reply.sent) refuse(reply)
		}
	}, lookEveryMs).unref()
	app.addHook('onClose', () => clearInterval(timer))
	// Once the body is there: how long that may take is the server's `requestTimeout`, and a slow phone is not our delay.
	app.addHook('preValidation', (_request, reply, done) => {
		underWay.set(reply, performance.now())
		done()
	})
	app.addHook('onResponse', (_request, reply, done) => {
		underWay.delete(reply)
		done()
	})
}

function refuse(reply: FastifyReply): void {
	if (reply.raw.headersSent) {
		reply.raw.destroy()
		return
	}
	// Past the error handler, which drops what the route has said of its own answer already: its type, its encoding.
	void reply.send(new Problem('unavailable', { retryAfterSeconds: 2 }))
	// What the route comes up with after all is nobody's any more, and no fault worth a line.
	reply.hijack()
}
