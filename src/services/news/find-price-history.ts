import type { PricePoint } from '#domain/price-point.ts'
import type { Reads } from '#services/reading.ts'
import { findPricePoints } from '#store/news/price-point-store.ts'

/** As many as a chart is wide. */
const mostPricePoints = 500

export type FindPriceHistory = ReturnType<typeof createFindPriceHistory>

/** What a coin cost between two moments, thinned; a gap stays a gap. */
export const createFindPriceHistory =
	({ reads }: { reads: Pick<Reads, 'lists'> }) =>
	(coinId: number, from: Date, to: Date): Promise<PricePoint[]> =>
		findPricePoints(reads.lists, coinId, { from, to }, mostPricePoints)
