import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, openBrowser, rulesOfLook } from '#test/browser.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

const headline = {
	en: 'Bitcoin holds above $103,000 as spot ETF inflows reach a three-week high',
	fa: 'بیت‌کوین بالای ۱۰۳ هزار دلار ماند؛ ورود سرمایه به صندوق‌ها در اوج سه‌هفته‌ای',
}

/** The sample also has titles of three lines; only titles of the usual length are counted. */
const giveUsualTitles = (page: Page, title: string) =>
	page
		.getByRole('article')
		.getByRole('heading')
		.getByRole('link')
		.evaluateAll((all, title) => {
			for (const one of all) one.textContent = title
			return all.length
		}, title)

/** In the hours after midnight the list has a second line with a date, which is left out. */
const leaveOneDay = (page: Page) =>
	page.locator('.day-line').evaluateAll((lines: HTMLElement[]) => {
		for (const line of lines.slice(1)) line.style.display = 'none'
	})

/** Titles that are completely visible. */
const titlesInView = (page: Page) =>
	page
		.getByRole('article')
		.getByRole('heading')
		.evaluateAll(
			(all) =>
				all.filter((one) => {
					const { top, bottom } = one.getBoundingClientRect()
					return top >= 0 && bottom <= innerHeight
				}).length,
		)

