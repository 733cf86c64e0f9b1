import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateFollows } from '#text/translate.ts'
import { fillSignUp, inLanguage, joinWithoutForm, logIn, newPerson, submitSignUp } from './account-steps.ts'
import { mailedPath } from './outbox.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit, openTab, dataDir } = openBrowser()

test.each(inPersian)(
	'in %s a user signs up, confirms, saves a filter, leaves and finds it again',
	async (locale) => {
		const text = words[locale]
		const person = newPerson()
		// Calls in flight when the session ends are refused.
		const page = await visit(`/${locale}?news_locale=${locale}`, { ...desktop, expectedErrors: /401/ })
		await page.getByRole('link', { name: text('header.logIn'), exact: true }).click()
		await page.getByRole('link', { name: text('account.login.signUp') }).click()
		await fillSignUp(page, locale, person)
		await submitSignUp(page, locale)
		await page.waitForURL('**/user/signup/confirmation')
		await page.getByText(person.email).waitFor()
		await page.getByRole('timer').waitFor()
		await expectAccessible(page)

		// Confirmed by the mailed link: logged in, and redirected to the start of the dashboard.
		await page.goto(new URL(await mailedPath(dataDir, person.email, 'activation'), page.url()).href)
		await page.getByRole('status').getByText(text('account.login.welcome')).waitFor()
		await page.waitForURL('**/dashboard/start')
		expect(await page.locator('html').getAttribute('lang')).toBe(locale)
		expect(await page.evaluate(() => localStorage.getItem('user_is_logged_in'))).toBe('true')

		await inLanguage(page, locale, `/${locale}/latest?news_locale=${locale}`)
		await page.getByRole('link', { name: text('header.account'), exact: true }).waitFor()
		const filters = page.getByRole('region', { name: text('filters.label') })
		const coins = filters.getByRole('group', { name: text('filters.coins') })
		for (const symbol of ['BTC', 'ETH']) {
			await coins.getByRole('searchbox').fill(symbol)
			await coins
				.getByRole('checkbox', { name: new RegExp(`${symbol}$`) })
				.first()
				.check()
		}
		await filters.getByRole('button', { name: text('filters.save') }).click()
		await page.getByText(text('filters.saved')).waitFor()
		await page.waitForURL(/coins=BTC%2CETH|coins=BTC,ETH/)

		await page.getByRole('link', { name: text('header.account'), exact: true }).click()
		await page.waitForURL('**/dashboard')
		await page.getByRole('button', { name: text('header.logOut') }).click()
		await page.getByRole('link', { name: text('header.logIn'), exact: true }).waitFor()
		await page.waitForURL((url) => url.pathname === `/${locale}` && !url.search.includes('coins'))
		expect(
			await page.evaluate(() => [
				localStorage.getItem('user_is_logged_in'),
				localStorage.getItem('user_access_token'),
			]),
		).toEqual(['false', null])

		await page.getByRole('link', { name: text('header.logIn'), exact: true }).click()
		await logIn(page, locale, person.email, person.password)
		await page.getByRole('status').getByText(text('account.login.welcome')).waitFor()
		await page.waitForURL(/coins=BTC%2CETH|coins=BTC,ETH/)
	},
)

test('an activation link is not used up by opening it, works once, and then leads home', async () => {
	const person = newPerson()
	const page = await visit('/user/signup', desktop)
	await fillSignUp(page, 'en', person)
	await submitSignUp(page, 'en')
	await page.waitForURL('**/user/signup/confirmation')
	const path = await mailedPath(dataDir, person.email, 'activation')

	const looked = await fetch(new URL(path, page.url()))
	expect(looked.headers.get('referrer-policy')).toBe('no-referrer')
	expect(looked.headers.get('cache-control')).toContain('no-store')
	expect(await looked.text()).toContain('noindex')

	await page.goto(new URL(path, page.url()).href)
	await page.waitForURL('**/dashboard/start')
	// In the browser that it logged in, the same link shows no error.
	await page.goto(new URL(path, page.url()).href)
	await page.waitForURL((url) => url.pathname === '/en')
	expect(await page.getByText('expired').count()).toBe(0)
	// Any other dead link does, whoever is logged in.
	await page.goto(new URL('/user/activation/another-link', page.url()).href)
	await page.getByRole('alert').getByText('This email is expired').waitFor()
	const again = await visit(path)
	await again.getByRole('alert').getByText('This email is expired').waitFor()
	await again.getByText('Redirecting to home page').waitFor()
	await expectAccessible(again)
	await again.waitForURL('**/en**')
})

