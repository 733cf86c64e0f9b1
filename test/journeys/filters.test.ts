import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { peopleAtFirst } from '#contract/choices.ts'
import { newsLocaleFor } from '#domain/locale.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, inEnglish, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

test.each(inPersian)('in %s one coin filters the list; a second opens the limit dialog', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}/latest?news_locale=${locale}`, desktop)
	const filters = page.getByRole('region', { name: text('filters.label') })
	const coins = filters.getByRole('group', { name: text('filters.coins') })
	await coins.getByRole('searchbox').fill('eth')
	await coins.getByRole('checkbox', { name: /ETH$/ }).first().check()
	await filters.getByRole('button', { name: text('filters.apply') }).click()
	await page.waitForURL(/coins=ETH/)
	await page.getByRole('heading', { level: 1, name: /اتریوم/ }).waitFor()
	const tags = page
		.getByRole('article')
		.first()
		.getByRole('list', { name: text('card.coins') })
	await tags.waitFor()

	await coins.getByRole('searchbox').fill('btc')
	await coins.getByRole('checkbox', { name: /BTC$/ }).first().check()
	await coins.getByRole('link', { name: text('filters.unlimited') }).waitFor()
	await filters.getByRole('button', { name: text('filters.apply') }).click()
	const dialog = page.getByRole('dialog', { name: text('limit.title') })
	await dialog.getByText(text('limit.coin')).waitFor()
	await dialog.getByText(text('limit.fa')).waitFor()
	await dialog.getByText(text('limit.en')).waitFor()
	const box = await dialog.boundingBox()
	expect(box?.width).toBe(440)
	const signUp = dialog.getByRole('link', { name: text('limit.signUp') })
	expect(await signUp.getAttribute('href')).toBe('/user/signup')
	await expectAccessible(page)
	await dialog.getByRole('button', { name: text('limit.skip') }).click()
	await dialog.waitFor({ state: 'hidden' })
	// The first of each is left.
	expect(new URL(page.url()).searchParams.get('coins')).toBe('ETH')
})

test.each(inEnglish)(
	'in %s a URL beyond the limit opens the dialog above the list that a guest may see',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}?news_locale=${locale}&coins=ETH,BTC`, phone)
		const dialog = page.getByRole('dialog', { name: text('limit.title') })
		await dialog.getByText(text('limit.coin')).waitFor()
		expect(new URL(page.url()).searchParams.get('coins')).toBe('ETH,BTC')
		// It is visible a frame before it is modal and Escape closes it.
		await page.locator('dialog[open]').waitFor()
		await page.keyboard.press('Escape')
		await dialog.waitFor({ state: 'hidden' })
		expect(await page.getByRole('article').count()).toBeGreaterThan(0)
		const tags = page.getByRole('list', { name: text('card.coins') })
		for (const each of await tags.allTextContents()) expect(each).toContain('ETH')
		await page.getByRole('note').getByRole('link').click()
		await page.waitForURL('**/user/signup')
		await page.getByRole('heading', { level: 1, name: text('account.signup.title') }).waitFor()
		await page.goBack()
		await dialog.getByRole('button', { name: text('limit.skip') }).click()
		await page.waitForURL((url) => url.searchParams.get('coins') === 'ETH')
		await page.getByRole('note').waitFor({ state: 'detached' })
	},
)

test('without scripts the limit is shown above the list, and no button is without effect', async () => {
	const page = await visit('/en/category/defi?coins=ETH,BTC&sort=views', { ...desktop, javaScript: false })
	await page.getByRole('note').getByText('1 Persian source').waitFor()
	expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
		/\/en\/category\/defi\?coins=ETH$/,
	)
	expect(await page.locator('noscript p').isVisible()).toBe(true)
	// Controls of a form that works without scripts have an effect.
	const pressable = page.locator(':is(button, select, input:not([type=search])):not(.plain-form *)')
	for (const one of await pressable.all()) {
		const style = await one.evaluate((element) => getComputedStyle(element).pointerEvents)
		expect((await one.isVisible()) && style !== 'none', await one.innerText()).toBe(false)
	}
	await page.getByRole('searchbox', { name: 'Search news' }).fill('the')
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/en\/category\/defi\/results\?/)
	const { searchParams } = new URL(page.url())
	expect(Object.fromEntries(searchParams)).toEqual({
		sort: 'views',
		coins: 'ETH,BTC',
		search_query: 'the',
	})
})

