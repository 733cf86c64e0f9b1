import { connect } from 'node:net'
import * as cheerio from 'cheerio'
import { parseFeed } from 'feedsmith'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import { loadSampleWeek } from '#catalogue/load-sample-week.ts'
import type { Source } from '#domain/catalogue.ts'
import { sampleArticle } from './sample-article.ts'
import { createSampleNews } from './sample-news.ts'
import { createSamplePrices, sampleCoins } from './sample-prices.ts'
import { type SampleServer, startSampleServer } from './sample-server.ts'
import { scriptOf } from './sample-sources.ts'

const loaded = await loadCatalogue()
if (!loaded.ok) throw new Error('the catalogue does not load')
const catalogue = loaded.value
const coins = sampleCoins.map(({ symbol }) => symbol)
const week = await loadSampleWeek({ outlets: catalogue.sources, coins })
if (!week.ok) throw new Error('the week does not load')
const news = createSampleNews(week.value)
const publicBase = 'http://localhost:3000/sample'
/** Five past the hour: no source is down. */
const quiet = Date.parse('2026-11-15T09:05:00Z')

let now = quiet
let sampleServer: SampleServer
beforeAll(async () => {
	const prices = createSamplePrices(catalogue, news)
	sampleServer = await startSampleServer({ catalogue, news, prices, publicBase, now: () => now })
})
afterAll(() => sampleServer.close())
beforeEach(() => {
	now = quiet
})

const sourceOf = (slug: string): Source => {
	const source = sampleServer.catalogue.sources.find((candidate) => candidate.slug === slug)
	if (source === undefined) throw new Error(`no source ${slug}`)
	return source
}
const getFeed = (slug: string, init: RequestInit = {}) => fetch(sourceOf(slug).feedUrl, init)
const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')

type Read = { title: string; link: string }

/** The feed as a reader sees it; the charset is the configured one, the format is detected from the body. */
async function readFeed(slug: string): Promise<Read[]> {
	const bytes = Buffer.from(await (await getFeed(slug)).arrayBuffer())
	const text = iconv.decode(bytes, scriptOf(slug).charset)
	const source = sourceOf(slug)
	if (source.feedKind === 'html') {
		const page = cheerio.load(text)
		const parts = source.selectors
		if (parts === undefined) throw new Error('an html source needs selectors')
		return page(parts.item)
			.toArray()
			.map((item) => ({
				title: page(item).find(parts.title).text(),
				link: page(item).find(parts.link).attr('href') ?? '',
			}))
	}
	if (source.feedKind === 'sitemap') {
		const map = cheerio.load(text, { xml: true })
		return map('url')
			.toArray()
			.map((url) => ({ title: map(url).find('news\\:title').text(), link: map(url).find('loc').text() }))
	}
	const { format, feed } = parseFeed(text)
	if (format === 'atom') {
		return (feed.entries ?? []).map(({ title, links }) => ({
			title: cheerio.load(title?.value ?? '').text(),
			link: new URL(links?.[0]?.href ?? '', 'http://localhost:3000/').href,
		}))
	}
	if (format === 'json') {
		return (feed.items ?? []).map(({ title, url }) => ({ title: title ?? '', link: url ?? '' }))
	}
	return (feed.items ?? []).map(({ title, link }) => ({ title: title ?? '', link: link ?? '' }))
}

test.each(catalogue.sources.map(({ slug }) => [slug]))(
	'%s: its feed has exactly the items of the moment',
	async (slug) => {
		const items = news.itemsOf(slug, now)
		expect(items.length).toBeGreaterThan(0)
		const read = await readFeed(slug)
		expect(read.map(({ title }) => straight(title))).toEqual(items.map(({ title }) => straight(title)))
		for (const { link } of read) expect(link.startsWith(`${publicBase}/s/${slug}/`), link).toBe(true)
	},
)

test('all formats and charsets are among the sources, in both languages where they fit', () => {
	const scripts = catalogue.sources.map(({ slug }) => scriptOf(slug))
	expect(new Set(scripts.map(({ format }) => format)).size).toBe(9)
	expect(new Set(scripts.map(({ charset }) => charset)).size).toBe(5)
	const lists = sampleServer.catalogue.sources.filter(({ feedKind }) => feedKind === 'html')
	expect(lists.map(({ locale }) => locale).toSorted()).toEqual(['en', 'fa'])
})

