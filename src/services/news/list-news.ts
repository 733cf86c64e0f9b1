import { LRUCache } from 'lru-cache'
import { type MatchedAd, matchTextAd } from '#domain/ad-choice.ts'
import { defaultLocale, type NewsLocale } from '#domain/locale.ts'
import {
	countCeiling,
	filterKey,
	type NewsFilter,
	type NewsListing,
	newsPageSize,
	pagesOf,
} from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import type { LiveAds } from '#services/ads/live-ads.ts'
import { type ReadCache, type Reads, readsOf, type TakeTurn } from '#services/reading.ts'
import type { Viewer } from '#services/viewer.ts'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { findNewsBySlug } from '#store/news/news-lookup.ts'
import type { Queryable } from '#store/sql.ts'

/** The query for a page of news; a shared item, if one is named, comes first. */
export type NewsListQuery = NewsListing & { sharedSlug: string }

export type ListedNews = {
	items: readonly NewsItem[]
	/** The number of matching rows, up to the last readable page. */
	count: number
	hasMore: boolean
	pages: number
	ad: MatchedAd | undefined
	/** The language of its ad. */
	adLocale: NewsLocale
}

type ListNewsDeps = { reads: Reads; takeTurn: TakeTurn; cache: ReadCache; ads: LiveAds }

export const createListNews = ({ reads, takeTurn, cache, ads }: ListNewsDeps) => {
	const countOf = createCounting(cache)
	return (query: NewsListQuery, viewer: Viewer): Promise<ListedNews> =>
		takeTurn(viewer.network, async () => {
			const db = readsOf(reads, viewer)
			// The count comes first, because it decides how the page is queried.
			const counted = await countOf(query, db)
			const [found, shared] = await Promise.all([
				findNews(db, query, counted),
				query.sharedSlug === '' ? undefined : findNewsBySlug(db, query.sharedSlug),
			])
			const items = withSharedFirst(found, shared, query.grouped === true)
			const count = Math.min(counted, countCeiling(query))
			// In a list of both languages the ad has the language of the first item.
			const adLocale = query.locale === 'both' ? (items[0]?.source.locale ?? defaultLocale) : query.locale
			const boxes = items.map(({ id, coins, source }) => ({
				id,
				coinIds: coins.map((coin) => coin.id),
				sourceId: source.id,
			}))
			return {
				items,
				count,
				hasMore: counted > count,
				// A shared item that does not match the filter still needs a page.
				pages: Math.max(pagesOf(count, query), items.length > 0 ? 1 : 0),
				ad: matchTextAd(boxes, await ads.find(), adLocale, ads.chance),
				adLocale,
			}
		})
}

/** The story of a shared item is not repeated below it. */
function withSharedFirst(
	items: readonly NewsItem[],
	shared: NewsItem | undefined,
	grouped: boolean,
): readonly NewsItem[] {
	if (shared === undefined) return items.slice(0, newsPageSize)
	const isSame = ({ id, story }: NewsItem) => id === shared.id || (grouped && story.id === shared.story.id)
	return [shared, ...items.filter((item) => !isSame(item))].slice(0, newsPageSize)
}

const mostFullLists = 10_000
const hourMs = 3_600_000

/**
 * The count is the same for every page and sort of a filter. A count that reached the limit rarely falls below it, so
 * it is cached longer.
 */
export function createCounting(cache: ReadCache) {
	const full = new LRUCache<string, true>({ max: mostFullLists, ttl: hourMs })
	return async (filter: NewsFilter, db: Queryable): Promise<number> => {
		const key = filterKey(filter)
		if (full.has(key)) return countCeiling(filter) + 1
		const counted = await cache.fetch(`count|${key}`, () => countNews(db, filter))
		if (counted > countCeiling(filter)) full.set(key, true)
		return counted
	}
}
