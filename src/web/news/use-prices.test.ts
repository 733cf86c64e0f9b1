import { expect, test } from 'vitest'
import type { PricesResponse } from '#contract/prices.ts'
import { laterPrices } from './use-prices.tsx'

const board = (as_of: string | null, count = 1): PricesResponse => ({
	status: 1,
	data: Array.from({ length: count }, () => ({
		symbol: 'BTC',
		current_price: 1,
		price_change_percentage_24h: 0,
	})),
	as_of,
	stale: false,
	toman: null,
})
const noon = board('2026-03-01T12:00:00Z')
const later = board('2026-03-01T12:01:00Z')

test('the prices of the later moment are shown, whichever arrived first', () => {
	expect(laterPrices(noon, later)).toBe(later)
	expect(laterPrices(later, noon)).toBe(later)
})

test.each([
	['nothing', null],
	['no moment', board(null)],
	['no price', board('2026-03-01T13:00:00Z', 0)],
])('a response with %s removes no prices', (_what, empty) => {
	expect(laterPrices(noon, empty)).toBe(noon)
	expect(laterPrices(empty, noon)).toBe(noon)
	expect(laterPrices(empty, null)).toBe(null)
})

test('of the same moment the last response is shown: it may have become stale', () => {
	const stale = { ...noon, stale: true }
	expect(laterPrices(noon, stale)).toBe(stale)
})
