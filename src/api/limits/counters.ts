import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Consumes one point of the key: returns 0 where it was allowed, else the milliseconds until it is again. */
export type RateCounter = {
	consume: (key: string) => number | Promise<number>
	refund: (key: string) => unknown
}

/** How often each key was seen in its current window; every key has its own window. */
type MemoryCounter = {
	/** Returns 0 where it was allowed, else the milliseconds until the window ends. */
	consume: (key: string) => number
	refund: (key: string) => void
	/** Forgets windows that have ended. */
	sweep: () => void
}

type Window = { count: number; endsAt: number }

/** So many keys are counted separately, in about 8 MB. */
const mostKeys = 50_000
/** When the table is full, new keys share these buckets, by a random hash that nobody outside can predict. */
const sharedBuckets = 1_024

/** The wall clock may be set back a day; this one is monotonic. */
const monotonic = (): number => performance.now()

/** Counts within this process. */
export function createMemoryCounter(
	points: number,
	seconds: number,
	now: () => number = monotonic,
	most = mostKeys,
): MemoryCounter {
	const windows = new Map<string, Window>()
	const seed = randomInt(2 ** 32)
	// No key is ever evicted by others, so that nobody escapes a limit by sending many keys.
	const bucketOf = (key: string): string =>
		windows.size < most || windows.has(key) ? key : `shared ${hash(key, seed) % sharedBuckets}`
	return {
		consume: (key) => {
			const moment = now()
			const place = bucketOf(key)
			const known = windows.get(place)
			if (known === undefined || known.endsAt <= moment) {
				windows.set(place, { count: 1, endsAt: moment + seconds * 1000 })
				return 0
			}
			known.count += 1
			return known.count > points ? known.endsAt - moment : 0
		},
		refund: (key) => {
			const known = windows.get(bucketOf(key))
			if (known !== undefined && known.count > 0) known.count -= 1
		},
		sweep: () => {
			const moment = now()
			for (const [key, { endsAt }] of windows) if (endsAt <= moment) windows.delete(key)
		},
	}
}

/** FNV-1a with a seed. */
function hash(text: string, seed: number): number {
	let sum = seed
	for (let index = 0; index < text.length; index += 1) {
		sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
	}
	return sum >>> 0
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
			'Redis does not answer: each process counts requests for itself',
		)
	}
	redis.on('error', logOnce)
	redis.on('ready', () => {
		if (isLogged) app.log.info('Redis answers again')
		isLogged = false
	})
	app.addHook('onClose', () => redis.disconnect())
	/** Without a connection no request waits; ioredis goes on trying to connect and is ready only once Redis replies. */
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
