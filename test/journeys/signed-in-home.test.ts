import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { UiLocale } from '#domain/locale.ts'
import { hydrated, openBrowser } from '#test/browser.ts'
import { inLanguage, logIn } from './account-steps.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { openTab, origin, dataDir } = openBrowser()

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('user_access_token') ?? '')

/** Selects coins in the filters of this width. */
async function tick(page: Page, locale: UiLocale, symbols: readonly string[]) {
	const coins = page.getByRole('group', { name: words[locale]('filters.coins') })
	for (const symbol of symbols) {
		await coins.getByRole('searchbox').fill(symbol)
		const row = coins.getByRole('checkbox', { name: new RegExp(`${symbol}$`) })
		await row.first().check()
	}
	return coins
}

test.each([
	['en', 'news_share_id', desktop],
	['fa', 'news_slug', phone],
] as const)('in %s a shared item (%s) stays on top of saved favourites', async (locale, name, size) => {
	const text = words[locale]
	const page = await openTab(size)
	await arriveOnDashboard(page, locale, dataDir)
	const saved = await page.context().request.put(`${origin}/v1/user/favorites/side_filters/`, {
		headers: { authorization: `Token ${await tokenOf(page)}` },
		data: { assets: [4001, 4002], sources: [] },
	})
	expect(saved.status()).toBe(200)
	// They may arrive after the list has gone on, and the URL with it.
	const gone = Promise.withResolvers<void>()
	const favourites = '**/v1/user/favorites/side_filters/'
	await page.route(favourites, async (route) => {
		await gone.promise
		await route.continue()
	})
	await inLanguage(page, locale, `/${locale}?news_locale=${locale}&page=9`)
	await page.mouse.wheel(0, 2_000)
	await page.waitForURL(/page=1\d/)
	gone.resolve()
	await page.waitForURL(/coins=/)
	await page.unroute(favourites)
	const listed = await page.context().request.post(`${origin}/v1/news/filter/`, {
		data: { lang: locale, page: 9 },
	})
	const [shared] = (await listed.json()).data.news as { slug: string; title: string }[]
	await page.evaluate(() => localStorage.removeItem('filter_init'))
	await page.goto(`${origin}/${locale}?news_locale=${locale}&${name}=${shared?.slug}`)
	await hydrated(page)
	await page.waitForURL((url) => url.searchParams.get('coins') === 'BTC,ETH')
	await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(10)
	const first = page.getByRole('article').first()
	await expect.poll(() => first.getByRole('heading').textContent()).toBe(shared?.title)
	await page.getByRole('heading', { level: 2, name: text('news.shared') }).waitFor()
	if (size === phone) await page.getByRole('button', { name: text('filters.label') }).click()
	const coins = page.getByRole('group', { name: text('filters.coins') })
	const ticked = coins.getByRole('checkbox', { name: /(BTC|ETH)$/, checked: true })
	await expect.poll(() => ticked.count()).toBe(2)
	// The arrival itself was changed, without a new history entry: Back leaves.
	await page.goBack()
	await expect.poll(() => page.url()).not.toContain(`${name}=`)
	await hydrated(page)

	// An invalid copy in the browser is replaced by the account's favourites.
	await page.evaluate(() => localStorage.setItem('user_favorite_filters', '{broken'))
	await page.goto(`${origin}/${locale}?news_locale=${locale}`)
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('user_favorite_filters')))
		.toBe('{"assets":[4001,4002],"sources":[]}')
})

