import type { Catalogue } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { pointEveryMs } from '#domain/price-point.ts'
import { chance, type RandomNumbers, wholeNumber } from './chance.ts'
import waves from './data/price-waves.json' with { type: 'json' }
import { leadingDigits, roundLevel, writeDollars, writePrice } from './figures.ts'
import { type SampleCoin, sampleCoins } from './sample-coins.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const stableCalm = 0.008

/** A sum of waves of several lengths: prices drift over weeks and change within seconds. */
function wavesOf(name: string): (at: number) => number {
	const phase = chance('price', name)
	const phased = waves.map(({ minutes, height }) => ({ length: minutes * minute, height, phase: phase() }))
	return (at) =>
		phased.reduce((sum, { length, height, phase: begin }) => {
			return sum + height * Math.sin(2 * Math.PI * (at / length + begin))
		}, 0)
}

function pricesOf(coin: SampleCoin): (at: number) => number {
	const drift = wavesOf(coin.symbol)
	const calm = coin.roles.includes('stable') ? stableCalm : 1
	return (at) => coin.price * Math.exp(calm * drift(at))
}

const priceAt = (coin: SampleCoin, at: number): number => pricesOf(coin)(at)

/** A coin listed today has no daily change, so that pages are tested with null. */
const newlyListed = 'TON'

/**
 * The response of the price service: the shape of CoinGecko's /coins/markets, largest first. Coins that the sample does
 * not write about have no price.
 */
export function samplePrices(catalogue: Catalogue, at: number) {
	const markets = sampleCoins.flatMap((coin) => {
		const entry = catalogue.coins.find(({ symbol }) => symbol === coin.symbol)
		if (entry === undefined) return []
		const price = priceAt(coin, at)
		const before = priceAt(coin, at - day)
		const { supply = 0 } = coin
		const fresh = coin.symbol === newlyListed
		return [
			{
				id: entry.coingeckoId,
				symbol: coin.symbol.toLowerCase(),
				name: entry.names.en,
				current_price: leadingDigits(price, 6, Math.round),
				market_cap: Math.round(price * supply),
				total_volume: Math.round(price * supply * 0.04),
				price_change_24h: fresh ? null : price - before,
				price_change_percentage_24h: fresh ? null : (price / before - 1) * 100,
				circulating_supply: supply,
				last_updated: new Date(at).toISOString(),
			},
		]
	})
	return markets
		.toSorted((a, b) => b.market_cap - a.market_cap)
		.map((market, index) => ({ ...market, market_cap_rank: index + 1 }))
}

/** The finely stored part of the past, for changes since today's and yesterday's news. */
const finePastMs = 3 * day

/**
 * The prices before the sample began, coin by coin: hourly except for the last three days, because 1.2 million points
 * in steps of five minutes would take most of a first start.
 */
export function* samplePriceHistory(catalogue: Catalogue, from: number, to: number) {
	const moments: number[] = []
	for (let at = Math.ceil(from / hour) * hour; at < to - finePastMs; at += hour) moments.push(at)
	const fineFrom = Math.max(from, to - finePastMs)
	for (let at = Math.ceil(fineFrom / pointEveryMs) * pointEveryMs; at <= to; at += pointEveryMs)
		moments.push(at)
	for (const coin of sampleCoins) {
		const coinId = catalogue.coins.find(({ symbol }) => symbol === coin.symbol)?.id
		if (coinId === undefined) continue
		const price = pricesOf(coin)
		yield moments.map((at) => ({ coinId, at, usd: leadingDigits(price(at), 6, Math.round) }))
	}
}

const tomanOfTether = 118_650

/** What the toman price service responds: the shape of Nobitex's market/stats, in rial. */
export function sampleTomanPrice(at: number) {
	const tomanAt = (moment: number) => Math.round(tomanOfTether * Math.exp(0.2 * wavesOf('toman')(moment)))
	const now = tomanAt(at)
	const dayChange = ((now / tomanAt(at - 24 * 3_600_000) - 1) * 100).toFixed(2)
	return { status: 'ok', stats: { 'usdt-rls': { isClosed: false, latest: String(now * 10), dayChange } } }
}

/** How far above or below the current price a level is, and the direction of rounding. */
const levels = {
	round: { factor: 1, cut: Math.floor },
	next: { factor: 1.006, cut: Math.ceil },
	support: { factor: 0.965, cut: Math.floor },
} as const

const isLevel = (form: string): form is keyof typeof levels => Object.hasOwn(levels, form)

/** A figure of one coin: a price level, or a sum that a large holder might move. */
export function coinFigure(
	coin: SampleCoin,
	form: string,
	locale: NewsLocale,
	at: number,
	random: RandomNumbers,
): string | undefined {
	if (isLevel(form)) {
		const { factor, cut } = levels[form]
		return writePrice(roundLevel(priceAt(coin, at) * factor, cut), locale)
	}
	if (form === 'price') return writePrice(leadingDigits(priceAt(coin, at), 3, Math.round), locale)
	if (form === 'target') {
		return writePrice(roundLevel(priceAt(coin, at) * (1.25 + random() * 0.4), Math.ceil), locale)
	}
	if (form === 'sum') return writeDollars(whaleSum(coin, random), locale)
	return undefined
}

function whaleSum(coin: SampleCoin, random: RandomNumbers): number {
	const rank = sampleCoins.indexOf(coin)
	if (coin.roles.includes('stable')) return wholeNumber(random, 5, 90) * 10e6
	if (rank < 2) return wholeNumber(random, 40, 640) * 1e6
	if (rank < 20) return wholeNumber(random, 8, 120) * 1e6
	return wholeNumber(random, 12, 96) * 1e5
}
