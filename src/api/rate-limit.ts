import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import {
	type RateLimiterAbstract,
	RateLimiterMemory,
	RateLimiterRedis,
	RateLimiterRes,
} from 'rate-limiter-flexible'
import { addressKey } from './address-key.ts'
import { type Allowance, type LimitClassName, limitClasses } from './limit-classes.ts'
import { Problem } from './problem.ts'

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

type Taken = { limiter: RateLimiterAbstract; key: string }
type Bucket = { limiter: RateLimiterAbstract; allowance: Allowance }

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

/** Counts each request against its route's class, per session and per address. */
export function addRateLimits(app: FastifyInstance, options: RateLimitOptions): void {
	const redis = options.redisUrl === undefined ? undefined : connectRedis(app, options.redisUrl)
	const bucket = (className: string, per: string, allowance: Allowance): Bucket => {
		const settings = {
			keyPrefix: `limit:${className}:${per}:${allowance.seconds}`,
			points: Math.max(1, Math.round(allowance.max * options.scale)),
			duration: allowance.seconds,
		}
		const memory = new RateLimiterMemory(settings)
		// Where Redis is away each process counts for itself: limits stay, only their sharing is lost.
		const limiter =
			redis === undefined
				? memory
				: new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory })
		return { limiter, allowance }
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

	const takeLimit = async (request: FastifyRequest, reply: FastifyReply, limit: LimitClassName) => {
		const { session, address } = buckets[limit]
		if (address.length === 0 && session.length === 0) return
		const sessionId = options.sessionOf(request)
		if (sessionId !== undefined) for (const one of session) await take(request, reply, one, sessionId)
		const from = addressKey(request.ip)
		for (const one of address) await take(request, reply, one, from)
	}
	app.decorate('takeLimit', takeLimit)
	app.decorateRequest('taken')
	app.addHook('onRequest', async (request, reply) => {
		request.taken = []
		if (!options.isCounted()) await takeLimit(request, reply, request.routeOptions.config.limit ?? 'none')
	})
	app.addHook('onResponse', async (request, reply) => {
		if (reply.statusCode < 500) return
		await Promise.all(request.taken.map(({ limiter, key }) => limiter.reward(key)))
	})
}

async function take(
	request: FastifyRequest,
	reply: FastifyReply,
	{ limiter, allowance }: Bucket,
	key: string,
) {
	try {
		await limiter.consume(key)
		request.taken.push({ limiter, key })
	} catch (refusal) {
		if (!(refusal instanceof RateLimiterRes)) throw refusal
		const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
		reply.headers({
			'ratelimit-limit': limiter.points,
			'ratelimit-remaining': 0,
			'ratelimit-reset': seconds,
			'ratelimit-policy': `${limiter.points};w=${allowance.seconds}`,
		})
		throw new Problem('rate_limited', { retryAfterSeconds: seconds })
	}
}

function connectRedis(app: FastifyInstance, url: string): Redis {
	const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
	redis.on('error', (error) => app.log.warn({ reason: error.message }, 'Redis does not answer'))
	app.addHook('onClose', () => redis.disconnect())
	return redis
}
