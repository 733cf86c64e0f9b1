import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

/** Consumes one point of the key: returns 0 where it was allowed, else the milliseconds until it is again. */
export type RateCounter = {
	consume: (key: string) => number | Promise<number>
	refund: (key: string) => unknown
	/** What the key has left, and the milliseconds until it has everything again. */
	left: (key: string) => Left | Promise<Left>
}
type Left = { points: number; ms: number }

/** Counts within this process. */
type MemoryCounter = {
	consume: (key: string) => number
	refund: (key: string) => void
	left: (key: string) => Left
}

/** What all counters of a process take together. It is enough for some 200,000 keys. */
export const mostCounterBytes = 64 * 1024 * 1024
/** What a key takes besides its letters in a full table, measured. */
const bytesOfKey = 300
/** After so many new keys, twice as many are checked: the table does not fill with expired ones. */
const newKeysPerCheck = 1_000

type CounterTable = {
	open: (name: string, points: number, seconds: number) => MemoryCounter
	bytes: () => number
}

/**
 * One table of all counters, so that together they have one bound; a full table drops the key that was used least
 * recently. Every key has its own window. The clock is monotonic, because the wall clock may be set back a day.
 */
export function createCounterTable(
	now: () => number = () => performance.now(),
	mostBytes = mostCounterBytes,
): CounterTable {
	const windows = new LRUCache<string, { count: number; endsAt: number }>({
		// By size, because a table with a maximum length is allocated whole at once.
		maxSize: mostBytes,
		sizeCalculation: (_window, entry) => bytesOfKey + entry.length,
	})
	let added = 0
	let looking = windows.rkeys()
	const dropExpired = () => {
		const expired: string[] = []
		for (let looks = 0; looks < 2 * newKeysPerCheck; looks += 1) {
			const { value, done } = looking.next()
			if (done === true) {
				looking = windows.rkeys()
				break
			}
			if ((windows.peek(value)?.endsAt ?? 0) <= now()) expired.push(value)
		}
		// The iterator may stand on the last of them, and would lose its place with it.
		expired.pop()
		for (const entry of expired) windows.delete(entry)
	}
	const open: CounterTable['open'] = (name, points, seconds) => ({
		consume: (key) => {
			const entry = `${name} ${key}`
			const known = windows.get(entry)
			if (known === undefined || known.endsAt <= now()) {
				added += 1
				if (added % newKeysPerCheck === 0) dropExpired()
				windows.set(entry, { count: 1, endsAt: now() + seconds * 1000 })
			} else if (known.count < points) known.count += 1
			// A refused request is not counted: then a refund makes room for another.
			else return known.endsAt - now()
			return 0
		},
		refund: (key) => {
			const known = windows.get(`${name} ${key}`)
			if (known !== undefined && known.count > 0) known.count -= 1
		},
		left: (key) => {
			const known = windows.peek(`${name} ${key}`)
			if (known === undefined || known.endsAt <= now()) return { points, ms: seconds * 1000 }
			return { points: points - known.count, ms: known.endsAt - now() }
		},
	})
	return { open, bytes: () => windows.calculatedSize }
}

type SharedCounters = {
	/** Opens a counter that several web processes share, with the one that counts while Redis does not respond. */
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
		const takeBack = (key: string) => limiter.reward(key).catch(() => {})
		return {
			consume: (key) =>
				isReady()
					? limiter.consume(key).then(
							() => 0,
							(refusal: unknown) => {
								if (!(refusal instanceof RateLimiterRes)) {
									reconnect(refusal)
									return alone.consume(key)
								}
								// Redis has counted the refused request, too.
								void takeBack(key)
								return Math.max(1, refusal.msBeforeNext)
							},
						)
					: alone.consume(key),
			refund: (key) => (isReady() ? takeBack(key) : alone.refund(key)),
			left: async (key) => {
				const counted = isReady() ? await limiter.get(key).catch(() => null) : null
				if (counted === null) return alone.left(key)
				return { points: counted.remainingPoints, ms: counted.msBeforeNext }
			},
		}
	}
	return { open, isReady }
}
