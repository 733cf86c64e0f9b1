import { expect, test } from 'vitest'
import { otherSources } from './other-sources.ts'

const told = (size: number, other_locale: number, sources: string[]) =>
	otherSources({ source: { slug: 'coindesk' }, story: { id: 1, slug: 'x', size, other_locale, sources } })

test.each([
	['outlets of the item’s language', told(4, 1, ['coindesk', 'decrypt', 'zoomit', 'protos']), 2],
	['an outlet that reports twice once', told(3, 0, ['decrypt', 'coindesk']), 1],
	['none where all others are in the other language', told(3, 2, ['coindesk', 'zoomit', 'citna']), 0],
	['reports where not all outlets are named', told(9, 2, ['coindesk', 'a', 'b', 'c', 'd']), 6],
])('counts %s', (_what, { count }, wanted) => {
	expect(count).toBe(wanted)
})

test('does not show the icon that the row has already', () => {
	expect(told(2, 0, ['decrypt', 'coindesk']).icons).toEqual(['decrypt'])
})
