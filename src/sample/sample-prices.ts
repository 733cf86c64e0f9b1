import type { Catalogue } from '#domain/catalogue.ts'
import { pointEveryMs } from '#domain/price-point.ts'
import { chance } from './chance.ts'
import coins from './data/coins.json' with { type: 'json' }
import waves from './data/price-waves.json' with { type: 'json' }
import type { SampleNews } from './sample-news.ts'

type SampleCoin = {
	symbol: string
	/** The price in dollars around which the sample varies. */
	price: number
	/** Coins in circulation; only the twenty of the price bar have one. */
	supply?: number
	/** Whether it is worth a dollar. */
	stable?: boolean
}

/** The coins that have a sample price. */
export const sampleCoins: readonly SampleCoin[] = coins

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const stableCalm = 0.008

/** A sum of waves of several lengths: prices drift over weeks and change within seconds. */
function wavesOf(...name: readonly string[]): (at: number) => number {
	const phase = chance('price', ...name)
	const phased = waves.map(({ minutes, height }) => ({ length: minutes * minute, height, phase: phase() }))
	return (at) =>
		phased.reduce((sum, { length, height, phase: begin }) => {
			return sum + height * Math.sin(2 * Math.PI * (at / length + begin))
		}, 0)
}

/** The market reacts within minutes, and has forgotten the news before it comes again a week later. */
const reaction = { minutes: 12, fadesFrom: 2 * day, goneAfter: 6 * day }

function reactionAfter(age: number): number {
	const { minutes, fadesFrom, goneAfter } = reaction
	if (age <= 0 || age >= goneAfter) return 0
	const left = Math.min(1, (goneAfter - age) / (goneAfter - fadesFrom))
	return left * (1 - Math.exp(-age / (minutes * minute)))
}

/** A coin listed today has no daily change, so that pages show a price without one. */
const newlyListed = 'TON'

const rounded = (usd: number): number => Number(usd.toPrecision(6))

/** The market of the sample: what the price services respond, and the prices before the sample began. */
export function createSamplePrices(catalogue: Pick<Catalogue, 'coins'>, news: SampleNews) {
	const known = sampleCoins.flatMap((coin) => {
		const entry = catalogue.coins.find(({ symbol }) => symbol === coin.symbol)
		return entry === undefined ? [] : [{ coin, entry }]
	})

	/** The prices of coins between two moments of the calendar. */
	const pricesBetween = (from: number, to: number) => {
		const moves = news.eventsBetween(from - reaction.goneAfter, to).flatMap(({ event, at }) =>
			Object.entries(event.prices).map(([symbol, percent]) => ({
				symbol,
				at,
				size: Math.log(1 + percent / 100),
			})),
		)
		const movesOf = Map.groupBy(moves, ({ symbol }) => symbol)
		return ({ symbol, price, stable = false }: SampleCoin) => {
			const drift = wavesOf(news.seed, symbol)
			const calm = stable ? stableCalm : 1
			return (at: number) => {
				const moved = (movesOf.get(symbol) ?? []).reduce(
					(sum, move) => sum + move.size * reactionAfter(at - move.at),
					0,
				)
				return price * Math.exp(calm * drift(at) + moved)
			}
		}
	}

	return {
		/** The shape of CoinGecko's /coins/markets, largest first. */
		markets: (now: number) => {
			const at = news.calendarAt(now)
			const pricesOf = pricesBetween(at - day, at)
			const markets = known.map(({ coin, entry }) => {
				const prices = pricesOf(coin)
				const [price, before] = [prices(at), prices(at - day)]
				const { supply = 0 } = coin
				const fresh = coin.symbol === newlyListed
				return {
					id: entry.coingeckoId,
					symbol: coin.symbol.toLowerCase(),
					name: entry.names.en,
					current_price: rounded(price),
					market_cap: Math.round(price * supply),
					total_volume: Math.round(price * supply * 0.04),
					price_change_24h: fresh ? null : price - before,
					price_change_percentage_24h: fresh ? null : Number(((price / before - 1) * 100).toFixed(5)),
					circulating_supply: supply,
					last_updated: new Date(now).toISOString(),
				}
			})
			return markets
				.toSorted((a, b) => b.market_cap - a.market_cap)
				.map((market, index) => ({ ...market, market_cap_rank: index + 1 }))
		},
		/** The shape of Nobitex's market/stats, in rial. */
		toman: (now: number) => {
			const drift = wavesOf(news.seed, 'toman')
			const tomanAt = (at: number) => Math.round(tomanOfTether * Math.exp(0.2 * drift(at)))
			const at = news.calendarAt(now)
			const dayChange = ((tomanAt(at) / tomanAt(at - day) - 1) * 100).toFixed(2)
			const latest = String(tomanAt(at) * 10)
			return { status: 'ok', stats: { 'usdt-rls': { isClosed: false, latest, dayChange } } }
		},
		/**
		 * Coin by coin, hourly except for the last days, because 1.2 million points in steps of five minutes would take
		 * most of a first start.
		 */
		*history(from: number, to: number) {
			const fineFrom = Math.max(from, to - finePastMs)
			const moments = [...stepsOf(hour, from, fineFrom - 1), ...stepsOf(pointEveryMs, fineFrom, to)]
			const pricesOf = pricesBetween(news.calendarAt(from), news.calendarAt(to))
			for (const { coin, entry } of known) {
				const prices = pricesOf(coin)
				yield moments.map((at) => ({ coinId: entry.id, at, usd: rounded(prices(news.calendarAt(at))) }))
			}
		},
	}
}

export type SamplePrices = ReturnType<typeof createSamplePrices>

const tomanOfTether = 118_650

/** The finely stored part of the past, for changes since the news of the week. */
const finePastMs = 3 * day

function stepsOf(step: number, from: number, to: number): number[] {
	const first = Math.ceil(from / step) * step
	return Array.from(
		{ length: Math.max(0, Math.floor((to - first) / step) + 1) },
		(_empty, n) => first + n * step,
	)
}
