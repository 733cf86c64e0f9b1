import { expect, test } from 'vitest'
import { chooseFrontStories } from './front-stories.ts'

const story = (name: string, ...coins: number[]) => ({
	name,
	title: `Kraken opens office ${name}`,
	coins: coins.map((id) => ({ id, symbol: `C${id}` })),
	story: { size: 2 },
})
const names = (stories: { name: string }[]) => stories.map(({ name }) => name).join('')

test('stories keep their rank if no coin has more than two of the first five', () => {
	const ranked = [story('a', 1), story('b', 2), story('c', 1), story('d'), story('e'), story('f', 1)]
	expect(names(chooseFrontStories(ranked, 9))).toBe('abcdef')
	expect(names(chooseFrontStories(ranked, 4))).toBe('abcd')
})

test('a paid story is on the front, but never leads it', () => {
	const ranked = [story('a'), story('b'), story('c')]
	const paid =
		(...of: string[]) =>
		(one: { name: string }) =>
			of.includes(one.name)
	expect(names(chooseFrontStories(ranked, 9, paid('a')))).toBe('bac')
	expect(names(chooseFrontStories(ranked, 9, paid('b')))).toBe('abc')
	expect(names(chooseFrontStories(ranked, 9, paid('a', 'b', 'c')))).toBe('')
})

test('a single report leads only where nothing was reported twice', () => {
	const single = (name: string) => ({ ...story(name), story: { size: 1 } })
	expect(names(chooseFrontStories([single('a'), single('b'), story('c')], 9))).toBe('cab')
	expect(names(chooseFrontStories([single('a'), story('b')], 9, ({ name }) => name === 'b'))).toBe('ab')
})

test('the third story of a coin comes after the first five', () => {
	const ranked = [story('a', 1), story('b', 1, 2), story('c', 1), story('d'), story('e', 2), story('f', 2)]
	expect(names(chooseFrontStories([...ranked, story('g')], 9))).toBe('abdegcf')
})

test('further stories of one coin are left out if there is nothing else', () => {
	expect(names(chooseFrontStories([story('a', 1), story('b', 1), story('c', 1)], 9))).toBe('ab')
	expect(chooseFrontStories([], 9)).toEqual([])
})

test('a forecast or a paid post never leads the front, whatever outlet publishes it', () => {
	const columns = ['Bitcoin Price Prediction: $150K Next?', 'بهترین ارزهای دیجیتال برای خرید'].map(
		(title) => ({
			...story('x'),
			title,
		}),
	)
	const ranked = [...columns, ...['a', 'b', 'c', 'd', 'e'].map((name) => story(name))]
	expect(names(chooseFrontStories(ranked, 9))).toBe('abcdexx')
	expect(chooseFrontStories(columns, 9)).toEqual([])
})
