import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Consumes one point of the key: returns 0 where it was allowed, else the milliseconds until it is again. */
export type RateCounter = {
	consume: (key: string) => number | Promise<number>
	refund: (key: string) => unknown
}

/** Counts within this process. */
type MemoryCounter = RateCounter & { consume: (key: string) => number }

/** So many keys are counted, in about 16 MB; more than one network may use within a window. */
const mostKeys = 100_000

/** Every key has its own window. The clock is monotonic, because the wall clock may be set back a day. */
export function createMemoryCounter(
	points: number,
	seconds: number,
	now: () => number = () => performance.now(),
	most = mostKeys,
): MemoryCounter {
	const windows = new LRUCache<string, { count: number; endsAt: number }>({
		// By size, because a table with a maximum length is allocated whole at once.
		maxSize: most,
		sizeCalculation: () => 1,
	})
	return {
		consume: (key) => {
			const known = windows.get(key)
			if (known === undefined || known.endsAt <= now()) {
				windows.set(key, { count: 1, endsAt: now() + seconds * 1000 })
				return 0
			}
			known.count += 1
			return known.count > points ? known.endsAt - now() : 0
		},
		refund: (key) => {
			const known = windows.get(key)
			if (known !== undefined && known.count > 0) known.count -= 1
		},
	}
}

type SharedCounters = {
	/** Opens a counter that several web processes share. */
	open: (name: string, points: number, seconds: number, alone: MemoryCounter) => RateCounter
	/** Whether Redis responds; while it does not, each process counts for itself. */
	isReady: () => boolean
}

/** A request waits no longer than this for Redis: one that hangs must not make every page hang. */
const commandMs = 250

/** Counts in Redis or Valkey; the client is loaded only where one is configured. */
export async function connectSharedCounters(app: FastifyInstance, url: string): Promise<SharedCounters> {
	const [{ Redis }, { RateLimiterRedis, RateLimiterRes }] = await Promise.all([
		import('ioredis'),
		import('rate-limiter-flexible'),
	])
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 1,
		commandTimeout: commandMs,
		connectTimeout: 2_000,
	})
	const isReady = () => redis.status === 'ready'
	let isLogged = false
	const logOnce = (error: unknown) => {
		if (isLogged) return
		isLogged = true
		app.log.warn(
			{ reason: error instanceof Error ? error.message : String(error) },
			'Redis does not respond: each process counts requests for itself',
		)
	}
	redis.on('error', logOnce)
	redis.on('ready', () => {
		if (isLogged) app.log.info('Redis responds again')
		isLogged = false
	})
	app.addHook('onClose', () => redis.disconnect())
	/** Without a connection no request waits; ioredis keeps trying to connect and is ready once Redis replies. */
	const reconnect = (error: unknown) => {
		logOnce(error)
		if (isReady()) redis.disconnect(true)
	}
	const open: SharedCounters['open'] = (name, points, seconds, alone) => {
		const limiter = new RateLimiterRedis({ keyPrefix: name, points, duration: seconds, storeClient: redis })
		return {
			consume: (key) =>
				isReady()
					? limiter.consume(key).then(
							() => 0,
							(refusal: unknown) => {
								if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext)
								reconnect(refusal)
								return alone.consume(key)
							},
						)
					: alone.consume(key),
			refund: (key) => (isReady() ? limiter.reward(key).catch(() => alone.refund(key)) : alone.refund(key)),
		}
	}
	return { open, isReady }
}