for (const locale of bothLanguages) {
	const text = words[locale]
	test(`in ${locale} ten headlines are visible on a desktop, six on a phone and five on a small one`, async () => {
		const wide = await visit(`/${locale}/latest`, desktop)
		const narrow = await visit(`/${locale}/latest`, phone)
		for (const [page, size, wanted] of [
			[wide, desktop, 10],
			[narrow, phone, 6],
			[narrow, { width: 360, height: 800 }, 5],
		] as const) {
			await page.setViewportSize(size)
			expect(await giveUsualTitles(page, headline[locale])).toBeGreaterThanOrEqual(10)
			await leaveOneDay(page)
			expect(await titlesInView(page), `${size.width}`).toBeGreaterThanOrEqual(wanted)
			const sampleBar = await page.getByText(text('sample.bar')).boundingBox()
			expect(sampleBar?.height).toBeLessThanOrEqual(24)
		}
	})

	test(`in ${locale} on a phone every accessible name can be found and pressed before “More” is`, async () => {
		const page = await visit(`/${locale}?page=9`, phone)
		const row = page.getByRole('article').first()
		for (const key of ['card.important', 'card.bullish', 'card.bearish'] as const)
			expect(await row.getByRole('button', { name: new RegExp(`^${text(key)} [\\d۰-۹]`) }).count()).toBe(1)
		await page.getByRole('searchbox', { name: text('search.label') }).waitFor()
		await page.getByRole('combobox', { name: text('sort.label') }).waitFor()
		await row.getByRole('button', { name: text('card.share') }).click()
		await page.getByRole('status').getByText(text('share.copied')).waitFor()
		const share = row.getByRole('button', { name: text('card.share') })
		expect((await share.boundingBox())?.height).toBeLessThan(8)
		// It opens all of them in words, each as high as a thumb needs.
		await row.getByRole('button', { name: text('card.more') }).tap()
		const sheet = page.getByRole('dialog', { name: text('card.more') })
		await sheet.waitFor()
		for (const key of ['card.bullish', 'card.share', 'card.tags'] as const) {
			const box = await sheet.getByRole('button', { name: new RegExp(`^${text(key)}`) }).boundingBox()
			expect(box?.height).toBeGreaterThanOrEqual(44)
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
		await expectAccessible(page, { within: 'dialog', rules: rulesOfLook })
		await page.keyboard.press('Escape')
		await sheet.waitFor({ state: 'hidden' })
		await expectAccessible(page, { within: '.news-rows', rules: rulesOfLook })
	})
}

test('a chosen row height is in the first byte of the next page', async () => {
	const page = await visit('/en/latest', desktop)
	const height = () => page.getByRole('article').first().boundingBox()
	const before = await height()
	const settings = page.getByRole('button', { name: 'Reading settings' })
	await settings.click()
	await page.getByRole('radio', { name: 'Compact' }).check()
	expect((await height())?.height).toBeLessThan(before?.height ?? 0)
	expect(await page.evaluate(() => localStorage.getItem('row_height'))).toBe('compact')
	const html = await (await page.context().request.get(`${origin}/en`)).text()
	expect(html).toContain('data-row-height="compact"')
	await page.reload()
	await hydrated(page)
	await settings.click()
	await expect.poll(() => page.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true)
})

test('on a phone the search opens over the header, and without scripts on a page of its own', async () => {
	const page = await visit('/en', phone)
	const box = page.getByRole('searchbox', { name: 'Search news' })
	await page.getByRole('link', { name: words.en('dock.search'), exact: true }).click()
	expect((await box.boundingBox())?.width).toBeGreaterThan(250)
	await box.fill('bitcoin')
	await box.press('Enter')
	await page.waitForURL('**/en/results?**')
	await page.getByRole('button', { name: words.en('search.close') }).click()
	await expect.poll(async () => (await box.boundingBox())?.width ?? 0).toBeLessThan(250)

	const plain = await visit('/en', { ...phone, javaScript: false })
	await plain.getByRole('link', { name: words.en('dock.search'), exact: true }).click()
	await plain.waitForURL('**/en/results')
	await plain.getByRole('searchbox', { name: 'Search news' }).fill('bitcoin')
	await plain.keyboard.press('Enter')
	await plain.waitForURL(/search_query=bitcoin/)
	expect(await plain.getByRole('article').count()).toBe(10)
})

test('a tab is selected as soon as it is pressed', async () => {
	const page = await visit('/en', desktop)
	const loaded = Promise.withResolvers<void>()
	await page.route('**/v1/news/filter/**', async (route) => {
		await loaded.promise
		await route.continue()
	})
	await page.getByRole('tab', { name: 'Persian news' }).click()
	await page.getByRole('tab', { name: 'Persian news', selected: true }).waitFor()
	expect(await page.getByTestId('skeleton').first().boundingBox()).toMatchObject({ height: 32 })
	// So is one of another view, above rows as high as its own; what is below the list stays there.
	await page.getByRole('tab', { name: 'Latest' }).click()
	await page.getByRole('tab', { name: 'Latest', selected: true }).waitFor()
	await expect.poll(async () => (await page.getByTestId('skeleton').first().boundingBox())?.height).toBe(54)
	const big = await page.getByRole('link', { name: words.en('follow.big'), exact: true }).boundingBox()
	expect(big?.y).toBeGreaterThan(desktop.height)
	loaded.resolve()
	await page.getByRole('article').first().waitFor()
})

test.each([
	['/fa', 'دیروز، چهارشنبه ۳۱ اردیبهشت'],
	['/en', 'Yesterday, Wednesday, September 30'],
	['/en/coin/BTC', ''],
])('from 320 to 640 px nothing of %s is cut off and nothing scrolls sideways', async (path, longestDay) => {
	const page = await visit(path, { width: 320, height: 700 })
	await page.locator('.day-line h2').evaluateAll((all, day) => {
		for (const one of all) one.textContent = day
	}, longestDay)
	for (const width of [320, 360, 640]) {
		await page.setViewportSize({ width, height: 700 })
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
		expect(beyond, `${width}`).toBeLessThanOrEqual(0)
		for (const part of await page.locator('.toolbar > *, .header-line > *').all()) {
			const box = await part.boundingBox()
			expect(Math.round(box?.x ?? 0)).toBeGreaterThanOrEqual(0)
			expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(width)
		}
	}
	// The time of the last update gives way before the day does.
	await page.setViewportSize({ width: 390, height: 700 })
	const isCut = (all: Element[]) => all.some((one) => one.scrollWidth > one.clientWidth)
	expect(await page.locator('.day-line h2').evaluateAll(isCut)).toBe(false)
})

for (const locale of bothLanguages) {
	const long = { en: 'Digital Ledger Tribune', fa: 'اخبار فوری ارزهای دیجیتال' }[locale]
	test(`in ${locale} every row shows its source on phones of every width`, async () => {
		// Every row has a coin, and with sixty sources many have other sources too.
		const page = await visit(`/${locale}?news_locale=${locale}&coins=BTC`, phone)
		await page.locator('.row-source bdi').evaluateAll((all, long) => {
			for (const one of all) one.textContent = long
		}, long)
		for (const width of [390, 360, 320]) {
			await page.setViewportSize({ width, height: 800 })
			const rows = await page.getByRole('article').evaluateAll((all) =>
				all.map((row) => {
					const widthOf = (part: string) => row.querySelector(part)?.getBoundingClientRect().width ?? 0
					return { icon: widthOf('.row-source img'), name: widthOf('.row-source bdi') }
				}),
			)
			expect(rows).toHaveLength(10)
			for (const { icon, name } of rows) {
				expect(icon).toBe(16)
				// At least its first letters.
				expect(name).toBeGreaterThanOrEqual(24)
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
		}
	})
}

for (const locale of bothLanguages) {
	test(`in ${locale} a phone does not scroll sideways, whatever the counts`, async () => {
		const page = await visit(`/${locale}/latest`, { width: 390, height: 800 })
		// A row with many views and votes: the numbers are changed where the product renders them.
		await page.getByRole('article').evaluateAll((rows) => {
			for (const row of rows)
				for (const count of row.querySelectorAll('.count')) {
					const number = count.querySelector('bdi') ?? count
					number.textContent = '123.4K'
				}
		})
		for (const width of [320, 340, 350, 360, 375, 390, 412, 430]) {
			await page.setViewportSize({ width, height: 800 })
			expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
			// Source and age stay, and what is shown does not overlap.
			const covered = await page.getByRole('article').evaluateAll(
				(rows) =>
					rows.filter((row) => {
						const boxes = ['.row-age', '.row-source', '.row-reports', '.row-coins']
							.flatMap((part) => row.querySelector(part)?.getBoundingClientRect() ?? [])
							.sort((a, b) => a.left - b.left)
						return boxes.some((box, index) => box.right > (boxes[index + 1]?.left ?? innerWidth) + 1)
					}).length,
			)
			expect(covered, `rows with overlapping facts at ${width}`).toBe(0)
		}
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 800 })
			await expectAccessible(page, { within: '.news-rows', rules: ['target-size'] })
		}
	})
}

