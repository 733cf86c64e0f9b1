import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateSearch } from '#text/translate.ts'
import { desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit } = openBrowser()

test('Enter searches immediately; the route shows it, and clearing goes back', async () => {
	const page = await visit('/en', desktop)
	const box = page.getByRole('searchbox', { name: 'Search news' })
	await box.fill('bitcoin')
	await box.press('Enter')
	await page.waitForURL('**/en/results?**search_query=bitcoin')
	await page.getByRole('heading', { level: 1, name: /bitcoin/i }).waitFor()
	await page.getByRole('article').first().waitFor()
	// Items that are tagged with the coin are found too.
	for (const row of await page.getByRole('article').allTextContents()) expect(row).toMatch(/bitcoin|BTC/i)
	await page.getByRole('button', { name: 'Clear search' }).click()
	await page.waitForURL((url) => url.pathname === '/en' && !url.searchParams.has('search_query'))
	await page.goBack()
	await page.waitForURL('**/en/results?**')
	await expect.poll(() => box.inputValue()).toBe('bitcoin')
})

test('a search that began on Latest leads back to it', async () => {
	const page = await visit('/en/latest', desktop)
	const box = page.getByRole('searchbox', { name: 'Search news' })
	for (const clear of ['Clear search', 'All news']) {
		await box.fill('bitcoin')
		await box.press('Enter')
		await page.waitForURL('**/en/results?**search_query=bitcoin')
		await page.getByRole('heading', { level: 1, name: /bitcoin/i }).waitFor()
		await page.getByRole(clear === 'All news' ? 'link' : 'button', { name: clear }).click()
		await page.waitForURL('**/en/latest')
	}
})

test('typing counts down from 75 and then searches by itself', async () => {
	const page = await visit('/en', desktop)
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 1_000)
	await page.getByRole('searchbox', { name: 'Search news' }).pressSequentially('eth')
	const ring = page.getByRole('progressbar')
	// Three steps of 600 ms and the last 200 ms.
	for (const left of ['75', '50', '25']) {
		await expect.poll(() => ring.getAttribute('aria-valuenow')).toBe(left)
		expect(page.url()).not.toContain('search_query')
		await page.clock.runFor(600)
	}
	await page.clock.runFor(200)
	await page.waitForURL('**/results?**search_query=eth')
	await ring.waitFor({ state: 'detached' })
})

test('the slash key focuses the box from anywhere, but not while typing', async () => {
	const page = await visit('/en', desktop)
	await page.evaluate(() => scrollTo(0, 600))
	await page.keyboard.press('/')
	const box = page.getByRole('searchbox', { name: 'Search news' })
	expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
	expect(await page.evaluate(() => scrollY)).toBe(0)
	await page.keyboard.type('a/b')
	expect(await box.inputValue()).toBe('a/b')
})

test.each(inPersian)('a search without results shows the not-found alert in %s', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}/results?search_query=zzqqxx&news_locale=${locale}`, phone)
	const alert = page.getByRole('alert').filter({ hasText: text('news.none') })
	await alert.waitFor()
	await expectAccessible(page)
	await alert.getByRole('link', { name: text('news.noneClear') }).click()
	await page.getByRole('article').first().waitFor()
})

test('a search without results offers the names that are near', async () => {
	const page = await visit('/en/results?search_query=etherium', desktop)
	const alert = page.getByRole('alert').filter({ hasText: words.en('news.none') })
	const near = alert.getByRole('region', { name: translateSearch('en')('panel.near') })
	await near.waitFor()
	await expectAccessible(page, { within: '.list-notice' })
	await near.getByRole('link', { name: 'Ethereum', exact: true }).click()
	await page.waitForURL('**/en/coin/ETH')
})

test('the heading of a search is never cut', async () => {
	const page = await visit('/en/results?search_query=ethereum', { width: 320, height: 700 })
	const heading = page.getByRole('heading', { level: 1 })
	const cut = (title: Element) => [
		title.scrollHeight - title.clientHeight,
		title.scrollWidth - title.clientWidth,
	]
	expect(await heading.evaluate(cut)).toEqual([0, 0])
})

test('Persian words are found however they are spelled', async () => {
	const page = await visit('/fa/results?search_query=بیت‌کوین&news_locale=fa&page=3', desktop)
	const titles = await page.getByRole('article').getByRole('heading').allTextContents()
	const titled = titles.find((title) => title.includes('بیت‌کوین')) ?? ''
	expect(titled).not.toBe('')
	const box = page.getByRole('searchbox', { name: words.fa('search.label') })
	for (const spelling of ['بیت‌کوین', 'بیت کوین', 'بيت كوين']) {
		const phrase = `"${titled.replaceAll('بیت‌کوین', spelling).replaceAll('"', ' ')}"`.slice(0, 100)
		await box.fill(phrase)
		await box.press('Enter')
		await page.getByRole('article').filter({ hasText: titled }).first().waitFor()
	}
})

test.each(inEnglish)(
	'letters typed while a search loads stay, and are searched for next, in %s',
	async (locale) => {
		const page = await visit(`/${locale}`, desktop)
		const loaded = Promise.withResolvers<void>()
		await page.route('**/v1/news/filter/**', async (route) => {
			await loaded.promise
			await route.continue()
		})
		const box = page.getByRole('searchbox', { name: words[locale]('search.label') })
		await box.fill('bit')
		await box.press('Enter')
		await box.pressSequentially('coin')
		loaded.resolve()
		await page.waitForURL('**/results?**search_query=bit')
		expect(await box.inputValue()).toBe('bitcoin')
		await page.waitForURL('**/results?**search_query=bitcoin')
	},
)

test('the label of an empty Persian box is where its text begins', async () => {
	const page = await visit('/fa', phone)
	const box = page.getByRole('searchbox', { name: words.fa('search.label') })
	const direction = () => box.evaluate((input) => getComputedStyle(input).direction)
	expect(await direction()).toBe('rtl')
	await box.fill('bitcoin')
	expect(await direction()).toBe('ltr')
	await box.fill('')
	expect(await direction()).toBe('rtl')
})

test('an unknown outlet in an address is named', async () => {
	const page = await visit('/en?sources=nobody', desktop)
	await page.getByText(words.en('news.unknownSources', { count: 1, names: 'nobody' })).waitFor()
})
