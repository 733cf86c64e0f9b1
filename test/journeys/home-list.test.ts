import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages } from '#domain/locale.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { dateAndTimeOf, dollars, withDigits } from '#text/format.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

/** In the browser the next pages may have followed already. */
async function listedByServer(page: Page): Promise<number> {
	const html = await (await page.request.get(page.url())).text()
	return html.split('<article').length - 1
}

for (const [locale, name, size] of [
	['en', 'desktop', desktop],
	['fa', 'phone', phone],
] as const) {
	const text = words[locale]
	test(`home in ${locale} on a ${name}: ten items, each with its parts`, async () => {
		const page = await visit(`/${locale}`, size)
		const articles = page.getByRole('list', { name: text('news.list') }).getByRole('article')
		expect(await listedByServer(page)).toBe(10)
		const first = articles.first()
		const link = first.getByRole('heading').getByRole('link')
		expect(await link.getAttribute('target')).toBe('_blank')
		expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
		expect(await link.getAttribute('dir')).toBe('auto')
		for (const key of ['card.important', 'card.bullish', 'card.bearish'] as const) {
			expect(await first.getByRole('button', { name: new RegExp(`^${text(key)} [\\d۰-۹]`) }).count()).toBe(1)
		}
		await first.getByRole('button', { name: text('card.share') }).waitFor()
		// Sample news is announced with the reason, and the price bar is still with reduced motion.
		const sampleBar = page.getByText(text('sample.bar'))
		expect(await sampleBar.getAttribute('title')).toBe(text('sample.reason'))
		const prices = page.getByRole('region', { name: text('prices.label') }).locator('.ticker ul')
		expect(await prices.first().evaluate((list) => getComputedStyle(list).animationName)).toBe('none')
		expect(await prices.first().isVisible()).toBe(true)
		const play = page.getByRole('button', { name: text('prices.play'), exact: true })
		await play.click()
		await expect
			.poll(() => prices.first().evaluate((list) => getComputedStyle(list).animationName))
			.toMatch(/^ticker/)
		await page.getByRole('button', { name: text('prices.pause'), exact: true }).click()
		await play.waitFor()
		// The exact time is added on hover, in the reader's time zone.
		const time = first.locator('time')
		await time.hover()
		const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
		const published = new Date((await time.getAttribute('datetime')) ?? '')
		expect(await time.getAttribute('title')).toMatch(
			new RegExp(`${languages[locale].comma}${dateAndTimeOf(published, locale, zone)}$`),
		)
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(overflow).toBeLessThanOrEqual(0)
	})
}

test('the list is readable with JavaScript off', async () => {
	const page = await visit('/fa', { ...phone, javaScript: false })
	expect(await page.getByRole('article').count()).toBe(10)
	await page
		.getByRole('navigation', { name: words.fa('pages.label') })
		.getByRole('link')
		.nth(1)
		.click()
	await page.waitForURL(/page=2/)
	expect(await page.getByRole('article').count()).toBe(10)
})

test('tabs change the news language, store it and start at page 1; ten skeletons reserve the space', async () => {
	const page = await visit('/en?page=3&news_locale=en', desktop)
	const loaded = Promise.withResolvers<void>()
	await page.route('**/v1/news/filter/**', async (route) => {
		await loaded.promise
		await route.continue()
	})
	const tabs = page.getByRole('tablist', { name: 'News language' })
	expect(await tabs.getByRole('tab', { selected: true }).textContent()).toBe('English news')
	await tabs.getByRole('tab', { name: 'Persian news' }).click()
	await page.getByTestId('skeleton').first().waitFor()
	expect(await page.getByTestId('skeleton').count()).toBe(10)
	loaded.resolve()
	await page.waitForURL(
		(url) => url.searchParams.get('news_locale') === 'fa' && !url.searchParams.has('page'),
	)
	const title = page.getByRole('article').first().getByRole('heading').getByRole('link')
	await expect.poll(() => title.getAttribute('lang')).toBe('fa')
	const time = page.getByRole('article').first().locator('time')
	await time.hover()
	expect(await time.getAttribute('title')).toMatch(/\d{4}/)
	expect(await page.evaluate(() => localStorage.getItem('news_locale'))).toBe('1')
	// The logo and a typed URL keep the language.
	const isPersian = (url: URL) => url.pathname === '/en' && url.search === '?news_locale=fa'
	await page.locator('.header-brand').click()
	await page.waitForURL(isPersian)
	await page.goto(`${origin}/en`)
	await page.waitForURL(isPersian)
	await expect.poll(() => tabs.getByRole('tab', { selected: true }).textContent()).toBe('Persian news')
})

