import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { fillSignUp, inLanguage, newPerson, submitSignUp } from './account-steps.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit } = openBrowser()

test.each(bothLanguages)('in %s an empty form says what it needs, field by field', async (locale) => {
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

test.each(bothLanguages)('in %s a taken name is told and nothing is lost', async (locale) => {
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

test('the form asks browsers and keyboards for the right things', async () => {
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

test('five minutes after the mail another one is offered, and the clock begins anew', async () => {
	const person = newPerson()
	const page = await visit('/user/signup', desktop)
	await page.clock.install()
	await fillSignUp(page, 'en', person)
	await submitSignUp(page, 'en')
	await page.waitForURL('**/user/signup/confirmation')
	expect(await page.getByRole('timer').textContent()).toMatch(/in (5:00|4:5\d)$/)
	await page.clock.fastForward(200_000)
	expect(await page.getByRole('timer').textContent()).toMatch(/in 1:\d\d$/)
	// A reload does not begin it anew.
	await page.reload()
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
	await page.clock.fastForward(100_000)
	await page.getByRole('button', { name: 'Send the email again' }).click()
	await page.getByText('confirmation email has been sent successfully').waitFor()
	expect(await page.getByRole('timer').textContent()).toMatch(/in (5:00|4:5\d)$/)
})

test('a tab that knows nothing of the sign-up asks for both names', async () => {
	const page = await visit('/user/signup/confirmation', phone)
	await page.getByRole('button', { name: 'Send the email again' }).click()
	expect(await page.getByText(words.en('fault.required')).count()).toBe(2)
	await expectAccessible(page)
	await page.getByLabel('Email').fill('nobody@mail.example')
	await page.getByLabel('Username').fill('nobody.here')
	await page.getByRole('button', { name: 'Send the email again' }).click()
	await page.getByText('confirmation email has been sent successfully').waitFor()
	await page.getByRole('timer').waitFor()
})