test('four hundred coins can be scrolled to, an unknown name shows the empty text, and cards close', async () => {
	// A coin in the URL is selected.
	const page = await visit('/en?coins=BTC', desktop)
	const coins = page.getByRole('region', { name: 'Filters' }).getByRole('group', { name: 'Coins' })
	const list = coins.locator('.check-list-coins')
	await coins.getByRole('link', { name: 'All coins' }).click()
	await coins.getByRole('link', { name: 'All coins' }).waitFor({ state: 'detached' })
	await list.evaluate((box) => box.scrollTo(0, box.scrollHeight))
	await coins.getByRole('checkbox', { name: /Aethir/ }).waitFor()
	await coins.getByRole('searchbox').fill('zzzz')
	await coins.getByText('yeah, there was nothing to show...').waitFor()
	await coins.getByRole('searchbox').fill('btc')
	expect(await coins.getByRole('checkbox', { name: /BTC$/ }).first().isChecked()).toBe(true)
	await coins.getByRole('button', { name: /^Coins/ }).click()
	await list.waitFor({ state: 'hidden' })
})

test.each(inPersian)('on a phone in %s a button opens the filters full screen', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}?news_locale=${locale}`, phone)
	await page.getByRole('button', { name: text('filters.label') }).click()
	const dialog = page.getByRole('dialog', { name: text('filters.label') })
	expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
	const sources = dialog.getByRole('group', { name: text(`filters.${newsLocaleFor(locale)}`) })
	await sources.getByRole('checkbox').first().waitFor()
	await expectAccessible(page)
	await sources.getByRole('checkbox').first().check()
	await dialog.getByRole('button', { name: text('filters.apply') }).click()
	await dialog.waitFor({ state: 'hidden' })
	await page.waitForURL(/sources=/)
})

test('without the spelling rules the filters work, and once loaded they find rows for the typed text', async () => {
	const page = await visit('/fa/latest?news_locale=fa', {
		...desktop,
		expectedErrors: /ERR_FAILED|Failed to load/,
	})
	const sources = page.getByRole('group', { name: words.fa('filters.fa') })
	const box = sources.getByRole('searchbox')
	// Also the second attempt, whose URL has a query.
	const modules = /\.js(\?|$)/
	await page.route(modules, (route) => route.abort())
	const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('.js?attempt='))
	// As an Arabic keyboard writes it.
	await box.fill('ديجيتال')
	await sources.getByRole('checkbox').first().waitFor({ state: 'detached' })
	await failed
	await page.unroute(modules)
	await box.blur()
	await box.focus()
	await sources.getByRole('checkbox').first().waitFor()
})

test('filter rows and their lists have the right height at every width', async () => {
	const heights = async (size: typeof desktop | typeof phone) => {
		const page = await visit('/en/latest', size)
		if (size === phone) await page.getByRole('button', { name: 'Filters' }).click()
		const where = size === phone ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters' })
		const high = async (part: Locator) => (await part.boundingBox())?.height
		const coins = where.getByRole('group', { name: 'Coins' })
		const sources = where.getByRole('group', { name: 'English sources' })
		return {
			coins: [await high(coins.getByRole('listitem').first()), await high(coins.locator('.check-list'))],
			sources: [
				await high(sources.getByRole('listitem').first()),
				await high(sources.locator('.check-list')),
			],
			search: await high(coins.getByRole('searchbox')),
			heading: await high(coins.getByRole('button', { name: /^Coins/ })),
		}
	}
	const lists = { coins: [46, 280], sources: [45, 300] }
	expect(await heights(desktop)).toEqual({ ...lists, search: 32, heading: 38 })
	expect(await heights(phone)).toEqual({ ...lists, search: 44, heading: 44 })
})

test('blocked or invalid storage changes nothing', async () => {
	const page = await visit('/en', desktop)
	await page.evaluate(() => {
		localStorage.setItem('user_favorite_filters', '{broken')
		localStorage.setItem('filter_init', 'true')
	})
	await page.reload()
	expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(10)
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get: () => {
				throw new DOMException('blocked', 'SecurityError')
			},
		})
	})
	await page.reload()
	await hydrated(page)
	expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(10)
	await page.getByRole('button', { name: 'Dark theme' }).click()
	expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('a selection made while the list loads stays', async () => {
	const page = await visit('/en/latest', desktop)
	const loaded = Promise.withResolvers<void>()
	await page.route('**/v1/news/filter/**', async (route) => {
		await loaded.promise
		await route.continue()
	})
	const filters = page.getByRole('region', { name: 'Filters' })
	const coins = filters.getByRole('group', { name: 'Coins' })
	await coins.getByRole('checkbox', { name: /BTC$/ }).first().check()
	await filters.getByRole('button', { name: 'Filter', exact: true }).click()
	const sources = filters.getByRole('group', { name: 'English sources' })
	await sources.getByRole('checkbox').first().check()
	loaded.resolve()
	await page.getByRole('heading', { level: 1, name: 'News: Bitcoin' }).waitFor()
	expect(await sources.getByRole('checkbox').first().isChecked()).toBe(true)
	// Back changes the URL, and the selection follows it.
	await page.goBack()
	await page.waitForURL((url) => !url.searchParams.has('coins'))
	await expect.poll(() => filters.getByRole('checkbox', { checked: true }).count()).toBe(0)
})

test.each(inEnglish)(
	'on a phone in %s Back closes the filters first, and a topic closes them too',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}?news_locale=${locale}`, phone)
		const arrived = page.url()
		const asked: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('/v1/news/filter/')) asked.push(request.url())
		})
		const button = page.getByRole('button', { name: text('filters.label') })
		const dialog = page.getByRole('dialog', { name: text('filters.label') })
		await button.click()
		await dialog.getByRole('group').first().waitFor()
		// The URL follows a frame after the dialog.
		await page.waitForURL(/#filters$/)
		await page.goBack()
		await dialog.waitFor({ state: 'hidden' })
		expect(page.url()).toBe(arrived)
		// The close button does the same, and neither loads the list again.
		await button.click()
		await dialog.getByRole('button', { name: text('filters.close') }).click()
		await dialog.waitFor({ state: 'hidden' })
		await expect.poll(() => page.url()).toBe(arrived)
		expect(asked).toEqual([])

		await button.click()
		await page.waitForURL(/#filters$/)
		await dialog.getByRole('link', { name: locale === 'fa' ? 'دیفای' : 'DeFi' }).click()
		await dialog.waitFor({ state: 'hidden' })
		await page.waitForURL(`**/${locale}/category/defi`)
		await page.goBack()
		await page.waitForURL((url) => url.href === arrived)
		expect(await dialog.isVisible()).toBe(false)
	},
)

