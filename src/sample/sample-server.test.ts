import { connect } from 'node:net'
import * as cheerio from 'cheerio'
import { parseFeed } from 'feedsmith'
import iconv from 'iconv-lite'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load-catalogue.ts'
import type { Source } from '#domain/catalogue.ts'
import { sampleArticle, sampleNewsOf } from './sample-article.ts'
import { titleAt } from './sample-item.ts'
import { type SampleServer, startSampleServer } from './sample-server.ts'
import { scriptOf } from './sample-sources.ts'

const loaded = await loadCatalogue()
if (!loaded.ok) throw new Error('the catalogue does not load')
const catalogue = loaded.value
const publicBase = 'http://localhost:3000/sample'
/** Five past the hour: no source is down. */
const quiet = Date.parse('2026-11-15T09:05:00Z')
const minutesPast = (minute: number) => quiet + hoursOn * 3_600_000 + (minute - 5) * 60_000

let now = quiet
let hoursOn = 0
let sampleServer: SampleServer
beforeAll(async () => {
	sampleServer = await startSampleServer({ catalogue, publicBase, now: () => new Date(now) })
})
afterAll(() => sampleServer.close())
beforeEach(() => {
	// Each test is an hour later, so that rate limits of the one before are over.
	hoursOn += 1
	now = quiet + hoursOn * 3_600_000
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

const whole = catalogue.sources.filter(({ slug }) => {
	const trouble = scriptOf(slug).trouble?.kind
	return trouble !== 'slow' && trouble !== 'truncated'
})

test.each(whole.map(({ slug }) => [slug]))(
	'%s: its feed has exactly the items of the moment',
	async (slug) => {
		const items = sampleNewsOf(catalogue).itemsOf(slug, now)
		const read = await readFeed(slug)
		expect(read.map(({ title }) => straight(title))).toEqual(items.map((item) => titleAt(item, now)))
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

test.each([[5], [12], [35], [45], [57]])(
	'at %i minutes past, at least 58 of the sources would respond with a feed',
	async (minute) => {
		now = minutesPast(minute)
		const responses = await Promise.all(
			catalogue.sources
				.filter(({ slug }) => scriptOf(slug).trouble?.kind !== 'slow')
				.map(async ({ slug }) => {
					const response = await getFeed(slug)
					const type = response.headers.get('content-type') ?? ''
					const page = type.startsWith('text/html') && scriptOf(slug).format !== 'html'
					return response.status === 200 && !page
				}),
		)
		const slow = catalogue.sources.length - responses.length
		expect(responses.filter(Boolean).length + slow).toBeGreaterThanOrEqual(58)
	},
)

test.each([
	['coin-iran', 12, 500],
	['mihan-signal', 31, 404],
	['bitcoin-magazine', 41, 403],
	['coin-iran', 26, 200],
	['bitcoin-magazine', 59, 200],
])('%s at %i minutes past responds with %i', async (slug, minute, status) => {
	now = minutesPast(minute)
	expect((await getFeed(slug)).status).toBe(status)
})

test('a source under maintenance sends a web page in place of its feed', async () => {
	now = minutesPast(55)
	const response = await getFeed('blockworks')
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})

test.each([
	['tokenbaz-blog', 301],
	['iran-broker', 302],
	['bankless', 308],
])('%s has moved (%i), and responds at its new address', async (slug, status) => {
	const moved = await getFeed(slug, { redirect: 'manual' })
	expect(moved.status).toBe(status)
	expect((await fetch(moved.headers.get('location') ?? '')).status).toBe(200)
})

test('a source requested too soon says when to retry, and then responds', async () => {
	expect((await getFeed('u-today')).status).toBe(200)
	now += 10_000
	const refused = await getFeed('u-today')
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '35'])
	now += 35_000
	expect((await getFeed('u-today')).status).toBe(200)
})

test.each([['digiato-crypto'], ['coingape']])('%s breaks off inside its last title', async (slug) => {
	const text = await (await getFeed(slug)).text()
	expect(text).toMatch(/<title>[^<]{0,13}$/)
	expect(text.match(/<\/item>/g)?.length).toBe(sampleNewsOf(catalogue).itemsOf(slug, now).length - 1)
})

test('a slow source takes its time and responds', async () => {
	const started = performance.now()
	expect((await getFeed('coinpedia')).status).toBe(200)
	expect(performance.now() - started).toBeGreaterThan(1_900)
})

test.each([['coindesk'], ['arzdigital'], ['citna'], ['the-block']])(
	'%s: an unchanged feed is 304',
	async (slug) => {
		const first = await getFeed(slug)
		const etag = first.headers.get('etag') ?? ''
		const modified = first.headers.get('last-modified') ?? ''
		expect((await getFeed(slug, { headers: { 'if-none-match': etag } })).status).toBe(304)
		expect((await getFeed(slug, { headers: { 'if-modified-since': modified } })).status).toBe(304)
		expect((await getFeed(slug, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
		now += 3_600_000
		expect((await getFeed(slug, { headers: { 'if-none-match': etag } })).status).toBe(200)
	},
)

test('a corrected title shows under the same link', async () => {
	const items = catalogue.sources.flatMap(({ slug }) => sampleNewsOf(catalogue).itemsOf(slug, now))
	const item = items.find(
		({ source, correctedAt = 0 }) =>
			correctedAt > now - 3_600_000 && whole.some(({ slug }) => slug === source),
	)
	if (item?.correctedAt === undefined) throw new Error('no corrected title within the hour')
	now = item.correctedAt - 1000
	const before = await readFeed(item.source)
	now = item.correctedAt + 1000
	const after = await readFeed(item.source)
	const link = after.find(({ title }) => straight(title) === item.title)?.link
	expect(straight(before.find((entry) => entry.link === link)?.title ?? '')).toBe(item.firstTitle)
})

test('one source changes its guids every minute, and links of others have campaign parameters', async () => {
	const guids = async () =>
		(await (await getFeed('nobitex-mag')).text()).match(/urn:sample:[^<]+/g)?.slice(0, 5)
	const first = await guids()
	now += 60_000
	expect(await guids()).not.toEqual(first)
	expect((await readFeed('coindesk')).every(({ link }) => link.includes('?utm_source=rss&utm_medium'))).toBe(
		true,
	)
})

test('the article behind a link says that it is a sample, in the language of its source', async () => {
	const [entry] = await readFeed('arzdigital')
	const path = new URL(entry?.link ?? '').pathname.replace('/sample/s/arzdigital/', '')
	const page = await fetch(`${sampleServer.origin}/s/arzdigital/${path}`)
	const html = await page.text()
	expect(page.status).toBe(200)
	expect(html).toContain('lang="fa" dir="rtl"')
	expect(html).toContain('این یک خبر نمونه است')
	expect(cheerio.load(html)('h1').text()).toBe(entry?.title)
	expect(sampleArticle({ catalogue, slug: 'arzdigital', path, now: new Date(now) })?.html).toBe(html)
	expect(sampleArticle({ catalogue, slug: 'coindesk', path, now: new Date(now) })).toBeUndefined()
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
	['GET', '/s/coindesk/2026/11/x-l1', 404],
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

test('closing ends open connections and delayed responses immediately', async () => {
	const room = await startSampleServer({ catalogue, publicBase, now: () => new Date(now) })
	await (await fetch(`${room.origin}/robots.txt`)).text()
	const waiting = fetch(`${room.origin}/s/cryptopolitan/feed`).catch((error: Error) => error.message)
	await new Promise((resolve) => setTimeout(resolve, 100))
	const started = performance.now()
	await room.close()
	await waiting
	expect(performance.now() - started).toBeLessThan(1_500)
})
