import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateDevelopers } from '#text/translate.ts'
import { arriveOnDashboard, dashboardWords, openView } from './dashboard-steps.ts'
import { mailed } from './outbox.ts'
import { desktop, phone } from './words.ts'

/** Another site, which frames headlines of ours. */
const foreign = createServer((request, response) => {
	response.setHeader('content-type', 'text/html; charset=utf-8')
	response.end(
		`<!doctype html><title>Another site</title><iframe title="News" src="${origin}/embed${request.url}"></iframe>`,
	)
})
await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
afterAll(() => foreign.close())
const foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`
const { visit, openTab, dataDir, origin } = openBrowser({ otherSite: foreignOrigin })

test.each(['en', 'fa'] as const)(
	'in %s a reader makes a key, which reads until it is deleted',
	async (locale) => {
		const text = dashboardWords[locale]
		const page = await openTab(phone)
		const { email } = await arriveOnDashboard(page, locale, dataDir)
		await openView(page, 'keys')
		await page.getByText(text('keys.none')).waitFor()
		await page.getByLabel(text('keys.name')).fill('Bot ربات')
		await page.getByRole('button', { name: text('keys.make') }).click()
		const shown = page.getByRole('status').getByText(/^zk_/)
		const key = await shown.innerText()
		expect(key).toMatch(/^zk_[A-Za-z0-9]{32}$/)
		await page.getByText(`${key.slice(0, 6)}…`).waitFor()
		expect(await page.getByLabel(text('keys.name')).inputValue()).toBe('')
		await expectAccessible(page)
		await page.getByRole('button', { name: text('keys.copy') }).click()
		await page.getByText(text('keys.copied')).waitFor()
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
		const notice = await mailed(dataDir, email, 'api_key_made')
		expect(notice.replaceAll(/=\r?\n/g, '')).not.toContain(key)
		const read = () => fetch(`${origin}/api/v1/posts/?auth_token=${key}`)
		expect((await read()).status).toBe(200)
		await page.reload()
		await page.getByText(`${key.slice(0, 6)}…`).waitFor()
		expect(await page.getByText(key).count()).toBe(0)
		await page.getByRole('button', { name: `${text('keys.delete')}: Bot ربات` }).click()
		await page.getByText(text('keys.none')).waitFor()
		expect((await read()).status).toBe(401)
	},
)

test.each(['en', 'fa'] as const)(
	'in %s the page for developers builds an embed and shows it',
	async (locale) => {
		const text = translateDevelopers(locale)
		const page = await visit(`/${locale}/developers`, locale === 'fa' ? phone : desktop)
		await page.getByRole('heading', { level: 1, name: text('title') }).waitFor()
		await expectAccessible(page)
		await page.getByLabel(text('builder.count'), { exact: true }).fill('3')
		await page.getByText(`/embed/${locale}?count=3`).waitFor()
		const preview = page.frameLocator('iframe')
		await expect.poll(() => preview.getByRole('listitem').count()).toBe(3)
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
	},
)

test.each([
	['en', 'ltr'],
	['fa', 'rtl'],
] as const)('another site shows headlines in %s, from %s', async (locale, direction) => {
	const page = await openTab(desktop)
	await page.goto(`${foreignOrigin}/${locale}?count=5`)
	const embed = page.frameLocator('iframe')
	await expect.poll(() => embed.getByRole('listitem').count()).toBe(5)
	expect(await embed.locator('html').getAttribute('dir')).toBe(direction)
	const [first] = await embed.getByRole('link').all()
	expect(await first?.getAttribute('rel')).toBe('noopener')
})