test.each([
	['coin-iran', 12],
	['bitcoin-magazine', 41],
])('%s cannot be reached at %i minutes past, unlike all others, and later it can', async (slug, minutes) => {
	now = quiet + (minutes - 5) * 60_000
	const statuses = await Promise.all(
		catalogue.sources.map(async (source) => ({
			slug: source.slug,
			status: (await getFeed(source.slug)).status,
		})),
	)
	expect(statuses.filter(({ status }) => status !== 200)).toEqual([{ slug, status: 503 }])
	now += 20 * 60_000
	expect((await getFeed(slug)).status).toBe(200)
})

test.each([['coindesk'], ['arzdigital'], ['citna'], ['the-block']])(
	'%s: an unchanged feed is 304',
	async (slug) => {
		const first = await getFeed(slug)
		const etag = first.headers.get('etag') ?? ''
		expect((await getFeed(slug, { headers: { 'if-none-match': etag } })).status).toBe(304)
		expect((await getFeed(slug, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
		now += 2 * 86_400_000
		expect((await getFeed(slug, { headers: { 'if-none-match': etag } })).status).toBe(200)
	},
)

test('links of some outlets have campaign parameters', async () => {
	expect((await readFeed('coindesk')).every(({ link }) => link.includes('?utm_source=rss&utm_medium'))).toBe(
		true,
	)
})

test('the article behind a link says that it is a sample, in the language of its source', async () => {
	const [entry] = await readFeed('arzdigital')
	const path = new URL(entry?.link ?? '').pathname.replace('/sample/s/arzdigital/', '').replace(/\/$/, '')
	const item = news.itemAt('arzdigital', path, now)
	if (item === undefined) throw new Error('no article')
	const html = sampleArticle(sourceOf('arzdigital'), item)
	expect(html).toContain('lang="fa" dir="rtl"')
	expect(html).toContain('این یک خبر نمونه است')
	expect(cheerio.load(html)('h1').text()).toBe(entry?.title)
})

test('a front page names a PNG icon, or none', async () => {
	const page = await (await fetch(sourceOf('coindesk').homepage)).text()
	const href = cheerio.load(page)('link[rel=icon]').attr('href') ?? ''
	const icon = await fetch(new URL(href, sampleServer.origin))
	const { format, width, hasAlpha } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
	expect({ format, width, hasAlpha }).toEqual({ format: 'png', width: 64, hasAlpha: true })
	expect(await (await fetch(sourceOf('citna').homepage)).text()).not.toContain('rel="icon"')
	expect((await fetch(`${sampleServer.origin}/s/citna/icon.png`)).status).toBe(404)
})

test('prices: coins by market cap, one without a change, moving with time', async () => {
	const prices = async () => (await fetch(`${sampleServer.pricesUrl}?vs_currency=usd`)).json()
	const first = await prices()
	expect(first.length).toBeGreaterThan(100)
	const caps = first.map(({ market_cap }: { market_cap: number }) => market_cap)
	expect(caps).toEqual(caps.toSorted((a: number, b: number) => b - a))
	const changes = first.map(
		(price: { price_change_percentage_24h: number | null }) => price.price_change_percentage_24h,
	)
	expect(changes.filter((change: number | null) => change === null).length).toBe(1)
	expect(Math.max(...changes.map((change: number | null) => Math.abs(change ?? 0)))).toBeLessThan(25)
	now += 60_000
	expect((await prices())[0].current_price).not.toBe(first[0].current_price)
})

test.each([
	['POST', '/s/coindesk/feed', 405],
	['GET', '/', 404],
	['GET', '/s/nobody/feed', 404],
	['GET', '/s/coindesk/2026/11/14/x', 404],
	['GET', '/s/coindesk/%E0%A4%A/feed', 404],
	['GET', '/s/__proto__/feed', 404],
	['GET', '/robots.txt', 200],
	['GET', '//', 400],
	['GET', 'http://[', 400],
])('%s %s gets %i', async (method, path, status) => {
	const { port } = new URL(sampleServer.origin)
	const response = await new Promise<string>((resolve, reject) => {
		const socket = connect(Number(port), '127.0.0.1')
		let text = ''
		socket.on('data', (chunk) => {
			text += chunk
		})
		socket.on('end', () => resolve(text))
		socket.on('error', reject)
		socket.write(`${method} ${path} HTTP/1.1\r\nHost: newsroom\r\nConnection: close\r\n\r\n`)
	})
	expect(response.split(' ')[1]).toBe(String(status))
})

test('closing ends open connections immediately', async () => {
	const prices = createSamplePrices(catalogue, news)
	const server = await startSampleServer({ catalogue, news, prices, publicBase, now: () => now })
	await (await fetch(`${server.origin}/robots.txt`)).text()
	const started = performance.now()
	await server.close()
	expect(performance.now() - started).toBeLessThan(4_000)
})
