import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { until } from '#test/until.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit, openTab, origin } = openBrowser()
const text = words.en

const leadPicture = async (locale: string): Promise<string | null> =>
	(await (await fetch(`${origin}/v1/news/front/?lang=${locale}`)).json()).data.lead.picture

beforeAll(async () => {
	for (const locale of bothLanguages) await until(async () => (await leadPicture(locale)) !== null, 200)
})

const pictures = (page: Page) => page.locator('main img[src^="/images/news/"]')
const loaded = (page: Page) =>
	pictures(page).evaluateAll((images) =>
		images.map((image) => {
			const { width, height } = image.getBoundingClientRect()
			return [(image as HTMLImageElement).naturalWidth, Math.round(width), Math.round(height)]
		}),
	)
const noSidewaysScroll = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test.each(bothLanguages)('the lead in %s has its picture, and the river none', async (locale) => {
	const wide = await visit(`/${locale}`, desktop)
	await expect.poll(() => loaded(wide)).toEqual([[320, 160, 90]])
	expect(await pictures(wide).getAttribute('alt')).toBe('')
	const narrow = await visit(`/${locale}`, { ...phone, theme: 'dark' })
	await expect.poll(() => loaded(narrow)).toEqual([[320, 88, 66]])
	expect(await noSidewaysScroll(narrow)).toBe(0)
	await expectAccessible(narrow, { rules: rulesOfLook })
})

test('the stories of the briefing have small ones, until they are done', async () => {
	const page = await visit('/en/briefing', phone)
	await expect.poll(async () => (await loaded(page))[0]).toEqual([320, 64, 64])
	const count = await pictures(page).count()
	const withPicture = page.getByRole('article').filter({ has: page.locator('img[src^="/images/news/"]') })
	await withPicture.first().getByRole('button', { name: 'Done' }).click()
	await expect.poll(() => pictures(page).count()).toBe(count - 1)
	expect(await noSidewaysScroll(page)).toBe(0)
})

test('a reader hides pictures: they are gone at once, and are not requested again', async () => {
	const page = await visit('/en', desktop)
	await pictures(page).waitFor()
	const choose = async (name: string) => {
		await page.getByRole('button', { name: text('settings.title') }).click()
		const sheet = page.getByRole('dialog', { name: text('settings.title') })
		await sheet
			.getByRole('group', { name: text('settings.pictures') })
			.getByLabel(name)
			.check()
		await expectAccessible(page, { within: 'dialog' })
		await page.keyboard.press('Escape')
	}
	await choose(text('settings.hide'))
	await expect.poll(() => pictures(page).count()).toBe(0)
	const requested: string[] = []
	page.on('request', (request) => {
		if (request.url().includes('/images/news/')) requested.push(request.url())
	})
	await page.reload()
	await page.getByRole('list', { name: text('front.heading') }).waitFor()
	expect(await pictures(page).count()).toBe(0)
	expect(requested).toEqual([])
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	await choose(text('settings.show'))
	await pictures(page).waitFor()
})

test('a browser that saves data gets none, and its settings say so', async () => {
	const page = await openTab(phone)
	await page.setExtraHTTPHeaders({ 'save-data': 'on' })
	await page.goto(`${origin}/en`)
	await page.getByRole('list', { name: text('front.heading') }).waitFor()
	expect(await pictures(page).count()).toBe(0)
	await page.getByRole('button', { name: text('settings.title') }).click()
	await page.getByText(text('settings.savesData')).waitFor()
})

test('a picture that cannot be loaded leaves no box', async () => {
	const page = await openTab({ ...desktop, expectedErrors: /Failed to load/ })
	await page.route('**/images/news/*', (route) => route.fulfill({ status: 404 }))
	await page.goto(`${origin}/en`)
	await expect.poll(() => pictures(page).count()).toBe(0)
})

test('without scripts pictures are there, and without storage they can still be hidden', async () => {
	const plain = await visit('/en', { ...desktop, javaScript: false })
	await expect.poll(() => loaded(plain)).toEqual([[320, 160, 90]])
	const page = await openTab(desktop)
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await page.goto(`${origin}/en`)
	await pictures(page).waitFor()
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	await page.getByRole('button', { name: text('settings.title') }).click()
	await page.getByLabel(text('settings.hide')).check()
	await expect.poll(() => pictures(page).count()).toBe(0)
})
