import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pauseCampaign } from '#services/ads/manage-campaign.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { until } from '#test/until.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit, openTab, origin, dataDir } = openBrowser()
const reader =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const zagros = async (...args: string[]) => {
	const env = { ...process.env, DATA_DIR: dataDir, NEWS_MODE: 'sample' }
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['src/main/cli.ts', 'ads', ...args, '--json'],
		{
			env,
		},
	)
	return JSON.parse(stdout)
}
const folder = await mkdtemp(join(tmpdir(), 'zagros-ads-'))
afterAll(() => rm(folder, { recursive: true }))
const ground = { width: 728, height: 90, channels: 3 as const, background: '#5b2a55' }
await sharp({ create: ground }).png().toFile(join(folder, 'banner.png'))

const campaign = {
	kind: 'banner',
	placement: 'top',
	image: 'banner.png',
	advertiser: 'Journey Tea House',
	language: 'en',
	start: new Date(Date.now() - 60_000).toISOString(),
	end: new Date(Date.now() + 3_600_000).toISOString(),
	weight: 1000,
	texts: 'Tea for long journeys',
	link: '/en/advertise/',
	monthly_price: 10,
}
const adBy = (page: Page, advertiser: string) => page.getByRole('figure', { name: `Ad by ${advertiser}` })

/** The layout shift since the page was opened, as the browser counts it. */
const shiftOf = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0
				new PerformanceObserver((list) => {
					for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
				}).observe({ type: 'layout-shift', buffered: true })
				setTimeout(() => resolve(sum), 500)
			}),
	)

test.each(bothLanguages)(
	'ads in %s are labelled, explained, accessible, and move nothing when they appear',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}/latest`, { ...desktop, theme: locale === 'fa' ? 'dark' : 'light' })
		// Once more with cached fonts: on a busy machine they arrive after the first frame and move it a little.
		await page.reload()
		const list = page.getByRole('list', { name: text('news.list') })
		await list.getByRole('figure').getByRole('img').waitFor()
		expect(await shiftOf(page)).toBeLessThan(0.01)
		const bottom = page.locator('.home-list > figure')
		const reserved = (await bottom.boundingBox())?.height
		await bottom.evaluate((one) => one.scrollIntoView())
		await bottom.getByRole('link').waitFor({ state: 'attached' })
		expect((await bottom.boundingBox())?.height).toBe(reserved)
		for (const size of [desktop, phone]) {
			await page.setViewportSize(size)
			const lines = list.getByRole('group', { name: text('ads.label', { advertiser: '' }) })
			// One in ten rows.
			expect(await lines.count()).toBeLessThanOrEqual((await list.getByRole('article').count()) / 10)
			// The banner is after the eighth row, and nothing is between the toolbar and the first.
			const rows = await list
				.locator('> li')
				.evaluateAll((all) =>
					all.map((row) =>
						row.querySelector('article') ? 'row' : row.querySelector('figure') ? 'banner' : '',
					),
				)
			expect(rows.slice(0, rows.indexOf('banner')).filter((row) => row === 'row').length).toBe(8)
			expect(rows[1]).toBe('row')
			// Each in one read, because the side column and its ad go a moment after the width changes.
			const rels = await page
				.locator('a[href*="/v1/ads/"]')
				.evaluateAll((all) => all.map((link) => link.getAttribute('rel')))
			for (const rel of rels) expect(rel).toBe('sponsored noopener')
			const figures = await page.getByRole('figure').allInnerTexts()
			for (const figure of figures) expect(figure).toContain(text('ads.mark'))
			expect(figures.length).toBeGreaterThanOrEqual(2)
			// The page around them is checked by the journeys of the list.
			await expectAccessible(page, { within: '.ad-row' })
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
			).toBeLessThanOrEqual(0)
		}
	},
)

test('the page stays complete when an ad blocker stops the ads', async () => {
	const page = await visit('/fa', {
		...phone,
		expectedErrors: /ERR_FAILED|ERR_BLOCKED|Failed to load resource/,
	})
	await page.route(/\/v1\/ads\/|\/images\/ads\//, (route) => route.abort())
	await page.reload()
	await expect.poll(() => page.getByRole('list').getByRole('figure').count()).toBe(0)
	expect(await page.getByRole('article').count()).toBe(10)
	await page
		.getByRole('article')
		.first()
		.getByRole('button', { name: words.fa('card.share') })
		.waitFor()
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('without scripts there is no empty frame', async () => {
	const page = await visit('/en', { ...phone, javaScript: false })
	expect(await page.locator('figure:visible').count()).toBe(0)
	expect(await page.getByRole('article').count()).toBe(10)
})

describe('from the operator’s command line', () => {
	let id = 0
	let rival = 0
	/** The server learns of a change by a notification, a moment after the command has ended. */
	const isServed = async () =>
		(await (await fetch(`${origin}/en/latest`)).text()).includes(campaign.advertiser)
	beforeAll(async () => {
		// The sample campaigns share the placement; without them the result does not depend on chance.
		const { campaigns } = await zagros('list')
		rival = campaigns.find(
			(one: { placement?: string; language: string }) => one.placement === 'top' && one.language === 'en',
		).id
		await writeFile(join(folder, 'campaign.json'), JSON.stringify(campaign))
		const [added] = await Promise.all([
			zagros('add', join(folder, 'campaign.json')),
			zagros('pause', String(rival)),
		])
		id = added.id
		await until(isServed)
	})
	afterAll(async () => {
		const { db, close } = await openProductDatabase(dataDir)
		await pauseCampaign({ db, now: Date.now }, rival, 'running')
		await close()
	})

	test('a campaign is served, seen once, clicked, reported and paused', async () => {
		const page = await openTab({ ...desktop, userAgent: reader })
		const reported: number[] = []
		page.on('request', (request) => {
			if (!request.url().includes('/v1/ads/seen/')) return
			reported.push(...request.postDataJSON().ids.filter((seen: number) => seen === id))
		})
		await page.goto(`${origin}/en/latest`)
		await hydrated(page)
		const ad = adBy(page, 'Journey Tea House')
		await ad.waitFor()
		const link = ad.getByRole('link')
		expect(await link.getAttribute('rel')).toBe('sponsored noopener')
		expect(await ad.getByRole('img', { name: 'Tea for long journeys' }).count()).toBe(1)
		await expect.poll(() => reported).toEqual([id])
		// Scrolled out of view and back: it is not reported again.
		await page.mouse.wheel(0, 4_000)
		await page.waitForTimeout(300)
		await page.mouse.wheel(0, -4_000)
		await page.waitForTimeout(1_800)
		expect(reported).toEqual([id])

		await ad.getByText(words.en('ads.why')).click()
		await ad.getByText(words.en('ads.whyPlacement', { advertiser: 'Journey Tea House' })).waitFor()
		const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()])
		await tab.waitForURL('**/en/advertise/')
		expect(await tab.evaluate(() => window.opener)).toBe(null)
		// Parallel journeys show it too, with a browser that says it is automated, so they do not count.
		await expect
			.poll(async () => (await zagros('report', String(id))).total)
			.toMatchObject({ seen: 1, clicks: 1 })

		await zagros('pause', String(id))
		await until(async () => !(await isServed()))
		const later = await visit('/en/latest', { ...desktop, userAgent: reader })
		await adBy(later, 'Saffron School').waitFor()
		expect(await adBy(later, 'Journey Tea House').count()).toBe(0)
	})
})
