import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { fillSignUp, inLanguage, newPerson, submitSignUp } from './account-steps.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit } = openBrowser()

test.each(inPersian)('in %s an empty form reports what is missing, field by field', async (locale) => {
	const text = words[locale]
	const page = await visit('/user/signup', phone)
	await inLanguage(page, locale, '/user/signup')
	await submitSignUp(page, locale)
	expect(await page.getByText(text('fault.required')).count()).toBe(5)
	const first = page.getByLabel(text('account.signup.firstName'), { exact: true })
	expect(await first.getAttribute('aria-invalid')).toBe('true')
	expect(await first.evaluate((field) => field === document.activeElement)).toBe(true)
	const described = await first.getAttribute('aria-describedby')
	expect(await page.locator(`[id="${described}"]`).textContent()).toBe(text('fault.required'))
	const summary = page.getByRole('alert').filter({ hasText: text('account.signup.lastName') })
	expect(await summary.textContent()).toContain(text('account.email'))
	await expectAccessible(page)

	// From now on every change is checked.
	await first.fill('سارا')
	expect(await first.getAttribute('aria-invalid')).toBe('false')
	await page.getByLabel(text('account.email'), { exact: true }).fill('sara@')
	await page.getByText(text('fault.email_format')).waitFor()
	await page.getByLabel(text('account.username'), { exact: true }).fill('sara--karimi')
	await page.getByText(text('fault.username_form')).waitFor()
	await page.getByLabel(text('account.password'), { exact: true }).fill('onlysmall')
	await page.getByText(text('fault.password_form')).waitFor()
})

test.each(inEnglish)('in %s a taken username is reported and nothing is lost', async (locale) => {
	const text = words[locale]
	const person = newPerson()
	const page = await visit('/user/signup', desktop)
	await inLanguage(page, locale, '/user/signup')
	await fillSignUp(page, locale, person)
	await submitSignUp(page, locale)
	await page.waitForURL('**/user/signup/confirmation')

	await inLanguage(page, locale, '/user/signup')
	await fillSignUp(page, locale, { ...person, email: newPerson().email })
	await submitSignUp(page, locale)
	await page.getByRole('alert').getByText(text('account.signup.taken')).waitFor()
	expect(await page.getByLabel(text('account.username'), { exact: true }).inputValue()).toBe(person.username)
})

test('the form has the right attributes for browsers and keyboards', async () => {
	const page = await visit('/user/signup', phone)
	const attributes = (label: string) =>
		page
			.getByLabel(label, { exact: true })
			.evaluate((field) =>
				['autocomplete', 'inputmode', 'type', 'dir'].map((name) => field.getAttribute(name)),
			)
	expect(await attributes('Email')).toEqual(['email', 'email', 'email', 'ltr'])
	expect(await attributes('Username')).toEqual(['username', null, null, 'ltr'])
	expect(await attributes('Password')).toEqual(['new-password', null, 'password', null])
	expect(await page.locator('form[novalidate][method=post]').count()).toBe(1)
	const links = page.locator('form').getByRole('link')
	expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
		'/en/terms/',
		'/en/privacy-policy/',
	])
})

test('five minutes after the e-mail another one is offered; the server reports if it is too soon', async () => {
	const person = newPerson()
	// The server's own clock has not moved.
	const page = await visit('/user/signup', { ...desktop, expectedErrors: /429/ })
	await page.clock.install()
	await fillSignUp(page, 'en', person)
	await submitSignUp(page, 'en')
	await page.waitForURL('**/user/signup/confirmation')
	expect(await page.getByRole('timer').textContent()).toMatch(/in (5:00|4:5\d)$/)
	await page.clock.fastForward(200_000)
	await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/in 1:\d\d$/)
	// A reload does not restart it.
	await page.reload()
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	await page.clock.fastForward(100_000)
	await page.getByRole('button', { name: 'Send the email again' }).click()
	await page.getByRole('status').getByText(words.en('account.confirm.tooSoon')).waitFor()
	await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/in (5:00|4:\d\d)$/)
})

test.each(inPersian)(
	'in %s a tab without the data of the sign-up asks for both names, and says when to try again',
	async (locale) => {
		const text = words[locale]
		const person = newPerson()
		const ask = async (page: Page) => {
			await page.getByLabel(text('account.email')).fill(person.email)
			await page.getByLabel(text('account.username')).fill(person.username)
			await page.getByRole('button', { name: text('account.confirm.resend') }).click()
		}
		const page = await visit('/user/signup/confirmation', phone)
		await inLanguage(page, locale, '/user/signup/confirmation')
		await page.getByRole('button', { name: text('account.confirm.resend') }).click()
		expect(await page.getByText(text('fault.required')).count()).toBe(2)
		await expectAccessible(page)
		await ask(page)
		await page.getByText(text('account.confirm.resent')).waitFor()
		await page.getByRole('timer').waitFor()

		const other = await visit('/user/signup/confirmation', { ...phone, expectedErrors: /429/ })
		await inLanguage(other, locale, '/user/signup/confirmation')
		await ask(other)
		await other.getByRole('status').getByText(text('account.confirm.tooSoon')).waitFor()
		expect(await other.getByRole('timer').textContent()).toMatch(/[45۴۵]:[\d۰-۹]{2}/)
	},
)

test.each(inEnglish)(
	'changing from %s to the other language loses nothing that was typed',
	async (locale) => {
		const other = locale === 'fa' ? 'en' : 'fa'
		const [text, otherText] = [words[locale], words[other]]
		const person = newPerson()
		const page = await visit('/user/signup', phone)
		await inLanguage(page, locale, '/user/signup')
		await fillSignUp(page, locale, person)
		await page.getByLabel(text('account.email'), { exact: true }).fill('sara@')
		await submitSignUp(page, locale)
		await page.getByText(text('fault.email_format')).waitFor()
		await page.getByRole('button', { name: text('header.language') }).click()
		await page.getByRole('menuitemradio', { name: languages[other].name }).click()

		await page.getByRole('heading', { name: otherText('account.signup.title') }).waitFor()
		expect(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(
			other === 'fa' ? ['fa', 'rtl'] : ['en', 'ltr'],
		)
		await page.getByText(otherText('fault.email_format')).waitFor()
		const typed = (key: 'account.username' | 'account.password' | 'account.signup.firstName') =>
			page.getByLabel(otherText(key), { exact: true }).inputValue()
		expect(await typed('account.signup.firstName')).toBe(person.first)
		expect(await typed('account.username')).toBe(person.username)
		expect(await typed('account.password')).toBe(person.password)
		expect(await page.getByLabel(otherText('account.signup.sex')).inputValue()).toBe('F')
		// The next document is in that language too.
		await page.reload()
		expect(await page.locator('html').getAttribute('lang')).toBe(other)
	},
)

test.each(inPersian)('in %s a site with sample news says that its accounts are temporary', async (locale) => {
	const page = await visit('/user/signup', phone)
	await inLanguage(page, locale, '/user/signup')
	await page.getByText(words[locale]('account.signup.temporary')).waitFor()
})
