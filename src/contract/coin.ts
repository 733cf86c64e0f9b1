import type { NewsItemResponse } from './news-item.ts'

/** How far back the chart of a coin goes. */
export const coinRanges = ['24h', '7d', '30d'] as const
export type CoinRange = (typeof coinRanges)[number]

const dayMs = 24 * 60 * 60_000
export const rangeMs: Readonly<Record<CoinRange, number>> = {
	'24h': dayMs,
	'7d': 7 * dayMs,
	'30d': 30 * dayMs,
}

/** A bar of the chart counts the news of so long. */
export const newsStepMs: Readonly<Record<CoinRange, number>> = {
	'24h': dayMs / 24,
	'7d': dayMs / 4,
	'30d': dayMs,
}

export const readCoinRange = (search: URLSearchParams): CoinRange =>
	coinRanges.find((range) => range === search.get('range')) ?? '24h'

/** The query of a range; the default has none. */
export const writeCoinRange = (range: CoinRange): string => (range === '24h' ? '' : `?range=${range}`)

export type CoinStoriesResponse = {
	status: 1
	data: {
		stories: NewsItemResponse[]
		/** How much news about the coin came in each step of the range. */
		counts: number[]
	}
}
