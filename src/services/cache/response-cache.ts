import { LRUCache } from 'lru-cache'
import type { Viewer } from '#services/viewer.ts'
import { CachedJson, CachedResponse } from './cached-response.ts'

/** Votes and prices do not clear the cache: their changes show after this time. */
const maxAgeMs = 5_000
const maxBytes = 16 * 1024 * 1024
/** The assumed size of a count or a short list. */
const smallValueBytes = 1024

export type ResponseCache = {
	/**
	 * Returns the cached value, or the one that is being loaded: concurrent requests share one load. The key must contain
	 * everything that the value depends on, and nothing personal may be loaded through it.
	 */
	fetch: <Value extends object | number>(key: string, load: () => Promise<Value>) => Promise<Value>
	/** The same for a viewer: one who has just written gets a value that is not cached. */
	fetchFor: <Value extends object | number>(
		viewer: Pick<Viewer, 'hasRecentWrite'>,
		key: string,
		load: () => Promise<Value>,
	) => Promise<Value>
	/** The same as a JSON response. */
	json: <Value>(
		viewer: Pick<Viewer, 'hasRecentWrite'>,
		key: string,
		load: () => Promise<Value>,
	) => Promise<CachedJson<Value>>
	/** Whether `fetch` would find it without loading. */
	has: (key: string) => boolean
	/** Called when items came, changed or went. A load that is running now is not stored either. */
	clear: () => void
	bytes: () => number
	/** How many requests found or joined a value, and how many had to load it. */
	counts: () => { hits: number; misses: number }
}

type Loader = () => Promise<object | number>
type CacheOptions = { maxBytes?: number; maxAgeMs?: number; now?: () => number }

/** Caches public responses, and the counts and lists they are built from, for a few seconds. */
export function createResponseCache(options: CacheOptions = {}): ResponseCache {
	const cache = new LRUCache<string, object | number, Loader>({
		maxSize: options.maxBytes ?? maxBytes,
		sizeCalculation: (value) => (value instanceof CachedResponse ? value.size : smallValueBytes),
		ttl: options.maxAgeMs ?? maxAgeMs,
		ttlResolution: 0,
		perf: { now: options.now ?? (() => performance.now()) },
		fetchMethod: (_key, _stale, { context }) => context(),
		// A request that waits while the cache is cleared still gets its value, and no later request does.
		ignoreFetchAbort: true,
	})
	const counts = { hits: 0, misses: 0 }
	const fetchCached = async <Value extends object | number>(
		key: string,
		load: () => Promise<Value>,
	): Promise<Value> => {
		const status: LRUCache.Status<string, object | number, Loader> = {}
		const value = await cache.fetch(key, { context: load, status }).catch((error: unknown) => {
			// The failure may belong to the other request alone, such as its full share of the queue: each request retries
			// once itself.
			if (status.fetch !== 'inflight') throw error
			return cache.fetch(key, { context: load })
		})
		if (status.fetch === 'hit' || status.fetch === 'inflight') counts.hits += 1
		else counts.misses += 1
		if (value instanceof CachedResponse && !value.isStorable) cache.delete(key)
		// Each kind of value has its own key prefix, so the found value has the type of this loader.
		return value as Value
	}
	const fetchFor: ResponseCache['fetchFor'] = ({ hasRecentWrite }, key, load) =>
		hasRecentWrite ? load() : fetchCached(key, load)
	return {
		fetch: fetchCached,
		fetchFor,
		json: (viewer, key, load) => fetchFor(viewer, key, async () => new CachedJson(await load())),
		has: (key) => cache.has(key),
		clear: () => cache.clear(),
		bytes: () => cache.calculatedSize,
		counts: () => ({ ...counts }),
	}
}
