import { expect, test } from 'vitest'
import '#web/words/every-language-layout.ts'
import { type PageDescription, pageMeta } from './page-metadata.ts'

const publicUrl = 'https://news.example'
const en = { locale: 'en', publicUrl } as const
const fa = { locale: 'fa', publicUrl } as const
const terms: PageDescription = { title: 'Terms of Use', description: 'The terms.', route: 'en-terms' }

const content = (page: PageDescription, key: string, setting: typeof en | typeof fa = en) =>
	pageMeta(page, setting).metas.find((tag) => ['name' in tag && tag.name, tag.property].includes(key))
		?.content
const languages = (page: PageDescription, setting: typeof en | typeof fa = en) =>
	Object.fromEntries(
		pageMeta(page, setting).links.flatMap(({ hrefLang, href }) => (hrefLang ? [[hrefLang, href]] : [])),
	)
const canonical = (page: PageDescription, setting: typeof en | typeof fa = en) =>
	pageMeta(page, setting).links.find(({ rel }) => rel === 'canonical')?.href

test('a page has its canonical URL and its alternate in the other language', () => {
	expect(canonical(terms)).toBe('https://news.example/en/terms/')
	expect(languages(terms)).toEqual({
		fa: 'https://news.example/fa/terms/',
		en: 'https://news.example/en/terms/',
		'x-default': 'https://news.example/en/terms/',
	})
})

test('both alternates name the same URLs, or search engines ignore them', () => {
	expect(languages({ ...terms, route: 'fa-terms' }, fa)).toEqual(languages(terms))
})

test('the default alternate of home is the root, which chooses a language', () => {
	expect(languages({ title: 'Home', route: 'en-home' })['x-default']).toBe('https://news.example/')
	expect(languages({ title: 'Home', route: 'en-home', query: '?page=2' })['x-default']).toBe(
		'https://news.example/en?page=2',
	)
})

test('a topic keeps its name and its query in every language', () => {
	const page: PageDescription = {
		title: 'DeFi',
		route: 'en-home-category',
		params: { category: 'defi' },
		query: '?page=3',
	}
	expect(canonical(page)).toBe('https://news.example/en/category/defi?page=3')
	expect(languages(page).fa).toBe('https://news.example/fa/category/defi?page=3')
})

test.each([
	['og:title', 'Terms of Use'],
	['og:description', 'The terms.'],
	['og:url', 'https://news.example/en/terms/'],
	['og:site_name', 'Zagros'],
	['og:locale', 'en_US'],
	['og:locale:alternate', 'fa_IR'],
	['og:image', 'https://news.example/social-en.png'],
	['twitter:card', 'summary_large_image'],
	['description', 'The terms.'],
	['robots', undefined],
])('a shared link says %s', (key, wanted) => {
	expect(content(terms, key)).toBe(wanted)
})

test('the Persian page introduces the site by its Persian name', () => {
	expect(content({ ...terms, route: 'fa-terms' }, 'og:site_name', fa)).toBe('زاگرس')
	expect(content({ ...terms, route: 'fa-terms' }, 'og:locale', fa)).toBe('fa_IR')
	expect(content({ ...terms, route: 'fa-terms' }, 'og:image', fa)).toBe('https://news.example/social-fa.png')
})

test('a shared item has its own title and picture', () => {
	const image = { path: '/og/an-item.png', width: 1200, height: 630, alt: 'An item' }
	const page: PageDescription = { title: 'Zagros', socialTitle: 'An item', route: 'en-home', image }
	expect(content(page, 'og:title')).toBe('An item')
	expect(content(page, 'og:image')).toBe('https://news.example/og/an-item.png')
	expect(content(page, 'og:image:alt')).toBe('An item')
})

test('a shared item is shared by its own URL, while search engines get that of the list', () => {
	const page: PageDescription = {
		title: 'Zagros',
		route: 'en-home',
		query: '?news_locale=fa',
		sharedQuery: '?news_locale=fa&news_share_id=abc',
	}
	expect(content(page, 'og:url')).toBe('https://news.example/en?news_locale=fa&news_share_id=abc')
	expect(canonical(page)).toBe('https://news.example/en?news_locale=fa')
})

test('a hidden page is not indexed, and has a canonical URL', () => {
	const page: PageDescription = { title: 'Search', route: 'en-home-results', hidden: true }
	expect(content(page, 'robots')).toBe('noindex')
	expect(pageMeta(page, en).links).toEqual([{ rel: 'canonical', href: 'https://news.example/en/results' }])
})

test('a page without a route has a title and nothing to share', () => {
	const { title, metas, links } = pageMeta({ title: 'Not Found', hidden: true }, en)
	expect({ title, metas, links }).toEqual({
		title: 'Not Found',
		metas: [{ name: 'robots', content: 'noindex' }],
		links: [],
	})
})

test('a screen with one address for both languages has no alternates', () => {
	expect(languages({ title: 'Log in', route: 'login' })).toEqual({})
	expect(canonical({ title: 'Log in', route: 'login' })).toBe('https://news.example/user/login')
})
