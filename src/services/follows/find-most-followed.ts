import { LRUCache } from 'lru-cache'
import type { Reads } from '#services/reading.ts'
import { findMostFollowed } from '#store/follows/feed-store.ts'

/** All follows are counted for it, and the result changes slowly. */
const cachedMs = 10 * 60_000

/** The most followed things, by their ids in the catalogue. */
export function createFindMostFollowed({ reads }: { reads: Reads }) {
	const cache = new LRUCache<number, Awaited<ReturnType<typeof findMostFollowed>>>({
		max: 10,
		ttl: cachedMs,
		fetchMethod: (most) => findMostFollowed(reads.lists, most),
	})
	return async (most: number) => (await cache.fetch(most)) ?? []
}
