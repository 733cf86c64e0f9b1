import { useEffect, useState } from 'react'
import type { PriceHistoryResponse } from '#contract/prices.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { callAsNobody } from '#web/api-client.ts'

const dayMs = 24 * 3_600_000
/** How much of a line is before the publication of an old headline. */
const beforeMs = 6 * 3_600_000

/** Where a line that shows a headline begins. Lines of one headline begin alike, so that the browser loads them once. */
export const historyFrom = (publishedAt: string, now: string): number =>
	Math.min(Date.parse(publishedAt) - beforeMs, Date.parse(now) - dayMs)

/** Loaded after the first paint; undefined until then. A failure leaves the line out. */
export function usePriceHistory(symbol: string, from: number): readonly PricePoint[] | undefined {
	const [points, setPoints] = useState<readonly PricePoint[]>()
	useEffect(() => {
		let isGone = false
		const query = new URLSearchParams({ symbol, from: String(from) })
		void callAsNobody<PriceHistoryResponse>('GET', `/v1/prices/history/?${query}`).then((response) => {
			if (!isGone) setPoints(response.ok ? response.value.data.points : [])
		})
		return () => {
			isGone = true
		}
	}, [symbol, from])
	return points
}
