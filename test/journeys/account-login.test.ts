import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { inLanguage, logIn } from './account-steps.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()
const refused = /400 \(Bad Request\)/

test.each(inPersian)(
	'in %s a wrong password is shown in the form, stays shown, and nothing is stored',
	async (locale) => {
		const text = words[locale]
		const page = await visit('/user/login', { ...phone, expectedErrors: refused })
		await inLanguage(page, locale, '/user/login')
		expect(await page.locator('html').getAttribute('lang')).toBe(locale)
		await expectAccessible(page)
		await logIn(page, locale, 'nobody.here', 'Wrong-pass1!')
		const refusal = page.locator('form').getByRole('alert').getByText(text('account.login.wrong'))
		await refusal.waitFor()
		// It stays, unlike a message.
		await page.waitForTimeout(2_500)
		expect(await refusal.isVisible()).toBe(true)
		expect(await page.evaluate(() => localStorage.getItem('user_access_token'))).toBeNull()
		expect(new URL(page.url()).pathname).toBe('/user/login')
	},
)

test('the password can be shown, and the whole form works by keyboard', async () => {
	const page = await visit('/user/login', { ...desktop, expectedErrors: refused })
	await page.getByLabel('Username or email').focus()
	await page.keyboard.type('nobody.here')
	await page.keyboard.press('Tab')
	await page.keyboard.type('Wrong-pass1!')
	const password = page.getByLabel('Password', { exact: true })
	expect(await password.getAttribute('type')).toBe('password')
	await page.keyboard.press('Tab')
	await page.keyboard.press('Space')
	expect(await password.getAttribute('type')).toBe('text')
	await page.getByRole('button', { name: 'Hide password' }).waitFor()
	await password.focus()
	await page.keyboard.press('Enter')
	await page.getByRole('alert').getByText('Username or Password is wrong!').waitFor()
})

test('a server that cannot be reached is reported, with a retry button', async () => {
	const page = await visit('/user/login', { ...desktop, expectedErrors: /ERR_|400/ })
	await page.route('**/v1/user/login/', (route) => route.abort())
	await logIn(page, 'en', 'nobody.here', 'Wrong-pass1!')
	const bar = page.getByRole('alert')
	await bar.getByText('there was an error while connecting to the server').waitFor()
	await page.unroute('**/v1/user/login/')
	await bar.getByRole('button', { name: 'Try again' }).click()
	await bar.getByText('Username or Password is wrong!').waitFor()
})

test('a button for Google that is not configured says so, also when it is pressed', async () => {
	const page = await visit('/user/login', phone)
	const button = page.getByRole('button', { name: 'Continue with Google' })
	await expectAccessible(page)
	await button.click()
	await page.getByRole('status').getByText('Google sign-in is not set up here.').waitFor()
})

test('changing the language keeps the screen and its query', async () => {
	const page = await visit('/user/login?next=%2Fdashboard', desktop)
	await page.getByRole('button', { name: 'Language' }).click()
	await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
	await page.getByRole('heading', { name: words.fa('account.login.title') }).waitFor()
	expect(page.url()).toBe(`${origin}/user/login?next=%2Fdashboard`)
	expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
})

test.each([
	['/user/login', 'Log in'],
	['/user/signup', 'Create an account'],
	['/user/signup/confirmation', 'Check your email'],
	['/user/password/reset/', 'Reset your password'],
	['/user/password/reset/?token=abc', 'Choose a new password'],
])('%s is complete without scripts, and says that it needs them', async (path, heading) => {
	const page = await visit(path, { javaScript: false })
	await page.getByRole('heading', { name: heading }).waitFor()
	expect(await page.locator('main noscript').innerText()).toBe(words.en('account.needsScript'))
	expect(await page.locator('main button[type=submit]:enabled').count()).toBe(0)
})

test('a sign-in that Google refused leads to the login screen with the reason', async () => {
	const page = await visit('/auth/callback?error=access_denied&state=x', {
		...desktop,
		expectedErrors: /503/,
	})
	await page.waitForURL('**/user/login')
	await page.getByRole('alert').getByText(words.en('account.google.cancelled')).waitFor()
	await expectAccessible(page)
})
