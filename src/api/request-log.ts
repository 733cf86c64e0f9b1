import type { FastifyInstance } from 'fastify'

/** One in this many quick successful answers is logged; everything else always is. */
const sampleEvery = 100
const slowMs = 500
/** Load that is shed comes by the thousand; a line each would cost more than the refusal. */
const busyEveryMs = 1_000

/**
 * The path without its query, and without the token that an activation link carries:
 * both can hold secrets, and a log outlives them.
 */
export function loggedPath(url: string): string {
	const path = url.split('?', 1)[0] ?? ''
	return path.replace(/^(\/user\/activation\/)[^/]+/, '$1…').slice(0, 300)
}

export function addRequestLog(app: FastifyInstance): void {
	let quick = 0
	let busySince = Number.NEGATIVE_INFINITY
	let busy = 0
	app.addHook('onResponse', (request, reply, done) => {
		const ms = Math.round(reply.elapsedTime)
		if (reply.statusCode === 503) {
			busy += 1
			if (performance.now() - busySince < busyEveryMs) return done()
			request.log.warn({ refused: busy, path: loggedPath(request.url), ms }, 'busy')
			busySince = performance.now()
			busy = 0
			return done()
		}
		const ordinary = reply.statusCode < 400 && ms < slowMs
		if (!ordinary || quick++ % sampleEvery === 0) {
			const line = { method: request.method, path: loggedPath(request.url), status: reply.statusCode, ms }
			if (reply.statusCode >= 500) request.log.error(line, 'answered')
			else request.log.info(ordinary ? { ...line, sampled: sampleEvery } : line, 'answered')
		}
		done()
	})
}
