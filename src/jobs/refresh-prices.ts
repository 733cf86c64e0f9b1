import { setTimeout as sleep } from 'node:timers/promises'
import type { FetchPrices, PriceFailure } from '#outside/coin-prices.ts'
import { claimPriceCall, findPrices, savePrices } from '#store/news/price-store.ts'
import type { Queryable } from '#store/sql.ts'

/** How old prices may grow, and how soon the service may be asked again after it failed. */
type PriceRhythm = { refreshMs: number; retryMs: number }

const minute = 60_000
export const livePriceRhythm: PriceRhythm = { refreshMs: 5 * minute, retryMs: minute }
/** The sample newsroom is our own and its prices tick. */
export const samplePriceRhythm: PriceRhythm = { refreshMs: 15_000, retryMs: 10_000 }

export type RefreshPricesParts = {
	db: Queryable
	fetchPrices: FetchPrices
	now: () => Date
	rhythm: PriceRhythm
	onFailure: (failure: PriceFailure) => void
}

const longestPauseMs = 60 * minute

/** Fetches prices where they are due and nobody else does. Answers how long the service asked to be left alone. */
export async function refreshPrices(parts: RefreshPricesParts): Promise<number> {
	const { db, fetchPrices, now, rhythm } = parts
	const at = now()
	const known = await findPrices(db)
	const age = known === undefined ? Number.POSITIVE_INFINITY : at.getTime() - known.fetchedAt.getTime()
	// A negative age is a clock that was set back; waiting for it to catch up could take for ever.
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

/** Keeps prices fresh until told to stop; the last good ones stay whatever the service does. */
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
