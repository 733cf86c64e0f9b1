import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { translateFollows } from '#text/translate.ts'
import { joinWithoutForm, logIn, newPerson } from './account-steps.ts'
import { openView } from './dashboard-steps.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { openTab, dataDir, origin } = openBrowser()
const texts = inEachUiLocale(translateFollows)
const coins: Record<UiLocale, readonly string[]> = {
	en: ['Bitcoin', 'Ethereum', 'Solana'],
	fa: ['بیت‌کوین', 'اتریوم', 'سولانا'],
}

const pick = (page: Page, locale: UiLocale, name: string) =>
	page
		.getByRole('region', { name: texts[locale]('my.kinds.coin') })
		.getByRole('button', { name, exact: true })

test.each(bothLanguages)(
	'a new reader of %s picks three, the feed fills beside them, and it is my feed',
	async (locale) => {
		const text = texts[locale]
		const page = await openTab(locale === 'fa' ? phone : desktop)
		const person = newPerson()
		await joinWithoutForm(page, locale, person, dataDir)
		await page.getByRole('heading', { level: 1, name: text('start.title') }).waitFor()
		await page.getByText(text('start.empty')).waitFor()
		const preview = page.getByRole('region', { name: text('start.feed') })
		const [first = '', ...others] = coins[locale]
		await pick(page, locale, first).click()
		await preview.getByRole('article').first().waitFor()
		expect(await pick(page, locale, first).getAttribute('aria-pressed')).toBe('true')
		await page
			.getByRole('status')
			.getByText(text('start.missing', { count: 2 }))
			.waitFor()
		expect(await page.getByRole('button', { name: text('start.done') }).isDisabled()).toBe(true)
		await expectAccessible(page)
		for (const name of others) await pick(page, locale, name).click()
		await page
			.getByRole('status')
			.getByText(text('start.picked', { count: 3 }))
			.waitFor()
		// One that is unpicked is followed no longer.
		await pick(page, locale, first).click()
		await page
			.getByRole('status')
			.getByText(text('start.missing', { count: 1 }))
			.waitFor()
		await pick(page, locale, first).click()
		await page.getByRole('link', { name: text('start.done') }).click()
		await page.waitForURL(`**/${locale}/my`)
		const followed = page.getByRole('complementary', { name: text('my.followed') })
		for (const name of coins[locale]) await followed.getByText(name, { exact: true }).waitFor()

		// It is not shown again by itself: not on the dashboard, and not after a log-in.
		await openView(page, 'info')
		expect(new URL(page.url()).pathname).toBe('/dashboard')
		await openView(page, 'start')
		await expect.poll(() => pick(page, locale, first).getAttribute('aria-pressed')).toBe('true')
	},
)

test('it can be skipped, and a later log-in does not lead there', async () => {
	const page = await openTab(desktop)
	const person = newPerson()
	await joinWithoutForm(page, 'en', person, dataDir)
	await page.getByRole('link', { name: texts.en('start.skip') }).click()
	await page.waitForURL(`${origin}/en`)
	await openView(page, 'info')
	await page.getByRole('button', { name: 'Log out' }).first().click()
	await page.waitForURL(`${origin}/en`)
	await page.goto(`${origin}/user/login`)
	await hydrated(page)
	await logIn(page, 'en', person.username, person.password)
	await page.getByRole('status').getByText(words.en('account.login.welcome')).waitFor()
	await page.waitForURL((url) => url.pathname === '/en')
})

test('nothing of it is wider than 320 pixels', async () => {
	const page = await openTab({ width: 320, height: 640 })
	await joinWithoutForm(page, 'en', newPerson(), dataDir)
	await pick(page, 'en', 'Bitcoin').click()
	await page.getByRole('article').first().waitFor()
	expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})
