import { expect, test } from 'vitest'
import { siteNodes, structuredText } from './structured-data.ts'

const setting = { locale: 'fa', publicUrl: 'https://news.example' } as const

test.each([
	['closes the script', '</script><script>alert(1)</script>'],
	['opens a comment', '<!-- <script>'],
	['breaks a line of JavaScript', 'a\u2028b\u2029c'],
])('a value that %s cannot break the script', (_name, value) => {
	const text = structuredText([{ '@type': 'NewsArticle', headline: value }])
	expect(text).not.toMatch(/[<\u2028\u2029]/)
	expect(JSON.parse(text)['@graph'][0].headline).toBe(value)
})

test('the site can be searched at the address that the search screen has', () => {
	const site = siteNodes(setting).find((node) => node['@type'] === 'WebSite')
	expect(site?.potentialAction).toMatchObject({
		'@type': 'SearchAction',
		target: { urlTemplate: 'https://news.example/fa/results?search_query={search_term_string}' },
		'query-input': 'required name=search_term_string',
	})
})

test('the publisher of the site is the organisation beside it', () => {
	const [organisation, site] = siteNodes(setting)
	expect(organisation).toMatchObject({ '@type': 'Organization', name: 'زاگرس', alternateName: ['Zagros'] })
	expect(site?.publisher).toEqual({ '@id': organisation?.['@id'] })
})
