import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorCode } from '#store/database/database-problem.ts'

/**
 * One in this many quick successful responses is logged, and under load at most ten a second; everything else is always
 * logged.
 */
const sampleEvery = 100
const sampledEveryMs = 100
const slowMs = 500
/** Refusals and failures come by the thousand; a line for each would cost more than the response. */
const repeatedEveryMs = 1_000

/**
 * The path without its query, and without the token of a mailed link or the secret of a follow's feed: a reader of
 * the log could use them, and a log outlives them.
 */
export function loggedPath(url: string): string {
	const path = url.split('?', 1)[0] ?? ''
	return path
		.replace(
			/^(\/(?:user\/activation|user\/email\/undo|user\/two-factor\/undo|unsubscribe|feeds\/follow|operator\/setup)\/)[^/]+/,
			'$1…',
		)
		.slice(0, 300)
}

declare module 'fastify' {
	interface FastifyRequest {
		/** Why the response is 503, where the error handler knows. */
		refusedFor: string | undefined
		/** What was thrown, where nothing expected it. */
		failure: unknown
	}
}

const repeated: Record<number, string> = { 429: 'too many requests', 503: 'not available', 500: 'failed' }

/** The same failure has the same route and was created at the same place; its message may quote the request. */
function failureOf({ failure, routeOptions }: FastifyRequest): string {
	if (!(failure instanceof Error)) return `${routeOptions.url}`
	const place = failure.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
	return `${routeOptions.url} ${errorCode(failure)} ${place}`
}

export function addRequestLog(app: FastifyInstance): void {
	const quick = { since: 0, at: Number.NEGATIVE_INFINITY }
	const logQuick = (request: FastifyRequest, status: number, ms: number) => {
		quick.since += 1
		if (quick.since < sampleEvery || performance.now() - quick.at < sampledEveryMs) return
		request.log.info({ ...lineOf(request, status, ms), sampled: quick.since }, 'request completed')
		quick.since = 0
		quick.at = performance.now()
	}
	const repeatedLogs = new Map<string, { at: number; since: number }>()
	const logRepeated = (request: FastifyRequest, status: number, ms: number) => {
		const key = status === 500 ? failureOf(request) : String(status)
		const last = repeatedLogs.get(key) ?? { at: Number.NEGATIVE_INFINITY, since: 0 }
		repeatedLogs.set(key, last)
		last.since += 1
		if (performance.now() - last.at < repeatedEveryMs) return
		const line = { ...lineOf(request, status, ms), times: last.since, reason: request.refusedFor }
		if (status === 500) request.log.error({ ...line, err: request.failure }, repeated[status])
		else request.log.warn(line, repeated[status])
		last.at = performance.now()
		last.since = 0
	}
	app.decorateRequest('refusedFor', undefined)
	app.decorateRequest('failure', undefined)
	// A report of a failure can include this id, by which its log line is found.
	app.addHook('onRequest', (request, reply, done) => {
		reply.header('x-request-id', request.id)
		done()
	})
	app.addHook('onResponse', (request, reply, done) => {
		const status = reply.statusCode
		const ms = Math.round(reply.elapsedTime)
		if (status < 400 && ms < slowMs) logQuick(request, status, ms)
		else if (status in repeated) logRepeated(request, status, ms)
		else request.log[status >= 500 ? 'error' : 'info'](lineOf(request, status, ms), 'request completed')
		done()
	})
}

const lineOf = ({ id, method, url }: FastifyRequest, status: number, ms: number) => ({
	reqId: id,
	method,
	path: loggedPath(url),
	status,
	ms,
})
