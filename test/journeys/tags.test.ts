import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { callCommand } from '#test/command-line.ts'
import { desktop, phone, words } from './words.ts'

const { visit, origin, dataDir } = openBrowser()

/** The command of an operator. */
async function zagros(...args: string[]): Promise<string> {
	const { code, out, err } = await callCommand(['tags', ...args], {
		env: { DATA_DIR: dataDir, NEWS_MODE: 'sample' },
	})
	expect(code, err).toBe(0)
	return out
}
async function accept(title: string, ref: string): Promise<{ reason: string | null; readers: number }> {
	const waiting: { id: number; title: string; ref: string; reason: string | null; readers: number }[] =
		JSON.parse(await zagros('reports', '--json'))
	const report = waiting.find((one) => one.title === title && one.ref === ref)
	await zagros('accept', String(report?.id))
	return { reason: report?.reason ?? null, readers: report?.readers ?? 0 }
}
const titleOf = async (page: Page) =>
	(await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
const listed = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title }).count()

test('a wrong tag is reported with one press, by keyboard, and once accepted the item leaves the list', async () => {
	const text = words.en
	const page = await visit('/en?coins=XRP', { ...desktop, expectedErrors: /Failed to load resource/ })
	const title = await titleOf(page)
	const row = page.getByRole('article').first()
	const named = await row.getAttribute('aria-labelledby')
	const more = row.getByRole('button', { name: text('card.more') })
	await more.press('Enter')
	await page
		.getByRole('dialog', { name: text('card.more') })
		.getByRole('button', { name: text('card.tags') })
		.press('Enter')
	const dialog = page.getByRole('dialog', { name: text('card.tags') })
	const wrong = dialog.getByRole('button', { name: /^Wrong tag: XRP/ })
	await wrong.waitFor()
	expect(await dialog.getByRole('list', { name: text('tags.list') }).textContent()).toMatch(
		/because of\s*(XRP|Ripple)/,
	)
	await expectAccessible(page, { within: '.dialog' })

	await page.route('**/v1/news/tags/report/', (route) => route.abort())
	await wrong.press('Enter')
	await dialog.getByRole('alert').getByText(text('tags.notSent')).waitFor()
	await page.unroute('**/v1/news/tags/report/')
	await wrong.press('Enter')
	await dialog.getByRole('status').getByText(text('tags.thanks')).waitFor()
	await page.keyboard.press('Tab')
	await page.keyboard.type('Another company')
	await page.keyboard.press('Enter')
	await dialog.getByRole('status').getByText(text('tags.reasonThanks')).waitFor()
	await page.keyboard.press('Escape')
	await dialog.waitFor({ state: 'hidden' })
	await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true)

	expect(await accept(title, 'XRP')).toEqual({ reason: 'Another company', readers: 1 })
	// By its slug: another outlet may have the same title.
	const isListed = () => page.locator(`article[aria-labelledby="${named}"]`).count()
	await expect.poll(async () => (await page.reload()) && isListed()).toBe(0)
})

test('on a phone in Persian a missing topic is reported, and once accepted its page has the item', async () => {
	const text = words.fa
	const page = await visit('/fa?page=3&news_locale=fa', phone)
	const title = await titleOf(page)
	const row = page.getByRole('article').first()
	const more = row.getByRole('button', { name: text('card.more') })
	await more.tap()
	const tags = page.getByRole('dialog').getByRole('button', { name: text('card.tags') })
	expect((await tags.boundingBox())?.height).toBeGreaterThanOrEqual(44)
	await tags.click()
	const dialog = page.getByRole('dialog', { name: text('card.tags') })
	await dialog.getByText(text('tags.missing')).click()
	await dialog.getByRole('button', { name: text('tags.send') }).click()
	await dialog.getByText(text('tags.pickFirst')).waitFor()
	await dialog.getByRole('combobox', { name: text('tags.which') }).selectOption('metaverse')
	await expectAccessible(page, { within: '.dialog', rules: rulesOfLook })
	await dialog.getByRole('button', { name: text('tags.send') }).click()
	await dialog.getByRole('status').getByText(text('tags.thanks')).waitFor()
	await page.keyboard.press('Escape')
	await dialog.waitFor({ state: 'hidden' })
	await expect.poll(() => more.evaluate((sign) => sign === document.activeElement)).toBe(true)

	expect(await accept(title, 'metaverse')).toEqual({ reason: null, readers: 1 })
	const found = `${origin}/fa/category/metaverse/results?news_locale=fa&search_query=${encodeURIComponent(`"${title}"`)}`
	await expect.poll(async () => (await page.goto(found)) && listed(page, title)).toBe(1)
})
