import { beforeAll, expect, inject, test } from 'vitest'
import type { NewsListResponse } from '#contract/news-list.ts'
import type { UiLocale } from '#domain/locale.ts'
import { countView } from '#store/votes/view-store.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { listedIds, newVisitor } from '#test/visitor.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

/**
 * Casts many votes, and more views of one item than any other has; that item is returned. Both are counted once a minute,
 * so other journeys come first.
 */
async function voteAndView(locale: UiLocale): Promise<number> {
	const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => listedIds(origin, { lang: locale, page })))
	const ids = pages.flat()
	const reader = await newVisitor(origin)
	for (const [index, id] of ids.entries()) {
		const vote = { id, subject: 2, decision: index % 4 === 0 ? -1 : 1 }
		expect((await reader.put('/v1/news/votes/', vote)).status).toBe(200)
	}
	const chosen = ids.at(-1) ?? 0
	const response = await fetch(`${origin}/v1/news/most-read/?lang=${locale}`)
	const { data }: { data: { views: number }[] } = await response.json()
	for (let readers = 0; readers < 30; readers += 1)
		await (await newVisitor(origin)).put('/v1/news/views/', { id: chosen })
	// Readers of one network are counted up to a limit; these are of others.
	const { db, close } = await openProductDatabase(inject('journey').dataDir)
	for (let readers = 0; readers < (data[0]?.views ?? 0); readers += 1)
		await countView(db, { kind: 'session', id: `reader-${readers}` }, chosen, new Date())
	await close()
	return chosen
}

let voted: Promise<number>
beforeAll(() => {
	voted = voteAndView('fa')
})

test.each([
	['en', desktop],
	['fa', phone],
] as const)('in %s a changed headline is marked, and shows what it said before', async (locale, size) => {
	const text = words[locale]
	const before = locale === 'fa' ? 'تیتری که پیش‌تر بود' : 'What the headline said before'
	// In a window without room no further page follows by itself, so the next one is page 2.
	const page = await visit(`/${locale}?news_locale=${locale}`, { ...size, height: 500 })
	let changed: number | undefined
	await page.route('**/v1/news/filter/', async (route) => {
		const response = await route.fetch()
		const list: NewsListResponse = await response.json()
		// Page 3 may follow page 2; one item of them was changed.
		changed ??= list.data.news[0]?.id
		for (const item of list.data.news) item.edited = item.id === changed ? { count: 1, before } : null
		await route.fulfill({ response, json: list })
	})
	await page.getByRole('link', { name: text('pages.next') }).evaluate((link: HTMLElement) => link.click())
	const row = page.getByRole('article').filter({ has: page.getByLabel(text('card.edited')) })
	await row.waitFor({ state: 'attached' })
	expect(await row.count()).toBe(1)
	const height = (await row.boundingBox())?.height
	await row.locator('.row-edited summary').click()
	await row.getByText(before).waitFor()
	await row.getByText(text('card.earlier')).waitFor()
	// It covers the list and moves nothing.
	expect((await row.boundingBox())?.height).toBe(height)
	await expectAccessible(page, { within: '.news-rows' })
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test("a copied link can be sent: by the system's share sheet, otherwise by Telegram", async () => {
	const page = await visit('/en', desktop)
	const share = page.getByRole('article').first().getByRole('button', { name: 'Share' })
	await page.evaluate(() => {
		const shared = window as unknown as { sheets: unknown[]; opened: string[] }
		shared.sheets = []
		shared.opened = []
		Object.assign(navigator, {
			canShare: () => true,
			share: async (sheet: unknown) => shared.sheets.push(sheet),
		})
		window.open = (url) => {
			shared.opened.push(String(url))
			return null
		}
	})
	await share.click()
	await page.getByRole('status').getByRole('button', { name: 'Send…' }).click()
	const link = await page.evaluate(() => navigator.clipboard.readText())
	expect(link).toMatch(/\/en\?news_locale=en&news_share_id=/)
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { sheets: unknown[] }).sheets))
		.toMatchObject([{ url: link }])
	await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
	await share.click()
	await page.getByRole('status').getByRole('button', { name: 'Telegram' }).click()
	const [opened] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened)
	expect(opened).toContain(`https://t.me/share/url?url=${encodeURIComponent(link)}`)
})

test.each(inPersian)(
	'in %s the side column shows the mood of the day and the most read items',
	async (locale) => {
		const text = words[locale]
		const chosen = await voted
		const find = async () => (await fetch(`${origin}/v1/news/most-read/?lang=${locale}`)).json()
		await expect
			.poll(async () => (await find()).data[0]?.id, { timeout: 75_000, interval: 2_000 })
			.toBe(chosen)
		const asked = () => fetch(`${origin}/v1/news/mood/`).then((response) => response.json())
		await expect.poll(async () => (await asked()).data, { timeout: 75_000, interval: 2_000 }).not.toBeNull()
		const page = await visit(`/${locale}?news_locale=${locale}`, desktop)
		const mostRead = page.getByRole('region', { name: text('side.mostRead') })
		const mood = page.getByRole('region', { name: text('side.mood') })
		const first = (await find()).data[0]
		// A page is cached for a quarter of a minute, so it may be from before.
		const isThere = async () =>
			((await mood.count()) === 1 && (await mostRead.allInnerTexts()).join().includes(first.title)) ||
			(await page.reload().then(() => false))
		await expect.poll(isThere, { interval: 2_000 }).toBe(true)
		const link = mostRead.getByRole('link').first()
		expect(await link.innerText()).toBe(first.title)
		expect(await link.evaluate((one: HTMLAnchorElement) => one.href)).toBe(first.url)
		expect(await mood.innerText()).toContain(text('card.bullish'))
		await expectAccessible(page, { within: '.home-filters, .home-side' })
		// The list of the other language has its own.
		await page.getByRole('tab', { name: text(locale === 'fa' ? 'tabs.en' : 'tabs.fa') }).click()
		await expect.poll(async () => (await mostRead.allInnerTexts()).join()).not.toContain(first.title)
	},
)
