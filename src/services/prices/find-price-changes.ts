import { LRUCache } from 'lru-cache'
import type { NewsItem } from '#domain/news-item.ts'
import type { ReadCache, Reads } from '#services/reading.ts'
import { findPricesAt } from '#store/news/price-point-store.ts'
import { findPrices } from '#store/news/price-store.ts'
import { stalePricesMs } from './find-prices.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** How far from the publication a price point may be: older points are hourly. */
const withinMs = (age: number): number => (age < 3 * dayMs ? 10 : 90) * minuteMs
const settledMs = 20 * minuteMs
const mostRemembered = 20_000

type PricedItem = Pick<NewsItem, 'publishedAt' | 'coins'>

/** The change of a coin's price since an item was published, in per cent; null if one of the prices is missing. */
export type PriceChanges = (item: PricedItem, coin: PricedItem['coins'][number]) => number | null

type PriceChangesDeps = { reads: Pick<Reads, 'lists'>; cache: ReadCache; now: () => number }

export type FindPriceChanges = ReturnType<typeof createFindPriceChanges>

/**
 * A page of items takes one query, and mostly none: prices at publication are cached, for as long as there is space
 * if they can no longer change, otherwise for a minute.
 */
export function createFindPriceChanges({ reads, cache, now }: PriceChangesDeps) {
	/** NaN means that there was no point near. */
	const remembered = new LRUCache<string, number>({ max: mostRemembered, perf: { now }, ttlResolution: 0 })
	const keyOf = (item: PricedItem, coin: { id: number }) => `${coin.id}|${item.publishedAt.getTime()}`

	return async (items: readonly PricedItem[]): Promise<PriceChanges> => {
		const unknown = new Map<string, { coinId: number; at: Date; withinMs: number }>()
		for (const item of items) {
			for (const coin of item.coins) {
				const key = keyOf(item, coin)
				if (remembered.has(key)) continue
				const at = item.publishedAt
				unknown.set(key, { coinId: coin.id, at, withinMs: withinMs(now() - at.getTime()) })
			}
		}
		const [board, prices] = await Promise.all([
			cache.fetch('latest-prices', async () => readLatest(await findPrices(reads.lists))),
			unknown.size === 0 ? [] : findPricesAt(reads.lists, [...unknown.values()]),
		])
		for (const [index, [key, { at }]] of [...unknown].entries()) {
			const price = prices[index] ?? Number.NaN
			const isSettled = price > 0 && now() - at.getTime() > settledMs
			remembered.set(key, price, isSettled ? {} : { ttl: minuteMs })
		}
		const isStale = now() - board.asOf > stalePricesMs
		return (item, coin) => {
			const before = remembered.get(keyOf(item, coin)) ?? Number.NaN
			const latest = board.prices.get(coin.symbol)
			if (isStale || latest === undefined || !(before > 0)) return null
			return Math.round((latest / before - 1) * 10_000) / 100
		}
	}
}

const readLatest = (board: Awaited<ReturnType<typeof findPrices>>) => ({
	asOf: board?.asOf.getTime() ?? 0,
	prices: new Map(board?.prices.map(({ symbol, currentPrice }) => [symbol, currentPrice])),
})
