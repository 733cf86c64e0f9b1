import { expect, test } from 'vitest'
import { figureTable, type Row } from './figure-table.ts'

const row = (given: Partial<Row>): Row => ({
	bench: 'serve',
	name: 'hot list',
	value: 30,
	unit: 'µs',
	reference: null,
	wanted: null,
	isMet: null,
	judged: true,
	...given,
})

test('a row has a figure, its reference, their ratio, the bound and whether it is met', () => {
	const table = figureTable([
		row({
			reference: { name: 'bare', value: 20 },
			wanted: { way: 'at most', bound: 1.4 },
			isMet: false,
		}),
		row({ name: 'without a bound', value: 0.1234, unit: 'ms' }),
		row({ wanted: { way: 'at least', bound: 3 }, isMet: true, judged: false }),
	])
	expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
		['benchmark', 'name', 'figure', 'reference', 'ratio', 'bound', 'met'],
		['serve', 'hot list', '30 µs', 'bare 20 µs', '1.50', 'at most 1.4', 'NO'],
		['serve', 'without a bound', '0.123 ms'],
		['serve', 'hot list', '30 µs', 'at least 3', 'not judged'],
	])
})
