import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

/** Headlines that are completely visible, above the bar at the bottom. */
const headlinesInSight = (page: Page) =>
	page.evaluate(() => {
		const dock = document.querySelector('.dock')?.getBoundingClientRect()
		const fold = dock !== undefined && dock.height > 0 ? dock.top : innerHeight
		const boxes = [...document.querySelectorAll('main h3')].map((title) => title.getBoundingClientRect())
		return boxes.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= fold).length
	})

for (const locale of bothLanguages) {
	const text = words[locale]
	test(`the front in ${locale}: twenty headlines on a desktop, seven on a phone, and no finding of axe`, async () => {
		const wide = await visit(`/${locale}`, { width: 1440, height: 900 })
		// Only sample news has the bar above the header.
		const sampleBar = await wide.locator('.sample-bar').boundingBox()
		await wide.setViewportSize({ width: 1440, height: 900 + (sampleBar?.height ?? 0) })
		await expect.poll(() => headlinesInSight(wide)).toBeGreaterThanOrEqual(20)
		const block = wide.getByRole('list', { name: text('front.heading') })
		expect(await block.getByRole('heading', { level: 3 }).count()).toBe(9)
		// The river is the list, with its order and its pages; the second follows where the window has room. An item that
		// comes meanwhile moves one that is there already onto the second page.
		const river = wide.getByRole('list', { name: text('news.list') })
		await wide.setViewportSize({ width: 1440, height: 1000 })
		await expect.poll(() => river.getByRole('article').count()).toBeGreaterThan(10)
		expect(await river.getByRole('article').count()).toBeLessThanOrEqual(20)
		await wide.getByRole('combobox', { name: text('sort.label') }).waitFor()
		await wide.getByRole('navigation', { name: text('pages.label') }).waitFor()
		await expectAccessible(wide)

		const narrow = await visit(`/${locale}`, { width: 390, height: 844, theme: 'dark' })
		expect(await headlinesInSight(narrow)).toBeGreaterThanOrEqual(7)
		// The bar of the sample is above the header.
		const bar = await narrow.locator('.sample-bar').boundingBox()
		const first = await narrow.locator('main h3').first().boundingBox()
		expect((first?.y ?? 0) - (bar?.height ?? 0)).toBeLessThanOrEqual(110)
		// The line of the lead's price, if it has one, is beside “More”.
		const button = await narrow.locator('.front-lead .act-more').boundingBox()
		for (const chart of await narrow.locator('.front-lead .price-since svg').all()) {
			const line = await chart.boundingBox()
			const [start, end] = locale === 'fa' ? [button, line] : [line, button]
			expect((start?.x ?? 0) + (start?.width ?? 0)).toBeLessThanOrEqual(end?.x ?? 0)
		}
		const tabs = narrow.getByRole('tablist', { name: text('view.label') })
		expect(await tabs.getByRole('tab', { selected: true }).textContent()).toBe(text('view.frontShort'))
		await expectAccessible(narrow)
		const stories = narrow.getByRole('list', { name: text('front.heading') })
		const order = narrow.getByRole('combobox', { name: text('sort.label') })
		const [above, below] = [await stories.boundingBox(), await order.boundingBox()]
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
		expect(await narrow.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
	})
}

test('the lead represents its story once; its headline opens the report and its line the story', async () => {
	const page = await visit('/en', desktop)
	const { data } = await (await page.request.get(`${origin}/v1/news/front/?lang=en`)).json()
	expect(new Set([data.lead, ...data.stories].map(({ story }) => story.id)).size).toBe(9)
	const lead = page.getByRole('list', { name: 'Top stories' }).getByRole('listitem').first()
	const link = lead.getByRole('heading').getByRole('link')
	expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
		data.lead.url,
		'_blank',
	])
	const counted = page.waitForRequest('**/v1/news/views/')
	await link.click()
	expect((await counted).postDataJSON()).toEqual({ id: data.lead.id })
	await lead.locator('.row-reports').click()
	await page.waitForURL(`**/en/story/${data.lead.story.slug}`)
})

test('the plain list is a tab of its own, without the stories and with its filters beside it', async () => {
	const page = await visit('/en', desktop)
	const stories = page.getByRole('list', { name: 'Top stories' })
	await stories.waitFor()
	const tabs = page.getByRole('tablist', { name: 'View' })
	await tabs.getByRole('tab', { name: 'Latest' }).click()
	await page.waitForURL('**/en/latest')
	await page.getByRole('region', { name: 'Filters' }).waitFor()
	expect(await stories.count()).toBe(0)
	expect(await tabs.getByRole('tab', { selected: true }).textContent()).toBe('Latest')
	await page
		.getByRole('navigation', { name: 'Pagination' })
		.getByRole('link', { name: 'Page 2' })
		.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL('**/en/latest?page=2')
	await tabs.getByRole('tab', { name: 'Front' }).click()
	await stories.waitFor()
	// A filter removes the stories.
	await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Views' })
	await page.waitForURL('**/en?sort=views')
	await expect.poll(() => stories.count()).toBe(0)
})

