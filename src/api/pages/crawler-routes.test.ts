import { load } from 'cheerio'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { addCrawlerRoutes } from './crawler-routes.ts'

const catalogue = await loadCatalogue()
if (!catalogue.ok) throw new Error('the catalogue does not load')
const publicUrl = 'https://news.example'
const app = Fastify()
const now = () => Date.UTC(2026, 10, 15)
const youngestStories = () => Promise.resolve([])
const rest = { contact: 'info@news.example', now, youngestStories }
addCrawlerRoutes(app, { publicUrl, catalogue: catalogue.value, ...rest })
const get = (url: string) => app.inject({ method: 'GET', url })

test('robots.txt excludes accounts and the API and names the sitemap', async () => {
	const response = await get('/robots.txt')
	expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
	expect(response.body).toContain('Disallow: /v1/\n')
	expect(response.body).toContain('Disallow: /user/\nAllow: /user/login$\nAllow: /user/signup$\n')
	expect(response.body).toMatch(/^Sitemap: https:\/\/news\.example\/sitemap\.xml$/m)
	expect(response.body).not.toMatch(/^Disallow: \/$/m)
})

test('security.txt says where to report vulnerabilities, in which languages, and until when', async () => {
	const response = await get('/.well-known/security.txt')
	expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
	expect(response.body.split('\n')).toEqual([
		'Contact: mailto:info@news.example',
		'Expires: 2027-05-14T00:00:00.000Z',
		'Preferred-Languages: fa, en',
		'Canonical: https://news.example/.well-known/security.txt',
		'',
	])
})

test('password managers are redirected to where a password is changed', async () => {
	const response = await get('/.well-known/change-password')
	expect([response.statusCode, response.headers.location]).toEqual([302, '/dashboard/password'])
})

const response = await get('/sitemap.xml')
const $ = load(response.body, { xml: true })
const addresses = $('url > loc')
	.map((_, loc) => $(loc).text())
	.get()

test('the sitemap has home, sources, developers, coins, topics, people and pages, each once in both languages', () => {
	expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
	expect(addresses).toHaveLength(2 * (3 + 11 + 57 + 6 + 400))
	expect(new Set(addresses).size).toBe(addresses.length)
	for (const path of [
		'/fa',
		'/en',
		'/fa/category/defi',
		'/fa/coin/BTC',
		'/en/influencers/vitalik-buterin',
		'/fa/privacy-policy/',
	])
		expect(addresses).toContain(publicUrl + path)
})

test('every URL names itself and its alternate', () => {
	for (const url of $('url')) {
		const alternates = $(url).children('xhtml\\:link').toArray()
		const byLanguage = Object.fromEntries(
			alternates.map((link) => [link.attribs.hreflang, link.attribs.href]),
		)
		expect(Object.keys(byLanguage)).toEqual(['fa', 'en', 'x-default'])
		expect([byLanguage.fa, byLanguage.en]).toContain($(url).children('loc').text())
		expect(addresses).toEqual(expect.arrayContaining([byLanguage.fa, byLanguage.en]))
	}
})

