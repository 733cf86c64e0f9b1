import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Counts one for the key: 0 where it was allowed, else the milliseconds until it is again. */
export type Counter = {
	take: (key: string) => number | Promise<number>
	giveBack: (key: string) => unknown
}

/** How often each key was seen in the running window; every key has a window of its own. */
type MemoryCounter = {
	/** Counts one; answers 0 where that was allowed, else the milliseconds until the window ends. */
	take: (key: string) => number
	giveBack: (key: string) => void
	/** Forgets windows that have ended. */
	sweep: () => void
}

type Window = { count: number; endsAt: number }

/** So many keys are counted one by one, in about 8 MB. */
const mostKeys = 50_000
/** Whoever comes when there is no room shares one of these with others, by a chance that nobody outside can tell. */
const sharedPlaces = 1_024

/** The clock on the wall may be put back a day; this one only goes on. */
const monotonic = (): number => performance.now()

/** Counting in this process costs one look-up and no promise: it stands before every request. */
export function createMemoryCounter(
	points: number,
	seconds: number,
	now: () => number = monotonic,
	most = mostKeys,
): MemoryCounter {
	const windows = new Map<string, Window>()
	const seed = randomInt(2 ** 32)
	// No key is ever pushed out by others, so that nobody escapes a limit by making noise.
	const placeOf = (key: string): string =>
		windows.size < most || windows.has(key) ? key : `shared ${hash(key, seed) % sharedPlaces}`
	return {
		take: (key) => {
			const moment = now()
			const place = placeOf(key)
			const known = windows.get(place)
			if (known === undefined || known.endsAt <= moment) {
				windows.set(place, { count: 1, endsAt: moment + seconds * 1000 })
				return 0
			}
			known.count += 1
			return known.count > points ? known.endsAt - moment : 0
		},
		giveBack: (key) => {
			const known = windows.get(placeOf(key))
			if (known !== undefined && known.count > 0) known.count -= 1
		},
		sweep: () => {
			const moment = now()
			for (const [key, { endsAt }] of windows) if (endsAt <= moment) windows.delete(key)
		},
	}
}

/** FNV-1a from a start of its own. */
function hash(text: string, seed: number): number {
	let sum = seed
	for (let index = 0; index < text.length; index += 1) {
		sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
	}
	return sum >>> 0
}

/** Makes a counter that several web processes keep together. */
type SharedCounters = (name: string, points: number, seconds: number, alone: MemoryCounter) => Counter

/** Counts in Redis: it is loaded where an operator has one, and else nothing of it. */
export async function connectSharedCounters(app: FastifyInstance, url: string): Promise<SharedCounters> {
	const [{ Redis }, { RateLimiterRedis, RateLimiterRes }] = await Promise.all([
		import('ioredis'),
		import('rate-limiter-flexible'),
	])
	const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
	redis.on('error', (error) => app.log.warn({ reason: error.message }, 'Redis does not answer'))
	app.addHook('onClose', () => redis.disconnect())
	/** Where Redis is away each process counts for itself: limits stay, only their sharing is lost. */
	return (name, points, seconds, alone) => {
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