test('a coin and a price link to the coin, a source to its news, and Back restores the position', async () => {
	const page = await visit('/en?sort=views&news_locale=en', desktop)
	const heading = page.getByRole('heading', { level: 1 })
	await page.evaluate(() => scrollTo(0, 90))
	const chip = page.getByRole('list', { name: 'Coins' }).first().getByRole('link').first()
	const symbol = (await chip.locator('bdi').first().textContent()) ?? ''
	// By script, because a pointer would scroll to it first.
	await chip.evaluate((link) => (link as HTMLElement).click())
	await page.waitForURL((url) => url.pathname === `/en/coin/${symbol}`)
	await page.goBack()
	await page.waitForURL((url) => url.pathname === '/en')
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(90)
	await page.goto(`${origin}/en?sort=views&news_locale=en&coins=${symbol}`)
	await hydrated(page)
	await expect.poll(() => heading.textContent()).toMatch(/^News: /)
	// On a phone too, where a row shows only one coin.
	for (const size of [phone, desktop]) {
		await page.setViewportSize(size)
		for (const row of await page.getByRole('article').all())
			expect(await row.getByRole('link', { name: new RegExp(`^${symbol}`) }).count()).toBeGreaterThan(0)
	}
	await expect.poll(() => page.title()).toContain((await heading.textContent()) ?? '')
	await page.getByRole('link', { name: words.en('news.clear') }).click()
	await page.waitForURL((url) => !url.searchParams.has('coins'))
	// The list of the coin is on the page a moment longer than its URL.
	await expect.poll(() => heading.textContent()).not.toMatch(/^News: /)

	const source = page.getByRole('article').first().locator('.row-source')
	const name = (await source.textContent()) ?? ''
	await source.click()
	await page.waitForURL(/sources=/)
	await expect.poll(() => heading.textContent()).toBe(`News: ${name}`)
	await page.getByRole('link', { name: words.en('news.clear') }).click()
	await page.waitForURL((url) => !url.searchParams.has('sources'))
	await page.getByRole('region', { name: 'Coin prices' }).getByRole('link', { name: /^BTC/ }).first().click()
	await page.waitForURL(/\/en\/coin\/BTC$/)
	await page.locator('.coin-price').waitFor()
})
