import { cachedJson } from '#api/cache/cached-response.ts'
import type { FetchCached } from '#api/cache/fetch-cached.ts'
import { noStore } from '#api/http/headers.ts'
import { Problem } from '#api/http/problem.ts'
import { type CoinRange, type CoinStoriesResponse, rangeMs } from '#contract/coin.ts'
import type { NewsLocale } from '#domain/locale.ts'
import type { FindCoinStories } from '#services/news/find-coin-stories.ts'
import type { Viewer } from '#services/viewer.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import type { PresentNews } from './present-news-item.ts'

type CoinStoriesDeps = {
	services: { findCoinStories: FindCoinStories }
	fetchCached: FetchCached
	index: () => CatalogueIndex
	presentNews: PresentNews
	now: () => number
}

/** The top stories of a coin for its page; no route sends them. */
export const createCoinStoriesResponse =
	({ services, fetchCached, index, presentNews, now }: CoinStoriesDeps) =>
	(symbol: string, locale: NewsLocale, range: CoinRange, viewer: Viewer) =>
		fetchCached(viewer, `coin-stories|${symbol}|${locale}|${range}`, async () => {
			const coin = index().coinBySymbol.get(symbol)
			if (coin === undefined) throw new Problem('not_found', { message: 'There is no such coin.' })
			const since = new Date(now() - rangeMs[range])
			const stories = await services.findCoinStories(coin.id, locale, since, viewer)
			const answer: CoinStoriesResponse = { status: 1, data: await presentNews(stories) }
			return cachedJson(answer, noStore)
		})
