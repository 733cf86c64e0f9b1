import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, hydrated, openBrowser, rulesOfLook } from '#test/browser.ts'
import { recentDayAndTimeOf, shortAge, wholeNumber } from '#text/format.ts'
import { isolated } from '#text/isolated.ts'
import { translateFollows } from '#text/translate.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { desktop, phone, words } from './words.ts'

const { visit, openTab, origin, dataDir } = openBrowser()
const zoneOf = (page: Page): Promise<string> =>
	page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof phone]>([['fa', phone]])(
	'in %s a guest who was away for a night reads the briefing, one story at a time',
	async (locale, size) => {
		const text = said[locale]
		const page = await visit(`/${locale}/briefing`, size)
		const title = page.getByRole('heading', { level: 1 })
		expect(await title.textContent()).toBe(text('briefing.day', { count: 7 }))
		const waiting = page.locator('.dock .tab-count')
		expect(await waiting.textContent()).toBe(wholeNumber(7, locale))
		await expectAccessible(page)

		const night = new Date(Date.now() - 9.5 * 3_600_000).toISOString()
		await page.evaluate((at) => localStorage.setItem('user_last_request_date', at), night)
		const responded = page.waitForResponse((response) => response.url().includes('/v1/news/briefing/?'))
		await page.goto(`${origin}/${locale}/briefing`)
		const response = await responded
		expect(new URL(response.url()).searchParams.get('since')).toBe(night)
		const own = (await response.json()).data
		const count = own.stories.length
		// The stories of the last day are shown until those since the last visit have come.
		const age = shortAge(new Date(own.since), new Date(), locale) ?? ''
		await expect.poll(() => title.textContent()).toBe(text('briefing.since', { age, count }))
		const stories = page.getByRole('article')
		await expect.poll(() => stories.count()).toBe(count)
		const from = recentDayAndTimeOf(new Date(own.since), locale, await zoneOf(page))
		await page.getByText(text('briefing.span', { from })).waitFor()
		expect(count).toBeGreaterThan(0)
		expect(count).toBeLessThanOrEqual(7)

		await stories
			.first()
			.getByRole('button', { name: text('briefing.done') })
			.click()
		await page.getByText(text('briefing.left', { count: count - 1 })).waitFor()
		expect(await waiting.textContent()).toBe(wholeNumber(count - 1, locale))
		await stories
			.first()
			.getByRole('button', { name: text('undo') })
			.click()
		await page.getByText(text('briefing.left', { count })).waitFor()
		// `d` marks the first that is left, folds it into a line and goes on.
		await page.keyboard.press('d')
		await page.getByText(text('briefing.left', { count: count - 1 })).waitFor()
		const high = () => stories.first().evaluate((row) => row.getBoundingClientRect().height)
		await expect.poll(high).toBeLessThan(50)
		const moved = page.getByRole('region', { name: text('briefing.meanwhile') }).locator('.thumb')
		await expect.poll(() => moved.allTextContents()).toEqual(own.moved)
		const tab = page.getByRole('tab', {
			name: words[locale === 'fa' ? 'fa' : 'en']('view.briefing'),
			exact: true,
		})
		expect(await tab.getAttribute('aria-selected')).toBe('true')
		await page.getByRole('button', { name: text('briefing.finish') }).click()
		await page.getByText(text('briefing.caughtUp')).waitFor()
		await expectAccessible(page, { rules: rulesOfLook })
		// It stays the same, although more news may have arrived.
		await page.reload()
		await stories
			.getByRole('button', { name: text('undo') })
			.first()
			.waitFor()
	},
)

