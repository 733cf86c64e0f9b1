import { type PricesResponse, priceHistoryResponse, pricesResponse } from '#contract/prices.ts'
import { lastPointMoment, nextPointMoment, pointMoment, pointsStoredMs } from '#domain/price-point.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { findPricePoints } from '#store/news/price-point-store.ts'
import { createFindPriceChanges } from './find-price-changes.ts'
import { findPrices } from './find-prices.ts'

const dayMs = 24 * 60 * 60_000
/** As many as a chart has pixels; gaps stay gaps. */
const mostPoints = 500
const mostMoved = 5

export type PricesService = ReturnType<typeof createPrices>

export function createPrices(shared: Shared) {
	const { cache, reads, index, takeTurn, now } = shared
	const changesSince = createFindPriceChanges(shared)
	return {
		/** The prices of coins now, and at the publication of an item. */
		changesSince,

		/** The symbols of the coins whose price changed most since a moment, the most first. */
		mostMoved: async (since: Date): Promise<string[]> => {
			const { prices } = await findPrices(reads.lists, now())
			const coins = prices.flatMap(({ symbol }) => index().coinBySymbol.get(symbol) ?? [])
			const then = { publishedAt: new Date(pointMoment(since.getTime())), coins }
			const changeSince = await changesSince([then])
			const sizes = new Map(coins.map((coin) => [coin.symbol, Math.abs(changeSince(then, coin) ?? 0)]))
			return [...sizes]
				.filter(([, size]) => size > 0)
				.toSorted(([, one], [, other]) => other - one)
				.slice(0, mostMoved)
				.map(([symbol]) => symbol)
		},

		board: (viewer: Viewer) =>
			cache.json(viewer, 'prices', async (): Promise<PricesResponse> => {
				const { prices, asOf, isStale, toman } = await findPrices(reads.lists, now())
				return pricesResponse.parse({
					status: 1,
					data: prices.map(({ symbol, currentPrice, change24h }) => ({
						symbol,
						current_price: currentPrice,
						price_change_percentage_24h: change24h,
					})),
					as_of: asOf?.toISOString() ?? null,
					stale: isStale,
					toman:
						toman === undefined
							? null
							: { usdt: toman.usdt, change_24h: toman.change24h, as_of: toman.asOf.toISOString() },
				})
			}),

		/** The prices of a coin between two moments; the last day by default. */
		history: async (
			symbol: string,
			span: { from?: Date | undefined; to?: Date | undefined },
			viewer: Viewer,
		) => {
			const coin = index().coinBySymbol.get(symbol.toUpperCase())
			if (coin === undefined) throw new Problem('not_found', { message: 'There is no such coin.' })
			const to = span.to ?? new Date(now())
			const from = span.from ?? new Date(to.getTime() - dayMs)
			if (from > to) throw wrongField('from', 'lies after to')
			if (to.getTime() - from.getTime() > pointsStoredMs)
				throw wrongField('from', 'lies more than two years before to')
			// Between two moments of stored points there are none: spans that differ by less have one response.
			const inner = { from: new Date(nextPointMoment(from)), to: new Date(lastPointMoment(to)) }
			const key = `price-history|${coin.id}|${inner.from.getTime()}|${inner.to.getTime()}`
			return cache.json(viewer, key, async () => {
				const points = await takeTurn(viewer.network, () =>
					findPricePoints(reads.lists, coin.id, inner, mostPoints),
				)
				return priceHistoryResponse.parse({ status: 1, data: { symbol: coin.symbol, points } })
			})
		},
	}
}
