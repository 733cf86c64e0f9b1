import { expect, test } from 'vitest'
import type { HomeData } from './home-data.ts'
import { isSharedGone } from './list-notes.tsx'

const list = (shared: string | undefined, slugs: string[], page = 1) =>
	({ query: { shared, page }, list: { news: slugs.map((slug) => ({ slug })) } }) as unknown as HomeData

test.each([
	['stands in the list', list('a', ['a', 'b']), false],
	['is missing', list('a', ['b']), true],
	['was not requested', list(undefined, ['b']), false],
	['belongs to another page', list('a', ['b'], 2), false],
	[
		'is unknown because the list failed',
		{ ...list('a', []), list: { code: 'unavailable', status: 503 } } as HomeData,
		false,
	],
])('a shared item that %s', (_case, data, gone) => {
	expect(isSharedGone(data)).toBe(gone)
})
