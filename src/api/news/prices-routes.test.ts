import { beforeEach, expect, test } from 'vitest'
import { savePrices } from '#store/news/price-store.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'

let clock = Date.parse('2026-03-01T12:00:00Z')
const { app, db } = await testApi({ now: () => clock })
const minute = 60_000

beforeEach(() => sql`truncate price_board`.execute(db))

const prices = async () => {
	// Past the age at which a cached response is made anew.
	clock += minute
	return (await app.inject('/v1/prices/')).json()
}

test('before the first answer of the service there are none, and that is said', async () => {
	expect(await prices()).toEqual({ status: 1, data: [], as_of: null, stale: true })
})

test('the last good prices come with their moment, and stale once the service has been silent', async () => {
	const asOf = new Date(clock)
	const board = [
		{ symbol: 'BTC', currentPrice: 103_000.5, change24h: -1.5 },
		{ symbol: 'TON', currentPrice: 5, change24h: null },
	]
	await savePrices(db, { prices: board, asOf, fetchedAt: asOf })
	const data = [
		{ symbol: 'BTC', current_price: 103_000.5, price_change_percentage_24h: -1.5 },
		{ symbol: 'TON', current_price: 5, price_change_percentage_24h: null },
	]
	expect(await prices()).toEqual({ status: 1, data, as_of: asOf.toISOString(), stale: false })
	clock += 30 * minute
	expect(await prices()).toEqual({ status: 1, data, as_of: asOf.toISOString(), stale: true })
})

test('a service that goes on answering with old prices is stale too', async () => {
	const board = [{ symbol: 'BTC', currentPrice: 100_000, change24h: 0 }]
	const asOf = new Date(clock - 12 * minute)
	await savePrices(db, { prices: board, asOf, fetchedAt: new Date(clock) })
	expect(await prices()).toMatchObject({ as_of: asOf.toISOString(), stale: true })
})

test('anyone may keep the answer for a few seconds', async () => {
	const answer = await app.inject('/v1/prices')
	expect(answer.headers['cache-control']).toMatch(
		/^public, max-age=\d+, s-maxage=\d, stale-while-revalidate=\d+$/,
	)
})