test.each(inEnglish)(
	'in %s a session that was ended elsewhere leaves a guest, without an error',
	async (locale) => {
		const text = words[locale]
		const page = await openTab({ ...desktop, expectedErrors: /401/ })
		await arriveOnDashboard(page, locale, dataDir)
		await inLanguage(page, locale, `/${locale}?news_locale=${locale}&page=11`)
		const authorization = `Token ${await tokenOf(page)}`
		expect((await fetch(`${origin}/v1/user/logout/`, { headers: { authorization } })).status).toBe(200)

		const card = page.getByRole('article').nth(2)
		await card.getByRole('button', { name: text('card.important') }).click()
		await page.getByRole('status').getByText(text('vote.saved')).waitFor()
		await page.getByRole('link', { name: text('header.logIn'), exact: true }).waitFor()
		await expect.poll(() => page.evaluate(() => localStorage.getItem('user_access_token'))).toBe(null)
		const languages = page.getByRole('tablist', { name: text('tabs.label') })
		await languages.getByRole('tab', { selected: false }).first().click()
		await page.waitForURL((url) => !url.searchParams.has('page'))
		await page.getByRole('article').first().waitFor()
		expect(
			await page
				.getByRole('alert')
				.filter({ hasText: text('news.failed') })
				.count(),
		).toBe(0)
	},
)

test('a user whose session turns out to be over may charge the account, by logging in', async () => {
	const page = await openTab(desktop)
	const person = await arriveOnDashboard(page, 'en', dataDir)
	await page
		.getByRole('banner')
		.getByRole('link', { name: words.en('app.home') })
		.click()
	await page.getByRole('tab', { name: words.en('view.latest') }).click()
	await page.waitForURL('**/en/latest')
	await page.route('**/v1/user/login/status/', (route) =>
		route.fulfill({ json: { status: 0, data: { login: 'NO' } } }),
	)
	await tick(page, 'en', ['BTC', 'ETH'])
	await page.getByRole('button', { name: words.en('filters.apply') }).click()
	const dialog = page.getByRole('dialog', { name: words.en('limit.title') })
	await dialog.getByRole('link', { name: words.en('limit.charge') }).click()
	await page.waitForURL('**/user/login?**')
	await logIn(page, 'en', person.username, person.password)
	await page.waitForURL('**/dashboard/credit')
})

/** Whether the centre of an element is not covered. */
const isOnTop = (target: Locator) =>
	target.evaluate((element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
	})

test.each(inPersian)(
	'on a phone in %s the result of saving is shown above the filters, and Back shows the new list',
	async (locale) => {
		const text = words[locale]
		const page = await openTab(phone)
		await arriveOnDashboard(page, locale, dataDir)
		await inLanguage(page, locale, `/${locale}?news_locale=${locale}`)
		await page.getByRole('button', { name: text('filters.label') }).click()
		await tick(page, locale, ['BTC', 'ETH'])
		const dialog = page.getByRole('dialog', { name: text('filters.label') })
		await dialog.getByRole('button', { name: text('filters.save') }).click()
		const message = dialog.getByRole('status').getByText(text('filters.saved'))
		await message.waitFor()
		expect(await isOnTop(message)).toBe(true)
		await page.waitForURL(/coins=BTC/)
		expect(await dialog.isVisible()).toBe(true)
		await dialog.getByRole('button', { name: text('filters.close') }).click()
		await dialog.waitFor({ state: 'hidden' })
		expect(new URL(page.url()).searchParams.get('coins')).toBe('BTC,ETH')

		// The phone's own Back leads to the new list too, not to the one before it.
		await page.getByRole('button', { name: text('filters.label') }).click()
		const coins = page.getByRole('group', { name: text('filters.coins') })
		await coins.getByRole('searchbox').fill('ETH')
		await coins.getByRole('checkbox', { name: /ETH$/, checked: true }).first().uncheck()
		await dialog.getByRole('button', { name: text('filters.save') }).click()
		const isOfBitcoin = ({ searchParams }: URL) => searchParams.get('coins') === 'BTC'
		await page.waitForURL(isOfBitcoin)
		await page.goBack()
		await dialog.waitFor({ state: 'hidden' })
		await page.waitForURL(isOfBitcoin)
		const tags = page.getByRole('article').getByRole('list', { name: text('card.coins') })
		// While the list loads it has no tags at all.
		await expect
			.poll(async () => new Set((await tags.allTextContents()).map((all) => all.includes('BTC'))))
			.toEqual(new Set([true]))
	},
)
