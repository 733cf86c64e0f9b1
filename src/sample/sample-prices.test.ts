import { expect, test } from 'vitest'
import type { SampleEvent } from '#catalogue/load-sample-week.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { createSampleNews } from './sample-news.ts'
import { createSamplePrices } from './sample-prices.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A Tuesday at noon: 3.5 days after the beginning of the week. */
const now = Date.parse('2026-03-03T12:00:00Z')

const eventAt = (at: number, prices: SampleEvent['prices']): SampleEvent => ({
	key: 'halt',
	at,
	mood: 'bearish',
	prices,
	reports: [{ outlet: 'coindesk', at, title: 'A halt' }],
})
const pricesWith = (...events: SampleEvent[]) => createSamplePrices(smallCatalogue, createSampleNews(events))
const calm = pricesWith()
const bitcoinAt = (prices: typeof calm, at: number) =>
	prices.markets(at).find(({ symbol }) => symbol === 'btc')?.current_price ?? Number.NaN

test('a day of sample prices continues its history without a jump', () => {
	const [btc = []] = [...calm.history(now - 30 * day, now)]
	expect(btc.length).toBe(27 * 24 + 3 * 24 * 12 + 1)
	const prices = btc.map(({ usd }) => usd)
	for (let at = now; at <= now + day; at += 5 * minute) prices.push(bitcoinAt(calm, at))
	for (const [index, price] of prices.entries()) {
		const before = prices[index - 1] ?? price
		expect(Math.abs(price / before - 1)).toBeLessThan(0.03)
	}
	expect([...calm.history(now - 30 * day, now)][0]).toEqual(btc)
})

test('a price reacts to its event within the hour, and has forgotten it when the week begins again', () => {
	const reacting = pricesWith(eventAt(3.5 * day, { BTC: -10 }))
	const moved = (at: number) => bitcoinAt(reacting, at) / bitcoinAt(calm, at)
	expect(moved(now)).toBeCloseTo(1, 5)
	expect(moved(now + hour)).toBeCloseTo(0.9, 2)
	expect(moved(now + 2 * day)).toBeCloseTo(0.9, 2)
	expect(moved(now + 4 * day)).toBeGreaterThan(0.93)
	expect(moved(now + 6 * day)).toBeCloseTo(1, 5)
	expect(moved(now + 7 * day + hour)).toBeCloseTo(0.9, 2)
})

test('other coins do not react', () => {
	const reacting = pricesWith(eventAt(3.5 * day, { ETH: 12 }))
	expect(bitcoinAt(reacting, now + hour)).toBe(bitcoinAt(calm, now + hour))
})

test('the history shows what the prices of the time were', () => {
	const reacting = pricesWith(eventAt(3.5 * day, { BTC: -10 }))
	const [btc = []] = [...reacting.history(now - 30 * day, now + hour)]
	for (const { at, usd } of btc.slice(-24)) expect(usd).toBe(bitcoinAt(reacting, at))
})

test('the price of Tether in toman is realistic', () => {
	const rials = Number(calm.toman(now).stats['usdt-rls'].latest)
	expect(rials / 10).toBeGreaterThan(110_000)
	expect(rials / 10).toBeLessThan(130_000)
})
