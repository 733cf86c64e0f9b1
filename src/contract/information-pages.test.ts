import { expect, test } from 'vitest'
import { pageNames } from '#text/page-content.ts'
import { informationPageAt, informationPages, informationSlug } from './information-pages.ts'

test('every content file has a route and every route a content file', () => {
	expect(informationPages.map(informationSlug)).toEqual([...pageNames])
})

test.each([
	['/fa/about/', 'fa', 'about'],
	['/en/privacy-policy/', 'en', 'policy'],
	['/en/privacy-policy', 'en', 'policy'],
	['/en/policy/', 'en', undefined],
	['/fa/about/', 'en', undefined],
	['/en/about/more', 'en', undefined],
	['/en/__proto__/', 'en', undefined],
] as const)('%s in %s is %s', (path, locale, page) => {
	expect(informationPageAt(path, locale)).toBe(page)
})
