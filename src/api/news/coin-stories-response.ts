import type { ResponseDeps } from '#api/api-responses.ts'
import { noStore } from '#api/http/headers.ts'
import { type CoinRange, type CoinStoriesResponse, rangeMs } from '#contract/coin.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { cachedJson } from '#services/cache/cached-response.ts'
import type { Viewer } from '#services/viewer.ts'

/** The top stories of a coin for its page; no route sends them. */
export const createCoinStoriesResponse =
	({ services, fetchCached, index, presentNews, now }: ResponseDeps) =>
	(symbol: string, locale: NewsLocale, range: CoinRange, viewer: Viewer) =>
		fetchCached(viewer, `coin-stories|${symbol}|${locale}|${range}`, async () => {
			const coin = index().coinBySymbol.get(symbol)
			if (coin === undefined) throw new Problem('not_found', { message: 'There is no such coin.' })
			const since = new Date(now() - rangeMs[range])
			const stories = await services.findCoinStories(coin.id, locale, since, viewer)
			const body: CoinStoriesResponse = { status: 1, data: await presentNews(stories) }
			return cachedJson(body, noStore)
		})
