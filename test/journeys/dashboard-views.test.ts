import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { translateFollows } from '#text/translate.ts'
import { logIn } from './account-steps.ts'
import { arriveOnDashboard, dashboardWords, openView } from './dashboard-steps.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit, openTab, dataDir, origin } = openBrowser()

test('a visitor who is not logged in is redirected to the login, which leads back', async () => {
	const page = await visit('/dashboard/keys', desktop)
	expect(new URL(page.url()).pathname).toBe('/user/login')
	expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard/keys')
	const nobody = await fetch(`${origin}/v1/user/info/`)
	expect(nobody.status).toBe(401)
})

test('an ended session leads to the login without a message', async () => {
	const page = await openTab({ ...desktop, expectedErrors: /401/ })
	await arriveOnDashboard(page, 'en', dataDir)
	await page.evaluate(() => localStorage.setItem('user_access_token', 'x'.repeat(43)))
	await page.reload()
	await page.waitForURL('**/user/login?next=%2Fdashboard')
	expect(await page.evaluate(() => localStorage.getItem('user_is_logged_in'))).toBe('false')
	expect(await page.getByRole('alert').allInnerTexts()).not.toContainEqual(expect.stringMatching(/\w/))
})

test('a user who has logged in meanwhile is redirected from the login screen that a guard led to', async () => {
	const page = await openTab(desktop)
	await arriveOnDashboard(page, 'en', dataDir)
	await page.goto(`${origin}/user/login?next=%2Fdashboard%3Fview%3D17`)
	await page.waitForURL('**/dashboard/credit')
	expect(await page.evaluate(() => localStorage.getItem('user_is_logged_in'))).toBe('true')
})

test('a log-out in another tab leads the dashboard to the login', async () => {
	const page = await openTab(desktop)
	await arriveOnDashboard(page, 'en', dataDir)
	const other = await page.context().newPage()
	await other.goto(`${origin}/dashboard`)
	await hydrated(other)
	await other
		.getByRole('navigation')
		.getByRole('button', { name: dashboardWords.en('nav.logOut') })
		.click()
	await other.waitForURL(/\/en/)
	await page.waitForURL('**/user/login?next=%2Fdashboard')
})

test.each(inEnglish)('in %s a password is changed, and every device is logged out', async (locale) => {
	const text = dashboardWords[locale]
	const page = await openTab(phone)
	const person = await arriveOnDashboard(page, locale, dataDir)
	await page.getByRole('link', { name: text('nav.password') }).click()
	await page.getByRole('heading', { name: text('nav.password') }).waitFor()
	const current = page.getByLabel(text('password.current'), { exact: true })
	const next = page.getByLabel(text('password.new'), { exact: true })
	const repeat = page.getByLabel(text('password.repeat'), { exact: true })
	const save = page.getByRole('button', { name: text('password.save') })
	await next.fill('weak')
	await save.click()
	await page.getByText(words[locale]('fault.password_form')).waitFor()
	await expectAccessible(page)
	const fresh = 'Alborz!72river'
	await current.fill('Wrong#1word')
	await next.fill(fresh)
	await repeat.fill(fresh)
	await save.click()
	await page.getByText(text('password.wrong')).waitFor()
	await current.fill(person.password)
	await save.click()
	await page.waitForURL('**/user/login')
	// It stays on the page, even after a reload, until the user has logged in.
	const changed = page.getByRole('status').getByText(words[locale]('account.login.passwordChanged'))
	await changed.waitFor()
	await page.reload()
	await changed.waitFor()
	await logIn(page, locale, person.username, fresh)
	await page.getByRole('status').getByText(words[locale]('account.login.welcome')).waitFor()
})

