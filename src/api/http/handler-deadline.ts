import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from './problem.ts'

const lookEveryMs = 500

declare module 'fastify' {
	interface FastifyInstance {
		/** For an answer that is made past the framework: gives it up when it takes too long, until told that it is there. */
		giveUpLate: (answer: object, giveUp: () => void) => void
		isThere: (answer: object) => void
	}
}

/**
 * No answer takes longer than this. One timer looks through all requests under way: a timer and an abort signal for
 * each of them, which Fastify's own time limit makes, took a fifth of the time of a cached answer.
 */
export function addHandlerDeadline(app: FastifyInstance, deadlineMs: number): void {
	// In the order they came, so the ones that are late stand first.
	const underWay = new Map<object, { began: number; giveUp: () => void }>()
	const timer = setInterval(() => {
		const latest = performance.now() - deadlineMs
		for (const [answer, { began, giveUp }] of underWay) {
			if (began > latest) return
			underWay.delete(answer)
			giveUp()
		}
	}, lookEveryMs).unref()
	app.addHook('onClose', () => clearInterval(timer))
	const begin = (answer: object, giveUp: () => void) => {
		underWay.set(answer, { began: performance.now(), giveUp })
	}
	const end = (answer: object) => void underWay.delete(answer)
	app.decorate('giveUpLate', begin)
	app.decorate('isThere', end)
	// Once the body is there: how long that may take is the server's `requestTimeout`, and a slow phone is not our delay.
	app.addHook('preValidation', (_request, reply, done) => {
		begin(reply, () => {
			if (!reply.sent) refuse(reply)
		})
		done()
	})
	app.addHook('onResponse', (_request, reply, done) => {
		end(reply)
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