test('a story that a logged-in reader marks as done is done on their other devices', async () => {
	const text = said.en
	const page = await openTab(phone)
	await arriveOnDashboard(page, 'en', dataDir)
	// The front counts what is left, as the briefing does.
	await page.goto(`${origin}/en`)
	const waiting = page.locator('.dock .tab-count')
	await waiting.waitFor()
	const own = page.waitForResponse((response) => response.url().includes('/v1/news/briefing/?'))
	await page.goto(`${origin}/en/briefing`)
	await own
	const isLeft = async () =>
		page.getByText(text('briefing.left', { count: Number(await waiting.textContent()) })).isVisible()
	await expect.poll(isLeft).toBe(true)
	const marked = page.waitForResponse((response) => response.url().endsWith('/v1/user/briefing/done/'))
	await page.getByRole('button', { name: text('briefing.finish') }).click()
	await marked
	// Beside what moved is by how much, although prices in toman are long.
	await page.setViewportSize({ width: 1440, height: 900 })
	await page.getByRole('button', { name: words.en('prices.inToman') }).click()
	const moves = page.getByRole('region', { name: text('briefing.meanwhile') }).locator('p')
	await expect.poll(() => moves.first().textContent()).toContain('toman')
	const bottoms = (all: Element[]) => all.map((one) => Math.floor(one.getBoundingClientRect().bottom))
	const ends = await moves.evaluateAll(bottoms)
	const changes = await moves.locator('.change').evaluateAll(bottoms)
	expect(changes).toHaveLength(ends.length)
	expect(changes.filter((change, row) => change > (ends[row] ?? 0))).toEqual([])
	// The briefing by e-mail is a press away.
	// An account has one digest: in the morning, in the evening, or none.
	const choice = (name: RegExp | string) => page.getByRole('radio', { name })
	for (const name of [/evening/, /morning/, text('briefing.off')]) {
		const stored = page.waitForResponse(
			(response) => response.url().includes('/v1/user/ways/') && response.request().method() !== 'GET',
		)
		await choice(name).check()
		expect((await stored).ok()).toBe(true)
	}
	await choice(/evening/).check()
	// The other device only knows the reader.
	await page.evaluate(() => localStorage.removeItem('briefing_done'))
	await page.reload()
	await page
		.getByRole('article')
		.getByRole('button', { name: text('undo') })
		.first()
		.waitFor()
})

test.each(['blocked', 'full'])(
	'with %s storage what is done, followed and saved lasts as long as the page',
	async (state) => {
		const page = await openTab(desktop)
		await page.addInitScript((state) => {
			const refuse = () => {
				throw new DOMException(state, state === 'full' ? 'QuotaExceededError' : 'SecurityError')
			}
			if (state === 'full') Storage.prototype.setItem = refuse
			else Object.defineProperty(window, 'localStorage', { get: refuse })
		}, state)
		await page.goto(`${origin}/en/briefing`)
		await hydrated(page)
		await page
			.getByRole('button', { name: said.en('briefing.done') })
			.first()
			.click()
		await page.getByText(said.en('briefing.left', { count: 6 })).waitFor()
		await page.keyboard.press('d')
		await page.getByText(said.en('briefing.left', { count: 5 })).waitFor()
		await page.getByRole('button', { name: said.en('briefing.finish') }).click()
		await page.getByText(said.en('briefing.caughtUp')).waitFor()

		await page.goto(`${origin}/en/coin/BTC`)
		await hydrated(page)
		await page
			.getByRole('button', { name: words.en('follow.thing', { name: 'Bitcoin' }), exact: true })
			.first()
			.click()
		await page.getByText(words.en('follow.untilClosed', { name: isolated('Bitcoin') })).waitFor()
		await page
			.getByRole('button', { name: words.en('follow.stop', { name: 'Bitcoin' }), exact: true })
			.first()
			.waitFor()
		const save = page.getByRole('button', { name: words.en('account.bookmark'), exact: true }).last()
		await save.click()
		await page.getByText(words.en('account.bookmarkUntilClosed')).waitFor()
		expect(await save.getAttribute('aria-pressed')).toBe('true')
	},
)

test.each([desktop, phone])(
	'the line of an absence has its room before the scripts are there: %o',
	async (size) => {
		const page = await visit('/en', size)
		await page.addInitScript(() => {
			localStorage.setItem('user_last_request_date', new Date(Date.now() - 8 * 3_600_000).toISOString())
			new PerformanceObserver((list) => {
				const { dataset } = document.documentElement
				const moved = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
				dataset.moved = String(moved.reduce((sum, one) => sum + one, Number(dataset.moved ?? 0)))
			}).observe({ type: 'layout-shift', buffered: true })
		})
		await page.reload()
		await hydrated(page)
		await page.locator('.away-line b').waitFor()
		// A letter of a font that comes late is not the line, which would move the whole page.
		const moved = await page.locator('html').getAttribute('data-moved')
		expect(Number(moved ?? 0)).toBeLessThan(0.001)
	},
)
