import { expect, test } from 'vitest'
import { tomanRate } from './toman-choice.ts'

const toman = { usdt: 120_000, change_24h: 0.4, as_of: '2026-03-01T12:00:00Z' }
const board = (usd: number) => [{ symbol: 'usdt', current_price: usd, price_change_percentage_24h: 0 }]

test('in toman a Tether costs what the exchanges say, whatever it costs in dollars', () => {
	for (const usd of [0.96, 1, 1.0008])
		expect(usd * (tomanRate({ toman, data: board(usd) }) ?? 0)).toBeCloseTo(120_000, 6)
	expect(tomanRate({ toman, data: [] })).toBe(120_000)
	expect(tomanRate({ toman: null, data: board(1) })).toBeUndefined()
	expect(tomanRate(null)).toBeUndefined()
})