test('pages, sort and Back work', async () => {
	const page = await visit('/en', desktop)
	const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
	const [firstTitle] = await titles()
	const pages = page.getByRole('navigation', { name: 'Pagination' })
	expect(await pages.getByRole('link', { name: /^Page \d+$/ }).count()).toBe(7)
	await page.evaluate(() => scrollTo(0, 200))
	// By script, because a pointer would scroll to the link first.
	await pages.getByRole('link', { name: 'Page 2' }).evaluate((link) => (link as HTMLElement).click())
	await page.waitForURL(/page=2/)
	await pages.getByRole('link', { name: 'Previous page' }).waitFor()
	await expect.poll(async () => (await titles())[0]).not.toBe(firstTitle)
	await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Views' })
	await page.waitForURL(/sort=views/)
	await page.goBack()
	await page.waitForURL(/page=2/)
	await expect.poll(() => page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('latest')
	await page.goBack()
	await page.waitForURL((url) => !url.searchParams.has('page'))
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)
})

test('a topic page lists its topic, and the topic links back to all news', async () => {
	const page = await visit('/en', desktop)
	await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'DeFi' }).click()
	await page.waitForURL('**/en/category/defi')
	await expect.poll(() => page.title()).toContain('DeFi')
	await page.getByRole('navigation', { name: 'People' }).getByRole('link', { name: 'Elon Musk' }).click()
	await page.waitForURL('**/en/influencers/elon-musk')
	await page.getByRole('article').first().waitFor()
})

test('a failed request is reported, unlike an empty list, and can be retried', async () => {
	const page = await visit('/en', { ...desktop, expectedErrors: /Failed to load resource/ })
	await page.route('**/v1/news/filter/**', (route) => route.abort())
	await page.getByRole('tab', { name: 'Persian news' }).click()
	const alert = page.getByRole('alert').filter({ hasText: words.en('news.failed') })
	await alert.waitFor()
	await expectAccessible(page)
	await page.unroute('**/v1/news/filter/**')
	await alert.getByRole('button', { name: words.en('news.retry') }).click()
	await page.getByRole('article').first().waitFor()
})

test.each(inPersian)('the price bar in %s moves and pauses', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}`, { ...desktop, motion: true })
	const prices = page.getByRole('region', { name: text('prices.label') })
	expect(await prices.getByRole('listitem').count()).toBe(20)
	const row = prices.locator('.ticker ul').first()
	const state = () => row.evaluate((list) => getComputedStyle(list).animationPlayState)
	expect(await state()).toBe('running')
	await prices.getByRole('button', { name: text('prices.pause') }).click()
	await page.mouse.move(0, 800)
	await prices.getByRole('button', { name: text('prices.play') }).waitFor()
	expect(await state()).toBe('paused')
})

test.each(inEnglish)(
	'prices in %s are refreshed every minute while visible, show their age and stay',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}`, desktop)
		await page.clock.install()
		await page.reload()
		await hydrated(page)
		const bar = page.getByRole('region', { name: text('prices.label') })
		let asked = 0
		let response: object | undefined
		await page.route('**/v1/prices/', async (route) => {
			asked += 1
			await (response === undefined ? route.abort() : route.fulfill({ json: response }))
		})
		const setVisible = (state: 'visible' | 'hidden') =>
			page.evaluate((now) => {
				Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
				document.dispatchEvent(new Event('visibilitychange'))
			}, state)
		const board = (price: number, as_of: Date) => ({
			status: 1,
			data: [{ symbol: 'btc', current_price: price, price_change_percentage_24h: 1 }],
			as_of: as_of.toISOString(),
			stale: false,
		})
		const priced = (price: number) => bar.getByText(dollars(price, locale)).first()

		// Once when the page becomes visible again, and then by the clock, which is not waited for here.
		await setVisible('hidden')
		expect(asked).toBe(0)
		response = board(71_234, new Date())
		await setVisible('visible')
		await priced(71_234).waitFor()
		expect(asked).toBe(1)
		response = board(72_345, new Date(Date.now() + 1000))
		await page.clock.runFor(60_000)
		await priced(72_345).waitFor()
		expect(asked).toBe(2)
		// From here on nothing arrives, and after two minutes the bar shows how old it is.
		const age = bar.getByText(new RegExp(text('prices.age', { time: withDigits('[3-5]', locale) })))
		expect(await bar.locator('.price-age').count()).toBe(0)
		await setVisible('hidden')
		await page.clock.runFor(180_000)
		expect(asked).toBe(2)
		response = { status: 1, data: [], as_of: null, stale: true }
		await setVisible('visible')
		await age.waitFor()
		await page.getByRole('tab', { name: text(locale === 'fa' ? 'tabs.en' : 'tabs.fa') }).click()
		await page.getByRole('article').first().waitFor()
		await priced(72_345).waitFor()
	},
)
