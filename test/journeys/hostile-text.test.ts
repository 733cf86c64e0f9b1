import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchJourneyBrowser } from '#test/browser.ts'
import { type Product, startProduct } from '#test/product.ts'
import { until } from '#test/until.ts'

/** What a hostile visitor might search for, or put into a URL. */
const payloads = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'"><svg onload=alert(1)>',
	"'><iframe srcdoc='<script>alert(1)</script>'>",
	'</title><script>alert(1)</script>',
	'</script><script>alert(1)</script>',
	'<!--<script>alert(1)//-->',
	'<a href="javascript:alert(1)">x</a>',
	'<base href="//evil.example/">',
	'<style>@import "//evil.example/x.css"</style>',
	'<details open ontoggle=alert(1)>',
	'<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
	'{{constructor.constructor("alert(1)")()}}',
	'\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
	'<form action=javascript:alert(1)><input type=submit>',
	'<object data="javascript:alert(1)">',
	'javascript:alert(1)//',
	'<x onclick=alert(1)>click</x>',
	'&lt;script&gt;alert(1)&lt;/script&gt;',
	'<template><img src=x onerror=alert(1)></template>',
]
/** Every combination of an element and an event. */
const elements = [
	'img src=x',
	'svg',
	'body',
	'video src=x',
	'audio src=x',
	'input autofocus',
	'details open',
	'b',
]
const events = ['load', 'error', 'focus', 'toggle', 'mouseover', 'pointerenter', 'animationstart', 'click']
const combined = elements.flatMap((element) => events.map((event) => `<${element} on${event}=alert(1)>`))
const disguised = [
	'<ScRiPt>alert(1)</sCrIpT>',
	'<script/x>alert(1)</script>',
	'<script >alert(1)</script >',
	'<<script>alert(1)//<</script>',
	'<svg/onload=alert(1)>',
	'<img/src=x/onerror=alert(1)>',
	'<img src="x`" onerror="alert(1)">',
	'<iframe src="jav&#x09;ascript:alert(1)">',
	'<a href="&#106;avascript:alert(1)">x</a>',
	'<a href="data:text/html,<script>alert(1)</script>">x</a>',
	'<link rel=stylesheet href=//evil.example/x.css>',
	'<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
	'<textarea><script>alert(1)</script></textarea>',
	'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
	'#{alert(1)}',
	'`-alert(1)-`',
]
/** What a hostile source might use as titles: each must be shown as plain text. */
const titles = [...payloads, ...combined, ...disguised].map(
	(payload, index) => `Bitcoin story ${index}: ${payload}`,
)

let folder: string
let feed: Server
let product: Product
let browser: Browser
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-hostile-'))
	feed = createServer((request, response) => {
		const base = `http://${request.headers.host}`
		const items = titles.map((title, index) => {
			// The feed has it in CDATA with the markup escaped, as HTML that means this text.
			const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
			const date = new Date(Date.now() - index * 60_000).toUTCString()
			return `<item><title><![CDATA[${escaped}]]></title><link>${base}/n/${index}</link><pubDate>${date}</pubDate></item>`
		})
		response.setHeader('content-type', 'application/rss+xml')
		response.end(`<rss version="2.0"><channel><title>x</title>${items.join('')}</channel></rss>`)
	})
	await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
	const { port } = feed.address() as AddressInfo
	const home = `http://127.0.0.1:${port}/`
	const source = {
		id: 2030,
		slug: 'hostile',
		locale: 'en',
		title_en: '<b onmouseover=alert(1)>Outlet</b>',
		title_fa: 'رسانه',
		homepage: home,
		feed_url: `${home}feed`,
		feed_kind: 'rss',
		crypto_only: true,
	}
	const sources = join(folder, 'sources.json')
	await writeFile(sources, `[\n${JSON.stringify(source)}\n]\n`)
	product = await startProduct({
		PORT: '0',
		DATA_DIR: join(folder, 'data'),
		NEWS_MODE: 'live',
		SOURCES_FILE: sources,
		FETCH_ALLOW: `127.0.0.1:${port}`,
		RATE_LIMIT_SCALE: '100',
		TIME_LIMIT_SCALE: '10',
	})
	browser = await launchJourneyBrowser()
	const stored = async () => {
		const response = await fetch(`${product.url}/v1/news/sources/`)
		return ((await response.json()) as { data: { items: number[] } }).data.items.length
	}
	await until(async () => (await stored()) === 1, 500)
})
afterAll(async () => {
	await browser?.close()
	await product?.stop()
	feed.close()
	await rm(folder, { recursive: true, force: true })
})

/** One page that opens all of it, and records what happens. */
async function openReader() {
	const page = await browser.newPage()
	// All are from one outlet and similar, so with grouping there would be one row.
	await page.context().addCookies([{ name: 'grouped', value: 'false', url: product.url }])
	const trouble: string[] = []
	page.on('dialog', (dialog) => {
		trouble.push(`dialog: ${dialog.message()}`)
		void dialog.dismiss()
	})
	page.on('console', (message) => {
		if (/Content Security Policy|Trusted/i.test(message.text())) trouble.push(message.text())
	})
	const look = async (path: string) => {
		await page.goto(product.url + path)
		await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	}
	return { page, look, trouble }
}

test('every payload in a title is shown as plain text', async () => {
	const shown: string[] = []
	const { page, look, trouble } = await openReader()
	const pages = Array.from({ length: 20 }, (_none, at) => `/en?news_locale=en&page=${at + 1}`)
	for (const path of ['/fa?news_locale=en', ...pages]) {
		if (titles.every((title) => shown.includes(title))) break
		await look(path)
		shown.push(...(await page.getByRole('article').getByRole('heading').allTextContents()))
		expect(
			await page.locator('article script, article iframe, article object, article svg[onload]').count(),
		).toBe(0)
		expect(trouble).toEqual([])
	}
	for (const title of titles) expect(shown).toContain(title)
})

test('a payload in the search, the shared item and the path does nothing', async () => {
	const { page, look, trouble } = await openReader()
	// Two in one URL, as long as a search may be.
	for (let at = 0; at < payloads.length; at += 2) {
		const text = encodeURIComponent(
			payloads
				.slice(at, at + 2)
				.join(' ')
				.slice(0, 100),
		)
		await look(`/en/results?search_query=${text}&news_share_id=${text}&coins=${text}`)
		expect(trouble).toEqual([])
		expect(
			await page
				.locator('script:not([src])')
				.evaluateAll((list) => list.some((one) => /^alert/.test(one.textContent ?? ''))),
		).toBe(false)
	}
})

test('a shared hostile title stays inside the attributes of the preview', async () => {
	const list = await fetch(`${product.url}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang: 'en' }),
	})
	const { data } = (await list.json()) as { data: { news: { slug: string; title: string }[] } }
	const { page, look, trouble } = await openReader()
	for (const { slug, title } of data.news.slice(0, 5)) {
		await look(`/en?news_locale=en&news_share_id=${slug}`)
		expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title)
		expect(trouble).toEqual([])
	}
})
