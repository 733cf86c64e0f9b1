import { beforeEach, describe, expect, test } from 'vitest'
import { addPricePoints } from '#store/news/price-point-store.ts'
import { savePrices } from '#store/news/price-store.ts'
import { saveTomanPrice } from '#store/news/toman-store.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'

let clock = Date.parse('2026-03-01T12:00:00Z')
const { app, db } = await testApi({ now: () => clock })
const minute = 60_000

beforeEach(() => sql`truncate price_board`.execute(db))

const prices = async () => {
	// Longer than a response is cached.
	clock += minute
	return (await app.inject('/v1/prices/')).json()
}

test('before the first response of the service there are no prices, and `as_of` is null', async () => {
	expect(await prices()).toEqual({ status: 1, data: [], as_of: null, stale: true, toman: null })
})

test('the last good prices have their moment, and are stale once the service has been silent', async () => {
	const asOf = new Date(clock)
	const board = [
		{ symbol: 'BTC', currentPrice: 103_000.5, change24h: -1.5 },
		{ symbol: 'TON', currentPrice: 5, change24h: null },
	]
	await savePrices(db, { prices: board, asOf, fetchedAt: asOf, held: {} })
	const data = [
		{ symbol: 'BTC', current_price: 103_000.5, price_change_percentage_24h: -1.5 },
		{ symbol: 'TON', current_price: 5, price_change_percentage_24h: null },
	]
	expect(await prices()).toEqual({ status: 1, data, as_of: asOf.toISOString(), stale: false, toman: null })
	clock += 30 * minute
	expect(await prices()).toEqual({ status: 1, data, as_of: asOf.toISOString(), stale: true, toman: null })
})

test('a service that keeps sending old prices is stale too', async () => {
	const board = [{ symbol: 'BTC', currentPrice: 100_000, change24h: 0 }]
	const asOf = new Date(clock - 12 * minute)
	await savePrices(db, { prices: board, asOf, fetchedAt: new Date(clock), held: {} })
	expect(await prices()).toMatchObject({ as_of: asOf.toISOString(), stale: true })
})

test('the response may be cached for a few seconds by anyone', async () => {
	const reply = await app.inject('/v1/prices')
	expect(reply.headers['cache-control']).toMatch(
		/^public, max-age=\d+, s-maxage=\d, stale-while-revalidate=\d+$/,
	)
})

test('Tether in toman has its moment', async () => {
	const asOf = new Date(clock - 40 * minute)
	await saveTomanPrice(db, { usdt: 118_650, change24h: 0.4, asOf, held: null })
	expect(await prices()).toMatchObject({
		toman: { usdt: 118_650, change_24h: 0.4, as_of: asOf.toISOString() },
	})
})

describe('the history of a coin', () => {
	const hour = 60 * minute
	const history = async (query: Record<string, string>) => {
		const reply = await app.inject({ url: '/v1/prices/history/', query })
		return { status: reply.statusCode, body: reply.json() }
	}
	const hours = (count: number) =>
		Array.from({ length: count }, (_, index) => ({ coinId: 4002, at: index * hour, usd: 1 + index }))

	test('has the stored points between two moments, as ms or ISO 8601, and leaves gaps', async () => {
		await addPricePoints(
			db,
			[0, 5, 30].map((passed) => ({ coinId: 4001, at: hour + passed * minute, usd: 10 + passed })),
		)
		const points = [
			[hour, 10],
			[hour + 5 * minute, 15],
			[hour + 30 * minute, 40],
		]
		const data = { symbol: 'BTC', points }
		const span = { from: String(hour), to: new Date(2 * hour).toISOString() }
		expect(await history({ symbol: 'btc', ...span })).toEqual({ status: 200, body: { status: 1, data } })
		expect((await history({ symbol: 'XRP', ...span })).body.data.points).toEqual([])
		expect((await history({ symbol: 'BTC' })).body.data.points).toEqual([])
	})

	test('is read once for spans between the same moments of points', async () => {
		const ask = (from: number, to: number) => history({ symbol: 'XRP', from: String(from), to: String(to) })
		const first = await ask(hour - minute, 2 * hour + minute)
		await addPricePoints(db, [{ coinId: 4003, at: hour + 5 * minute, usd: 1 }])
		expect(await ask(hour - 2 * minute, 2 * hour + 2 * minute)).toEqual(first)
		expect((await ask(hour + minute, 2 * hour)).body.data.points).toHaveLength(1)
	})

	test('has at most 500 points, from the first interval to the last point', async () => {
		await addPricePoints(db, hours(5_000))
		const last = 4_999 * hour
		const { points } = (await history({ symbol: 'ETH', from: '0', to: String(last) })).body.data
		expect(points.length).toBeGreaterThan(400)
		expect(points.length).toBeLessThanOrEqual(500)
		expect(points.at(-1)).toEqual([last, 5_000])
		expect(points[0][0]).toBeLessThan(12 * hour)
	})

	test.each([
		['an unknown symbol', { symbol: 'NOPE' }, 404],
		['no symbol', {}, 400],
		['more than two years', { symbol: 'BTC', from: '0', to: String(732 * 24 * hour) }, 400],
		['an end before the beginning', { symbol: 'BTC', from: '20', to: '10' }, 400],
		['words', { symbol: 'BTC', from: 'yesterday' }, 400],
	])('%s is refused', async (_name, query, status) => {
		expect((await history(query)).status).toBe(status)
	})
})
