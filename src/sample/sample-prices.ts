import type { Catalogue } from '#domain/catalogue.ts'
import { chance } from './chance.ts'
import { leadingDigits } from './figures.ts'
import { type SampleCoin, sampleCoins } from './sample-coins.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Waves of several lengths laid over each other: prices drift over weeks and still tick within seconds. */
const waves = [
	{ length: 17 * day, height: 0.06 },
	{ length: 3.7 * day, height: 0.025 },
	{ length: 9 * hour, height: 0.009 },
	{ length: 47 * minute, height: 0.003 },
	{ length: 3 * minute, height: 0.0007 },
] as const
const stableCalm = 0.008

export function priceAt(coin: SampleCoin, at: number): number {
	const phase = chance('price', coin.symbol)
	const calm = coin.roles.includes('stable') ? stableCalm : 1
	const drift = waves.reduce(
		(sum, { length, height }) => sum + height * Math.sin(2 * Math.PI * (at / length + phase())),
		0,
	)
	return coin.price * Math.exp(calm * drift)
}

/** A coin listed within the day has no change to show; the page must cope with the null. */
const newlyListed = 'TON'
const priceBarLength = 20

/** What the price service answers: the shape of CoinGecko's /coins/markets, largest first. */
export function samplePrices(catalogue: Catalogue, at: number) {
	const markets = sampleCoins.flatMap((coin) => {
		const entry = catalogue.coins.find(({ symbol }) => symbol === coin.symbol)
		if (entry === undefined || coin.supply === undefined) return []
		const price = priceAt(coin, at)
		const before = priceAt(coin, at - day)
		const fresh = coin.symbol === newlyListed
		return [
			{
				id: entry.coingeckoId,
				symbol: coin.symbol.toLowerCase(),
				name: entry.nameEn,
				current_price: leadingDigits(price, 6, Math.round),
				market_cap: Math.round(price * coin.supply),
				total_volume: Math.round(price * coin.supply * 0.04),
				price_change_24h: fresh ? null : price - before,
				price_change_percentage_24h: fresh ? null : (price / before - 1) * 100,
				circulating_supply: coin.supply,
				last_updated: new Date(at).toISOString(),
			},
		]
	})
	return markets
		.toSorted((a, b) => b.market_cap - a.market_cap)
		.slice(0, priceBarLength)
		.map((market, index) => ({ ...market, market_cap_rank: index + 1 }))
}
