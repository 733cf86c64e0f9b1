import { afterAll, expect, inject, test } from 'vitest'
import { freePort } from '#main/wiring/free-port.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { openIssuer } from '#test/oidc-issuer.ts'
import { startProduct } from '#test/product.ts'
import { inLanguage, joinWithoutForm, newPerson } from './account-steps.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const port = await freePort('127.0.0.1')
const issuer = await openIssuer(`http://localhost:${port}/auth/callback`)
// A second web process on the journeys' own data, with the issuer of this machine as Google.
const product = await startProduct({
	PORT: String(port),
	ROLE: 'web',
	DATA_DIR: inject('journey').dataDir,
	NEWS_MODE: 'sample',
	RATE_LIMIT_SCALE: '100',
	TIME_LIMIT_SCALE: '10',
	GOOGLE_CLIENT_ID: issuer.clientId,
	GOOGLE_CLIENT_SECRET: issuer.clientSecret,
	GOOGLE_ISSUER: issuer.url,
	FETCH_ALLOW: new URL(issuer.url).host,
})
afterAll(() => product.stop())
const { visit, openTab, dataDir } = openBrowser({ url: product.url, otherSite: issuer.url })

const atGoogle = (email: string) => ({ sub: `sub-${email}`, email, email_verified: true, given_name: 'Nima' })

test.each(inPersian)('in %s a new person signs in with Google', async (locale) => {
	const text = words[locale]
	issuer.actAs(atGoogle(newPerson().email))
	const page = await visit('/user/login', phone)
	await inLanguage(page, locale, '/user/login')
	await page.getByRole('link', { name: text('account.google.button') }).click()
	await page.getByRole('status').getByText(text('account.login.welcome')).waitFor()
	await page.waitForURL((url) => url.pathname === `/${locale}`)
	await page.getByRole('link', { name: text('header.account'), exact: true }).waitFor()
})

test('the login screen says that a sign-in was cancelled at Google', async () => {
	issuer.actAs('cancel')
	const page = await visit('/user/login', { ...desktop, expectedErrors: /400/ })
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await page.getByRole('alert').getByText(words.en('account.google.cancelled')).waitFor()
	expect(new URL(page.url()).pathname).toBe('/user/login')
})

test('an address that Google has not verified cannot sign in', async () => {
	issuer.actAs({ ...atGoogle(newPerson().email), email_verified: false })
	const page = await visit('/user/login', { ...desktop, expectedErrors: /400/ })
	await page.getByRole('link', { name: 'Continue with Google' }).click()
	await page.getByRole('alert').getByText(words.en('account.google.unverified')).waitFor()
})

test('an account with a password is linked once its owner has given it', async () => {
	const text = words.en
	const person = newPerson()
	const page = await openTab({ ...desktop, expectedErrors: /409/ })
	await joinWithoutForm(page, 'en', person, dataDir)

	issuer.actAs(atGoogle(person.email))
	const other = await visit('/user/login?next=%2Fen%2Fhelp%2F', { ...phone, expectedErrors: /409/ })
	await other.getByRole('link', { name: text('account.google.button') }).click()
	await other.getByRole('heading', { name: text('account.link.title') }).waitFor()
	await expectAccessible(other)
	await other.getByLabel(text('account.login.name')).fill(person.username)
	await other.getByLabel(text('account.password'), { exact: true }).fill(person.password)
	await other.getByRole('button', { name: text('account.link.submit') }).click()
	await other.waitForURL('**/en/help/')

	// From then on Google alone is enough.
	const third = await visit('/user/login', phone)
	await third.getByRole('link', { name: text('account.google.button') }).click()
	await third.getByRole('link', { name: text('header.account'), exact: true }).waitFor()
})