test.each(bothLanguages)('a topic, a coin and a search in %s have a heading and a count', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}/category/defi?news_locale=${locale}`, phone)
	const heading = page.getByRole('heading', { level: 1 })
	const number = locale === 'fa' ? /^[۰-۹٬]+\+? خبر$/ : /^[\d,]+\+? stor(y|ies)$/
	const count = heading.locator('xpath=following-sibling::p')
	expect((await heading.boundingBox())?.height).toBeGreaterThanOrEqual(20)
	expect(await count.textContent()).toMatch(number)
	expect(await count.isVisible()).toBe(true)
	await page.goto(`${origin}/${locale}?coins=BTC&news_locale=${locale}`)
	expect(await heading.textContent()).toMatch(
		new RegExp(`^${text('news.headingIn', { topic: locale === 'fa' ? 'بیت.کوین' : 'Bitcoin' })}$`),
	)
	expect(await count.textContent()).toMatch(number)
	await page.goto(`${origin}/${locale}/results?search_query=ETH&news_locale=${locale}`)
	const names = locale === 'fa' ? 'اتریوم (ETH)' : 'Ethereum (ETH)'
	expect(await heading.textContent()).toBe(text('news.headingMatched', { names, search: 'ETH' }))
	expect(await count.textContent()).toMatch(number)
	await page.goto(`${origin}/${locale}?news_locale=${locale}`)
	expect((await heading.boundingBox())?.height).toBeLessThanOrEqual(1)
})

test.each(inEnglish)(
	'in %s a page has six choices in each card; typing loads the rest once, as a file that is cached',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}/latest?news_locale=${locale}`, desktop)
		const asked: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('/v1/catalogue/')) asked.push(request.url())
		})
		const filters = page.getByRole('region', { name: text('filters.label') })
		const coins = filters.getByRole('group', { name: text('filters.coins') })
		expect(await coins.getByRole('checkbox').count()).toBe(6)
		expect(asked).toEqual([])
		await coins.getByRole('searchbox').fill('MASK')
		await coins.getByRole('checkbox', { name: /MASK$/ }).check()
		const sources = filters.getByRole('group', { name: text(`filters.${newsLocaleFor(locale)}`) })
		await expect.poll(() => sources.getByRole('checkbox').count()).toBeGreaterThan(6)
		expect(asked).toHaveLength(1)
		expect(asked[0]).toMatch(/choices-[0-9a-f]{16}\.json$/)
		await filters.getByRole('button', { name: text('filters.apply') }).click()
		await page.waitForURL(/coins=MASK/)
		// The page of the URL itself has the name without the file.
		await page.reload()
		expect(await coins.getByRole('checkbox').count()).toBe(7)
		expect(await coins.getByRole('checkbox', { name: /MASK$/ }).isChecked()).toBe(true)
	},
)

