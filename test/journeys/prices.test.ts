import { beforeAll, expect, test, vi } from 'vitest'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { clockTimeOf, percentSize, tomans } from '#text/format.ts'
import { translateCoin } from '#text/translate.ts'
import { bothLanguages, desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

/** The product is ready before its first prices are. */
beforeAll(async () => {
	const read = async (path: string) => (await fetch(origin + path)).json()
	await vi.waitFor(
		async () => {
			const history = (await read('/v1/prices/history/?symbol=BTC')) as { data: { points: unknown[] } }
			const prices = (await read('/v1/prices/')) as { as_of: string | null; toman: object | null }
			expect(history.data.points.length).toBeGreaterThan(200)
			expect(prices.as_of).not.toBeNull()
			expect(prices.toman).not.toBeNull()
		},
		{ timeout: 60_000, interval: 500 },
	)
})

type Tag = { symbol: string; change_since: number | null }
type Prices = { toman: { usdt: number; as_of: string } }

test.each(bothLanguages)('the page of a coin in %s: price, chart, numbered stories, news', async (locale) => {
	const text = translateCoin(locale)
	const page = await visit(`/${locale}/coin/BTC`, desktop)
	expect(await page.locator('.coin-price').textContent()).toMatch(
		locale === 'fa' ? /[۰-۹]٬[۰-۹]/ : /\$\d+,\d/,
	)
	const chart = page.locator('.coin-chart-wide')
	expect(await chart.isVisible()).toBe(true)
	// Time runs from left to right in both languages: the last point is at the right.
	const [line, end] = await Promise.all([
		chart.locator('.line-after').boundingBox(),
		chart.locator('.line-end').boundingBox(),
	])
	expect(end?.x ?? 0).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0) - 20)
	expect(await page.locator('.coin-chart table tbody tr').count()).toBeGreaterThan(5)
	// The hours are the reader's own.
	const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
	const lastMinutes = Array.from({ length: 5 }, (_, ago) =>
		clockTimeOf(new Date(Date.now() - ago * 60_000), locale, zone),
	)
	expect(lastMinutes).toContain(await chart.locator('.chart-time').last().textContent())
	const latest = page.getByRole('region', { name: text('latest') })
	const link = latest.getByRole('article').first().getByRole('heading').getByRole('link')
	expect(await link.getAttribute('target')).toBe('_blank')
	await expectAccessible(page)
	// No story is listed twice, not even by another of its reports.
	const stories = await page
		.locator('.coin-page .row-reports')
		.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
	expect(stories.length).toBeGreaterThan(0)
	expect(new Set(stories).size).toBe(stories.length)

	// A number below the line leads to the row of its story.
	await page.getByRole('link', { name: text('range.7d'), exact: true }).click()
	await page.waitForURL(/range=7d/)
	await page.locator('.coin-ranges [href$="range=7d"][aria-current]').waitFor()
	const pin = chart.getByRole('link').first()
	const name = (await pin.getAttribute('aria-label')) ?? ''
	const listed = page.getByRole('region', { name: text('stories') }).getByRole('heading', { level: 3 })
	expect((await listed.allTextContents()).some((title) => name.endsWith(title))).toBe(true)
	await pin.focus()
	// The crosshair shows the price and the headline of that moment, and the keys lead to each story, merged or not.
	await chart.locator('.coin-tip b').waitFor()
	const numbered = await listed.count()
	const shown = new Set<string | null>()
	for (let press = 0; press < numbered; press += 1) await page.keyboard.press('ArrowLeft')
	for (let press = 0; press < numbered; press += 1) {
		shown.add(await chart.locator('.coin-tip p').textContent())
		await page.keyboard.press('ArrowRight')
	}
	expect(shown.size).toBe(numbered)
	await pin.click()
	await page.waitForURL(/#coin-story-/)
	await page.locator('.coin-story:target').waitFor()
	await chart.hover({ position: { x: 300, y: 60 } })
	expect(await chart.locator('.coin-tip b').textContent()).toContain('$')
	// At both edges it shows the first price and the last.
	const drawing = await chart.boundingBox()
	for (const x of [1, (drawing?.width ?? 0) - 1]) {
		await chart.hover({ position: { x, y: 60 } })
		expect(await chart.locator('.coin-tip b').textContent()).toContain('$')
	}
	expect(await chart.locator('.news-bar').count()).toBe(28)

	await page.setViewportSize(phone)
	await page.locator('.coin-chart-narrow').waitFor()
	// In either currency nothing is wider than a small phone, with every price in full.
	const currency = (name: 'prices.toman' | 'settings.dollar') =>
		page
			.getByRole('group', { name: words[locale]('settings.prices') })
			.getByRole('button', { name: words[locale](name) })
	expect(await currency('settings.dollar').getAttribute('aria-pressed')).toBe('true')
	await currency('prices.toman').click()
	await expect
		.poll(() => page.locator('.coin-price > bdi').first().textContent())
		.toContain(locale === 'fa' ? 'تومان' : 'toman')
	await expectAccessible(page, { rules: rulesOfLook })
	for (const width of [phone.width, 320]) {
		await page.setViewportSize({ width, height: 640 })
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(overflow).toBeLessThanOrEqual(0)
	}
	const coin = { en: 'Bitcoin', fa: 'بیت‌کوین' }[locale]
	await page.getByRole('link', { name: text('every', { coin }), exact: true }).click()
	await page.waitForURL(/coins=BTC/)
})

