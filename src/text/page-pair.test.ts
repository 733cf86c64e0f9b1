import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type UiLocale, uiLocales } from '#domain/locale.ts'
import { pageLinks, pagePictures, pageText } from '#test/page-parts.ts'
import { type PageContent, type PageName, pageNames, parsePageContent } from './page-content.ts'

const folder = new URL('../../content/', import.meta.url)

const page = (locale: UiLocale, name: PageName): PageContent =>
	parsePageContent(readFileSync(new URL(`${locale}/${name}.md`, folder), 'utf8'))

test.each([
	['en', 'terms', '2 February 2022'],
	// Fixed text, as it was published; a calendar would make it the 13th.
	['fa', 'terms', '۱۰ بهمن ۱۴۰۰'],
] as const)('%s/%s was last updated %s', (locale, name, date) => {
	expect(page(locale, name).updated).toBe(date)
})

test.each(uiLocales)('%s has each page, and no other file', (locale) => {
	const files = readdirSync(new URL(`${locale}/`, folder)).sort()
	expect(files).toEqual(pageNames.map((name) => `${name}.md`).sort())
})

describe.each(pageNames)('%s in both languages', (name) => {
	const en = page('en', name)
	const fa = page('fa', name)

	test('has the same sections, lists and pictures in the same order', () => {
		const shape = (content: PageContent) =>
			content.blocks.map((block) => {
				if (block.kind === 'heading') return `heading ${block.level}`
				if (block.kind === 'list') return `list of ${block.items.length}`
				return block.kind === 'picture' ? `picture ${block.name}` : block.kind
			})
		expect(shape(fa)).toEqual(shape(en))
	})

	test('is dated in both or in neither', () => {
		expect(Boolean(fa.updated)).toBe(Boolean(en.updated))
		expect(Boolean(en.updated)).toBe(name === 'privacy-policy' || name === 'terms')
	})

	test.each(uiLocales)('%s links lead to screens of that language', (locale) => {
		const paths = pageLinks(page(locale, name)).filter((href) => !href.startsWith('mailto:'))
		const known =
			/^(\/dashboard(\/start)?|\/(fa|en)\/sources|\/sources\.opml|\/feeds\/(fa|en)\.(atom|json)(\?.*)?)$/
		const pages = pageNames.map((each) => `/${locale}/${each}/`)
		expect(paths.filter((path) => !known.test(path) && !pages.includes(path))).toEqual([])
	})

	test('has no mark of Markdown that was not read', () => {
		expect(`${pageText(en)}${pageText(fa)}`).not.toMatch(/\*\*|\]\(|^[#>|]|`/m)
	})

	test('leaves the name and the addresses to the brand module', () => {
		expect(`${pageText(en)}${pageText(fa)}`).not.toMatch(/zagros|زاگرس|@[a-z]+\./i)
	})
})

test('contact links to about', () => {
	expect(pageLinks(page('en', 'contact'))).toContain('/en/about/')
	expect(pageLinks(page('fa', 'contact'))).toContain('/fa/about/')
})

test('help has a picture of every function', () => {
	expect(new Set(pagePictures(page('en', 'help')))).toEqual(
		new Set([
			...['home', 'news-box', 'tabs', 'sort', 'search', 'not-found', 'filters', 'filter-limit', 'favourites'],
			...[
				'categories',
				'paging',
				'price-bar',
				'notifications',
				'signup',
				'login',
				'password-reset',
				'account',
			],
			...['bookmarks', 'theme', 'language', 'feeds'],
		]),
	)
})

/** Prose alone: placeholders and Latin terms, with the digits in them, are not Persian text. */
const persianProse = (content: PageContent): string =>
	pageText(content)
		.replace(/\{[a-z_]+\}/g, '…')
		.replace(/\/?[A-Za-z][\w.+/?=-]*/g, '…')

test.each([
	['Arabic yeh, kaf, alef maksura or teh marbuta', /[يكىة]/],
	['heh with hamza instead of ‌ی', /ۀ|هٔ/],
	['ASCII digits', /[0-9]/],
	['Arabic digits', /[٠-٩]/],
	['Latin punctuation after a Persian letter', /[\u0600-\u06FF][,;?]/],
	['straight or English quotation marks', /["'“”]/],
	['a prefix or ending that stands apart instead of by a half-space', /(^|\s)(ن?می|ها|های|تر|ترین)(\s|$)/m],
	['a half-space beside a space, or two', /\u200C[\s\u200C]|[\s]\u200C/],
	['invisible direction marks', /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/],
	['a space before punctuation, or two spaces', /\s[،؛؟.:](\s|$)| {2}/],
])('the Persian has no %s', (_name, wrong) => {
	for (const name of pageNames) {
		const lines = persianProse(page('fa', name)).split('\n')
		expect(lines.filter((line) => wrong.test(line))).toEqual([])
	}
})
