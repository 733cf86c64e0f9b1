import { expect, test } from 'vitest'
import { rowsInView, scrollTopFor } from './row-range.ts'

const coins = { row: 46, height: 280, count: 200 }

test.each([0, 1, 45, 46, 183, 184, 500, 4000, 200 * 46 - 280])(
	'every visible row at %d is rendered, and few others',
	(top) => {
		const { from, to } = rowsInView(top, coins)
		expect(from).toBeLessThanOrEqual(Math.floor(top / 46))
		expect(to).toBeGreaterThanOrEqual(Math.min(200, Math.ceil((top + 280) / 46)))
		expect(to - from).toBeLessThanOrEqual(24)
	},
)

test.each([
	['a pull beyond the top', -90, { from: 0, to: 17 }],
	['a place that the list no longer has', 99_999, { from: 194, to: 200 }],
])('%s renders the existing rows', (_case, top, range) => {
	expect(rowsInView(top, coins)).toEqual(range)
})

test.each([
	['in view: stays', 3, 0, 0],
	['above: comes to the top', 2, 300, 92],
	['below: comes to the foot', 10, 0, 226],
])('a row %s', (_case, index, from, to) => {
	expect(scrollTopFor(index, from, coins)).toBe(to)
})
