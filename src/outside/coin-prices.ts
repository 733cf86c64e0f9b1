import { z } from 'zod'
import type { Coin, CoinPrice } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { fetchPriceJson, type PriceFailure } from './price-service.ts'

/** The most that the service lists in one response. */
const mostCoins = 250

const market = z.object({
	id: z.string().nullish(),
	symbol: z.string().trim().min(1).max(20),
	// A coin that is not traded at the moment has no price, and is left out.
	current_price: z.number().nonnegative().nullable(),
	// A newly listed coin has none.
	price_change_percentage_24h: z.number().nullish(),
	market_cap: z.number().nullish(),
	last_updated: z.string().nullish(),
})
const markets = z.array(market)
type Market = z.infer<typeof market>

type FetchedPrices = { prices: CoinPrice[]; asOf: Date }
export type FetchPrices = (now: Date) => Promise<Result<FetchedPrices, PriceFailure>>

type PriceService = {
	get: GuardedFetch
	/** The URL of CoinGecko's coins/markets, or of a compatible service. */
	url: string
	apiKey?: string | undefined
	/** The wanted coins, with one request for each 250. */
	coins: readonly Pick<Coin, 'symbol' | 'coingeckoId'>[]
}

/**
 * Prices of the coins, the largest by market cap first; an incomplete or implausible response is a failure and
 * changes nothing.
 */
export function createFetchPrices({ get, url, apiKey, coins }: PriceService): FetchPrices {
	const addresses = Array.from({ length: Math.ceil(coins.length / mostCoins) }, (_none, page) =>
		addressOf(url, coins.slice(page * mostCoins, (page + 1) * mostCoins)),
	)
	const headers = apiKey === undefined ? {} : { 'x-cg-demo-api-key': apiKey }
	// The service renames coins now and then; its ids stay.
	const symbols = new Map(coins.map(({ coingeckoId, symbol }) => [coingeckoId, symbol]))
	return async (now) => {
		const found: Market[] = []
		for (const address of addresses) {
			const response = await fetchPriceJson({ get, url: address, headers }, now)
			if (!response.ok) return response
			const read = markets.safeParse(response.value)
			if (!read.success) return fail({ message: 'the price service responded something else than prices' })
			found.push(...read.data)
		}
		return readPrices(found.toSorted(byMarketCap), symbols, now)
	}
}

function addressOf(url: string, coins: PriceService['coins']): string {
	const address = new URL(url)
	const question = {
		vs_currency: 'usd',
		ids: coins.map(({ coingeckoId }) => coingeckoId).join(','),
		order: 'market_cap_desc',
		per_page: String(mostCoins),
		page: '1',
		sparkline: 'false',
	}
	for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value)
	return address.href
}

/** Each response is in this order; several are merged. */
const byMarketCap = (one: Market, other: Market): number => (other.market_cap ?? 0) - (one.market_cap ?? 0)

function readPrices(
	found: readonly Market[],
	symbols: ReadonlyMap<string, string>,
	now: Date,
): Result<FetchedPrices, PriceFailure> {
	const known = new Set(symbols.values())
	const prices = new Map<string, CoinPrice>()
	for (const { id, symbol: given, current_price, price_change_percentage_24h } of found) {
		const symbol = symbols.get(id ?? '') ?? given.toUpperCase()
		// Of two coins with one symbol the larger is used. A coin that was not asked for has no page.
		if (current_price === null || prices.has(symbol) || !known.has(symbol)) continue
		prices.set(symbol, {
			symbol,
			currentPrice: current_price,
			change24h: price_change_percentage_24h ?? null,
		})
	}
	if (prices.size === 0) return fail({ message: 'the price service responded no price' })
	const stated = found
		.map(({ last_updated }) => Date.parse(last_updated ?? ''))
		.filter((at) => at <= now.getTime())
	const asOf = stated.length === 0 ? now : new Date(Math.max(...stated))
	return ok({ prices: [...prices.values()], asOf })
}
