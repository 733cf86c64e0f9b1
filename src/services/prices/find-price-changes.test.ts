import { expect, test } from 'vitest'
import { addPricePoints } from '#store/news/price-point-store.ts'
import { savePrices } from '#store/news/price-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { createFindPriceChanges } from './find-price-changes.ts'

const { db } = await testDatabase()
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-03-01T12:00:00Z')
const btc = { id: 4001, symbol: 'BTC' }
const eth = { id: 4002, symbol: 'ETH' }
let queries = 0
const counted = {
	...db,
	run: (statement: Parameters<typeof db.run>[0]) => {
		queries += 1
		return db.run(statement)
	},
}
const find = createFindPriceChanges({
	reads: { lists: counted },
	cache: { fetch: (_key, load) => load() },
	now: () => now,
})
const changeOf = async (agoMs: number, coin = btc) => {
	const item = { publishedAt: new Date(now - agoMs), coins: [btc, eth] }
	return (await find([item]))(item, coin)
}

await addPricePoints(db, [
	{ coinId: 4001, at: now - hour, usd: 80 },
	{ coinId: 4001, at: now - 20 * day, usd: 200 },
])
const board = (asOf: number) =>
	savePrices(db, {
		prices: [{ symbol: 'BTC', currentPrice: 100, change24h: null }],
		asOf: new Date(asOf),
		fetchedAt: new Date(asOf),
		held: {},
	})

test('a change is from the price at publication to the last one, and null where either is missing', async () => {
	expect(await changeOf(hour)).toBeNull()
	await board(now - minute)
	expect(await changeOf(hour)).toBe(25)
	expect(await changeOf(hour - 9 * minute)).toBe(25)
	expect(await changeOf(hour - 12 * minute)).toBeNull()
	expect(await changeOf(20 * day - 80 * minute)).toBe(-50)
	expect(await changeOf(20 * day - 100 * minute)).toBeNull()
	expect(await changeOf(hour, eth)).toBeNull()
})

test('a repeated look-up needs no query of the past', async () => {
	queries = 0
	await changeOf(hour)
	// Only the current prices.
	expect(queries).toBe(1)
})

test('if the service has been silent, the change is null', async () => {
	await sql`truncate price_board`.execute(db)
	await board(now - 12 * minute)
	expect(await changeOf(hour)).toBeNull()
})
