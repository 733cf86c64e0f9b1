import { expect, test } from 'vitest'
import { diffWords } from './diff-words.ts'

const written = (before: string, after: string) =>
	diffWords(before, after)
		.map(({ kind, words }) => (kind === 'same' ? words : kind === 'removed' ? `[-${words}]` : `[+${words}]`))
		.join(' ')

test.each([
	['price passes $93,000', 'price nears $93,000', 'price [-passes] [+nears] $93,000'],
	[
		'Spot bitcoin funds take in $1.1 billion',
		'Spot bitcoin funds take in $1.2 billion, their best day',
		'… take in [-$1.1 billion] [+$1.2 billion, their best day]',
	],
	['یک دو سه', 'یک دو سه چهار', '… دو سه [+چهار]'],
	['a b', 'c d', '[-a b] [+c d]'],
])('%s became %s', (before, after, wanted) => {
	expect(written(before, after)).toBe(wanted)
})

test('changes in two places are both shown, with … between them', () => {
	expect(written('a 1 2 3 4 5 6 b', 'x 1 2 3 4 5 6 y')).toBe('[-a] [+x] 1 2 … 5 6 [-b] [+y]')
})
