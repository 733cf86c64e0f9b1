import { expect, test } from 'vitest'
import { chooseFrontStories } from './front-stories.ts'

const story = (name: string, ...coins: number[]) => ({
	name,
	coins: coins.map((id) => ({ id, symbol: `C${id}` })),
})
const names = (stories: { name: string }[]) => stories.map(({ name }) => name).join('')

test('stories keep their rank where no coin has more than two of the first five', () => {
	const ranked = [story('a', 1), story('b', 2), story('c', 1), story('d'), story('e'), story('f', 1)]
	expect(names(chooseFrontStories(ranked, 9))).toBe('abcdef')
	expect(names(chooseFrontStories(ranked, 4))).toBe('abcd')
})

test('the third story of a coin gives way until the first five are told', () => {
	const ranked = [story('a', 1), story('b', 1, 2), story('c', 1), story('d'), story('e', 2), story('f', 2)]
	expect(names(chooseFrontStories([...ranked, story('g')], 9))).toBe('abdegcf')
})

test('a crowd of one coin is left out where nothing else is told', () => {
	expect(names(chooseFrontStories([story('a', 1), story('b', 1), story('c', 1)], 9))).toBe('ab')
	expect(chooseFrontStories([], 9)).toEqual([])
})
