import type { Logger } from 'pino'
import { fillPriceHistory } from '#jobs/fill-price-history.ts'
import {
	keepFresh,
	livePriceRhythm,
	refreshPrices,
	refreshToman,
	samplePriceRhythm,
} from '#jobs/refresh-prices.ts'
import type { Config } from '#main/config/config.ts'
import type { NewsMode } from '#main/config/news-mode.ts'
import { portOf } from '#outside/address-policy.ts'
import { createFetchPrices } from '#outside/coin-prices.ts'
import { createFetchToman } from '#outside/toman-prices.ts'
import { deleteTomanPrice } from '#store/news/toman-store.ts'
import type { Queryable } from '#store/sql.ts'
import { openGuard } from './fetch-guard.ts'
import type { NewsOrigin } from './open-sample-server.ts'

type PricesParts = {
	config: Config
	mode: NewsMode
	origin: NewsOrigin
	db: Queryable
	logger: Logger
	/** Resolves when the first news is there: the past can wait for it. */
	firstNews: Promise<void>
}

/** Polls the price services until stopped; it has its own guarded fetch, so that prices never queue behind feeds. */
export async function runPrices(parts: PricesParts, stop: AbortSignal): Promise<void> {
	const { config, mode, origin, db, logger } = parts
	const { pricesUrl, tomanPricesUrls, priceHistory } = origin
	const { coins } = origin.catalogue
	const { allow, ports } = origin.permit
	const pricePorts = [pricesUrl, ...tomanPricesUrls].map((address) => portOf(new URL(address)))
	const guard = openGuard(config, { allow, ports: new Set([...ports, ...pricePorts]) })
	const onTrouble = (error: unknown) => logger.error({ err: error }, 'refreshing prices failed')
	const shared = {
		db,
		now: () => new Date(),
		rhythm: mode === 'live' ? livePriceRhythm : samplePriceRhythm,
		onFailure: ({ message }: { message: string }) =>
			logger.warn({ reason: message }, 'prices could not be refreshed'),
	}
	const get: typeof guard = (request) => guard({ ...request, signal: stop })
	// The key is for the price service, not for the sample server.
	const apiKey = mode === 'live' ? config.coingeckoApiKey : undefined
	const fetchPrices = createFetchPrices({ get, url: pricesUrl, apiKey, coins })
	const fetchToman = createFetchToman({ get, urls: tomanPricesUrls })
	await Promise.all([
		priceHistory &&
			parts.firstNews.then(() => fillPriceHistory(db, priceHistory, new Date())).catch(onTrouble),
		keepFresh(() => refreshPrices({ ...shared, fetchPrices, coins }), shared.rhythm, onTrouble, stop),
		tomanPricesUrls.length === 0
			? deleteTomanPrice(db).catch(onTrouble)
			: keepFresh(() => refreshToman({ ...shared, fetchToman }), shared.rhythm, onTrouble, stop),
	])
}
