import type { Catalogue } from '#domain/catalogue.ts'
import type { PriceHistory } from '#jobs/fill-price-history.ts'
import type { Config } from '#main/config/config.ts'
import type { Database } from '#store/database/open-database.ts'
import { findSetting, putSetting } from '#store/setting-store.ts'
import { type FetchPermit, permitFor } from './fetch-guard.ts'
import type { News } from './open-news.ts'

/** Where news comes from: the catalogue as it is fetched, which in sample mode is the sample server on this machine. */
export type NewsOrigin = {
	catalogue: Catalogue
	permit: FetchPermit
	pricesUrl: string
	/** None: prices in toman are not shown. */
	tomanPricesUrls: readonly string[]
	/** Earlier prices of coins; only the sample has them. */
	priceHistory?: PriceHistory
	close: () => Promise<void>
}

export const samplePath = '/sample'
const publicUrlSetting = 'sample_public_url'

/** Stores where readers find sample articles, so that operator commands link to the same address. */
export const rememberPublicUrl = (news: News, config: Config): Promise<void> =>
	putSetting(news.database.db, publicUrlSetting, config.publicUrl)

export type OpenedNews = Pick<News, 'mode' | 'catalogue' | 'permit'> & { database: Pick<Database, 'db'> }

export async function openNewsOrigin(news: OpenedNews, config: Config): Promise<NewsOrigin> {
	const { catalogue, permit, mode } = news
	const { pricesUrl, tomanPricesUrls } = config
	if (mode === 'live') return { catalogue, permit, pricesUrl, tomanPricesUrls, close: async () => {} }
	// The same link for every reader of the feed, because it is the item's identity.
	const publicUrl = (await findSetting(news.database.db, publicUrlSetting)) ?? config.publicUrl
	const { startSampleServer } = await import('#sample/sample-server.ts')
	const { samplePriceHistory } = await import('#sample/sample-prices.ts')
	const sampleServer = await startSampleServer({
		catalogue,
		publicBase: `${publicUrl}${samplePath}`,
		now: () => new Date(),
		choice: config.sample,
	})
	return {
		catalogue: sampleServer.catalogue,
		permit: permitFor(config, sampleServer.catalogue, [new URL(sampleServer.origin).host]),
		pricesUrl: sampleServer.pricesUrl,
		tomanPricesUrls: [sampleServer.tomanPricesUrl],
		priceHistory: (from, to) => samplePriceHistory(catalogue, from, to),
		close: sampleServer.close,
	}
}