test('a coin without a price says so, and an unknown one is not found', async () => {
	const text = translateCoin('en')
	const page = await visit('/en/coin/FTT', desktop)
	await page.getByText(text('noPrice')).waitFor()
	await page.getByText(text('noChart')).waitFor()
	await page.goto(`${origin}/en/coin/btc?range=30d`)
	expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en/coin/BTC?range=30d')
	expect((await fetch(`${origin}/en/coin/NOPE`)).status).toBe(404)
})

test('without script the range of the chart is chosen by links', async () => {
	const page = await visit('/en/coin/ETH', { ...desktop, javaScript: false })
	await page.getByRole('link', { name: translateCoin('en')('range.30d'), exact: true }).click()
	await page.waitForURL(/range=30d/)
	expect(await page.locator('.coin-chart-wide .line-after').getAttribute('d')).toMatch(/^M/)
})

test('the bar pins Bitcoin and Ether; in Persian it begins with Tether in toman, and prices can be shown in toman', async () => {
	const page = await visit('/fa', desktop)
	const bar = page.getByRole('region', { name: words.fa('prices.label') })
	expect(await bar.locator('.price-pins li').count()).toBe(2)
	const { toman } = (await (await fetch(`${origin}/v1/prices/`)).json()) as Prices
	expect(await bar.locator('.price-tether').textContent()).toMatch(/تتر[۰-۹]{3}٬[۰-۹]{3} تومان/)
	expect(toman.usdt).toBeGreaterThan(100_000)
	const bitcoin = bar.locator('.price-pins li').first()
	expect(await bitcoin.textContent()).toContain('$')
	await bar.getByRole('button', { name: words.fa('prices.inToman') }).click()
	await expect.poll(() => bitcoin.textContent()).toContain('میلیارد تومان')
	// There Tether is once, and its own page says the same.
	expect(await bar.locator('[href$="/coin/USDT"]').count()).toBe(1)
	// Under a finger too the button is within the bar.
	const session = await page.context().newCDPSession(page)
	await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
	await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
	const [outer, inner] = [await bar.boundingBox(), await bar.locator('.toman-switch').boundingBox()]
	expect(inner?.height).toBeGreaterThanOrEqual(24)
	expect(inner?.y).toBeGreaterThanOrEqual(outer?.y ?? 0)
	expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0))
	await page.goto(`${origin}/fa/coin/USDT`)
	const [tether, price, change] = await page
		.locator('.price-tether a, .coin-price > bdi:first-child, .coin-price .change')
		.allTextContents()
	expect(tether).toBe(`تتر${price}${change}`)
	// The choice is stored, and the next page is rendered with it.
	await page.goto(`${origin}/fa/coin/BTC`)
	const shown = page.locator('.coin-price > bdi')
	expect(await shown.first().textContent()).toContain('تومان')
	expect(await shown.last().textContent()).toContain('$')
	expect(tomans(1e9, 'fa')).toBe('۱ میلیارد تومان')
})

test('a chip shows the change of the coin since the headline, and that of 24 hours in its title', async () => {
	const page = await visit('/en/latest?news_locale=en', desktop)
	const chip = page.locator('.row-coins a[title^="Since this headline; 24 h"]').first()
	await chip.waitFor()
	const symbol = (await chip.locator('bdi').first().textContent()) ?? ''
	const response = await fetch(`${origin}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ lang: 'en', grouped: true }),
	})
	const { data } = (await response.json()) as { data: { news: { tags: Tag[] }[] } }
	const changes = data.news.flatMap(({ tags }) => tags).filter((tag) => tag.symbol === symbol)
	expect(changes.some(({ change_since: since }) => since !== null && percentSize(since, 'en') !== '')).toBe(
		true,
	)
	await chip.click()
	await page.waitForURL(new RegExp(`/en/coin/${symbol}$`))
})

test.each(inPersian)('in %s a coin that a page links to has its name', async (locale) => {
	const page = await visit(`/${locale}`, desktop)
	const coin = page.locator('.ticker-row a', { hasText: 'DOT' }).first()
	await coin.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL(/\/coin\/DOT$/)
	await expect.poll(() => page.title()).toContain('پولکادات')
})
