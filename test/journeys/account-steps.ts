import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { mailedPath } from './outbox.ts'
import { words } from './words.ts'

export type Person = { first: string; last: string; email: string; username: string; password: string }

let people = 0

/** A user that no other journey knows, because journeys share one server. */
export function newPerson(): Person {
	people += 1
	const mark = `${Date.now().toString(36)}${people}`
	return {
		first: 'Sara',
		last: 'Karimi',
		email: `sara.${mark}@mail.example`,
		username: `sara.${mark}`,
		password: 'Kuh-e-Zard4!',
	}
}

/** A Persian page has no Persian URL here: the cookie has the language, as after using the language menu. */
export async function inLanguage(page: Page, locale: UiLocale, path: string): Promise<void> {
	await page.context().addCookies([{ name: 'service_lang', value: locale, url: new URL(page.url()).origin }])
	await page.goto(new URL(path, page.url()).href)
	await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}

export async function fillSignUp(page: Page, locale: UiLocale, person: Person): Promise<void> {
	const text = words[locale]
	const fields = [
		[text('account.signup.firstName'), person.first],
		[text('account.signup.lastName'), person.last],
		[text('account.email'), person.email],
		[text('account.username'), person.username],
		[text('account.password'), person.password],
	] as const
	for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
	await page.getByLabel(text('account.signup.sex')).selectOption('F')
}

export const submitSignUp = (page: Page, locale: UiLocale) =>
	page.getByRole('button', { name: words[locale]('account.signup.submit'), exact: true }).click()

/** From the sign-up screen to the start of the dashboard, or another page, through the mailed link. */
export async function signUpAndConfirm(
	page: Page,
	locale: UiLocale,
	person: Person,
	dataDir: string,
	landing = '/dashboard/start',
): Promise<void> {
	await fillSignUp(page, locale, person)
	await submitSignUp(page, locale)
	await page.waitForURL('**/user/signup/confirmation')
	await inLanguage(page, locale, await mailedPath(dataDir, person.email, 'activation'))
	await page.waitForURL(`**${landing}`)
}

/** The same without the form, which has its own journeys. */
export async function joinWithoutForm(
	page: Page,
	locale: UiLocale,
	person: Person,
	dataDir: string,
	landing = '/dashboard/start',
): Promise<void> {
	const { origin } = new URL(page.url())
	const { request } = page.context()
	// An open page asks for a session of its own: as the later one it would replace this one after the sign-up, and the
	// link would be opened in another browser than the one that signed up.
	if (!page.url().endsWith('/robots.txt')) await page.goto(`${origin}/robots.txt`)
	expect((await request.get(`${origin}/v1/session/`)).status()).toBe(200)
	const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')
	const { first, last, email, username, password } = person
	const signedUp = await request.post(`${origin}/v1/user/signup/`, {
		headers: { 'x-csrftoken': token?.value ?? '' },
		data: { first_name: first, last_name: last, email, username, password, lang: locale, sex: 'F' },
	})
	if (!signedUp.ok()) throw new Error(`sign-up responded with ${signedUp.status()}: ${await signedUp.text()}`)
	await inLanguage(page, locale, await mailedPath(dataDir, email, 'activation'))
	await page.waitForURL(`**${landing}`)
}

export async function logIn(page: Page, locale: UiLocale, name: string, password: string): Promise<void> {
	const text = words[locale]
	await page.getByLabel(text('account.login.name')).fill(name)
	await page.getByLabel(text('account.password'), { exact: true }).fill(password)
	await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
}
