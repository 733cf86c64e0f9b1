import type { Logger } from 'pino'
import { keepPricesFresh, livePriceRhythm, samplePriceRhythm } from '#jobs/refresh-prices.ts'
import type { Config } from '#main/config/config.ts'
import type { NewsMode } from '#main/config/news-mode.ts'
import { portOf } from '#outside/address-policy.ts'
import { createFetchPrices } from '#outside/coin-prices.ts'
import type { Queryable } from '#store/sql.ts'
import { openGuard } from './fetch-guard.ts'
import type { NewsOrigin } from './open-newsroom.ts'

type PricesParts = {
	config: Config
	mode: NewsMode
	origin: NewsOrigin
	db: Queryable
	logger: Logger
}

/** Asks the price service until told to stop; a guard of its own, so that prices never queue behind feeds. */
export function runPrices(parts: PricesParts, stop: AbortSignal): Promise<void> {
	const { config, mode, origin, db, logger } = parts
	const { allow, ports } = origin.permit
	const guard = openGuard(config, { allow, ports: new Set([...ports, portOf(new URL(origin.pricesUrl))]) })
	return keepPricesFresh(
		{
			db,
			now: () => new Date(),
			rhythm: mode === 'live' ? livePriceRhythm : samplePriceRhythm,
			fetchPrices: createFetchPrices({
				get: (request) => guard({ ...request, signal: stop }),
				url: origin.pricesUrl,
				// The key is for the service it was given for, not for a newsroom of ours.
				apiKey: mode === 'live' ? config.coingeckoApiKey : undefined,
			}),
			onFailure: ({ message }) => logger.warn({ reason: message }, 'prices stay as they were'),
		},
		(error) => logger.error({ err: error }, 'refreshing prices met trouble'),
		stop,
	)
}
