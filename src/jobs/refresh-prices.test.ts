import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFetchPrices } from '#outside/coin-prices.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createFetchToman } from '#outside/toman-prices.ts'
import { findPricePoints } from '#store/news/price-point-store.ts'
import { findPrices } from '#store/news/price-store.ts'
import { findTomanPrice } from '#store/news/toman-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { inTurn, neverRespond, respondWith } from '#test/fault-behaviours.ts'
import { startFaultServer } from '#test/fault-server.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import {
	livePriceRhythm,
	type RefreshPricesParts,
	type RefreshTomanParts,
	refreshPrices,
	refreshToman,
} from './refresh-prices.ts'

const { db } = await testDatabase()
const service = await startFaultServer()
afterAll(() => service.close())

/** A new client for each call: the minutes that pass only on our clock would have closed its connections. */
const guard = () =>
	createGuardedFetch({
		userAgent: 'test',
		allow: [service.allow],
		// The test is that a hang ends, not how soon.
		limits: { connectMs: 1_500, headersMs: 1_500, totalMs: 3_000 },
	})
const minute = 60_000
const start = Date.parse('2026-03-01T12:00:00Z')
let clock = start
let failures: string[] = []

const { coins } = smallCatalogue

const parts = (path: string, get = guard()): RefreshPricesParts => ({
	db,
	now: () => new Date(clock),
	rhythm: livePriceRhythm,
	fetchPrices: createFetchPrices({
		get: (request) => get({ ...request, timeouts: {} }),
		url: service.url(path),
		apiKey: 'key',
		coins,
	}),
	coins,
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
	respondWith({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

beforeEach(async () => {
	await sql`truncate price_board, price_point, toman_price`.execute(db)
	await sql`delete from setting where name in ('prices_asked_at', 'toman_asked_at')`.execute(db)
	clock = start
	failures = []
	service.hits.length = 0
})

test('prices are requested as CoinGecko requires and stored with their moment', async () => {
	service.script(
		'/good',
		json([
			market('btc', { current_price: 103_000.5 }),
			market('sol', { price_change_percentage_24h: null }),
			market('nobody'),
		]),
	)
	await refreshPrices(parts('/good'))
	expect(await findPrices(db)).toEqual({
		prices: [
			{ symbol: 'BTC', currentPrice: 103_000.5, change24h: -1.5 },
			{ symbol: 'SOL', currentPrice: 2, change24h: null },
		],
		asOf: new Date('2026-03-01T11:59:30Z'),
		fetchedAt: new Date(start),
		held: {},
	})
	expect(service.hits[0]?.headers['x-cg-demo-api-key']).toBe('key')
})

test('250 coins are in one request; one without a price is left out, a renamed one is known by its id', async () => {
	service.script(
		'/many',
		json([market('dead', { current_price: null }), market('wrapped', { id: 'eth' }), market('near')]),
	)
	const addresses: string[] = []
	const get = guard()
	const watched: typeof get = (request) => {
		addresses.push(request.url)
		return get(request)
	}
	await refreshPrices(parts('/many', watched))
	expect(service.hits).toHaveLength(1)
	expect(addresses.map((address) => new URL(address).searchParams.get('ids'))).toEqual([
		'btc,eth,xrp,near,sol',
	])
	const board = await findPrices(db)
	expect(board?.prices.map(({ symbol }) => symbol)).toEqual(['ETH', 'NEAR'])
})

test('more coins than one response can have are asked for in turn, and together they are in the order of their size', async () => {
	const many = Array.from({ length: 251 }, (_none, index) => ({
		id: 4001 + index,
		symbol: `C${index}`,
		coingeckoId: `coin-${index}`,
	}))
	service.script(
		'/pages',
		inTurn(
			json([market('C0', { market_cap: 900 }), market('C7', { market_cap: 100 })]),
			json([market('C250', { market_cap: 500 })]),
		),
	)
	const get = guard()
	const fetchPrices = createFetchPrices({
		get: (request) => get({ ...request, timeouts: {} }),
		url: service.url('/pages'),
		coins: many,
	})
	await refreshPrices({ ...parts('/pages'), fetchPrices, coins: many })
	expect(service.hits).toHaveLength(2)
	const board = await findPrices(db)
	expect(board?.prices.map(({ symbol }) => symbol)).toEqual(['C0', 'C250', 'C7'])
})

test('when the second response fails, the prices before stay', async () => {
	const many = Array.from({ length: 251 }, (_none, index) => ({
		symbol: `C${index}`,
		coingeckoId: `c-${index}`,
	}))
	service.script('/half', inTurn(json([market('C0')]), respondWith({ body: '<html>' })))
	const get = guard()
	const fetchPrices = createFetchPrices({
		get: (request) => get({ ...request, timeouts: {} }),
		url: service.url('/half'),
		coins: many,
	})
	await refreshPrices({ ...parts('/half'), fetchPrices })
	expect(await findPrices(db)).toBeUndefined()
	expect(failures).toHaveLength(1)
})

const btc = 4001
const pointsOf = async (coinId: number) =>
	(
		await findPricePoints(
			db,
			coinId,
			{ from: new Date(start - minute), to: new Date(start + 600 * minute) },
			500,
		)
	).map(([at, usd]) => [(at - start) / minute, usd])

describe('a price over time', () => {
	/** The service's prices of BTC, one response each five minutes; null is an invalid response. */
	const throughTime = async (path: string, prices: readonly (number | null)[]) => {
		service.script(
			path,
			inTurn(
				...prices.map((current_price, index) =>
					current_price === null
						? respondWith({ body: '<html>' })
						: json([market('btc', { current_price, last_updated: new Date(start + 5 * index * minute) })]),
				),
			),
		)
		const shown: (number | undefined)[] = []
		for (const index of prices.keys()) {
			clock = start + 5 * index * minute
			await refreshPrices(parts(path))
			shown.push((await findPrices(db))?.prices[0]?.currentPrice)
		}
		return shown
	}

	test('is stored every five minutes, and a gap stays a gap', async () => {
		await throughTime('/gaps', [100, 101, null, null, 103])
		expect(await pointsOf(btc)).toEqual([
			[0, 100],
			[5, 101],
			[20, 103],
		])
	})

	test('that differs tenfold once is neither shown nor stored', async () => {
		expect(await throughTime('/once', [100, 1001, 102, 9, 103])).toEqual([100, 100, 102, 102, 103])
		expect((await pointsOf(btc)).map(([, usd]) => usd)).toEqual([100, 102, 103])
	})

	test('that differs tenfold and is confirmed is stored from its first moment on', async () => {
		expect(await throughTime('/twice', [100, 1_001, 1_100, 1_200])).toEqual([100, 100, 1_100, 1_200])
		expect(await pointsOf(btc)).toEqual([
			[0, 100],
			[5, 1_001],
			[10, 1_100],
			[15, 1_200],
		])
	})

	test('that differs in another way each time is not confirmed', async () => {
		expect(await throughTime('/wild', [100, 5_000, 1, 90_000, 101])).toEqual([100, 100, 100, 100, 101])
		expect((await pointsOf(btc)).map(([, usd]) => usd)).toEqual([100, 101])
	})

	test('is not confirmed by the same response again, nor stored twice', async () => {
		const old = { last_updated: new Date(start - minute) }
		const responses = [100, 2_000, 2_000].map((current_price) =>
			json([market('btc', { current_price, ...old })]),
		)
		service.script('/stuck', inTurn(...responses))
		for (const index of responses.keys()) {
			clock = start + 5 * index * minute
			await refreshPrices(parts('/stuck'))
		}
		expect(await pointsOf(btc)).toEqual([[0, 100]])
	})
})

describe('Tether in toman', () => {
	const tomanParts = (first: string, ...others: string[]): RefreshTomanParts => {
		const paths = [first, ...others]
		const get = guard()
		const fetchToman = createFetchToman({
			get: (request) => get({ ...request, timeouts: {} }),
			urls: paths.map((path) => service.url(path)),
		})
		return { ...parts(first), fetchToman }
	}
	const rials = (latest: unknown) => json({ status: 'ok', stats: { 'usdt-rls': { latest } } })

	test('comes in rial, ten to the toman, as text or as a number', async () => {
		service.script('/toman', inTurn(rials('1186500'), rials(1_190_000)))
		await refreshToman(tomanParts('/toman'))
		expect(await findTomanPrice(db)).toEqual({
			usdt: 118_650,
			change24h: null,
			asOf: new Date(start),
			held: null,
		})
		clock += 5 * minute
		await refreshToman(tomanParts('/toman'))
		expect((await findTomanPrice(db))?.usdt).toBe(119_000)
	})

	test.each([
		['says 500', respondWith({ status: 500 })],
		['sends HTML', respondWith({ body: '<html>' })],
		['sends without the market', json({ status: 'ok', stats: {} })],
		['sends words', rials('closed')],
		['sends a negative price', rials('-1186500')],
		['sends zero', rials('0')],
		['sends an endless number', rials('1'.repeat(400))],
		['is tenfold off for once', rials('11865010')],
	])('stays when the service %s', async (_name, behaviour) => {
		service.script('/shaky', inTurn(rials('1186500'), behaviour))
		await refreshToman(tomanParts('/shaky'))
		clock += 5 * minute
		await refreshToman(tomanParts('/shaky'))
		expect(service.hitsOf('/shaky')).toHaveLength(2)
		expect(await findTomanPrice(db)).toMatchObject({ usdt: 118_650, asOf: new Date(start) })
	})

	const market = (latest: number, dayChange: unknown) =>
		json({ stats: { 'usdt-rls': { latest: latest * 10, dayChange } } })
	const wallex = (lastPrice: string, change: unknown) =>
		json({ result: { symbols: { USDTTMN: { stats: { lastPrice, '24h_ch': change } } } } })

	test('is the median of the exchanges that respond, in the shape of either', async () => {
		service.script('/one', market(118_000, '0.42'))
		service.script('/two', wallex('118900.0000', -0.2))
		service.script('/far', market(181_000, 'unknown'))
		await refreshToman(tomanParts('/one', '/two', '/far'))
		expect(await findTomanPrice(db)).toMatchObject({ usdt: 118_900, change24h: (0.42 - 0.2) / 2 })
		expect(failures).toEqual([])

		clock += 5 * minute
		service.script('/far', respondWith({ status: 503 }))
		await refreshToman(tomanParts('/one', '/two', '/far'))
		expect((await findTomanPrice(db))?.usdt).toBe(118_450)
	})

	test('stays when no exchange responds, and the reason names each', async () => {
		service.script('/closed', respondWith({ status: 503 }))
		service.script('/words', json({ stats: {} }))
		await refreshToman(tomanParts('/closed', '/words'))
		expect(failures).toEqual([
			expect.stringMatching(/responded 503; the toman price service \S+ responded something else/),
		])
		expect(await findTomanPrice(db)).toBeUndefined()
	})

	test('that differs tenfold is shown once confirmed', async () => {
		service.script('/zeros', inTurn(rials('1186500'), rials('118650'), rials('118700')))
		for (let times = 0; times < 3; times += 1) {
			await refreshToman(tomanParts('/zeros'))
			clock += 5 * minute
		}
		expect((await findTomanPrice(db))?.usdt).toBe(11_870)
	})
})

describe('the last good prices stay when the service', () => {
	test.each([
		['says 429', respondWith({ status: 429, headers: { 'retry-after': '120' } })],
		['says 500', respondWith({ status: 500, body: '[]' })],
		['hangs', neverRespond()],
		['sends HTML', respondWith({ headers: { 'content-type': 'text/html' }, body: '<html>login</html>' })],
		['sends NaN', respondWith({ body: '[{"symbol":"btc","current_price":NaN}]' })],
		['sends NaN as text', json([market('btc', { current_price: 'NaN' })])],
		['sends a negative price', json([market('btc', { current_price: -1 })])],
		['sends an infinite price', respondWith({ body: '[{"symbol":"btc","current_price":1e999}]' })],
		['sends an empty list', json([])],
		['sends an object', json({ error: 'limit' })],
		['sends 10 MB', respondWith({ body: `[${'{"symbol":"btc","current_price":1},'.repeat(300_000)}{}]` })],
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

test('the service’s Retry-After is returned', async () => {
	service.script('/busy', respondWith({ status: 429, headers: { 'retry-after': '120' } }))
	expect(await refreshPrices(parts('/busy'))).toBe(120_000)
})

test('however many processes run, the service is called once a minute at most, and every five when it responds', async () => {
	service.script('/down', respondWith({ status: 500 }))
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
