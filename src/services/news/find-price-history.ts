import type { PricePoint } from '#domain/price-point.ts'
import type { Reads } from '#services/reading.ts'
import { findPricePoints } from '#store/news/price-point-store.ts'

/** As many points as a chart has pixels. */
const mostPricePoints = 500

/** The prices of a coin between two moments, thinned out; gaps stay gaps. */
export const createFindPriceHistory =
	({ reads }: { reads: Pick<Reads, 'lists'> }) =>
	(coinId: number, from: Date, to: Date): Promise<PricePoint[]> =>
		findPricePoints(reads.lists, coinId, { from, to }, mostPricePoints)
