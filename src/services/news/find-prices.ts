import type { Reads } from '#services/reading.ts'
import { findPrices as findPriceBoard, type PriceBoard } from '#store/news/price-store.ts'

/** Two refreshes of the usual five minutes were missed. */
const staleMs = 11 * 60_000
const mostPrices = 20

type Prices = {
	prices: PriceBoard['prices']
	asOf: Date | undefined
	/** A service that responds with old prices is no better than a silent one. */
	isStale: boolean
}

export type FindPrices = ReturnType<typeof createFindPrices>

export const createFindPrices =
	({ reads, now }: { reads: Pick<Reads, 'lists'>; now: () => number }) =>
	async (): Promise<Prices> => {
		const board = await findPriceBoard(reads.lists)
		return {
			prices: (board?.prices ?? []).slice(0, mostPrices),
			asOf: board?.asOf,
			isStale: board === undefined || now() - board.asOf.getTime() > staleMs,
		}
	}
