import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

test.each([
	['/', 302, '/en?news_locale=en'],
	['/category/defi/', 302, '/en/category/defi?news_locale=en'],
	['/EN?page=2', 301, '/en?page=2'],
	['/FA/category/defi', 301, '/fa/category/defi'],
	['/influencers/elon-musk/', 302, '/en/influencers/elon-musk?news_locale=en'],
])('%s redirects to %s %s for a visitor of unknown country', async (path, status, target) => {
	const response = await fetch(origin + path, { redirect: 'manual' })
	expect([response.status, response.headers.get('location')]).toEqual([status, target])
})

test.each([
	['service_lang=fa; news_locale=2', '/fa?news_locale=en', null],
	['service_lang=fa; news_locale=1', '/fa?news_locale=fa', null],
	['service_lang=en; news_locale=1', '/en?news_locale=en', 'news_locale=2'],
])('the root with cookies %s leads to %s', async (cookie, target, sets) => {
	const response = await fetch(origin, { redirect: 'manual', headers: { cookie } })
	expect(response.headers.get('location')).toBe(target)
	if (sets !== null) expect(response.headers.get('set-cookie')).toContain(sets)
})

test.each([
	['/fa', 200, 'lang="fa" dir="rtl"'],
	['/en', 200, 'lang="en" dir="ltr"'],
	['/xx', 404, 'lang="en" dir="ltr"'],
	['/fa/nowhere', 404, 'lang="fa" dir="rtl"'],
	['/en/category/nothing', 404, 'lang="en" dir="ltr"'],
	['/fa/influencers/nobody', 404, 'lang="fa" dir="rtl"'],
	['/en/influencers/defi', 404, 'lang="en"'],
])('%s responds with %d and %s in its first bytes', async (path, status, opening) => {
	const response = await fetch(origin + path)
	expect(response.status).toBe(status)
	expect((await response.text()).slice(0, 120)).toContain(opening)
})

test.each(['/en?page=900', '/en?page=99999', '/fa?page=1001', '/en/results?search_query=a&page=60'])(
	'%s is past the end: an empty list, links to existing pages, and not indexed',
	async (path) => {
		const response = await fetch(origin + path)
		expect(response.status).toBe(404)
		const $ = load(await response.text())
		expect($('meta[name=robots]').attr('content')).toBe('noindex')
		expect($('article').length).toBe(0)
		expect($('nav a[rel=prev]').length).toBe(1)
	},
)

