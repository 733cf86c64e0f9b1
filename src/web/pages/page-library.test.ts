import { expect, test } from 'vitest'
import { informationPages } from '#contract/information-pages.ts'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import { findPage } from './page-library.server.ts'

const everyPage = uiLocales.flatMap((locale) => informationPages.map((page) => [locale, page] as const))

test.each(everyPage)(
	'%s %s is complete: filled in, with a title, a description and a text',
	(locale, name) => {
		const page = findPage(locale, name, 'news.example')
		expect(page.title).not.toBe('')
		expect(page.description.length).toBeGreaterThan(40)
		expect(page.blocks.length).toBeGreaterThan(5)
		expect(JSON.stringify(page)).not.toMatch(/\{[a-z_]+\}|zagros\.example/)
	},
)

test.each(uiLocales)('the %s contact page leads to the operator’s addresses and to About', (locale) => {
	const text = JSON.stringify(findPage(locale, 'contact', 'news.example'))
	for (const address of ['info@news.example', 'ads@news.example', 'privacy@news.example'])
		expect(text).toContain(`"href":"mailto:${address}"`)
	expect(text).toContain(`"href":"/${locale}/about/"`)
})

test('the date of the terms is the fixed text of its page', () => {
	expect(findPage('en', 'terms', 'news.example').updated).toBe('2 February 2022')
	expect(findPage('fa', 'terms', 'news.example').updated).toBe('۱۰ بهمن ۱۴۰۰')
})

test('a picture is shown with its size where it exists and left out where it does not', () => {
	const sizes = { en: { home: [1440, 900] } } as const
	const pictures = (locale: UiLocale) =>
		findPage(locale, 'help', 'news.example', sizes).blocks.filter(({ kind }) => kind === 'picture')
	expect(pictures('en')).toEqual([
		expect.objectContaining({ src: '/pictures/en/home.webp', width: 720, height: 450 }),
	])
	expect(pictures('fa')).toEqual([])
})
