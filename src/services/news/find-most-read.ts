import { LRUCache } from 'lru-cache'
import type { NewsLocale } from '#domain/locale.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { Reads } from '#services/reading.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { findMostRead } from '#store/votes/readers-interest.ts'

/** Counting a day's readers is expensive, and the order changes slowly. */
const rankedForMs = 60_000
/** Spare items replace those that are removed meanwhile. */
const spare = 5

type MostReadDeps = { reads: Pick<Reads, 'lists'>; now: () => number }

/** The items with the most readers in the last 24 hours. */
export function createFindMostRead({ reads: { lists: db }, now }: MostReadDeps) {
	const rankings = new LRUCache<NewsLocale, readonly number[]>({
		max: 10,
		ttl: rankedForMs,
		ttlResolution: 0,
		perf: { now },
	})
	return async (locale: NewsLocale, most: number): Promise<readonly NewsItem[]> => {
		const ids = rankings.get(locale) ?? (await findMostRead(db, locale, most + spare, new Date(now())))
		// An empty result is not cached, so that the first view is shown immediately.
		if (ids.length > 0 && !rankings.has(locale)) rankings.set(locale, ids)
		const items = new Map((await findNewsByIds(db, ids)).map((item) => [item.id, item]))
		return ids.flatMap((id) => items.get(id) ?? []).slice(0, most)
	}
}
