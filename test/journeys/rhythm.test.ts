import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { atRest } from './at-rest.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

test.each(inPersian)(
	'in %s new stories are announced, are added on top on request, and are marked',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}?news_locale=${locale}`, desktop)
		const listed = await page.context().request.post(`${origin}/v1/news/filter/`, { data: { lang: locale } })
		const [item] = (await listed.json()).data.news
		const fresh = { ...item, id: 900_001, slug: 'fresh', title: 'Fresh from the press', recent: true }
		await page.route('**/v1/news/newest/**', (route) =>
			route.fulfill({ json: { status: 1, data: { count: 3 } } }),
		)
		await page.route('**/v1/news/recent/**', (route) => route.fulfill({ json: { status: 1, data: [fresh] } }))
		const first = page.getByRole('article').first()
		const before = await first.boundingBox()
		// Requested when the tab becomes visible again, and then by the clock.
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		const pill = page.getByRole('button', { name: text('news.arrivedCount', { count: 3 }) })
		await pill.waitFor()
		expect(await first.boundingBox()).toEqual(before)
		await pill.click()
		await expect.poll(() => first.getByRole('heading').textContent()).toBe('Fresh from the press')
		expect(await first.getAttribute('class')).toContain('row-new')
		await pill.waitFor({ state: 'detached' })
	},
)

test('shortcuts move through the list, vote and explain themselves, by key position; a switch turns them off', async () => {
	const page = await visit('/en?page=16', desktop)
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))
	const ids = await page
		.getByRole('article')
		.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')))
	await page.keyboard.press('j')
	await page.keyboard.press('j')
	expect(await focused()).toBe(ids[1])
	await page.keyboard.press('k')
	expect(await focused()).toBe(ids[0])
	// What a Persian keyboard sends for the same key.
	await page.evaluate(() =>
		document.activeElement?.dispatchEvent(
			new KeyboardEvent('keydown', { key: 'ت', code: 'KeyJ', bubbles: true }),
		),
	)
	expect(await focused()).toBe(ids[1])
	await page.keyboard.press('i')
	await page.getByRole('status').getByText(words.en('vote.saved')).waitFor()
	await page.keyboard.press('?')
	const dialog = page.getByRole('dialog', { name: words.en('keys.title') })
	await dialog.waitFor()
	await expectAccessible(page, { within: 'dialog' })
	await dialog.getByRole('checkbox', { name: words.en('keys.switch') }).uncheck()
	await dialog.getByRole('button', { name: 'Close' }).click()
	await dialog.waitFor({ state: 'hidden' })
	await page.evaluate(() => (document.activeElement as HTMLElement).blur())
	await page.keyboard.press('j')
	expect(await focused()).not.toBe(ids[0])
})

/** Scrolls on until the list has so many items. */
const scrollOn = (page: Page, items: number) =>
	expect
		.poll(async () => {
			await page.mouse.wheel(0, 900)
			return page.getByRole('article').count()
		})
		.toBeGreaterThanOrEqual(items)
const pageInUrl = (page: Page) => Number(new URL(page.url()).searchParams.get('page') ?? 1)

test('a window without room has ten items; the next follow while the reader scrolls, to the tenth page, and the URL names the page in view', async () => {
	const page = await visit('/en/latest?news_locale=en', { width: 1440, height: 500 })
	const articles = page.getByRole('article')
	expect(await articles.count()).toBe(10)
	await scrollOn(page, 30)
	await expect.poll(() => pageInUrl(page)).toBeGreaterThanOrEqual(2)
	// The last turn of the wheel may still move the page.
	await atRest(() => page.evaluate(() => scrollY), 300)
	await page.evaluate(() => window.scrollTo(0, 0))
	await expect.poll(() => pageInUrl(page)).toBe(1)
	await scrollOn(page, 91)
	const pages = page.getByRole('navigation', { name: words.en('pages.label') })
	await expect.poll(() => pages.locator('[aria-current="page"]').textContent()).toBe('10')
	expect(await page.getByRole('button', { name: words.en('news.next') }).count()).toBe(0)
	// New items move rows to the next page, where they are not repeated.
	const ids = await articles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')))
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.length).toBeLessThanOrEqual(100)
	const link = page.url()
	const linked = pageInUrl(page)
	expect(linked).toBeGreaterThanOrEqual(9)
	// A link to a page begins with that page. The page and the API are cached apart, so news may come in between.
	const beginsWithItsPage = async () => {
		await page.goto(link)
		const first = await articles.first().getAttribute('aria-labelledby')
		const response = await page.request.post(`${origin}/v1/news/filter/`, {
			data: { lang: 'en', page: linked, grouped: true },
		})
		return first === `news-${(await response.json()).data.news[0].id}`
	}
	await expect.poll(beginsWithItsPage).toBe(true)
})

test('a dialog over an extended list leaves list and URL as they are', async () => {
	const page = await visit('/en?news_locale=en', phone)
	const articles = page.getByRole('article')
	await scrollOn(page, 30)
	await expect.poll(() => pageInUrl(page)).toBeGreaterThanOrEqual(2)
	const shown = await articles.count()
	await page.getByRole('button', { name: words.en('filters.label') }).click()
	await page.getByRole('dialog', { name: words.en('filters.label') }).waitFor()
	await expect.poll(() => new URL(page.url()).hash).toBe('#filters')
	expect(pageInUrl(page)).toBeGreaterThanOrEqual(2)
	await page.goBack()
	await expect.poll(() => new URL(page.url()).hash).toBe('')
	expect(pageInUrl(page)).toBeGreaterThanOrEqual(2)
	expect(await page.getByTestId('skeleton').count()).toBe(0)
	expect(await articles.count()).toBeGreaterThanOrEqual(shown)
})

test('tabs and Back show a list at once as it was left, without a request and without a skeleton', async () => {
	const page = await visit('/en?news_locale=en', { ...desktop, expectedErrors: /ERR_FAILED/ })
	const articles = page.getByRole('article')
	const tab = (name: string) =>
		page.getByRole('tablist', { name: words.en('view.label') }).getByRole('tab', { name })
	await scrollOn(page, 30)
	await expect.poll(() => pageInUrl(page)).toBeGreaterThanOrEqual(2)
	const left = await atRest(() => page.evaluate(() => scrollY), 300)
	const front = await articles.count()
	await tab('Latest').click()
	await page.waitForURL('**/en/latest')
	await scrollOn(page, 30)
	const latest = await atRest(() => page.evaluate(() => scrollY), 300)
	await page.route('**/v1/news/**', (route) => route.abort())
	let bones = 0
	await page.exposeFunction('boned', () => {
		bones += 1
	})
	await page.evaluate(() =>
		new MutationObserver(() => {
			if (document.querySelector('.bone')) (window as unknown as { boned: () => void }).boned()
		}).observe(document.body, { childList: true, subtree: true }),
	)
	const at = () => page.evaluate(() => scrollY)
	await tab('Front').click()
	await page.getByRole('list', { name: words.en('front.heading') }).waitFor()
	await expect.poll(at).toBe(left)
	expect(await articles.count()).toBeGreaterThanOrEqual(front)
	await tab('Latest').click()
	await expect.poll(at).toBe(latest)
	await page.goBack()
	await page.getByRole('list', { name: words.en('front.heading') }).waitFor()
	await expect.poll(at).toBe(left)
	expect(bones).toBe(0)
})

test('my feed goes on by itself, and it, a coin and a story are shown again at once, as they were left', async () => {
	const page = await visit('/en', { ...desktop, expectedErrors: /ERR_FAILED|Failed to load/ })
	await page.evaluate(() => {
		const coins = ['BTC', 'ETH', 'SOL', 'XRP'].map((ref) => ({ kind: 'coin', ref, name: ref }))
		localStorage.setItem('guest_follows', JSON.stringify(coins))
	})
	await page.goto(`${origin}/en/coin/BTC`)
	await hydrated(page)
	const tab = page.locator('header a[href="/en/my"]').first()
	const at = () => page.evaluate(() => scrollY)
	const articles = page.getByRole('article')
	await tab.click()
	await page.waitForURL('**/en/my')
	await scrollOn(page, 30)
	await atRest(() => articles.count(), 700)
	await page.evaluate(() => scrollTo(0, 600))
	const left = await atRest(at, 300)
	// A click of the browser would scroll to the link first.
	await page
		.getByRole('link', { name: /reports$/ })
		.first()
		.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL('**/en/story/**')
	const story = page.getByRole('heading', { level: 1 })
	// The address is there before the page is.
	const title = await story.filter({ hasNotText: 'My feed' }).textContent()
	await page.goBack()
	await expect.poll(at).toBe(left)

	await page.route(/\/v1\/news\/|\.data(\?|$)/, (route) => route.abort())
	await page.goForward()
	await expect.poll(() => story.textContent()).toBe(title)
	await page.goBack()
	await expect.poll(at).toBe(left)
	expect(await articles.count()).toBeGreaterThanOrEqual(30)
	expect(await page.getByTestId('skeleton').count()).toBe(0)
	await page.goBack()
	await page.locator('.coin-page').waitFor()
	await tab.click()
	await expect.poll(at).toBe(left)
})

test('the list stops extending while a page link has the focus, and Back restores the position', async () => {
	const page = await visit('/en?news_locale=en', desktop)
	const articles = page.getByRole('article')
	const links = page.getByRole('navigation', { name: words.en('pages.label') }).getByRole('link')
	await page.getByRole('button', { name: words.en('news.next') }).focus()
	await page.keyboard.press('Enter')
	await links.first().focus()
	await expect.poll(() => articles.count()).toBeGreaterThan(10)
	// A request from before the link had the focus still arrives.
	const shown = await atRest(() => articles.count(), 700)
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
	await page.waitForTimeout(1500)
	expect(await articles.count()).toBe(shown)

	const row = articles.nth(shown - 6)
	const id = await row.getAttribute('aria-labelledby')
	await row.evaluate((one) => one.scrollIntoView({ block: 'center' }))
	await row.locator('.row-source').click()
	await page.locator('.narrowed-line').waitFor()
	await page.goBack()
	await page.getByRole('list', { name: words.en('front.heading') }).waitFor()
	const left = page.locator(`article[aria-labelledby="${id}"]`)
	const inView = () =>
		left.evaluate((one) => {
			const { top, bottom } = one.getBoundingClientRect()
			return top >= 0 && bottom <= innerHeight
		})
	await expect.poll(inView).toBe(true)
})

test('opened items are less prominent, and the last visit has a mark', async () => {
	const page = await visit('/en?news_locale=en', desktop)
	const rows = page.getByRole('article')
	const heading = rows.nth(2).getByRole('heading').getByRole('link')
	const colour = () => heading.evaluate((link) => getComputedStyle(link).fontWeight)
	const before = await colour()
	await Promise.all([page.context().waitForEvent('page'), heading.click()])
	await expect.poll(colour).not.toBe(before)

	const seenAt = await rows.nth(3).locator('time').getAttribute('datetime')
	await page.evaluate((at) => localStorage.setItem('user_last_request_date', at ?? ''), seenAt)
	// Leaving the page stores the time of the visit, which is prevented here.
	await page.addInitScript((at) => localStorage.setItem('user_last_request_date', at ?? ''), seenAt)
	const top = await rows.nth(9).evaluate((row) => row.getBoundingClientRect().top)
	// A reader who comes back within a quarter of an hour gets no mark.
	await page.clock.setFixedTime(Date.parse(seenAt ?? '') + 14 * 60_000)
	await page.reload()
	await hydrated(page)
	expect(await page.getByText(/^You were here/).count()).toBe(0)
	await page.clock.setFixedTime(Date.parse(seenAt ?? '') + 16 * 60_000)
	await page.reload()
	await hydrated(page)
	await page.getByText(/^You were here/).waitFor()
	expect(Math.abs((await rows.nth(9).evaluate((row) => row.getBoundingClientRect().top)) - top)).toBeLessThan(
		150,
	)
})