test('without scripts the activation page says that it needs them', async () => {
	const page = await visit('/user/activation/some-token', { javaScript: false })
	expect(await page.locator('main noscript').innerText()).toBe(words.en('account.activation.needsScript'))
})

test.each(inEnglish)(
	'in %s a guest saves an item on the device, and the account has it after the log-in',
	async (locale) => {
		const text = words[locale]
		const person = newPerson()
		const page = await visit(`/${locale}?news_locale=${locale}`, phone)
		const button = page
			.getByRole('article')
			.first()
			.getByRole('button', { name: text('account.bookmark'), exact: true })
		await button.click()
		await page.getByRole('status').getByText(text('account.bookmarkGuest')).waitFor()
		expect(await button.getAttribute('aria-pressed')).toBe('true')
		const first = await page.getByRole('article').first().getByRole('heading').textContent()
		await joinWithoutForm(page, locale, person, dataDir)
		const follows = translateFollows(locale)
		await page.getByRole('status').getByText(follows('my.moved')).waitFor()

		const sorted = `/${locale}?news_locale=${locale}&page=2`
		await inLanguage(page, locale, sorted)
		const title = await page.getByRole('article').first().getByRole('heading').textContent()
		await button.click()
		await page.getByRole('status').getByText(text('account.bookmarked')).waitFor()
		expect(await button.getAttribute('aria-pressed')).toBe('true')
		await expectAccessible(page)

		const { token } = await page.evaluate(() => ({ token: localStorage.getItem('user_access_token') }))
		const list = await page.context().request.get(new URL('/v1/user/favorites/news/', page.url()).href, {
			headers: { authorization: `Token ${token}` },
		})
		expect((await list.json()).data.map((item: { title: string }) => item.title)).toEqual([title, first])
		await button.click()
		await page.getByRole('status').getByText(text('account.unbookmarked')).waitFor()
	},
)

test('an item that is saved before the list of saved items is loaded stays saved', async () => {
	const text = words.en
	const page = await openTab(phone)
	await joinWithoutForm(page, 'en', newPerson(), dataDir)
	const list = Promise.withResolvers<void>()
	await page.route('**/favorites/news/ids/', async (route) => {
		// The response is created before the item is saved and arrives after.
		const response = await route.fetch()
		await list.promise
		await route.fulfill({ response })
	})
	await inLanguage(page, 'en', '/en?news_locale=en&page=2')
	const button = page
		.getByRole('article')
		.first()
		.getByRole('button', { name: text('account.bookmark'), exact: true })
	await button.click()
	await page.getByRole('status').getByText(text('account.bookmarked')).waitFor()
	const come = page.waitForResponse('**/favorites/news/ids/')
	list.resolve()
	await (await come).finished()
	await page.evaluate(() => new Promise(requestAnimationFrame))
	expect(await button.getAttribute('aria-pressed')).toBe('true')
})

test('leaving a page while it loads the user does not log out', async () => {
	const person = newPerson()
	const page = await openTab(desktop)
	await joinWithoutForm(page, 'en', person, dataDir)
	// A call that never ends is dropped by the browser when the page is left.
	await page.route('**/v1/user/info/', () => undefined)
	const asked = page.waitForRequest('**/v1/user/info/')
	await page.reload()
	await asked
	await inLanguage(page, 'en', '/en/help/')
	await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
	expect(await page.evaluate(() => localStorage.getItem('user_is_logged_in'))).toBe('true')
})

test('a link to an unknown page shows the not-found page and leads back, without a new document', async () => {
	const page = await visit('/en/category/defi', { ...desktop, expectedErrors: /404/ })
	await page.evaluate(() => {
		document.documentElement.dataset.mark = 'same document'
		history.pushState(null, '', '/en/no-such-page')
		dispatchEvent(new PopStateEvent('popstate'))
	})
	await page.getByRole('heading', { name: words.en('notFound.message') }).waitFor()
	await page.getByRole('link', { name: words.en('notFound.home') }).click()
	await page.getByRole('article').first().waitFor()
	expect(await page.locator('html').getAttribute('data-mark')).toBe('same document')
})
