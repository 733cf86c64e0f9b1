import { findPrices as findPriceBoard, type PriceBoard } from '#store/news/price-store.ts'
import { findTomanPrice, type TomanPrice } from '#store/news/toman-store.ts'
import type { Queryable } from '#store/sql.ts'

/** More than two refreshes of the usual five minutes. */
export const stalePricesMs = 11 * 60_000
const mostPrices = 20

type Prices = {
	prices: PriceBoard['prices']
	asOf: Date | undefined
	/** A service that responds with old prices is no better than a silent one. */
	isStale: boolean
	toman: TomanPrice | undefined
}

export async function findPrices(db: Queryable, now: number): Promise<Prices> {
	const [board, toman] = await Promise.all([findPriceBoard(db), findTomanPrice(db)])
	return {
		prices: (board?.prices ?? []).slice(0, mostPrices),
		asOf: board?.asOf,
		isStale: board === undefined || now - board.asOf.getTime() > stalePricesMs,
		toman,
	}
}