test.each(inPersian)('in %s credit, saved news and data have their views', async (locale) => {
	const text = dashboardWords[locale]
	const page = await openTab({ ...phone, expectedErrors: /400|Failed to load resource/ })
	const person = await arriveOnDashboard(page, locale, dataDir)
	const navigation = page.getByRole('navigation', { name: text('nav.label') })
	expect(await navigation.getByRole('link').count()).toBe(7)
	expect(await navigation.getByText(text('credit.title')).count()).toBe(0)
	expect(await navigation.getByText(text('nav.logOut')).isVisible()).toBe(false)
	await page
		.getByRole('banner')
		.getByRole('button', { name: words[locale]('header.logOut') })
		.waitFor()

	await page.getByRole('link', { name: text('charge') }).click()
	await page.waitForURL('**/dashboard/credit')
	await page.getByText(text('credit.expires', { days: 30 })).waitFor()
	await page.getByRole('img', { name: text('credit.chart', { left: 30, used: 0 }) }).waitFor()
	await page.getByText(text('credit.stays')).waitFor()
	await expectAccessible(page)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

	await page.goto(`${origin}/${locale}?news_locale=${locale}`)
	await hydrated(page)
	const card = page.getByRole('article').first()
	const title = await card.getByRole('heading').innerText()
	await card.getByRole('button', { name: words[locale]('account.bookmark') }).click()
	await page.getByText(words[locale]('account.bookmarked')).waitFor()
	await page.goto(`${origin}/dashboard?view=bookmarks`)
	await page.waitForURL(`**/${locale}/my?view=saved`)
	await hydrated(page)
	const follows = translateFollows(locale)
	const savedRow = page.getByRole('article').filter({ hasText: title })
	await savedRow.waitFor()
	await expectAccessible(page)
	const find = page.getByRole('searchbox', { name: follows('saved.find') })
	await find.fill('qqzz')
	await page.getByText(follows('saved.nothing')).waitFor()
	await find.fill('')
	for (const form of ['JSON', 'CSV']) {
		const file = page.waitForEvent('download')
		await page.getByRole('button', { name: `${follows('saved.export')} ${form}` }).click()
		expect(await readFile(await (await file).path(), 'utf8')).toContain(title)
	}
	await savedRow.getByRole('button', { name: words[locale]('account.bookmark') }).click()
	await page.getByText(words[locale]('account.unbookmarked')).waitFor()
	await page.reload()
	await page.getByText(follows('saved.none')).waitFor()
	await page.goto(`${origin}/dashboard`)
	await hydrated(page)

	await page.route('**/v1/user/keys/', (route) => route.abort())
	await navigation.getByRole('link', { name: text('nav.keys') }).click()
	const notLoaded = page.getByRole('alert').filter({ hasText: text('notLoaded') })
	await notLoaded.waitFor()
	expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(text('nav.keys'))
	await page.unroute('**/v1/user/keys/')
	await notLoaded.getByRole('button').click()
	await page.getByText(text('keys.none')).waitFor()

	await openView(page, 'data')
	const saved = page.waitForEvent('download')
	await page.getByRole('button', { name: text('data.download.action') }).click()
	const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'))
	expect(data.account.email).toBe(person.email)
	await expectAccessible(page)
	await page.getByRole('checkbox', { name: text('data.marketing.label') }).click()
	await page.getByRole('status').getByText(text('saved')).waitFor()

	await page.getByRole('button', { name: text('data.delete.action') }).click()
	const dialog = page.getByRole('dialog', { name: text('data.delete.title') })
	await dialog.getByLabel(text('password.current'), { exact: true }).fill(person.password)
	await expectAccessible(page)
	await dialog.getByRole('button', { name: text('data.delete.action') }).click()
	await page.getByText(text('data.delete.done')).waitFor()
	await page.waitForURL(`**/${locale}**`)
	await page.goto(`${origin}/user/login`)
	await logIn(page, locale, person.username, person.password)
	await page.getByRole('alert').getByText(words[locale]('account.login.wrong')).waitFor()
})

test('the home page does not load what only the dashboard needs', async () => {
	const page = await visit('/en?news_locale=en', { ...desktop })
	const loaded = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.map(({ name }) => name)
			.filter((name) => name.endsWith('.js')),
	)
	const scripts = await Promise.all(loaded.map(async (url) => (await fetch(url)).text()))
	const home = scripts.join('\n')
	expect(home).toContain('user_is_logged_in')
	// The table of calling codes, the crop dialog and its texts, and the dashboard's own texts.
	for (const mark of [
		'country_calling_codes',
		'createImageBitmap',
		'Confirm and upload',
		'subscription expires in',
	])
		expect(home).not.toContain(mark)
})
