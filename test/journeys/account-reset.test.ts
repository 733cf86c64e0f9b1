import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { inLanguage, joinWithoutForm, logIn, newPerson } from './account-steps.ts'
import { mailedPath } from './outbox.ts'
import { desktop, inEnglish, phone, words } from './words.ts'

const { visit, openTab, dataDir } = openBrowser()
const newPassword = 'Damavand-5610!'

test.each(inEnglish)(
	'in %s a forgotten password is replaced through the mailed link, once',
	async (locale) => {
		const text = words[locale]
		const person = newPerson()
		const page = await openTab({ ...desktop, expectedErrors: /401/ })
		await joinWithoutForm(page, locale, person, dataDir)

		// Another device, whose owner has forgotten the password.
		const other = await visit('/user/login', { ...phone, expectedErrors: /400/ })
		await inLanguage(other, locale, '/user/login')
		await other.getByRole('link', { name: text('account.login.forgot') }).click()
		const email = other.getByLabel(text('account.email'), { exact: true })
		await email.fill('sara@')
		await other.getByRole('button', { name: text('account.reset.submit') }).click()
		await other.getByText(text('fault.email_format')).waitFor()
		await email.fill(person.email)
		await other.getByRole('button', { name: text('account.reset.submit') }).click()
		await other.getByRole('status').getByText(person.email).waitFor()
		expect(new URL(other.url()).pathname).toBe('/user/password/reset/')
		await expectAccessible(other)

		const link = await mailedPath(dataDir, person.email, 'password_reset')
		await inLanguage(other, locale, link)
		const first = other.getByLabel(text('account.reset.newPassword'), { exact: true })
		const second = other.getByLabel(text('account.reset.repeat'), { exact: true })
		const save = other.getByRole('button', { name: text('account.reset.save') })
		await first.fill(newPassword)
		await second.fill('Damavand-5611!')
		await save.click()
		await other.getByText(text('fault.password_mismatch')).waitFor()
		await expectAccessible(other)
		await second.fill(newPassword)
		await save.click()
		await other.getByRole('status').getByText(text('account.reset.changed')).waitFor()
		await other.waitForURL('**/user/login/after-reset')
		expect(await other.getByLabel(text('account.login.name')).inputValue()).toBe(person.email)
		await expectAccessible(other)

		await logIn(other, locale, person.email, person.password)
		await other.getByRole('alert').getByText(text('account.login.wrong')).waitFor()
		await logIn(other, locale, person.email, newPassword)
		await other.getByRole('link', { name: text('header.account'), exact: true }).waitFor()

		// The first device is logged out without a message, and the link is used up.
		await inLanguage(page, locale, `/${locale}`)
		await page.getByRole('link', { name: text('header.logIn'), exact: true }).waitFor()
		await inLanguage(page, locale, link)
		await page.getByLabel(text('account.reset.newPassword'), { exact: true }).fill('Alvand-3574-kuh!')
		await page.getByLabel(text('account.reset.repeat'), { exact: true }).fill('Alvand-3574-kuh!')
		await page.getByRole('button', { name: text('account.reset.save') }).click()
		await page.getByRole('alert').getByText(text('account.reset.notChanged')).waitFor()
		await page.getByRole('link', { name: text('account.reset.newLink') }).waitFor()
	},
)

test('an unknown address gets the same response', async () => {
	const page = await visit('/user/password/reset/', phone)
	await page.getByLabel('Email').fill('nobody.at.all@mail.example')
	await page.getByRole('button', { name: 'Send the link' }).click()
	await page.getByRole('status').getByText('a link is on its way').waitFor()
})

test('pages for guests redirect logged-in users to the dashboard, by the server and by the page', async () => {
	const page = await openTab({ ...desktop, expectedErrors: /401/ })
	await joinWithoutForm(page, 'en', newPerson(), dataDir)
	const paths = ['/user/login', '/user/signup', '/user/signup/confirmation', '/user/password/reset/']
	const addresses = paths.map((path) => new URL(path, page.url()).href)
	for (const address of addresses) {
		const response = await page.context().request.get(address, { maxRedirects: 0 })
		expect([address, response.status(), response.headers().location]).toEqual([address, 302, '/dashboard'])
	}
	for (const address of addresses) {
		// If the server does not know it, the browser's own flag is used.
		await page.context().clearCookies({ name: 'user_is_logged_in' })
		await page.goto(address)
		await page.waitForURL('**/dashboard')
	}
})

test('a browser that only believes to be logged in must log in once, and forgets its flag', async () => {
	const page = await visit('/en/help/', { ...desktop, expectedErrors: /401/ })
	await page.evaluate(() => {
		localStorage.setItem('user_is_logged_in', 'true')
		localStorage.setItem('user_access_token', 'a-token-that-nobody-knows-any-more')
	})
	await page.goto(new URL('/user/signup', page.url()).href)
	await page.waitForURL('**/user/login?next=%2Fdashboard')
	await page.getByRole('link', { name: 'Log in', exact: true }).waitFor()
	expect(await page.evaluate(() => localStorage.getItem('user_access_token'))).toBeNull()
})

test('after a log-in the root has no trace of it in its URL', async () => {
	const person = newPerson()
	const page = await openTab({ ...desktop, expectedErrors: /401/ })
	await joinWithoutForm(page, 'en', person, dataDir)
	const other = await visit('/user/login', desktop)
	await logIn(other, 'en', person.username, person.password)
	await other.getByRole('link', { name: 'Account', exact: true }).waitFor()
	await other.waitForURL(({ pathname, search }) => pathname === '/en' && search === '?news_locale=en')
})
