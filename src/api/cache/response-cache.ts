import { LRUCache } from 'lru-cache'
import { CachedResponse } from './cached-response.ts'

/** Counters and prices drop nothing when they change: they are right again after this time. */
const maxAgeMs = 5_000
const maxBytes = 16 * 1024 * 1024
/** What a count or a short list is taken to need. */
const smallValueBytes = 1024

export type ResponseCache = {
	/**
	 * The cached value, or the one that is being loaded: however many ask for it at once, it is loaded once. The key says
	 * everything that the value depends on, and nothing personal is ever loaded through it.
	 */
	fetch: <Value extends object | number>(key: string, load: () => Promise<Value>) => Promise<Value>
	/** Whether `fetch` would find it without loading. */
	has: (key: string) => boolean
	/** Items came, changed or went: what is being loaded at this moment is not stored either. */
	clear: () => void
	bytes: () => number
	/** How many were found or joined, and how many had to be loaded. */
	counts: () => { hits: number; misses: number }
}

type Loader = () => Promise<object | number>
type CacheOptions = { maxBytes?: number; maxAgeMs?: number; now?: () => number }

/** Public responses, and the counts and lists they are made from, for a few seconds. */
export function createResponseCache(options: CacheOptions = {}): ResponseCache {
	const cache = new LRUCache<string, object | number, Loader>({
		maxSize: options.maxBytes ?? maxBytes,
		sizeCalculation: (value) => (value instanceof CachedResponse ? value.size : smallValueBytes),
		ttl: options.maxAgeMs ?? maxAgeMs,
		ttlResolution: 0,
		perf: { now: options.now ?? (() => performance.now()) },
		fetchMethod: (_key, _stale, { context }) => context(),
		// Whoever waits for a value when the cache is cleared still gets it, and nobody after them.
		ignoreFetchAbort: true,
	})
	const counts = { hits: 0, misses: 0 }
	return {
		fetch: async <Value extends object | number>(key: string, load: () => Promise<Value>): Promise<Value> => {
			const status: LRUCache.Status<string, object | number, Loader> = {}
			const value = await cache.fetch(key, { context: load, status }).catch((error: unknown) => {
				// Another request's failure may be its own, such as a full share of the queue: each tries for itself once.
				if (status.fetch !== 'inflight') throw error
				return cache.fetch(key, { context: load })
			})
			if (status.fetch === 'hit' || status.fetch === 'inflight') counts.hits += 1
			else counts.misses += 1
			if (value instanceof CachedResponse && !value.isStorable) cache.delete(key)
			// The keys of one kind of value have a prefix of their own, so what is found was loaded by an equal loader.
			return value as Value
		},
		has: (key) => cache.has(key),
		clear: () => cache.clear(),
		bytes: () => cache.calculatedSize,
		counts: () => ({ ...counts }),
	}
}
