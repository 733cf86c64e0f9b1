import type { CoinPrice } from './catalogue.ts'

/** The price of a coin at a moment: milliseconds since the epoch, US dollars. */
export type PricePoint = readonly [at: number, usd: number]

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The interval of the stored points of a coin. */
export const pointEveryMs = 5 * minuteMs
/** After this time one point an hour stays. */
export const finePointsMs = 30 * dayMs
/** After this time no point stays: two years, one of them a leap year. */
export const pointsStoredMs = 731 * dayMs

/** The moment that a price is stored under. */
export const pointMoment = (at: number): number => Math.round(at / pointEveryMs) * pointEveryMs

/** The first moment of a stored point that is not before this, and the last that is not after it. */
export const nextPointMoment = (at: Date): number => Math.ceil(at.getTime() / pointEveryMs) * pointEveryMs
export const lastPointMoment = (at: Date): number => Math.floor(at.getTime() / pointEveryMs) * pointEveryMs

const farOff = 10

/** A price that differs more than tenfold counts as an error of the service until it is confirmed. */
export const isFarOff = (price: number, neighbour: number): boolean =>
	price > neighbour * farOff || price * farOff < neighbour

type HeldPrices = Readonly<Record<string, { usd: number; at: number }>>

type KnownPrices = {
	/** The prices that were last shown. */
	prices: readonly CoinPrice[]
	held: HeldPrices
	/** The last stored price of each symbol. */
	latest: ReadonlyMap<string, number>
}

type SettledPrices = {
	prices: CoinPrice[]
	held: HeldPrices
	points: { symbol: string; at: number; usd: number }[]
}

/** Which fetched prices are shown and stored, and which are held until the next ones confirm them. */
export function settlePrices(known: KnownPrices, fetched: readonly CoinPrice[], at: number): SettledPrices {
	const shown = new Map(known.prices.map((price) => [price.symbol, price]))
	const settled: SettledPrices = { prices: [], held: {}, points: [] }
	const held: Record<string, { usd: number; at: number }> = {}
	for (const price of fetched) {
		const { symbol, currentPrice: usd } = price
		const neighbour = known.latest.get(symbol)
		const before = known.held[symbol]
		const isConfirmed = before !== undefined && at > before.at && !isFarOff(usd, before.usd)
		if (neighbour === undefined || !isFarOff(usd, neighbour) || isConfirmed) {
			settled.prices.push(price)
			if (isConfirmed && neighbour !== undefined && isFarOff(usd, neighbour)) {
				settled.points.push({ symbol, ...before })
			}
			if (usd > 0) settled.points.push({ symbol, at, usd })
			continue
		}
		// A response of the same moment does not confirm itself.
		held[symbol] = before !== undefined && at <= before.at ? before : { usd, at }
		const last = shown.get(symbol)
		if (last !== undefined) settled.prices.push(last)
	}
	return { ...settled, held }
}
