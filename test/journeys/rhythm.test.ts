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

test('ten items on arrival; then the next ten, and automatically to the fifth page, with the URL following', async () => {
	const page = await visit('/en?news_locale=en', desktop)
	const articles = page.getByRole('article')
	expect(await articles.count()).toBe(10)
	await page.getByRole('button', { name: words.en('news.next') }).click()
	// The list may have continued before the check: certain is that page 2 arrived, and then the URL.
	await expect.poll(() => articles.count()).toBeGreaterThan(10)
	const lastPage = () => Number(new URL(page.url()).searchParams.get('page'))
	await expect.poll(lastPage).toBeGreaterThanOrEqual(2)
	await expect
		.poll(async () => {
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
			return lastPage()
		})
		.toBe(5)
	await page.getByRole('button', { name: words.en('news.next') }).waitFor({ state: 'detached' })
	// New items move rows to the next page, where they are not repeated.
	const ids = await articles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')))
	expect(new Set(ids).size).toBe(ids.length)
	expect(ids.length).toBeGreaterThan(40)
	expect(ids.length).toBeLessThanOrEqual(50)
})

test('a dialog over an extended list leaves list and URL as they are', async () => {
	const page = await visit('/en?news_locale=en', phone)
	const articles = page.getByRole('article')
	await page.getByRole('button', { name: words.en('news.next') }).click()
	await expect.poll(() => Number(new URL(page.url()).searchParams.get('page'))).toBeGreaterThanOrEqual(2)
	await page.evaluate(() => scrollTo(0, 0))
	const shown = await articles.count()
	await page.getByRole('button', { name: words.en('filters.label') }).click()
	await page.getByRole('dialog', { name: words.en('filters.label') }).waitFor()
	const { hash, searchParams } = new URL(page.url())
	expect(hash).toBe('#filters')
	expect(Number(searchParams.get('page'))).toBeGreaterThanOrEqual(2)
	await page.goBack()
	await expect.poll(() => new URL(page.url()).hash).toBe('')
	expect(Number(new URL(page.url()).searchParams.get('page'))).toBeGreaterThanOrEqual(2)
	expect(await page.getByTestId('skeleton').count()).toBe(0)
	expect(await articles.count()).toBeGreaterThanOrEqual(shown)
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
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
	await page.waitForTimeout(1500)
	expect(await articles.count()).toBe(shown)

	const row = articles.nth(shown - 6)
	const id = await row.getAttribute('aria-labelledby')
	await row.evaluate((one) => one.scrollIntoView({ block: 'center' }))
	await row.locator('.row-source').click()
	await page.locator('.narrowed-line').waitFor()
	await expect.poll(() => articles.count()).toBeLessThanOrEqual(10)
	await page.goBack()
	await expect.poll(() => articles.count()).toBeGreaterThan(10)
	await page.getByRole('list', { name: words.en('front.heading') }).waitFor()
	const left = page.locator(`article[aria-labelledby="${id}"]`)
	const inView = () =>
		left.evaluate((one) => {
			const { top, bottom } = one.getBoundingClientRect()
			return top >= 0 && bottom <= innerHeight
		})
	await expect.poll(inView).toBe(true)
	// A link to the same page is a page of ten.
	await page.goto(page.url())
	expect(await articles.count()).toBe(10)
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
