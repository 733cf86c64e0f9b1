import type { LiveAds } from '#api/ads/ad-board.ts'
import { presentTextAd } from '#api/ads/present-ad.ts'
import type { ApiParts } from '#api/api-parts.ts'
import type { ResponseCache } from '#api/cache/response-cache.ts'
import type { NewsListAnswer } from '#contract/news-list.ts'
import { matchTextAd } from '#domain/ad-choice.ts'
import type { NewsLocale } from '#domain/locale.ts'
import {
	countCeiling,
	type NewsFilter,
	type NewsListing,
	newsPageSize,
	pagesOf,
} from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { countByTotals, readListTotals } from '#store/news/list-totals.ts'
import { countNews } from '#store/news/news-count.ts'
import { findNews } from '#store/news/news-list.ts'
import { findNewsBySlug } from '#store/news/news-lookup.ts'
import type { Queryable } from '#store/schema.ts'
import { isRecent, presentNewsItem } from './present-news-item.ts'
import { filterKey } from './read-news-filter.ts'

/** A page of news, with the shared item first where there is one. */
export type NewsListQuestion = NewsListing & {
	sharedSlug: string
	/** One text for all that it asks. */
	key: string
}

/** Only page 1 shows the shared item, so elsewhere it makes no difference. */
export function listQuestion(listing: NewsListing, slug: string): NewsListQuestion {
	const sharedSlug = listing.page === 1 ? slug : ''
	const key = `list|${listing.sort}|${listing.page}|${sharedSlug}|${filterKey(listing)}`
	return { ...listing, sharedSlug, key }
}

export const newsListKey = ({ key }: NewsListQuestion, { version }: LiveAds): string => `${key}|${version}`

type NewsListParts = Pick<ApiParts, 'ads' | 'cache' | 'catalogue' | 'db' | 'now'>

export async function readNewsList(
	question: NewsListQuestion,
	live: LiveAds,
	parts: NewsListParts,
): Promise<NewsListAnswer> {
	const { db, cache, now } = parts
	const totals = await cache.totals(() => readListTotals(db))
	const [items, counted, shared] = await Promise.all([
		findNews(db, question, totals),
		(totals && countByTotals(question, totals)) ?? countOf(question, db, cache),
		question.sharedSlug === '' ? undefined : findNewsBySlug(db, question.sharedSlug),
	])
	// A shared item's story is not told again below it.
	const told = ({ id, story }: NewsItem) =>
		id === shared?.id || (question.grouped && story.id === shared?.story.id)
	const others = items.filter((item) => !told(item))
	const news = (shared === undefined ? others : [shared, ...others]).slice(0, newsPageSize)
	const moment = now()
	const count = Math.min(counted, countCeiling(question))
	return {
		status: 1,
		data: {
			news: news.map((item) => presentNewsItem(item, isRecent(item, moment))),
			// A shared item that the filter does not hold still needs a page to stand on.
			num_pages: Math.max(pagesOf(count), news.length > 0 ? 1 : 0),
			count,
			more: counted > count,
			ads: textAds(news, question.locale, live, parts),
		},
	}
}

const textAds = (
	news: readonly NewsItem[],
	locale: NewsLocale,
	live: LiveAds,
	{ ads, catalogue }: NewsListParts,
) => {
	const boxes = news.map(({ id, coins, source }) => ({
		id,
		coinIds: coins.map((coin) => coin.id),
		sourceId: source.id,
	}))
	const matched = matchTextAd(boxes, live.campaigns, locale, ads.chance)
	return matched === undefined ? [] : [presentTextAd(matched, locale, catalogue())]
}

/** The same for every page and sort of a filter, so it is counted once for all of them. */
const countOf = (filter: NewsFilter, db: Queryable, cache: ResponseCache): Promise<number> =>
	cache.counts.get(filterKey(filter), [filter.locale], () => countNews(db, filter))
