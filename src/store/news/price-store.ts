import type { CoinPrice } from '#domain/catalogue.ts'
import { json, jsonObject, moment, query } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export type PriceBoard = {
	prices: CoinPrice[]
	/** The moment of the prices. */
	asOf: Date
	/** When the service last responded. */
	fetchedAt: Date
	/** By symbol: prices that the next response must confirm. */
	held: Readonly<Record<string, { usd: number; at: number }>>
}

export async function savePrices(
	db: Queryable,
	{ prices, asOf, fetchedAt, held }: PriceBoard,
): Promise<void> {
	// A delayed response does not replace a newer one.
	await sql`
		insert into price_board (prices, as_of, fetched_at, held)
		values (${JSON.stringify(prices)}, ${asOf}, ${fetchedAt}, ${JSON.stringify(held)})
		on conflict (id) do update
			set prices = excluded.prices, as_of = excluded.as_of, fetched_at = excluded.fetched_at, held = excluded.held
			where price_board.fetched_at <= excluded.fetched_at
	`.execute(db)
}

/** The last good prices; undefined before the first. */
export async function findPrices(db: Queryable): Promise<PriceBoard | undefined> {
	const found = await query({ prices: json, asOf: moment, fetchedAt: moment, held: jsonObject })`
		select prices, as_of as "asOf", fetched_at as "fetchedAt", held from price_board
	`.execute(db)
	const row = found.rows[0]
	return row && { ...row, prices: readPrices(row.prices), held: readHeld(row.held) }
}

function readPrices(stored: unknown): CoinPrice[] {
	if (!Array.isArray(stored)) return []
	return stored.flatMap((entry: unknown) => {
		if (typeof entry !== 'object' || entry === null) return []
		const { symbol, currentPrice, change24h }: Partial<Record<keyof CoinPrice, unknown>> = entry
		if (typeof symbol !== 'string' || typeof currentPrice !== 'number') return []
		return { symbol, currentPrice, change24h: typeof change24h === 'number' ? change24h : null }
	})
}

function readHeld(stored: Record<string, unknown>): PriceBoard['held'] {
	return Object.fromEntries(
		Object.entries(stored).flatMap(([symbol, entry]) => {
			if (typeof entry !== 'object' || entry === null) return []
			const { usd, at }: { usd?: unknown; at?: unknown } = entry
			return typeof usd === 'number' && typeof at === 'number' ? [[symbol, { usd, at }]] : []
		}),
	)
}

const askedAt = { coins: 'prices_asked_at', toman: 'toman_asked_at' }

/** Whether this process may call a price service now: one of all processes may, once in this interval. */
export async function claimPriceCall(
	db: Queryable,
	service: keyof typeof askedAt,
	now: Date,
	everyMs: number,
): Promise<boolean> {
	const before = new Date(now.getTime() - everyMs)
	const claimed = await sql`
		insert into setting as stored (name, value) values (${askedAt[service]}, ${now.toISOString()})
		on conflict (name) do update set value = excluded.value
			-- A moment in the future was written before the clock was set back.
			where stored.value::timestamptz <= ${before}::timestamptz or stored.value::timestamptz > ${now}::timestamptz
		returning name
	`.execute(db)
	return claimed.rows.length > 0
}
