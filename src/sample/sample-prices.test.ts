import { expect, test } from 'vitest'
import { smallCatalogue } from '#test/news-drafts.ts'
import { samplePriceHistory, samplePrices, sampleTomanPrice } from './sample-prices.ts'

const minute = 60_000
const day = 24 * 60 * minute
const now = Date.parse('2026-03-01T12:00:00Z')

test('a day of sample prices continues its history without a jump', () => {
	const [btc = []] = [...samplePriceHistory(smallCatalogue, now - 30 * day, now)]
	expect(btc.length).toBe(27 * 24 + 3 * 24 * 12 + 1)
	const prices = btc.map(({ usd }) => usd)
	for (let at = now; at <= now + day; at += 5 * minute) {
		prices.push(samplePrices(smallCatalogue, at)[0]?.current_price ?? 0)
	}
	for (const [index, price] of prices.entries()) {
		const before = prices[index - 1] ?? price
		expect(Math.abs(price / before - 1)).toBeLessThan(0.03)
	}
	expect([...samplePriceHistory(smallCatalogue, now - 30 * day, now)][0]).toEqual(btc)
})

test('the price of Tether in toman is realistic', () => {
	const rials = Number(sampleTomanPrice(now).stats['usdt-rls'].latest)
	expect(rials / 10).toBeGreaterThan(100_000)
	expect(rials / 10).toBeLessThan(140_000)
})
