import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchPrices, PriceFailure } from '#outside/coin-prices.ts'
import { claimPriceCall, findPrices, savePrices } from '#store/news/price-store.ts'
import type { Queryable } from '#store/sql.ts'

/** How old prices may become, and how soon the service is requested again after a failure. */
type PriceRhythm = { refreshMs: number; retryMs: number }

const minute = 60_000
export const livePriceRhythm: PriceRhythm = { refreshMs: 5 * minute, retryMs: minute }
/** Shorter for sample prices, which need no foreign service. */
export const samplePriceRhythm: PriceRhythm = { refreshMs: 15_000, retryMs: 10_000 }

export type RefreshPricesParts = {
	db: Queryable
	fetchPrices: FetchPrices
	now: () => Date
	rhythm: PriceRhythm
	onFailure: (failure: PriceFailure) => void
}

const longestPauseMs = 60 * minute

/** Fetches prices if they are due and no other worker does. Returns the pause that the service asked for. */
export async function refreshPrices(parts: RefreshPricesParts): Promise<number> {
	const { db, fetchPrices, now, rhythm } = parts
	const at = now()
	const known = await findPrices(db)
	const age = known === undefined ? Number.POSITIVE_INFINITY : at.getTime() - known.fetchedAt.getTime()
	// A negative age means that the clock was set back, so the prices are fetched.
	if (age >= 0 && age < rhythm.refreshMs) return 0
	if (!(await claimPriceCall(db, at, rhythm.retryMs))) return 0
	const fetched = await fetchPrices(at)
	if (fetched.ok) {
		await savePrices(db, { ...fetched.value, fetchedAt: at })
		return 0
	}
	parts.onFailure(fetched.failure)
	return Math.min(longestPauseMs, fetched.failure.retryAfterMs ?? 0)
}

/** Refreshes prices until stopped; after a failure the last ones stay. */
export async function keepPricesFresh(
	parts: RefreshPricesParts,
	onTrouble: (error: unknown) => void,
	stop: AbortSignal,
): Promise<void> {
	const lookEveryMs = Math.min(parts.rhythm.retryMs, parts.rhythm.refreshMs) / 2
	while (!stop.aborted) {
		const pause = await refreshPrices(parts).catch((error: unknown) => {
			onTrouble(error)
			return 0
		})
		await sleep(Math.max(pause, lookEveryMs), undefined, { signal: stop }).catch(() => {})
	}
}
