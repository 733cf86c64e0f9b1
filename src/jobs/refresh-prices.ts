import type { Coin } from '#domain/catalogue.ts'
import { isFarOff, settlePrices } from '#domain/price-point.ts'
import type { FetchPrices } from '#outside/coin-prices.ts'
import type { PriceFailure } from '#outside/price-service.ts'
import type { FetchToman } from '#outside/toman-prices.ts'
import { addPricePoints, findLatestPoints } from '#store/news/price-point-store.ts'
import { claimPriceCall, findPrices, savePrices } from '#store/news/price-store.ts'
import { findTomanPrice, saveTomanPrice } from '#store/news/toman-store.ts'
import type { Queryable } from '#store/sql.ts'
import { inTransaction } from '#store/transaction.ts'
import { repeatWork } from './repeat-work.ts'

/** How old prices may become, and how soon a failed request is retried. */
type PriceRhythm = { refreshMs: number; retryMs: number }

const minute = 60_000
export const livePriceRhythm: PriceRhythm = { refreshMs: 5 * minute, retryMs: minute }
/** The sample server is our own, so its prices are read more often. */
export const samplePriceRhythm: PriceRhythm = { refreshMs: 15_000, retryMs: 10_000 }

type RefreshParts = {
	db: Queryable
	now: () => Date
	rhythm: PriceRhythm
	onFailure: (failure: PriceFailure) => void
}

export type RefreshPricesParts = RefreshParts & {
	fetchPrices: FetchPrices
	/** The coins whose prices are stored over time. */
	coins: readonly Pick<Coin, 'id' | 'symbol'>[]
}

export type RefreshTomanParts = RefreshParts & { fetchToman: FetchToman }

const longestPauseMs = 60 * minute

/** A negative age means that the clock was set back; waiting for it to catch up could take for ever. */
const isDue = (since: Date | undefined, at: Date, { refreshMs }: PriceRhythm): boolean => {
	const age = since === undefined ? Number.POSITIVE_INFINITY : at.getTime() - since.getTime()
	return age < 0 || age >= refreshMs
}

const pauseAfter = (failure: PriceFailure, { onFailure }: RefreshParts): number => {
	onFailure(failure)
	return Math.min(longestPauseMs, failure.retryAfterMs ?? 0)
}

/** Fetches prices if they are due and no other process does it. Returns the Retry-After of the service. */
export async function refreshPrices(parts: RefreshPricesParts): Promise<number> {
	const { db, fetchPrices, now, rhythm, coins } = parts
	const at = now()
	const known = await findPrices(db)
	if (!isDue(known?.fetchedAt, at, rhythm)) return 0
	if (!(await claimPriceCall(db, 'coins', at, rhythm.retryMs))) return 0
	const fetched = await fetchPrices(at)
	if (!fetched.ok) return pauseAfter(fetched.failure, parts)
	const { prices, asOf } = fetched.value
	const points = await findLatestPoints(
		db,
		coins.map(({ id }) => id),
	)
	const latest = new Map(
		coins.flatMap(({ id, symbol }) => {
			const usd = points.get(id)
			return usd === undefined ? [] : [[symbol, usd]]
		}),
	)
	const before = { prices: known?.prices ?? [], held: known?.held ?? {}, latest }
	const settled = settlePrices(before, prices, asOf.getTime())
	const ids = new Map(coins.map(({ id, symbol }) => [symbol, id]))
	await inTransaction(db, async (change) => {
		await savePrices(change, { prices: settled.prices, asOf, fetchedAt: at, held: settled.held })
		await addPricePoints(
			change,
			settled.points.flatMap(({ symbol, ...point }) => {
				const coinId = ids.get(symbol)
				return coinId === undefined ? [] : [{ coinId, ...point }]
			}),
		)
	})
	return 0
}

/** The same for the price of Tether in toman. */
export async function refreshToman(parts: RefreshTomanParts): Promise<number> {
	const { db, fetchToman, now, rhythm } = parts
	const at = now()
	const known = await findTomanPrice(db)
	if (!isDue(known?.asOf, at, rhythm)) return 0
	if (!(await claimPriceCall(db, 'toman', at, rhythm.retryMs))) return 0
	const fetched = await fetchToman(at)
	if (!fetched.ok) return pauseAfter(fetched.failure, parts)
	const { usdt, change24h } = fetched.value
	const isHeld =
		known !== undefined && isFarOff(usdt, known.usdt) && (known.held === null || isFarOff(usdt, known.held))
	await saveTomanPrice(db, isHeld ? { ...known, held: usdt } : { usdt, change24h, asOf: at, held: null })
	return 0
}

/** Refreshes until stopped; the last good prices stay if the service fails. */
export async function keepFresh(
	refresh: () => Promise<number>,
	{ retryMs, refreshMs }: PriceRhythm,
	onTrouble: (error: unknown) => void,
	stop: AbortSignal,
): Promise<void> {
	const lookEveryMs = Math.min(retryMs, refreshMs) / 2
	const work = async () => Math.max(await refresh(), lookEveryMs)
	await repeatWork(work, { onTrouble, troubleMs: lookEveryMs }, stop)
}
