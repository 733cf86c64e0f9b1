import type { Browser, Locator, Page, Request } from 'playwright-core'
import { type Report, runLighthouse } from './lighthouse.ts'
import { measured, say } from './measured.ts'
import { medianOf } from './serve/load.ts'
import { onStage } from './stage.ts'

// Measures the home page in a real Chromium on the production build: bytes, Lighthouse, layout shift, and the delay
// of interactions on a processor four times as slow.

const budgets = {
	htmlKilobytes: 70,
	scriptKilobytes: 170,
	styleKilobytes: 25,
	shift: 0.02,
	interactionMs: 100,
}
const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
const slowdown = 4

async function weigh(browser: Browser, url: string, locale: string): Promise<void> {
	const html = Buffer.byteLength(await (await fetch(url)).text())
	const page = await browser.newPage()
	const finished: Request[] = []
	page.on('requestfinished', (request) => finished.push(request))
	// The budget counts gzip; browsers get brotli, which is smaller.
	await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
	await page.goto(url)
	await page.waitForSelector('html[data-ready]', { state: 'attached' })
	await page.waitForLoadState('networkidle')
	const bytesOf = async (kind: string) => {
		const sizes = finished.filter((one) => one.resourceType() === kind).map((one) => one.sizes())
		return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
	}
	const weight = (name: string, count: number, atMost: number) =>
		measured({ name: `${name}, ${locale}`, value: count / 1000, unit: 'kB', atMost })
	weight('HTML', html, budgets.htmlKilobytes)
	weight('JavaScript, gzip', await bytesOf('script'), budgets.scriptKilobytes)
	weight('CSS, gzip', await bytesOf('stylesheet'), budgets.styleKilobytes)
	await page.close()
}

/** Lighthouse recommends the median of five runs, because its times vary from run to run. */
const runs = 5
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index']

async function audit(port: number, url: string, locale: string): Promise<void> {
	const found: Report[] = []
	for (let run = 0; run < runs; run++) {
		found.push(await runLighthouse(url, { port, categories: Object.keys(scores) }))
	}
	const scoreOf = (report: Report, name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
	const ranked = found.sort((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'))
	const middle = ranked[Math.floor(runs / 2)] as Report
	for (const [name, wanted] of Object.entries(scores)) {
		const all = ranked.map((report) => scoreOf(report, name))
		// Only the performance score varies; of the others the worst counts.
		const score = name === 'performance' ? scoreOf(middle, name) : Math.min(...all)
		say(`       ${all.join(' ')}`)
		measured({ name: `Lighthouse ${name}, ${locale}`, value: score, unit: '', atLeast: wanted })
	}
	for (const name of times) say(`       ${name} ${middle.audits[name]?.displayValue ?? ''}`)
	const shift = Math.max(...ranked.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 1))
	measured({ name: `layout shift, ${locale}`, value: shift, unit: '', atMost: budgets.shift })
	for (const { id, score, scoreDisplayMode, details } of Object.values(middle.audits)) {
		if (score === null || score === 1 || scoreDisplayMode !== 'binary') continue
		say([`       ${id}`, ...(details?.items ?? []).map(({ node }) => node?.selector)].join('\n         '))
	}
}

const stillMs = 5_000
const fillingTimeoutMs = 120_000

/** Waits until the sample news has been collected, which would keep both processors busy. */
async function filled(url: string): Promise<void> {
	const giveUpAt = Date.now() + fillingTimeoutMs
	let before = ''
	while (Date.now() < giveUpAt) {
		const [sources, freshness] = await Promise.all(
			['sources', 'freshness'].map(async (name) => (await fetch(`${url}/v1/news/${name}/`)).text()),
		)
		const now = `${sources} ${/"sources_answering":\d+/.exec(freshness ?? '')?.[0]}`
		if (now === before) return
		before = now
		await new Promise((resolve) => setTimeout(resolve, stillMs))
	}
}

/** The longest time from an event to the next frame that shows its effect, by the browser's own Event Timing. */
async function longestEvent(page: Page, act: () => Promise<void>): Promise<number> {
	await page.evaluate(() => {
		const seen: number[] = []
		Object.assign(window, { eventTimes: seen })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.push(entry.duration)
		}).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
	})
	await act()
	await page.waitForTimeout(600)
	return page.evaluate(() => Math.max(0, ...(window as unknown as { eventTimes: number[] }).eventTimes))
}

/** How many milliseconds each press of one visit takes until its effect is shown. */
async function pressAll(browser: Browser, url: string): Promise<Map<string, number>> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
	const page = await context.newPage()
	await page.goto(url, { waitUntil: 'networkidle' })
	const session = await context.newCDPSession(page)
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
	const dialog = page.getByRole('dialog', { name: 'Filters' })
	// `force` skips playwright's own check of what lies under the finger, which takes ten of the milliseconds.
	const tap = (what: Locator) => what.tap({ force: true })
	const type = (where: Locator, letters: string) => where.pressSequentially(letters, { delay: 60 })
	const row = page.getByRole('article').first()
	const acts: [name: string, where: Locator, act: (where: Locator) => Promise<void>][] = [
		['open the filters', page.getByRole('button', { name: 'Filters' }), tap],
		['type in a filter', dialog.getByRole('searchbox').first(), (box) => type(box, 'eth')],
		['toggle a coin', dialog.getByRole('checkbox').first(), tap],
		['close the filters', dialog.getByRole('button', { name: 'Close' }), tap],
		['vote', row.getByRole('button', { name: /Bullish/ }), tap],
		['type a search', page.getByRole('searchbox', { name: 'Search news' }), (box) => type(box, 'btc')],
	]
	const times = new Map<string, number>()
	for (const [name, where, act] of acts) {
		// A reader presses what is in sight; scrolling to it is not part of the press.
		await where.scrollIntoViewIfNeeded()
		await page.waitForLoadState('networkidle')
		times.set(name, await longestEvent(page, () => act(where)))
	}
	await context.close()
	return times
}

const visits = 5

async function interact(browser: Browser, url: string): Promise<void> {
	const all: Map<string, number>[] = []
	for (let visit = 0; visit < visits; visit += 1) all.push(await pressAll(browser, url))
	for (const name of all[0]?.keys() ?? []) {
		const times = all.map((visit) => visit.get(name) ?? Number.NaN)
		say(`  ${name}: ${times.join(', ')} ms`)
		const value = medianOf(times)
		measured({
			name: `${name}, at ${slowdown}× slowdown`,
			value,
			unit: 'ms',
			atMost: budgets.interactionMs,
		})
	}
}

await onStage(async ({ url: origin, browser, port }) => {
	await filled(origin)
	for (const locale of ['en', 'fa']) {
		const url = `${origin}/${locale}`
		say(`/${locale}`)
		await weigh(browser, url, locale)
		await audit(port, url, locale)
	}
	say('/en on a phone')
	await interact(browser, `${origin}/en`)
})
