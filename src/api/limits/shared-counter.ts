import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { MemoryCounter } from './counters.ts'
import type { Counter } from './rate-limit.ts'

/** Counts that several web processes keep together in Redis. */
export function connectSharedCounters(app: FastifyInstance, url: string) {
	const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
	redis.on('error', (error) => app.log.warn({ reason: error.message }, 'Redis does not answer'))
	app.addHook('onClose', () => redis.disconnect())
	/** Where Redis is away each process counts for itself: limits stay, only their sharing is lost. */
	return (name: string, points: number, seconds: number, alone: MemoryCounter): Counter => {
		const limiter = new RateLimiterRedis({ keyPrefix: name, points, duration: seconds, storeClient: redis })
		return {
			take: (key) =>
				limiter.consume(key).then(
					() => 0,
					(refusal: unknown) =>
						refusal instanceof RateLimiterRes ? Math.max(1, refusal.msBeforeNext) : alone.take(key),
				),
			giveBack: (key) => limiter.reward(key).catch(() => alone.giveBack(key)),
		}
	}
}
