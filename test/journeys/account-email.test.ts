import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { fillSignUp, inLanguage, logIn, newPerson, submitSignUp } from './account-steps.ts'
import { arriveOnDashboard, dashboardWords, openView } from './dashboard-steps.ts'
import { mailedPath } from './outbox.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit, openTab, dataDir } = openBrowser()
const newPassword = 'Sabalan#81kooh'

/** Requests a new address on the dashboard, and returns it. */
async function requestEmailChange(page: Page, locale: UiLocale, username: string): Promise<string> {
	const text = dashboardWords[locale]
	const address = `${username}@new.test`
	await page.getByLabel(text('email'), { exact: true }).fill(address)
	await page.getByRole('button', { name: text('save') }).click()
	return address
}

test.each(inEnglish)(
	'in %s a link that is opened in another browser requires the password, or a new one',
	async (locale) => {
		const text = words[locale]
		const refused = { expectedErrors: /40[03]/ }
		const signUp = async () => {
			const person = newPerson()
			const page = await visit('/user/signup', desktop)
			await inLanguage(page, locale, '/user/signup')
			await fillSignUp(page, locale, person)
			await submitSignUp(page, locale)
			await page.waitForURL('**/user/signup/confirmation')
			return { person, path: await mailedPath(dataDir, person.email, 'activation') }
		}

		const knows = await signUp()
		const there = await visit('/user/login', { ...phone, ...refused })
		await inLanguage(there, locale, knows.path)
		const password = there.getByLabel(text('account.password'), { exact: true })
		await password.waitFor()
		await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
		await expectAccessible(there)
		const confirm = there.getByRole('button', { name: text('account.activation.passwordSubmit') })
		await password.fill('Wrong#49secret')
		await confirm.click()
		await there.getByText(text('account.activation.wrong')).waitFor()
		await password.fill(knows.person.password)
		await confirm.click()
		await there.waitForURL('**/dashboard/start')

		// A stranger signed up with an address that is not theirs; its owner opens the e-mail.
		const stranger = await signUp()
		const owner = await visit('/user/login', { ...phone, ...refused })
		await inLanguage(owner, locale, stranger.path)
		await owner.getByRole('button', { name: text('account.activation.choose') }).click()
		await expectAccessible(owner)
		await owner.getByLabel(text('account.reset.newPassword'), { exact: true }).fill(newPassword)
		await owner.getByLabel(text('account.reset.repeat')).fill(newPassword)
		await owner.getByRole('button', { name: text('account.activation.chooseSubmit') }).click()
		await owner.waitForURL('**/dashboard/start')
		const login = await visit('/user/login', { ...phone, ...refused })
		await inLanguage(login, locale, '/user/login')
		await logIn(login, locale, stranger.person.username, stranger.person.password)
		await login.getByRole('alert').getByText(text('account.login.wrong')).waitFor()
	},
)

test.each(inPersian)(
	'in %s a new address is shown until it is confirmed, can be cancelled, and applies once its link is opened',
	async (locale) => {
		const text = dashboardWords[locale]
		const page = await openTab(locale === 'fa' ? phone : desktop)
		const person = await arriveOnDashboard(page, locale, dataDir)
		const email = page.getByLabel(text('email'), { exact: true })
		const cancel = page.getByRole('button', { name: text('emailCancel') })
		const first = await requestEmailChange(page, locale, person.username)
		await page.getByText(first).waitFor()
		expect(await email.inputValue()).toBe(person.email)
		await expectAccessible(page)
		await openView(page, 'info')
		await cancel.click()
		await page.getByRole('status').getByText(text('emailCancelled')).waitFor()
		expect(await cancel.count()).toBe(0)

		const address = await requestEmailChange(page, locale, `again.${person.username}`)
		await cancel.waitFor()
		const link = await mailedPath(dataDir, address, 'email_change')
		// In another browser the link requires a log-in, and then confirms the address.
		const there = await visit('/user/login', { ...phone, expectedErrors: /403/ })
		await inLanguage(there, locale, link)
		await there.getByText(words[locale]('account.activation.signInLead')).waitFor()
		await expectAccessible(there)
		const main = there.getByRole('main')
		await main.getByRole('button', { name: words[locale]('account.login.submit'), exact: true }).click()
		await there.waitForURL('**/user/login?next=**')
		await logIn(there, locale, person.username, person.password)
		await there.getByRole('status').getByText(words[locale]('account.activation.newEmail')).waitFor()
		await there.waitForURL('**/dashboard')
		await expect.poll(() => there.getByLabel(text('email'), { exact: true }).inputValue()).toBe(address)
		await inLanguage(there, locale, link)
		await there.getByRole('alert').getByText(words[locale]('account.activation.expired')).waitFor()
	},
)

test.each(inPersian)('in %s the form requires the password if the log-in is too long ago', async (locale) => {
	const text = dashboardWords[locale]
	const page = await openTab({ ...phone, expectedErrors: /403/ })
	const person = await arriveOnDashboard(page, locale, dataDir)
	// A quarter of an hour later the server would respond like this.
	await page.route('**/v1/user/info/', async (route) => {
		const sent = route.request()
		const isProved = sent.postData()?.includes(person.password) ?? false
		if (sent.method() !== 'PUT' || isProved) return route.continue()
		await route.fulfill({
			status: 403,
			json: { status: 0, error: { code: 'password_required', message: '' } },
		})
	})
	const address = await requestEmailChange(page, locale, person.username)
	const current = page.getByLabel(text('password.current'), { exact: true })
	await page.getByText(text('emailPassword')).waitFor()
	expect(await current.evaluate((field) => field === document.activeElement)).toBe(true)
	await expectAccessible(page)
	const save = page.getByRole('button', { name: text('save') })
	await current.fill('Wrong#49secret')
	await save.click()
	await page.getByText(text('password.wrong')).waitFor()
	await current.fill(person.password)
	await save.click()
	await page.getByText(address).waitFor()
	await expect.poll(() => current.count()).toBe(0)
})

test.each(inPersian)('in %s the old mailbox can undo a change with one press', async (locale) => {
	const text = words[locale]
	const page = await openTab({ ...desktop, expectedErrors: /401/ })
	const person = await arriveOnDashboard(page, locale, dataDir)
	const address = await requestEmailChange(page, locale, person.username)
	await page.goto(new URL(await mailedPath(dataDir, address, 'email_change'), page.url()).href)
	await page.getByRole('status').getByText(text('account.activation.newEmail')).waitFor()

	const path = await mailedPath(dataDir, person.email, 'email_change_notice')
	const looked = await fetch(new URL(path, page.url()))
	expect(looked.headers.get('referrer-policy')).toBe('no-referrer')
	expect(looked.headers.get('cache-control')).toContain('no-store')
	expect(looked.headers.get('x-robots-tag')).toBe('noindex')
	const owner = await visit('/user/login', phone)
	await inLanguage(owner, locale, path)
	await expectAccessible(owner)
	await owner.getByRole('button', { name: text('account.undo.submit') }).click()
	await owner.getByRole('status').getByText(person.email).waitFor()
	await expectAccessible(owner)
	// The browser that changed it is logged out.
	await openView(page, 'info')
	await page.waitForURL('**/user/login**')

	await inLanguage(owner, locale, path)
	await owner.getByRole('button', { name: text('account.undo.submit') }).click()
	await owner.getByText(text('account.undo.dead')).waitFor()
	await expectAccessible(owner)
	const reset = await mailedPath(dataDir, person.email, 'email_restored')
	await inLanguage(owner, locale, reset)
	await owner.getByRole('heading', { name: text('account.reset.newTitle') }).waitFor()
})
