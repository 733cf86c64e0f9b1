import { type CheerioAPI, load } from 'cheerio'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { informationPages, informationSlug } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { uiLocales } from '#domain/locale.ts'
import { openBrowser } from '#test/browser.ts'
import { openingWords } from './opening-words.ts'

const { visit, origin } = openBrowser()
const read = async (path: string): Promise<CheerioAPI> => load(await (await fetch(origin + path)).text())
const content = ($: CheerioAPI, selector: string) => $(`head > meta[${selector}]`).attr('content')
const address = ($: CheerioAPI, selector: string) => $(`head > link[${selector}]`).attr('href')
const pathIn = (url: string | undefined): string => {
	const { pathname, search } = new URL(url ?? '', origin)
	return pathname + search
}

/** The picture of a shared link, as a link preview gets it. */
async function sharedPicture($: CheerioAPI) {
	const response = await fetch(origin + pathIn(content($, 'property="og:image"')))
	const bytes = Buffer.from(await response.arrayBuffer())
	const { format, width, height } = await sharp(bytes).metadata()
	expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${format}`])
	expect(content($, 'property="og:image:width"')).toBe(String(width))
	expect(content($, 'property="og:image:height"')).toBe(String(height))
	expect(content($, 'name="twitter:card"')).toBe('summary_large_image')
	return { bytes, format, width, height, alt: content($, 'property="og:image:alt"') }
}

const everyPage = uiLocales.flatMap((locale) => informationPages.map((page) => [locale, page] as const))

test.each(everyPage)('%s %s has metadata for search engines and shared links', async (locale, name) => {
	const other = locale === 'fa' ? 'en' : 'fa'
	const path = pathOf(`${locale}-${name}`)
	const $ = await read(path)
	const heading = $('h1').text()
	expect($('head > title').text()).toContain(heading)
	expect(content($, 'property="og:title"')).toBe(heading)
	expect(content($, 'property="og:description"')).toBe(content($, 'name="description"'))
	expect(address($, 'rel="canonical"')).toMatch(new RegExp(`${path}$`))
	expect(address($, `hreflang="${locale}"`)).toBe(address($, 'rel="canonical"'))
	expect(address($, `hreflang="${other}"`)).toMatch(new RegExp(`${pathOf(`${other}-${name}`)}$`))
	const data = JSON.parse($('script[type="application/ld+json"]').text())
	const types = data['@graph'].map((node: { '@type': string }) => node['@type'])
	expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite'])
})

test('the canonical URL of a list is that of the sitemap, without the news language of the page', async () => {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
	for (const path of ['/en', '/fa', '/en/category/market', '/fa/influencers/elon-musk']) {
		const canonical = address(await read(`${path}?news_locale=${path.slice(1, 3)}`), 'rel="canonical"')
		expect(canonical).toMatch(new RegExp(`${path}$`))
		expect(sitemap).toContain(`<loc>${canonical}</loc>`)
	}
	expect(address(await read('/en'), 'hreflang="x-default"')).toMatch(/[^/]\/$/)
	expect(address(await read('/en?news_locale=fa'), 'rel="canonical"')).toMatch(/\/en\?news_locale=fa$/)
})

test('the complete titles of the legal pages, and the date of the terms as on its page', async () => {
	expect((await read('/en/privacy-policy/'))('title').text()).toBe('Privacy Policy')
	expect((await read('/en/terms/'))('title').text()).toBe('Terms of Use')
	const $ = await read('/fa/terms/')
	expect($('title').text()).toBe('شرایط استفاده')
	expect($('article header').text()).toContain('آخرین به‌روزرسانی: ۱۰ بهمن ۱۴۰۰')
})

test('the style sheet is requested before everything else of a page', async () => {
	const response = await fetch(`${origin}/en`)
	const $ = load(await response.text())
	expect(response.headers.get('link')).toBe(`<${address($, 'rel="stylesheet"')}>; rel=preload; as=style`)
})

test('everything that the head links to exists, and each language has its own picture', async () => {
	const pictures = []
	for (const locale of uiLocales) {
		const $ = await read(`/${locale}/about/`)
		const links = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
		const paths = links.map((_, link) => $(link).attr('href')).get()
		expect(paths).toHaveLength(4)
		for (const path of paths) expect((await fetch(origin + path)).status, path).toBe(200)
		pictures.push(await sharedPicture($))
	}
	expect(pictures[0]?.bytes.equals(pictures[1]?.bytes ?? Buffer.alloc(0))).toBe(false)
})

/** Bytes of a page before compression. */
const heaviest = 70_000

test.each(uiLocales)('the front in %s is small, with its stories of the other language', async (locale) => {
	for (const choice of ['', '?news_locale=both']) {
		const html = await (await fetch(`${origin}/${locale}${choice}`)).text()
		expect(load(html)('.elsewhere-list li').length > 0, choice).toBe(choice === '')
		expect(Buffer.byteLength(html), choice).toBeLessThan(heaviest)
	}
})

test.each(uiLocales)('pages of ten in %s are small', async (locale) => {
	const pages = Array.from({ length: 8 }, (_, index) => `?news_locale=${locale}&page=${index + 1}`)
	const bytes: number[] = []
	for (const page of pages) {
		const html = await (await fetch(`${origin}/${locale}${page}`)).text()
		expect(load(html)('article')).toHaveLength(10)
		bytes.push(Buffer.byteLength(html))
	}
	const mean = bytes.reduce((sum, some) => sum + some, 0) / bytes.length
	expect(mean, bytes.join()).toBeLessThan(heaviest)
})

describe.each(uiLocales)('a shared item in %s', (locale) => {
	test('has its title and a picture of it', async () => {
		const list = await read(`/${locale}?news_locale=${locale}`)
		const title = list('article h3').eq(3).text()
		const feed = await (
			await fetch(`${origin}/v1/news/filter/`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ lang: locale, page: 1, query: openingWords(title) }),
			})
		).json()
		const { slug } = feed.data.news[0]
		const path = `/${locale}?news_locale=${locale}&news_share_id=${slug}`
		const $ = await read(path)
		expect(content($, 'property="og:title"')).toBe(feed.data.news[0].title)
		expect(pathIn(content($, 'property="og:url"'))).toBe(path)
		expect(pathIn(content($, 'property="og:image"'))).toMatch(new RegExp(`^/images/share/${slug}\\.png\\?v=`))
		const picture = await sharedPicture($)
		expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630, alt: feed.data.news[0].title })
	})
})

test('the sitemap is well-formed, and its pages exist', async () => {
	const map = await (await fetch(`${origin}/sitemap.xml`)).text()
	// A browser's parser is strict; on our own page the policy would refuse it.
	const page = await visit('/icon.svg', { javaScript: false })
	await page.goto('about:blank')
	const root = await page.evaluate((text) => {
		const parsed = new DOMParser().parseFromString(text, 'application/xml')
		return `${parsed.documentElement.namespaceURI} ${parsed.documentElement.localName}`
	}, map)
	expect(root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset')
	const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	expect(paths).toContain(`/fa/${informationSlug('policy')}/`)
	// Stories, coins and people are many and alike, so a few of each kind in each language are checked.
	const ofKind = Object.groupBy(paths, (path) => path.split('/', 3).join('/'))
	for (const kind of ['story', 'coin', 'influencers', 'category'])
		expect(ofKind[`/fa/${kind}`]?.length, kind).toBeGreaterThan(1)
	const asked = Object.values(ofKind).flatMap((alike = []) => alike.slice(0, 5))
	// One after the other, because concurrent requests would be refused as a flood.
	for (const path of asked) expect((await fetch(origin + path)).status, path).toBe(200)
})

test.each(uiLocales)(
	'every picture of Help in %s exists, has its size, is lazy, and may be cached',
	async (locale) => {
		const $ = await read(pathOf(`${locale}-help`))
		const pictures = $('article img').toArray()
		expect(pictures.length).toBeGreaterThan(20)
		for (const { attribs } of pictures) {
			const response = await fetch(origin + attribs.src)
			const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
			expect(response.headers.get('content-type'), attribs.src).toBe('image/webp')
			expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
			expect(response.headers.get('etag')).toBeTruthy()
			expect(attribs).toMatchObject({ loading: 'lazy', alt: expect.stringMatching(/.{8}/) })
			// At half its pixels or smaller, so that it is sharp on high-density screens, and in its own proportions.
			expect(Number(attribs.width)).toBeLessThanOrEqual(width / 2)
			expect(Number(attribs.height)).toBeGreaterThan(20)
			expect((Number(attribs.width) * height) / (Number(attribs.height) * width)).toBeCloseTo(1, 1)
		}
	},
)
