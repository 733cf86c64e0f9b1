import { expect, test } from 'vitest'
import { tokeniseTitle } from '#ingest/tag/tokenise-title.ts'
import { headlineWords, soundOfBoth } from './headline-word.ts'
import { soundOf } from './sounds.ts'

test('two words have the same sound however many words came before', () => {
	const letters = 'bdfgklmnprst'
	const spelt = (number: number, base = letters.length): string =>
		number < base ? (letters[number] ?? '') : spelt(Math.floor(number / base)) + letters[number % base]
	// More than the cache can have, and the first of them once more.
	const titles = Array.from({ length: 9_000 }, (_none, at) =>
		[at * 3, at * 3 + 1, at * 3 + 2].map((number) => `${spelt(number)}a`).join(' '),
	)
	for (const title of [...titles, ...titles.slice(0, 2_000)]) {
		const [first, second, third] = headlineWords(tokeniseTitle(title))
		if (first === undefined || second === undefined || third === undefined) throw new Error(title)
		expect(soundOfBoth(first, second)).toBe(soundOf(first.key + second.key))
		expect(soundOfBoth(second, third)).toBe(soundOf(second.key + third.key))
	}
})