test('a story of several reports is in the sitemap in both languages, with the time of its last report', async () => {
	let at = now()
	let stories = [{ slug: 'tesla-sells-a1b2c3', latest: new Date(at - 60_000) }]
	let isDown = false
	let queries = 0
	const moving = Fastify()
	addCrawlerRoutes(moving, {
		publicUrl,
		catalogue: { topics: [], people: [], coins: [] },
		...rest,
		now: () => at,
		youngestStories: async (most) => {
			queries += 1
			if (isDown) throw new Error('no response')
			return stories.slice(0, most)
		},
	})
	const listed = async () => {
		const { body } = await moving.inject({ method: 'GET', url: '/sitemap.xml' })
		const map = load(body, { xml: true })
		return map('url')
			.filter((_, url) => map(url).children('loc').text().includes('/story/'))
			.toArray()
			.map((url) => ({
				loc: map(url).children('loc').text(),
				changed: map(url).children('lastmod').text(),
				languages: map(url)
					.children('xhtml\\:link')
					.toArray()
					.map((link) => `${link.attribs.hreflang} ${link.attribs.href}`),
			}))
	}
	const page = (locale: string, slug = 'tesla-sells-a1b2c3') => `${publicUrl}/${locale}/story/${slug}`
	const languages = [`fa ${page('fa')}`, `en ${page('en')}`, `x-default ${page('en')}`]
	const changed = '2026-11-14T23:59:00.000Z'
	expect(await listed()).toEqual(['fa', 'en'].map((locale) => ({ loc: page(locale), changed, languages })))
	// Repeated requests share one sitemap; after a while it is built again, and the old one stays while the database does
	// not respond.
	await Promise.all([listed(), listed(), listed()])
	expect(queries).toBe(1)
	at += 10 * 60_000
	isDown = true
	expect(await listed()).toHaveLength(2)
	at += 10 * 60_000
	isDown = false
	stories = Array.from({ length: 3_000 }, (_, index) => ({ slug: `s-${index}`, latest: new Date(at) }))
	expect((await listed()).map(({ loc }) => loc)).toContain(page('en', 's-1999'))
	expect(await listed()).toHaveLength(2 * 2_000)
	expect(queries).toBe(3)
})

test('an address with XML characters in it leaves the sitemap well-formed', async () => {
	const hostile = Fastify()
	addCrawlerRoutes(hostile, {
		publicUrl: 'https://a.example/?x=1&y="<',
		catalogue: { topics: [], people: [], coins: [] },
		...rest,
	})
	const { body } = await hostile.inject({ method: 'GET', url: '/sitemap.xml' })
	expect(body).toContain('<loc>https://a.example/?x=1&amp;y=&quot;&lt;/fa</loc>')
})

test('a site with more pages than a sitemap may hold has an index of sitemaps', async () => {
	const large = Fastify()
	const topics = Array.from({ length: 30_000 }, (_, index) => ({
		id: index,
		routeRef: `topic-${index}`,
		names: { en: '', fa: '' },
		keywords: { en: [], fa: [] },
	}))
	addCrawlerRoutes(large, { publicUrl, catalogue: { topics, people: [], coins: [] }, ...rest })
	const read = async (url: string) => {
		const { body, headers } = await large.inject({ method: 'GET', url })
		expect(headers['content-type']).toBe('application/xml; charset=utf-8')
		return body
	}
	const index = load(await read('/sitemap.xml'), { xml: true })
	const parts = index('sitemapindex > sitemap > loc')
		.map((_, loc) => index(loc).text())
		.get()
	expect(parts).toEqual([`${publicUrl}/sitemap-1.xml`, `${publicUrl}/sitemap-2.xml`])
	const found: string[] = []
	for (const part of parts) {
		const body = await read(new URL(part).pathname)
		const addresses = [...body.matchAll(/<url><loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)
		expect(addresses.length).toBeLessThanOrEqual(50_000)
		// The other limit of the protocol.
		expect(body.length).toBeLessThan(50 * 1024 * 1024)
		found.push(...addresses)
	}
	expect(found).toHaveLength(2 * (3 + 30_000 + 6))
	expect(new Set(found).size).toBe(found.length)
})

test.each(['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-99999.xml'])(
	'%s does not exist while one sitemap has everything',
	async (url) => {
		expect((await get(url)).statusCode).not.toBe(200)
	},
)

test.each([
	['?lang=fa', 'زاگرس', 'rtl', '/fa'],
	['?lang=en', 'Zagros', 'ltr', '/en'],
	['', 'Zagros', 'ltr', '/en'],
	['?lang=xx', 'Zagros', 'ltr', '/en'],
	['?lang=fa&lang=en', 'Zagros', 'ltr', '/en'],
])('the manifest for “%s” is in the right language', async (query, short_name, dir, start_url) => {
	const response = await get(`/manifest.webmanifest${query}`)
	expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
	expect(response.json()).toMatchObject({ short_name, dir, start_url, theme_color: '#146A5F' })
})
