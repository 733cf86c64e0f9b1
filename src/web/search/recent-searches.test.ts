import { expect, test } from 'vitest'
import { withSearch } from './recent-searches.ts'

test('the latest search is first, each is listed once, and only five are stored', () => {
	expect(withSearch(['b', 'a'], 'c')).toEqual(['c', 'b', 'a'])
	expect(withSearch(['b', 'a'], 'a')).toEqual(['a', 'b'])
	expect(withSearch(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b'])
})

test('a search that is typed on takes the place of its beginning', () => {
	expect(withSearch(['bit', 'eth'], 'bitcoin')).toEqual(['bitcoin', 'eth'])
	expect(withSearch(['eth', 'bit'], 'bitcoin')).toEqual(['bitcoin', 'eth', 'bit'])
})
