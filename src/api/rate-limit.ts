import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from './address-key.ts'
import { type Allowance, type LimitClassName, limitClasses } from './limit-classes.ts'
import { createMemoryCounter } from './memory-counter.ts'
import { Problem } from './problem.ts'
import { connectSharedCounters } from './shared-counter.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The class of rate limit this route belongs to. */
		limit?: LimitClassName
	}
	interface FastifyRequest {
		/** What this request used up, given back when the fault is ours. */
		taken: Taken[]
	}
	interface FastifyInstance {
		/** Counts a request against one more class, which shows only once its body is read. */
		takeLimit: (request: FastifyRequest, reply: FastifyReply, limit: LimitClassName) => Promise<void>
	}
}

/** Counts one for the key: 0 where it was allowed, else the milliseconds until it is again. */
export type Counter = {
	take: (key: string) => number | Promise<number>
	giveBack: (key: string) => unknown
}

type Bucket = { counter: Counter; points: number; allowance: Allowance }
type Taken = { counter: Counter; key: string }

export type RateLimitOptions = {
	/** Multiplies every allowance, for load tests. */
	scale: number
	/** Where several web processes share their counts. */
	redisUrl?: string | undefined
	/** The verified id of the browser's session, if it has one. */
	sessionOf: (request: FastifyRequest) => string | undefined
	/** Calls that were counted before: a page's own calls into the API. */
	isCounted: () => boolean
}

const sweepEveryMs = 60_000

/** Counts each request against its route's class, per session and per address. */
export function addRateLimits(app: FastifyInstance, options: RateLimitOptions): void {
	const shared = options.redisUrl === undefined ? undefined : connectSharedCounters(app, options.redisUrl)
	const sweeps: (() => void)[] = []
	const bucket = (className: string, per: string, allowance: Allowance): Bucket => {
		const points = Math.max(1, Math.round(allowance.max * options.scale))
		const name = `limit:${className}:${per}:${allowance.seconds}`
		if (shared !== undefined) return { counter: shared(name, points, allowance.seconds), points, allowance }
		const counter = createMemoryCounter(points, allowance.seconds, Date.now)
		sweeps.push(counter.sweep)
		return { counter, points, allowance }
	}
	const buckets = Object.fromEntries(
		Object.entries(limitClasses).map(([name, { session, address }]) => [
			name,
			{
				session: session.map((allowance) => bucket(name, 'session', allowance)),
				address: address.map((allowance) => bucket(name, 'address', allowance)),
			},
		]),
	) as Record<LimitClassName, { session: Bucket[]; address: Bucket[] }>
	const sweeping = setInterval(() => {
		for (const sweep of sweeps) sweep()
	}, sweepEveryMs).unref()
	app.addHook('onClose', () => clearInterval(sweeping))

	/** A promise only where counts are shared: in memory the answer is there at once. */
	const take = (request: FastifyRequest, reply: FastifyReply, limit: LimitClassName) => {
		const { session, address } = buckets[limit]
		if (address.length === 0 && session.length === 0) return undefined
		const sessionId = session.length === 0 ? undefined : options.sessionOf(request)
		const fromSession = sessionId === undefined ? undefined : takeEach(request, reply, session, sessionId)
		if (fromSession === undefined) return takeEach(request, reply, address, addressKey(request.ip))
		return fromSession.then(() => takeEach(request, reply, address, addressKey(request.ip)))
	}
	app.decorate('takeLimit', async (request, reply, limit) => take(request, reply, limit))
	app.decorateRequest('taken')
	app.addHook('onRequest', (request, reply, done) => {
		request.taken = []
		try {
			if (options.isCounted()) return done()
			const taking = take(request, reply, request.routeOptions.config.limit ?? 'none')
			if (taking === undefined) done()
			else taking.then(() => done(), done)
		} catch (refusal) {
			done(refusal as Problem)
		}
	})
	app.addHook('onResponse', (request, reply, done) => {
		if (reply.statusCode >= 500) for (const { counter, key } of request.taken) counter.giveBack(key)
		done()
	})
}

function takeEach(
	request: FastifyRequest,
	reply: FastifyReply,
	buckets: readonly Bucket[],
	key: string,
): Promise<void> | undefined {
	const waiting: Promise<void>[] = []
	for (const bucket of buckets) {
		const settle = (wait: number) => {
			if (wait > 0) throw refusal(reply, bucket, wait)
			request.taken.push({ counter: bucket.counter, key })
		}
		const wait = bucket.counter.take(key)
		if (typeof wait === 'number') settle(wait)
		else waiting.push(wait.then(settle))
	}
	return waiting.length === 0 ? undefined : Promise.all(waiting).then(() => undefined)
}

function refusal(reply: FastifyReply, { points, allowance }: Bucket, waitMs: number): Problem {
	const seconds = Math.max(1, Math.ceil(waitMs / 1000))
	reply.headers({
		'ratelimit-limit': points,
		'ratelimit-remaining': 0,
		'ratelimit-reset': seconds,
		'ratelimit-policy': `${points};w=${allowance.seconds}`,
	})
	return new Problem('rate_limited', { retryAfterSeconds: seconds })
}
