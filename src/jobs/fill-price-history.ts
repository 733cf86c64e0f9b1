import { finePointsMs, pointEveryMs, pointMoment } from '#domain/price-point.ts'
import { addPricePoints, findLastPointMoment } from '#store/news/price-point-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'

const startMs = 10 * 60_000

type CoinPoints = readonly { coinId: number; at: number; usd: number }[]

/** The past prices of each coin between two moments. */
export type PriceHistory = (from: number, to: number) => Iterable<CoinPoints>

/** Stores the missing prices of the last 30 days if the past is known, which is so in sample mode. */
export async function fillPriceHistory(db: Queryable, history: PriceHistory, now: Date): Promise<void> {
	// The first prices since this start may already be stored.
	const last = await findLastPointMoment(db, new Date(now.getTime() - startMs))
	const from = Math.max(now.getTime() - finePointsMs, (last?.getTime() ?? 0) + pointEveryMs)
	// The current point is stored by the refresh, which would wait for this transaction if both stored it.
	const to = pointMoment(now.getTime()) - pointEveryMs
	// In one transaction: a gap after the last stored point would not be filled again.
	await inTransaction(db, async (change) => {
		for (const points of history(from, to)) await addPricePoints(change, points)
	})
}
