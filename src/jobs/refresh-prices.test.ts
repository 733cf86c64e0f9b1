import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFetchPrices } from '#outside/coin-prices.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { findPrices } from '#store/news/price-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { answers, inTurn, neverAnswers } from '#test/fault-behaviours.ts'
import { startFaultServer } from '#test/fault-server.ts'
import { livePriceRhythm, type RefreshPricesParts, refreshPrices } from './refresh-prices.ts'

const { db } = await testDatabase()
const service = await startFaultServer()
afterAll(() => service.close())

/** One for each time: the minutes that pass only on our clock would have closed its connections. */
const guard = () =>
	createGuardedFetch({
		userAgent: 'test',
		allow: [service.allow],
		// The claim is that a hang ends, not after how long.
		limits: { connectMs: 300, headersMs: 300, totalMs: 600 },
	})
const minute = 60_000
const start = Date.parse('2026-03-01T12:00:00Z')
let clock = start
let failures: string[] = []

const parts = (path: string, get = guard()): RefreshPricesParts => ({
	db,
	now: () => new Date(clock),
	rhythm: livePriceRhythm,
	fetchPrices: createFetchPrices({
		get: (request) => get({ ...request, timeouts: {} }),
		url: service.url(path),
		apiKey: 'key',
	}),
	onFailure: ({ message }) => failures.push(message),
})

const market = (symbol: string, more: object = {}) => ({
	symbol,
	name: symbol,
	current_price: 2,
	price_change_percentage_24h: -1.5,
	last_updated: '2026-03-01T11:59:30Z',
	...more,
})
const json = (body: unknown) =>
	answers({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

beforeEach(async () => {
	await sql`truncate price_board`.execute(db)
	await sql`delete from setting where name = 'prices_asked_at'`.execute(db)
	clock = start
	failures = []
	service.hits.length = 0
})

test('prices are asked for as CoinGecko wants it and kept with their moment', async () => {
	service.script(
		'/good',
		json([market('btc', { current_price: 103_000.5 }), market('ton', { price_change_percentage_24h: null })]),
	)
	await refreshPrices(parts('/good'))
	expect(await findPrices(db)).toEqual({
		prices: [
			{ symbol: 'BTC', currentPrice: 103_000.5, change24h: -1.5 },
			{ symbol: 'TON', currentPrice: 2, change24h: null },
		],
		asOf: new Date('2026-03-01T11:59:30Z'),
		fetchedAt: new Date(start),
	})
	expect(service.hits[0]?.headers['x-cg-demo-api-key']).toBe('key')
})

test('of a longer list the first twenty are kept, and coins without a price are left out', async () => {
	const many = Array.from({ length: 25 }, (_, index) => market(`c${index}`))
	service.script('/many', json([market('dead', { current_price: null }), ...many]))
	await refreshPrices(parts('/many'))
	const board = await findPrices(db)
	expect(board?.prices).toHaveLength(20)
	expect(board?.prices[0]?.symbol).toBe('C0')
})

describe('the last good prices stay when the service', () => {
	test.each([
		['says 429', answers({ status: 429, headers: { 'retry-after': '120' } })],
		['says 500', answers({ status: 500, body: '[]' })],
		['hangs', neverAnswers()],
		['answers HTML', answers({ headers: { 'content-type': 'text/html' }, body: '<html>login</html>' })],
		['answers NaN', answers({ body: '[{"symbol":"btc","current_price":NaN}]' })],
		['answers NaN as text', json([market('btc', { current_price: 'NaN' })])],
		['answers a negative price', json([market('btc', { current_price: -1 })])],
		['answers an infinite price', answers({ body: '[{"symbol":"btc","current_price":1e999}]' })],
		['answers an empty list', json([])],
		['answers an object', json({ error: 'limit' })],
		['answers 10 MB', answers({ body: `[${'{"symbol":"btc","current_price":1},'.repeat(300_000)}{}]` })],
	])('%s', async (_name, behaviour) => {
		service.script('/flaky', inTurn(json([market('btc')]), behaviour))
		await refreshPrices(parts('/flaky'))
		const good = await findPrices(db)
		clock += 6 * minute
		await refreshPrices(parts('/flaky'))
		expect(service.hitsOf('/flaky')).toHaveLength(2)
		expect(failures).toHaveLength(1)
		expect(await findPrices(db)).toEqual(good)
	})
})

test('a wait that the service asks for is passed on', async () => {
	service.script('/busy', answers({ status: 429, headers: { 'retry-after': '120' } }))
	expect(await refreshPrices(parts('/busy'))).toBe(120_000)
})

test('however many processes ask, the service is called once a minute at most, and every five when it answers', async () => {
	service.script('/down', answers({ status: 500 }))
	for (let second = 0; second <= 120; second += 10) {
		clock = start + second * 1000
		await Promise.all(Array.from({ length: 5 }, () => refreshPrices(parts('/down'))))
	}
	expect(service.hitsOf('/down')).toHaveLength(3)
	service.script('/up', json([market('btc')]))
	for (let elapsed = 3; elapsed <= 13; elapsed += 1) {
		clock = start + elapsed * minute
		await Promise.all(Array.from({ length: 5 }, () => refreshPrices(parts('/up'))))
	}
	expect(service.hitsOf('/up')).toHaveLength(3)
})