test.each(inPersian)('the 404 screen in %s says so and links onwards', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}/no-such-page`, { ...phone, expectedErrors: /404/ })
	expect(await page.title()).toBe(text('notFound.title'))
	await page.getByRole('heading', { name: text('notFound.message') }).waitFor()
	await page.getByRole('img', { name: text('notFound.picture') }).waitFor()
	await page.getByRole('link', { name: text('notFound.dashboard') }).waitFor()
	await expectAccessible(page)
})

test.each(bothLanguages)(
	'on a phone every target on the home screen in %s is large enough',
	async (locale) => {
		const page = await visit(`/${locale}`, phone)
		const tooLow = await page.locator('a, button, summary, input, select').evaluateAll((pressed, lowest) => {
			// Actions that are invisible until “More” are not targets yet.
			const isOnScreen = (box: DOMRect) => box.width > 4 && box.height > 4
			// A link inside a sentence has the height of the line, and a title that of its lines, over the whole width.
			const inSentence = (one: Element) => getComputedStyle(one).display === 'inline' || one.closest('h2, h3')
			// Smaller elements extend into the space around them.
			const reach = (one: Element) => {
				const after = getComputedStyle(one, '::after')
				const drawn = one.getBoundingClientRect().height
				return after.content === 'none' ? drawn : Math.max(drawn, Number.parseFloat(after.height))
			}
			return (
				pressed
					.filter((one) => isOnScreen(one.getBoundingClientRect()) && !inSentence(one))
					// Under a finger the row is pressed instead.
					.filter((one) => getComputedStyle(one).pointerEvents !== 'none')
					.filter((one) => Math.round(reach(one)) < lowest)
					.map((one) => `${reach(one)} ${one.outerHTML.slice(0, 120)}`)
			)
		}, 44)
		expect(tooLow).toEqual([])
	},
)

test('a chosen theme is in the first byte of the next page, and the button names the other one', async () => {
	const page = await visit('/en', desktop)
	await page.getByRole('button', { name: 'Dark theme' }).click()
	expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
	await page.reload()
	expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
	await page.getByRole('button', { name: 'Light theme' }).waitFor()
	expect(await page.evaluate(() => localStorage.getItem('is_theme_dark'))).toBe('true')
})

test('without a choice the device decides, before any script runs', async () => {
	const page = await visit('/en', { ...desktop, theme: 'dark', javaScript: false })
	const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
	expect(ground).toBe('rgb(13, 21, 19)')
})

test('changing the language swaps the prefix and keeps position and query', async () => {
	const page = await visit('/en/category/defi?news_locale=en&page=2', desktop)
	await page.getByRole('button', { name: 'Language' }).click()
	await page.getByRole('menu', { name: 'Language' }).getByRole('menuitemradio', { name: 'فارسی' }).click()
	await page.waitForURL('**/fa/category/defi?news_locale=en&page=2')
	await page.locator('html[dir=rtl]').waitFor()
	expect(await page.evaluate(() => document.cookie)).toContain('service_lang=fa')
})

test('the language menu works by keyboard', async () => {
	const page = await visit('/en', desktop)
	await page.getByRole('button', { name: 'Language' }).focus()
	await page.keyboard.press('Enter')
	const focused = () =>
		page.evaluate(
			() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
		)
	// The menu focuses its checked item a moment after it appears.
	await expect.poll(() => focused()).toBe('English')
	await page.keyboard.press('ArrowDown')
	await expect.poll(() => focused()).toBe('فارسی')
	await page.keyboard.press('Escape')
	await expect.poll(() => page.getByRole('menu').count()).toBe(0)
	await expect.poll(() => focused()).toBe('Language')
})

test('every response has the policy, and no page needs more than it allows', async () => {
	for (const path of ['/en', '/v1/session/', '/healthz', '/icon.svg', '/nope']) {
		const { headers } = await fetch(origin + path)
		const policy = headers.get('content-security-policy') ?? ''
		expect(policy).toContain("default-src 'none'")
		expect(policy).not.toMatch(/unsafe-(inline|eval)/)
		expect(headers.get('x-content-type-options')).toBe('nosniff')
		expect(headers.get('x-powered-by')).toBeNull()
	}
})

test.each(inPersian)('a first visit in %s is stored in storage and in cookies', async (locale) => {
	const page = await visit(`/${locale}?news_locale=en&page=2`, { ...desktop, theme: 'dark' })
	const stored = () => page.evaluate(() => ({ ...localStorage }))
	await expect.poll(stored).toMatchObject({
		service_lang: locale,
		news_locale: '2',
		is_theme_dark: 'true',
		user_is_logged_in: 'false',
		page_num: '2',
	})
	const cookies = await page.evaluate(() => document.cookie)
	expect(cookies).toContain(`service_lang=${locale}`)
	expect(cookies).toContain('news_locale=2')
	expect(cookies).toContain('row_height=comfortable')
	expect(cookies).toContain('grouped=true')
	expect(cookies).toContain('is_theme_dark=true')
	// It was not chosen, so it keeps following the device.
	await page.emulateMedia({ colorScheme: 'light' })
	await page.reload()
	await hydrated(page)
	expect(await page.locator('html').getAttribute('data-theme')).toBeNull()
	await expect.poll(() => page.evaluate(() => document.cookie)).toContain('is_theme_dark=false')
	const other = locale === 'fa' ? 'en' : 'fa'
	await page.goto(new URL(`/${other}`, page.url()).href)
	await hydrated(page)
	expect(await page.evaluate(() => localStorage.getItem('service_lang'))).toBe(locale)
})

test.each([
	['en', ['Inter']],
	['fa', ['Inter', 'Vazirmatn']],
] as const)('on a first visit in %s every word is set in our own fonts', async (locale, wanted) => {
	const page = await visit(`/${locale}?news_locale=${locale}`, phone)
	await page.evaluate(() => document.fonts.ready)
	const session = await page.context().newCDPSession(page)
	await session.send('DOM.enable')
	await session.send('CSS.enable')
	const { root } = await session.send('DOM.getDocument', { depth: 0 })
	const used = new Set<string>()
	// A ticker's symbol and price, a coin, a headline and a button: both scripts, digits and the space between words.
	for (const selector of [
		'.ticker-row bdi',
		'.ticker-row bdi + bdi',
		'.row-coins a bdi',
		'.news-row h3 a',
		'.news-tab',
	]) {
		const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
		const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
		for (const { familyName } of fonts) used.add(familyName)
	}
	expect([...used].sort()).toEqual(wanted)
})

test.each(['/en?coins=NOPE&sources=nobody&anything=1', '/fa/category/defi?coins=btc,NOPE'])(
	'%s is hydrated, whatever unknown parts it has',
	async (path) => {
		const page = await visit(path, desktop)
		await hydrated(page)
		expect(await page.getByRole('article').count()).toBeGreaterThan(0)
	},
)
