import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { listedIds } from '#test/visitor.ts'
import { becomeOperator } from './operator-steps.ts'
import { desktop, phone } from './words.ts'

const { visit, origin, dataDir } = openBrowser()

/** What a reader would say of an item's tags: that one is missing. */
async function reportTag(page: Page): Promise<void> {
	const [id] = await listedIds(origin, { lang: 'en', page: 3 })
	const said = await page.evaluate(async (item) => {
		const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
		const response = await fetch('/v1/news/tags/report/', {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'x-csrftoken': csrf },
			body: JSON.stringify({ id: item, kind: 'coin', ref: 'XMR', verdict: 'missing', reason: 'it says so' }),
		})
		return response.status
	}, id)
	expect(said).toBe(200)
}

type Operator = { username: string; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }
let known: Operator | undefined

/** The desk in a browser of the operator that both journeys share; becoming one is the longest way here. */
async function atDesk(how: Parameters<typeof visit>[1]): Promise<{ page: Page; username: string }> {
	if (known === undefined) {
		const first = await visit('/en', { ...desktop, expectedErrors: /404/ })
		const { username } = await becomeOperator(first, { origin, dataDir })
		known = { username, cookies: await first.context().cookies() }
	}
	const page = await visit('/fa', how)
	await page.context().addCookies(known.cookies)
	return { page, username: known.username }
}

test('an operator comes in by a second factor, sees how everything is, and decides about a tag by keyboard', async () => {
	const { page } = await atDesk(desktop)
	await page.goto(`${origin}/operator/`)
	await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
	await page.getByText('As a table').first().click()
	expect(await page.locator('.plot').first().locator('tbody tr').count()).toBe(168)
	await expectAccessible(page)
	await reportTag(page)
	await page.goto(`${origin}/operator/tags/`)
	await page.locator('[data-row]', { hasText: 'XMR' }).first().waitFor()
	await expectAccessible(page)
	await page.keyboard.press('j')
	await page.keyboard.press('d')
	await page.getByRole('status').getByText('Done: Dismiss').waitFor()
	await page.goto(`${origin}/operator/log/`)
	await page.getByRole('cell', { name: 'Dismiss' }).first().waitFor()
})

test('in Persian, on a phone in the dark, pages fit; and without a script presses work', async () => {
	const { page, username } = await atDesk({ ...phone, theme: 'dark' })
	const persian = [{ name: 'service_lang', value: 'fa', url: origin }]
	await page.context().addCookies(persian)
	for (const path of ['overview/', `people/?name=${username}`, 'ads/?campaign=1', 'sources/?add=yes']) {
		await page.goto(`${origin}/operator/${path}`)
		expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(beyond, path).toBeLessThanOrEqual(0)
		await expectAccessible(page)
	}
	const { page: plain } = await atDesk({ ...phone, javaScript: false, expectedErrors: /409/ })
	await plain.context().addCookies(persian)
	await plain.goto(`${origin}/operator/people/?name=${username}`)
	const suspend = plain.locator('form', { has: plain.getByRole('button', { name: 'مسدود کردن' }) })
	await suspend.getByRole('textbox').fill('آزمایش')
	await suspend.getByRole('button').click()
	await plain.getByText('نمی‌توانید خودتان را مسدود کنید.').waitFor()
	await plain.goto(`${origin}/operator/ads/?campaign=1`)
	for (const press of ['توقف', 'ادامه']) {
		await plain.getByRole('button', { name: press, exact: true }).click()
		await plain.getByRole('status').getByText(`انجام شد: ${press}`).waitFor()
	}
	await plain.goto(`${origin}/operator/sources/`)
	await plain.getByRole('link', { name: 'ویرایش' }).first().click()
	await plain.getByRole('button', { name: 'پیش‌نمایش' }).click()
	// Whether or not its feed answers just now, it was looked at and may be saved.
	await plain.getByRole('button', { name: 'ذخیره' }).waitFor()
})
