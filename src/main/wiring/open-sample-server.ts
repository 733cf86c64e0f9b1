import type { SampleWeek } from '#catalogue/load-sample-week.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { PriceHistory } from '#jobs/fill-price-history.ts'
import type { Config } from '#main/config/config.ts'
import type { SampleNews } from '#sample/sample-news.ts'
import type { Database } from '#store/database/open-database.ts'
import { findSetting, keepFirstSetting, putSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'
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
	/** The news that the sample server publishes. */
	sampleNews?: SampleNews
	close: () => Promise<void>
}

export const samplePath = '/sample'
const publicUrlSetting = 'sample_public_url'

/** Stores where readers find sample articles, so that operator commands link to the same address. */
export const rememberPublicUrl = (news: News, config: Config): Promise<void> =>
	putSetting(news.database.db, publicUrlSetting, config.publicUrl)

const startSetting = 'sample_started_at'

/** The sample news of this database; its clock runs on from the first start, whichever process it was. */
export async function openSampleNews(
	week: SampleWeek,
	{ sample }: Pick<Config, 'sample'>,
	db: Queryable,
	reads: Queryable = db,
): Promise<SampleNews> {
	const startedAt = Number(await keepFirstSetting(db, startSetting, String(Date.now()), reads))
	const { createSampleNews } = await import('#sample/sample-news.ts')
	return createSampleNews(week, { ...sample, startedAt })
}

export type OpenedNews = Pick<News, 'sampleWeek' | 'catalogue' | 'permit'> & {
	database: Pick<Database, 'db'>
}

export async function openNewsOrigin(news: OpenedNews, config: Config): Promise<NewsOrigin> {
	const { catalogue, permit, sampleWeek } = news
	const { db } = news.database
	const { pricesUrl, tomanPricesUrls } = config
	if (sampleWeek === undefined)
		return { catalogue, permit, pricesUrl, tomanPricesUrls, close: async () => {} }
	// The same link for every reader of the feed, because it is the item's identity.
	const publicUrl = (await findSetting(db, publicUrlSetting)) ?? config.publicUrl
	const sampleNews = await openSampleNews(sampleWeek, config, db)
	const { startSampleServer } = await import('#sample/sample-server.ts')
	const { createSamplePrices } = await import('#sample/sample-prices.ts')
	const prices = createSamplePrices(catalogue, sampleNews)
	const sampleServer = await startSampleServer({
		catalogue,
		news: sampleNews,
		prices,
		publicBase: `${publicUrl}${samplePath}`,
		now: Date.now,
	})
	return {
		catalogue: sampleServer.catalogue,
		permit: permitFor(config, sampleServer.catalogue, [new URL(sampleServer.origin).host]),
		pricesUrl: sampleServer.pricesUrl,
		tomanPricesUrls: [sampleServer.tomanPricesUrl],
		sampleNews,
		priceHistory: prices.history,
		close: sampleServer.close,
	}
}
