import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'
import { scaledLimit } from '#domain/scaled-limit.ts'
import { type AddressRanges, addressKey, wideKey } from './address.ts'
import { connectSharedCounters, createCounterTable, type RateCounter } from './counters.ts'
import {
	type Allowance,
	keyAllowance,
	type LimitClassName,
	limitClasses,
	wideFactor,
} from './limit-classes.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** The class of rate limit this route belongs to. */
		limit?: LimitClassName
	}
	interface FastifyRequest {
		/** What this request has consumed. */
		consumed: Consumed[]
		/**
		 * The request failed because the database is broken, so what it consumed is refunded. Being too busy is not such a
		 * failure, and neither is a mistake of ours: a client that found one could repeat it without end.
		 */
		failedByDatabase: boolean
	}
	interface FastifyInstance {
		/** Counts a request against one more class, which is known only once its body is read. */
		consumeLimit: (request: FastifyRequest, reply: FastifyReply, limit: LimitClassName) => Promise<void>
		/** Counts a request of an API key, and states what the key has left. */
		consumeKey: (request: FastifyRequest, reply: FastifyReply, keyId: number) => Promise<void>
		/** Whether the processes share their counts now; undefined where no Redis is configured. */
		sharesLimits: (() => boolean) | undefined
	}
}

type Bucket = { counter: RateCounter; points: number; seconds: number }
type Consumed = { counter: RateCounter; key: string }

export type RateLimitOptions = {
	/** Multiplies every allowance, for load tests. */
	scale: number
	/** Where several web processes share their counts. */
	redisUrl?: string | undefined
	/** The verified id of the browser's session, if it has one. */
	sessionOf: (request: Pick<FastifyRequest, 'cookies' | 'headers'>) => string | undefined
	/** Proxies, whose connections many visitors share; none by default. */
	isTrusted?: AddressRanges
}

/**
 * After this many refusals each further one is delayed. Otherwise a client that retries immediately, on forty
 * connections, takes half a processor with refusals alone.
 */
const quickRefusals = { max: 100, seconds: 10 }
const refusalMs = 1_000
/** Through a proxy this many refusals of an address are delayed at once: with more, holding costs more than responding. */
const mostHeld = 20