test('below 1600 px the filters of the front open from their button; on wider screens they are beside it', async () => {
	const page = await visit('/en', desktop)
	await page.getByRole('button', { name: 'Filters', exact: true }).click()
	const dialog = page.getByRole('dialog', { name: 'Filters' })
	await dialog
		.getByRole('checkbox', { name: /Bitcoin/ })
		.first()
		.check()
	await dialog.getByRole('button', { name: 'Filter', exact: true }).click()
	await page.waitForURL('**/en?coins=BTC')
	await page.getByRole('region', { name: 'Filters' }).waitFor()
	const wide = await visit('/en', { width: 1680, height: 900 })
	await wide.getByRole('region', { name: 'Filters' }).getByRole('checkbox').first().waitFor()
	expect(await wide.getByRole('button', { name: 'Filters', exact: true }).count()).toBe(0)
})

test('news in both languages are in one list, each title in its own direction, and the choice is stored', async () => {
	const page = await visit('/fa', phone)
	await page.getByRole('tab', { name: words.fa('tabs.both') }).click()
	await page.waitForURL('**/fa?news_locale=both')
	const titles = page.getByRole('article').getByRole('heading').getByRole('link')
	const languages = async () =>
		new Set(await titles.evaluateAll((all) => all.map((one) => one.getAttribute('lang'))))
	await expect.poll(languages).toEqual(new Set(['fa', 'en']))
	const ofEnglish = page.locator('.news-rows h3 a[lang="en"]').first()
	expect(await ofEnglish.evaluate((title) => getComputedStyle(title).direction)).toBe('ltr')
	await page.goto(`${origin}/fa`)
	await page.waitForURL('**/fa?news_locale=both')

	// What only one of the languages reported is a part of that list.
	await page.goto(`${origin}/fa/latest?news_locale=both`)
	const parts = page.getByRole('navigation', { name: words.fa('coverage.label') })
	await parts.getByRole('link', { name: words.fa('elsewhere.en') }).click()
	await page.waitForURL('**/fa/latest?news_locale=both&coverage=en')
	await expect.poll(languages).toEqual(new Set(['en']))
	await page.getByRole('heading', { level: 1, name: words.fa('elsewhere.en') }).waitFor()
	await expectAccessible(page, { within: 'main' })
})

test('a button that is pressed before the scripts are there does its work when they are', async () => {
	const page = await visit('/robots.txt', { ...desktop, plain: true })
	const arrived = Promise.withResolvers<void>()
	await page.route('**/assets/**.js', async (route) => {
		await arrived.promise
		await route.continue()
	})
	await page.goto(`${origin}/en`, { waitUntil: 'commit' })
	await page.getByRole('button', { name: words.en('settings.title') }).click()
	expect(await page.getByRole('dialog').count()).toBe(0)
	arrived.resolve()
	await page.getByRole('dialog', { name: words.en('settings.title') }).waitFor()
})

test('the actions of a line are visible on hover or with focus, and always have their names', async () => {
	const page = await visit('/en', desktop)
	const row = page.getByRole('article').first()
	const share = row.getByRole('button', { name: 'Share' })
	const opacity = () => share.evaluate((button) => getComputedStyle(button.parentElement ?? button).opacity)
	expect(await opacity()).toBe('0')
	await share.focus()
	expect(await opacity()).toBe('1')
	await page.getByRole('article').nth(3).hover()
	await page.getByRole('article').nth(3).getByRole('button', { name: 'Share' }).click()
	const copied = page.getByRole('status').filter({ hasText: words.en('share.copied') })
	await copied.getByRole('button', { name: words.en('share.telegram') }).waitFor()
	await copied.getByRole('button', { name: words.en('share.eitaa') }).waitFor()
	// Bale is reached where Telegram is blocked.
	await page.evaluate(() => {
		window.open = (address) => {
			document.body.dataset.opened = String(address)
			return null
		}
	})
	await copied.getByRole('button', { name: words.en('share.bale') }).click()
	expect(await page.locator('body').getAttribute('data-opened')).toMatch(
		/^https:\/\/ble\.ir\/share\/url\?url=http.+news_share_id.+&text=./,
	)
	await share.press('Enter')
	await copied.getByRole('button', { name: words.en('share.withText') }).click()
	await copied.waitFor()
})

test('a story of a coin shows the change of the coin since its first report', async () => {
	const page = await visit('/en', desktop)
	const { data } = await (await page.request.get(`${origin}/v1/news/front/?lang=en`)).json()
	type Story = { tags: { symbol: string; change_since: number | null }[]; story: { slug: string | null } }
	const ofCoin = [data.lead, ...data.stories].find(
		({ tags, story }: Story) => story.slug !== null && tags.some(({ change_since }) => change_since !== null),
	)
	await page.goto(`${origin}/en/story/${ofCoin.story.slug}`)
	const line = page.getByRole('region', { name: 'Coins in this story' }).getByRole('img')
	await line.waitFor()
	expect(await line.getAttribute('aria-label')).toMatch(/^[A-Z0-9]+: (up|down|unchanged) .* since /)
})
