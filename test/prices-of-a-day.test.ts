import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { PriceHistoryResponse, PricesResponse } from '#contract/prices.ts'
import type { PricePoint } from '#domain/price-point.ts'
import { livePriceRhythm, refreshPrices } from '#jobs/refresh-prices.ts'
import { createFetchPrices } from '#outside/coin-prices.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { respondWith } from '#test/fault-behaviours.ts'
import { startFaultServer } from '#test/fault-server.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { priceNear, unbrokenRuns } from '#web/prices/chart-line.ts'

const minute = 60_000
const hour = 60 * minute
const midnight = Date.parse('2026-03-01T00:00:00Z')
const at = (hours: number) => midnight + hours * hour
let clock = midnight

const { app, db } = await testApi({ now: () => clock })
const service = await startFaultServer()
afterAll(() => service.close())
const get = createGuardedFetch({ userAgent: 'test', allow: [service.allow] })
const { coins } = smallCatalogue

const isAway = (hours: number) => hours >= 3 && hours < 4
const isNonsense = (hours: number) => hours === 9
/** A dollar an hour, and once a mistake. */
const btcAt = (hours: number) => (hours === 7 ? 2_000 : 100 + hours)
/** Twentyfold at noon, in earnest. */
const ethAt = (hours: number) => (hours < 12 ? 10 : 200)

service.script('/day', (request, response) => {
	const hours = (clock - midnight) / hour
	const coin = (symbol: string, current_price: number | null) => ({
		...{ id: symbol, symbol, current_price, price_change_percentage_24h: 1 },
		last_updated: new Date(clock),
	})
	const prices = [coin('btc', btcAt(hours)), coin('eth', ethAt(hours)), coin('xrp', null)]
	const behaviour = isAway(hours)
		? { status: 503 }
		: { body: isNonsense(hours) ? '<p>' : JSON.stringify(prices) }
	return respondWith(behaviour)(request, response)
})

const failures: string[] = []
const parts = {
	...{ db, coins, rhythm: livePriceRhythm, now: () => new Date(clock) },
	fetchPrices: createFetchPrices({ get, url: service.url('/day'), coins }),
	onFailure: ({ message }: { message: string }) => failures.push(message),
}
async function passUntil(end: number): Promise<void> {
	for (; clock <= end; clock += 5 * minute) await refreshPrices(parts)
	clock = end
}

const published = {
	'before the gap': 2,
	'in the gap': 3.5,
	'at the mistake': 7 + 1 / 60,
	'before noon': 11.5,
}
beforeAll(async () => {
	const drafts = Object.entries(published).map(([title, hours]) =>
		makeDraft(title, { title, coins: ['BTC', 'ETH', 'XRP'], publishedAt: new Date(at(hours)) }),
	)
	await addNews(db, 2030, drafts, new Date(at(24)))
})

const prices = async (): Promise<PricesResponse> => (await app.inject('/v1/prices/')).json()
const shownPrices = async () =>
	Object.fromEntries((await prices()).data.map(({ symbol, current_price }) => [symbol, current_price]))
/** What the chips of each headline say of BTC, ETH and XRP. */
async function chips(): Promise<Record<string, (number | null | undefined)[]>> {
	const payload = { lang: 'en' }
	const list = await app.inject({ method: 'POST', url: '/v1/news/filter/', payload })
	const { news } = (list.json() as NewsListResponse).data
	return Object.fromEntries(news.map(({ title, tags }) => [title, tags.map((tag) => tag.change_since)]))
}
async function historyOf(symbol: string): Promise<PricePoint[]> {
	const query = { symbol, from: String(midnight), to: String(at(24)) }
	const response = await app.inject({ url: '/v1/prices/history/', query })
	return (response.json() as PriceHistoryResponse).data.points
}

test('through a day, whatever the service does, chips, lines and histories say what is known and no more', async () => {
	await passUntil(at(3.5))
	expect(await prices()).toMatchObject({ stale: true, as_of: new Date(at(3) - 5 * minute).toISOString() })
	expect((await chips())['before the gap']).toEqual([null, null, null])

	await passUntil(at(7))
	expect(await shownPrices()).toEqual({ BTC: btcAt(7 - 5 / 60), ETH: 10 })

	await passUntil(at(12))
	expect((await shownPrices()).ETH).toBe(10)
	await passUntil(at(12) + 5 * minute)
	expect((await shownPrices()).ETH).toBe(200)

	await passUntil(at(24))
	expect(await prices()).toMatchObject({ stale: false })
	const since = (hours: number) => Math.round((124 / btcAt(hours) - 1) * 10_000) / 100
	expect(await chips()).toEqual({
		'before the gap': [since(2), 1_900, null],
		'in the gap': [null, null, null],
		'at the mistake': [since(7 + 5 / 60), 1_900, null],
		'before noon': [since(11.5), 1_900, null],
	})

	const btc = await historyOf('BTC')
	const missing = [at(7), at(9), ...Array.from({ length: 12 }, (_, index) => at(3) + 5 * index * minute)]
	const wanted = Array.from({ length: 289 }, (_, index) => midnight + 5 * index * minute)
	expect(btc.map(([moment]) => moment)).toEqual(wanted.filter((moment) => !missing.includes(moment)))
	expect(Math.max(...btc.map(([, usd]) => usd))).toBe(124)
	// A line is broken for the hour, not for a single point.
	expect(unbrokenRuns(btc)).toHaveLength(2)
	expect(priceNear(btc, at(3.5))).toBeUndefined()
	expect(priceNear(btc, at(7))).toBeCloseTo(107, 0)
	const eth = await historyOf('ETH')
	expect(priceNear(eth, at(12))).toBe(200)
	expect(await historyOf('XRP')).toEqual([])
	expect(failures).toHaveLength(13)
})