/** Counts each request against its route's class, per session, per address and per IPv6 network. */
export async function addRateLimits(app: FastifyInstance, options: RateLimitOptions): Promise<void> {
	const shared =
		options.redisUrl === undefined ? undefined : await connectSharedCounters(app, options.redisUrl)
	app.decorate('sharesLimits', shared?.isReady)
	const table = createCounterTable()
	const bucket = (className: string, per: string, { max, seconds }: Allowance): Bucket => {
		const points = scaledLimit(max, options.scale)
		const name = `limit:${className}:${per}:${seconds}`
		const alone = table.open(name, points, seconds)
		const counter = shared?.open(name, points, seconds, alone) ?? alone
		return { counter, points, seconds }
	}
	const buckets = Object.fromEntries(
		Object.entries(limitClasses).map(([name, { session, address }]) => [
			name,
			{
				session: session.map((allowance) => bucket(name, 'session', allowance)),
				address: address.map((allowance) => bucket(name, 'address', allowance)),
				wide: address.map(({ max, seconds }) => bucket(name, 'wide', { max: max * wideFactor, seconds })),
			},
		]),
	) as Record<LimitClassName, Record<'session' | 'address' | 'wide', Bucket[]>>
	const consume = async (request: FastifyRequest, reply: FastifyReply, limit: LimitClassName) => {
		const { session, address, wide } = buckets[limit]
		if (address.length === 0 && session.length === 0) return
		const sessionId = session.length === 0 ? undefined : options.sessionOf(request)
		const key = addressKey(request.ip)
		const network = wideKey(key)
		const before = request.consumed.length
		try {
			// The address is counted first: sessions cost nothing, and those of a refused address must not fill the table.
			await consumeEach(request, reply, [
				...address.map((bucket) => ({ bucket, key })),
				...(network === undefined ? [] : wide.map((bucket) => ({ bucket, key: network }))),
				...(sessionId === undefined ? [] : session.map((bucket) => ({ bucket, key: sessionId }))),
			])
		} catch (refusal) {
			// A refused request consumes nothing, least of all of what others share with it.
			for (const { counter, key } of request.consumed.splice(before)) counter.refund(key)
			await holdBack(request, reply)
			throw refusal
		}
	}
	const { isTrusted = () => false } = options
	const refusals = table.open('refusals', quickRefusals.max, quickRefusals.seconds)
	const held = new Map<string, number>()
	/** A client's own connection is closed with the refusal, and has one request at a time; a proxy's has many clients. */
	const holdBack = async (request: FastifyRequest, reply: FastifyReply) => {
		const address = addressKey(request.ip)
		if (refusals.consume(address) === 0) return
		if (!isTrusted(request.socket.remoteAddress ?? '')) {
			reply.header('connection', 'close')
			return sleep(refusalMs)
		}
		const others = held.get(address) ?? 0
		if (others >= mostHeld) return
		held.set(address, others + 1)
		await sleep(refusalMs)
		const left = (held.get(address) ?? 1) - 1
		if (left === 0) held.delete(address)
		else held.set(address, left)
	}
	app.decorate('consumeLimit', consume)
	const ofKey = bucket('keys', 'key', keyAllowance)
	app.decorate('consumeKey', async (request: FastifyRequest, reply: FastifyReply, keyId: number) => {
		const key = String(keyId)
		const consuming = consumeEach(request, reply, [{ bucket: ofKey, key }])
		const [{ points, ms }] = await Promise.all([ofKey.counter.left(key), consuming])
		stateLimit(reply, ofKey, { points, seconds: Math.ceil(ms / 1000) })
	})
	app.decorateRequest('consumed')
	app.decorateRequest('failedByDatabase', false)
	app.addHook('onRequest', async (request, reply) => {
		request.consumed = []
		await consume(request, reply, classOf(request))
	})
	app.addHook('onResponse', (request, _reply, done) => {
		if (request.failedByDatabase) for (const { counter, key } of request.consumed) counter.refund(key)
		done()
	})
}

/** An unknown address is counted like a page, or nothing would bound it; a route without a class serves a file. */
const classOf = ({ routeOptions, is404 }: FastifyRequest): LimitClassName =>
	routeOptions.config.limit ?? (is404 ? 'reads' : 'files')

/** Redis gets all of them in one round trip; within the process nothing is counted after a refusal. */
async function consumeEach(
	request: FastifyRequest,
	reply: FastifyReply,
	wanted: readonly { bucket: Bucket; key: string }[],
): Promise<void> {
	const counting: (number | Promise<number>)[] = []
	for (const { bucket, key } of wanted) {
		const wait = bucket.counter.consume(key)
		counting.push(wait)
		if (typeof wait === 'number' && wait > 0) break
	}
	const waits = await Promise.all(counting)
	let refused: Problem | undefined
	for (const [at, { bucket, key }] of wanted.slice(0, waits.length).entries()) {
		const wait = waits[at] ?? 0
		if (wait === 0) request.consumed.push({ counter: bucket.counter, key })
		else refused ??= refusal(reply, bucket, wait)
	}
	if (refused !== undefined) throw refused
}

function stateLimit(reply: FastifyReply, bucket: Bucket, left: { points: number; seconds: number }): void {
	reply.headers({
		'ratelimit-limit': bucket.points,
		'ratelimit-remaining': left.points,
		'ratelimit-reset': left.seconds,
		'ratelimit-policy': `${bucket.points};w=${bucket.seconds}`,
	})
}

function refusal(reply: FastifyReply, bucket: Bucket, waitMs: number): Problem {
	const seconds = Math.max(1, Math.ceil(waitMs / 1000))
	stateLimit(reply, bucket, { points: 0, seconds })
	return new Problem('rate_limited', { retryAfterSeconds: seconds })
}
