import { load } from 'cheerio'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { addFoundRoutes } from './found-routes.ts'

const catalogue = await loadCatalogue()
if (!catalogue.ok) throw new Error('the catalogue does not load')
const publicUrl = 'https://news.example'
const app = Fastify()
addFoundRoutes(app, { publicUrl, catalogue: catalogue.value })
const get = (url: string) => app.inject({ method: 'GET', url })

test('robots.txt keeps crawlers out of accounts and the API and names the sitemap', async () => {
	const answer = await get('/robots.txt')
	expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
	expect(answer.body).toContain('Disallow: /v1/\n')
	expect(answer.body).toContain('Disallow: /user/\n')
	expect(answer.body).toMatch(/^Sitemap: https:\/\/news\.example\/sitemap\.xml$/m)
	expect(answer.body).not.toMatch(/^Disallow: \/$/m)
})

const answer = await get('/sitemap.xml')
const $ = load(answer.body, { xml: true })
const addresses = $('url > loc')
	.map((_, loc) => $(loc).text())
	.get()

test('the sitemap holds home, topics, people and pages, each once in both languages', () => {
	expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
	expect(addresses).toHaveLength(2 * (1 + 10 + 10 + 6))
	expect(new Set(addresses).size).toBe(addresses.length)
	for (const path of [
		'/fa',
		'/en',
		'/fa/category/defi',
		'/en/influencers/vitalik-buterin',
		'/fa/privacy-policy/',
	])
		expect(addresses).toContain(publicUrl + path)
})

test('every address names itself and its twin', () => {
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

test('an address with marks of XML in it leaves the sitemap well-formed', async () => {
	const hostile = Fastify()
	addFoundRoutes(hostile, { publicUrl: 'https://a.example/?x=1&y="<', catalogue: { topics: [], people: [] } })
	const { body } = await hostile.inject({ method: 'GET', url: '/sitemap.xml' })
	expect(body).toContain('<loc>https://a.example/?x=1&amp;y=&quot;&lt;/fa</loc>')
})

test.each([
	['?lang=fa', 'زاگرس', 'rtl', '/fa'],
	['?lang=en', 'Zagros', 'ltr', '/en'],
	['', 'Zagros', 'ltr', '/en'],
	['?lang=xx', 'Zagros', 'ltr', '/en'],
	['?lang=fa&lang=en', 'Zagros', 'ltr', '/en'],
])('the manifest for “%s” is in the right language', async (query, short_name, dir, start_url) => {
	const answer = await get(`/manifest.webmanifest${query}`)
	expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
	expect(answer.json()).toMatchObject({ short_name, dir, start_url, theme_color: '#146A5F' })
})
