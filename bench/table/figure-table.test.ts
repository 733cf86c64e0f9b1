import { expect, test } from 'vitest'
import { figureTable, type Row } from './figure-table.ts'

const row = (given: Partial<Row>): Row => ({
	bench: 'serve',
	name: 'hot list',
	value: 30,
	unit: 'µs',
	reference: null,
	wanted: null,
	holds: null,
	judged: true,
	...given,
})

test('a figure stands with its reference, their ratio, what is wanted and whether it holds', () => {
	const table = figureTable([
		row({
			reference: { name: 'bare', value: 20 },
			wanted: { way: 'at most', bound: 1.4 },
			holds: false,
		}),
		row({ name: 'told only', value: 0.1234, unit: 'ms' }),
		row({ wanted: { way: 'at least', bound: 3 }, holds: true, judged: false }),
	])
	expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
		['benchmark', 'name', 'figure', 'reference', 'ratio', 'wanted', 'holds'],
		['serve', 'hot list', '30 µs', 'bare 20 µs', '1.50', 'at most 1.4', 'NO'],
		['serve', 'told only', '0.123 ms'],
		['serve', 'hot list', '30 µs', 'at least 3', 'not judged'],
	])
})
