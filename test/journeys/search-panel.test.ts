import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, openBrowser, rulesOfLook } from '#test/browser.ts'
import { isolated } from '#text/isolated.ts'
import { translateSearch } from '#text/translate.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit } = openBrowser()

const panelOf = (page: Page) => page.getByRole('region', { name: 'Suggestions' })
const group = (page: Page, name: string) => panelOf(page).getByRole('region', { name })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search news' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim())

test('Ctrl+K opens the panel, arrows choose, Enter opens a coin, and Escape gives the focus back', async () => {
	const page = await visit('/en', desktop)
	const tab = page.getByRole('tab', { name: 'Latest', exact: true })
	await tab.focus()
	await page.keyboard.press('Control+k')
	await group(page, 'Coins').getByRole('link', { name: 'Bitcoin BTC' }).waitFor()
	for (const name of ['Coins', 'Topics', 'People', 'Outlets'])
		await panelOf(page).getByRole('heading', { name }).waitFor()
	expect(await group(page, 'Coins').getByText('$').count()).toBeGreaterThan(1)
	await expectAccessible(page, { within: '.search-box' })
	await page.keyboard.press('Escape')
	await panelOf(page).waitFor({ state: 'detached' })
	expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true)

	await page.keyboard.press('Control+k')
	await page.keyboard.type('sola')
	await group(page, 'Coins').getByRole('link', { name: 'Solana SOL' }).waitFor()
	await page.keyboard.press('ArrowDown')
	expect(await focused(page)).toBe('Solana SOL')
	await page.keyboard.press('ArrowUp')
	expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
	await page.keyboard.press('ArrowDown')
	// Letters go on with what was typed.
	await page.keyboard.type('na')
	expect(await box(page).inputValue()).toBe('solana')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/en/coin/SOL')
	await panelOf(page).waitFor({ state: 'detached' })
	expect(await box(page).inputValue()).toBe('')
})

test('stories are suggested while typing, the search runs after the countdown, and it closes the panel', async () => {
	const page = await visit('/en', desktop)
	await box(page).click()
	await box(page).pressSequentially('bitcoin')
	await group(page, 'Stories').getByRole('link').first().waitFor()
	await page.waitForURL('**/en/results?**search_query=bitcoin')
	await panelOf(page).waitFor({ state: 'detached' })
	await page.getByRole('article').first().waitFor()
	expect(await box(page).count()).toBe(1)
	await box(page).press('ArrowDown')
	await panelOf(page).waitFor()
})

test('the search does not run while the reader chooses, and Ctrl+Enter follows', async () => {
	const page = await visit('/en', desktop)
	await page.keyboard.press('/')
	await page.keyboard.type('ether')
	await group(page, 'Coins').getByRole('link', { name: 'Ethereum ETH' }).waitFor()
	await page.keyboard.press('ArrowDown')
	await page.getByRole('progressbar').waitFor({ state: 'detached' })
	await page.keyboard.press('Control+Enter')
	await group(page, 'Coins').getByRole('button', { name: 'Unfollow Ethereum', exact: true }).waitFor()
	expect(new URL(page.url()).pathname).toBe('/en')
})

test('recent searches are stored on the device and can be removed', async () => {
	const page = await visit('/en', desktop)
	for (const search of ['etf', 'solana']) {
		await box(page).fill(search)
		await box(page).press('Enter')
		await page.waitForURL(`**search_query=${search}`)
	}
	await page.goto(new URL('/en/about/', page.url()).href)
	await hydrated(page)
	await page.keyboard.press('/')
	const recent = group(page, 'Recent searches').getByRole('link')
	await recent.first().waitFor()
	expect(await recent.allTextContents()).toEqual(['solana', 'etf'])
	await page
		.getByRole('button', { name: translateSearch('en')('panel.remove', { search: isolated('solana') }) })
		.click()
	await expect.poll(() => recent.allTextContents()).toEqual(['etf'])
	await recent.click()
	await page.waitForURL('**/en/results?**search_query=etf')
	await expect.poll(() => box(page).inputValue()).toBe('etf')
})

test('without storage and without suggestions it still searches', async () => {
	const page = await visit('/en', { ...desktop, expectedErrors: /Failed to load resource/ })
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await page.route(/\/v1\/(catalogue|news\/suggestions)\//, (route) => route.abort())
	await page.reload()
	await hydrated(page)
	await page.keyboard.press('/')
	await panelOf(page).getByText('Suggestions couldn’t be loaded.').waitFor()
	await page.keyboard.type('bitcoin')
	await page.keyboard.press('Enter')
	await page.waitForURL('**/en/results?**search_query=bitcoin')
})

test.each(inPersian)(
	'on a phone it fills the screen, and a misspelled name offers what is near in %s',
	async (locale) => {
		const text = translateSearch(locale)
		const page = await visit(`/${locale}`, { ...phone, theme: 'dark' })
		await page
			.getByRole('navigation')
			.getByRole('link', { name: words[locale]('dock.search') })
			.click()
		const panel = page.getByRole('region', { name: text('panel.label') })
		await panel.getByRole('heading', { name: text('panel.coin') }).waitFor()
		expect(await page.locator('.search-card').boundingBox()).toMatchObject({ x: 0, y: 0, ...phone })
		await expectAccessible(page, { within: '.search-box', rules: rulesOfLook })
		await page.keyboard.type('بیتکین')
		await panel.getByText(text('panel.none', { search: isolated('بیتکین') })).waitFor()
		await panel.getByRole('heading', { name: text('panel.near') }).waitFor()
		await panel.getByRole('link', { name: 'بیت‌کوین BTC' }).click()
		await page.waitForURL(`**/${locale}/coin/BTC`)
	},
)

test('back to the news closes it on a phone, nothing is wider than 320 pixels, and nothing is over the search', async () => {
	const page = await visit('/en', { width: 320, height: 640 })
	await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click()
	await group(page, 'Coins').getByRole('link').first().waitFor()
	const isTooWide = () => document.documentElement.scrollWidth > innerWidth
	expect(await page.evaluate(isTooWide)).toBe(false)
	// The text begins at the end of the page.
	await box(page).fill('بیت‌کوین')
	const end = async () => {
		const { x = 0, width = 0 } = (await box(page).boundingBox()) ?? {}
		return x + width
	}
	const ring = await page.getByRole('progressbar').boundingBox()
	expect(await end()).toBeLessThanOrEqual(ring?.x ?? 0)
	await page.keyboard.press('Enter')
	await box(page).click()
	const clear = await page.getByRole('button', { name: words.en('search.clear') }).boundingBox()
	expect(await end()).toBeLessThanOrEqual(clear?.x ?? 0)
	await page.getByRole('button', { name: 'Back to the news' }).click()
	await panelOf(page).waitFor({ state: 'detached' })
})
