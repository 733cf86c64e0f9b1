import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { openBrowser } from '#test/browser.ts'
import { desktop, words } from './words.ts'

const { visit } = openBrowser()

const refused = /Failed to (load|fetch)|Error loading route module|ERR_FAILED/
const about = (page: Page) =>
	page.getByRole('contentinfo').getByRole('link', { name: words.en('footer.about') })
const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a page of an old build reloads if a screen of it is gone, says so, and leads on by a whole page', async () => {
	const text = words.en
	const page = await visit('/en', { ...desktop, expectedErrors: refused })
	await page.route('**/assets/information-screen-*.js', (route) => route.fulfill({ status: 404 }))
	const loadedAgain = page.waitForEvent('load')
	await about(page).click()
	await loadedAgain
	const notice = page.getByRole('status').filter({ hasText: text('offline.lost') })
	await notice.getByRole('link', { name: text('offline.lostGo') }).click()
	await page.waitForURL('**/en/about/')
	await headline(page).waitFor()
})

const failures: readonly [string, UiLocale, (route: Route) => Promise<void>][] = [
	['a loader that fails', 'en', (route) => route.fulfill({ status: 500, body: 'no' })],
	['a connection that drops', 'fa', (route) => route.abort()],
]

test.each(failures)('%s is reported in %s, with a link onwards', async (_name, locale, fail) => {
	const text = words[locale]
	const page = await visit(`/${locale}`, { ...desktop, expectedErrors: refused })
	await page.route('**/*.data*', fail)
	await page
		.getByRole('contentinfo')
		.getByRole('link', { name: text('footer.sources') })
		.click()
	const alert = page.getByRole('alert').filter({ hasText: text('failure.message') })
	await alert.waitFor()
	expect(await headline(page).textContent()).toBe(text('failure.title'))
	await page.unroute('**/*.data*')
	await alert.getByRole('button', { name: text('failure.retry') }).click()
	await page.getByRole('main').getByRole('table').waitFor()
})

test('a dialog that cannot be loaded is reported and opens at the next press', async () => {
	const text = words.en
	const page = await visit('/en', { ...desktop, expectedErrors: refused })
	await page.route('**/assets/row-sheet-*.js*', (route) => route.abort())
	const row = page.getByRole('article').first()
	const more = row.getByRole('button', { name: text('card.more') })
	await more.press('Enter')
	await page.getByRole('alert').getByText(text('card.moreFailed')).waitFor()
	await page.unroute('**/assets/row-sheet-*.js*')
	await more.press('Enter')
	await page.getByRole('dialog', { name: text('card.more') }).waitFor()
})

test('after a module failed for good the next link loads a whole page', async () => {
	const text = words.en
	const page = await visit('/en', { ...desktop, expectedErrors: refused })
	await page.route('**/assets/row-sheet-*.js*', (route) => route.abort())
	const row = page.getByRole('article').first()
	await row.getByRole('button', { name: text('card.more') }).press('Enter')
	await page.getByRole('alert').getByText(text('card.moreFailed')).waitFor()
	const whole = page.waitForRequest((request) => request.isNavigationRequest())
	await about(page).click()
	expect(new URL((await whole).url()).pathname).toBe('/en/about/')
	await page.waitForURL('**/en/about/')
	await headline(page).waitFor()
})
