import { expect, test } from 'vitest'
import { findRows, loadSpelling, lowerCase } from './filter-rows.ts'

const rows = [
	{ name: 'arz', label: 'ارز دیجیتال', image: '' },
	{ name: 'BTC', label: 'Bitcoin', note: 'BTC', image: '' },
]
const found = (typed: string, fold = lowerCase) => findRows(rows, typed, fold).map(({ name }) => name)

test.each([
	['', ['arz', 'BTC']],
	['COIN', ['BTC']],
	['bt', ['BTC']],
	['دیجیتال', ['arz']],
	['zzz', []],
])('“%s” finds %j before the spelling rules are loaded', (typed, names) => {
	expect(found(typed)).toEqual(names)
})

test('with the spelling rules an Arabic keyboard finds a Persian name', async () => {
	const typed = 'ديجيتال'
	expect(found(typed)).toEqual([])
	expect(found(typed, await loadSpelling())).toEqual(['arz'])
})
