import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Counter } from './rate-limit.ts'

/** Counts that several web processes keep together in Redis. */
export function connectSharedCounters(app: FastifyInstance, url: string) {
	const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
	redis.on('error', (error) => app.log.warn({ reason: error.message }, 'Redis does not answer'))
	app.addHook('onClose', () => redis.disconnect())
	return (name: string, points: number, seconds: number): Counter => {
		const settings = { keyPrefix: name, points, duration: seconds }
		// Where Redis is away each process counts for itself: limits stay, only their sharing is lost.
		const insuranceLimiter = new RateLimiterMemory(settings)
		const limiter = new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter })
		return {
			take: (key) => limiter.consume(key).then(() => 0, waitOf),
			giveBack: (key) => limiter.reward(key).catch(() => {}),
		}
	}
}

function waitOf(refusal: unknown): number {
	if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
	throw refusal
}