test('a coin that is not in the page can still be opened', async () => {
	const page = await visit('/en', desktop)
	await page.evaluate(() => {
		history.pushState(null, '', '/en?news_locale=en&coins=MASK')
		dispatchEvent(new PopStateEvent('popstate'))
	})
	await page.getByRole('heading', { level: 1, name: /Mask Network/ }).waitFor()
})

test.each(inPersian)(
	'without scripts in %s six choices can be sent, and a link leads to all',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}/latest?news_locale=${locale}&sort=views`, {
			...desktop,
			javaScript: false,
		})
		const coins = page.getByRole('group', { name: text('filters.coins') })
		expect(await coins.getByRole('checkbox').count()).toBe(6)
		await coins.getByRole('checkbox', { name: /ETH$/ }).check()
		await page.getByRole('button', { name: text('filters.apply') }).click()
		await page.waitForURL((url) => url.searchParams.get('coins') === 'ETH')
		expect(new URL(page.url()).searchParams.get('sort')).toBe('views')
		await coins.getByRole('link', { name: text('filters.allCoins') }).click()
		await page.waitForURL(new RegExp(`/${locale}/filters`))
		const all = page.getByRole('group', { name: text('filters.coins') })
		// Other coins' symbols end with these letters too.
		const ether = all.getByRole('checkbox', { name: / ETH$/ })
		expect(await all.getByRole('checkbox').count()).toBe(400)
		expect(await ether.isChecked()).toBe(true)
		await ether.uncheck()
		await all.getByRole('checkbox', { name: /MASK$/ }).check()
		await page.getByRole('button', { name: text('filters.apply') }).click()
		await page.waitForURL((url) => url.searchParams.get('coins') === 'MASK')
		expect(new URL(page.url()).searchParams.get('sort')).toBe('views')
	},
)

test.each(bothLanguages)('“Show all” in %s lists everybody, with and without scripts', async (locale) => {
	const text = words[locale]
	const path = `/${locale}/latest?news_locale=${locale}`
	const page = await visit(path, desktop)
	const people = page.getByRole('navigation', { name: text('topics.people') })
	const links = people.getByRole('link')
	const all = people.getByRole('link', { name: text('topics.allPeople'), exact: true })
	expect(await links.count()).toBe(peopleAtFirst + 1)
	await hydrated(page)
	await all.click()
	await all.waitFor({ state: 'detached' })
	const names = await links.allInnerTexts()
	expect(names.length).toBeGreaterThanOrEqual(50)
	expect(await links.nth(peopleAtFirst).evaluate((link) => link === document.activeElement)).toBe(true)
	expect(new URL(page.url()).pathname).toBe(`/${locale}/latest`)

	const plain = await visit(path, { ...desktop, javaScript: false })
	await plain.getByRole('link', { name: text('topics.allPeople'), exact: true }).click()
	const listed = plain.getByRole('navigation', { name: text('topics.people') }).getByRole('link')
	expect(await listed.allInnerTexts()).toEqual(names)
})

test.each(inPersian)(
	'the page with all choices in %s is accessible, its button always in sight',
	async (locale) => {
		for (const size of [desktop, { ...phone, theme: 'dark' as const }]) {
			const page = await visit(`/${locale}/filters`, size)
			// Folded, it is no higher than two windows.
			expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(2)
			await page.getByText(words[locale]('filters.coins'), { exact: true }).click()
			await expectAccessible(page)
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
			).toBeLessThanOrEqual(0)
			const apply = page.getByRole('button', { name: words[locale]('filters.apply') })
			const inSight = (button: Element) => {
				const { left, top, width, height } = button.getBoundingClientRect()
				return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
			}
			expect(await apply.evaluate(inSight)).toBe(true)
		}
	},
)
