import { load } from 'cheerio'
import { describe, expect, test } from 'vitest'
import { informationPages, informationSlug } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { locales } from '#domain/locale.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'

const { visit, origin } = openBrowser()
const everyPage = locales.flatMap((locale) => informationPages.map((page) => [locale, page] as const))

describe.each(everyPage)('%s %s', (locale, name) => {
	const other = locale === 'fa' ? 'en' : 'fa'
	const path = pathOf(`${locale}-${name}`)

	test('says what it is to search engines and to whoever shares it', async () => {
		const $ = load(await (await fetch(origin + path)).text())
		const content = (selector: string) => $(`head > meta[${selector}]`).attr('content')
		const address = (selector: string) => $(`head > link[${selector}]`).attr('href')
		const heading = $('h1').text()
		expect($('head > title').text()).toContain(heading)
		expect(content('property="og:title"')).toBe(heading)
		expect(content('property="og:description"')).toBe(content('name="description"'))
		expect(address('rel="canonical"')).toMatch(new RegExp(`${path}$`))
		expect(address(`hreflang="${locale}"`)).toBe(address('rel="canonical"'))
		expect(address(`hreflang="${other}"`)).toMatch(new RegExp(`${pathOf(`${other}-${name}`)}$`))
		const data = JSON.parse($('script[type="application/ld+json"]').text())
		const types = data['@graph'].map((node: { '@type': string }) => node['@type'])
		expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite'])
	})

	test('fits a card at most 1000 wide and a phone, and passes axe in light and dark', async () => {
		const page = await visit(path)
		expect((await page.getByRole('article').boundingBox())?.width).toBeLessThanOrEqual(1000)
		await expectAccessible(page)
		await page.emulateMedia({ colorScheme: 'dark' })
		await page.setViewportSize({ width: 390, height: 844 })
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
		await expectAccessible(page)
	})
})

test('the spec’s titles of the legal pages', async () => {
	expect(await (await visit('/en/privacy-policy/')).title()).toBe('Privacy Policy')
	expect(await (await visit('/en/terms/')).title()).toBe('Terms of Use')
	const page = await visit('/fa/terms/')
	expect(await page.title()).toBe('شرایط استفاده')
	await page.getByText('آخرین به‌روزرسانی: ۱۰ بهمن ۱۴۰۰').waitFor()
})

test('a step to another page opens it at the top, under its own title and address', async () => {
	const page = await visit('/en/help/')
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
	await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
	await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
	expect(await page.evaluate(() => scrollY)).toBe(0)
	expect(await page.title()).toBe('Contact · Zagros')
	await page.getByRole('main').getByRole('link', { name: 'About Zagros' }).click()
	await page.getByRole('heading', { level: 1, name: 'About Zagros' }).waitFor()
	// One of each: what the page before said of itself is gone.
	const counts = await page.evaluate(() =>
		['link[rel=canonical]', 'meta[name=description]', 'title'].map(
			(selector) => document.head.querySelectorAll(selector).length,
		),
	)
	expect(counts).toEqual([1, 1, 1])
	expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/en\/about\/$/)
})

test('the contents of a long page lead to its parts and show which one is being read', async () => {
	const page = await visit('/en/help/')
	const contents = page.getByRole('navigation', { name: 'On this page' })
	// One in the middle, and one that the end of the page keeps from reaching the top.
	for (const name of ['Price bar', 'Keyboard']) {
		await contents.getByRole('link', { name }).click()
		await expect.poll(() => contents.locator('[aria-current]').textContent()).toBe(name)
		expect(new URL(page.url()).hash).toBe(`#${name.toLowerCase().replace(' ', '-')}`)
	}
})

test('on a phone the contents unfold, without a script too', async () => {
	const page = await visit('/fa/help/', { width: 390, height: 844, javaScript: false })
	await page.getByText('در این صفحه', { exact: true }).first().click()
	await page.getByRole('link', { name: 'جست‌وجو' }).click()
	expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('changing the language stays on the page', async () => {
	const page = await visit('/en/privacy-policy/')
	await page.getByRole('button', { name: 'Language' }).click()
	await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
	await page.waitForURL('**/fa/privacy-policy/')
	expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
})

test('the text of the pages burdens no other page', async () => {
	const page = await visit('/en')
	const scripts = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.map(({ name }) => name)
			.filter((name) => name.endsWith('.js')),
	)
	expect(scripts.length).toBeGreaterThan(2)
	const sentence = /1,600 km|10 business days|indemnify|۱٬۶۰۰ کیلومتر/
	for (const script of scripts) expect(await (await fetch(script)).text()).not.toMatch(sentence)
})

test.each(['/en/nothing-here', '/fa/about/nothing-here'])(
	'%s is not found and asks not to be listed',
	async (path) => {
		const page = await visit(path, { expectedErrors: /404/ })
		expect(await page.title()).toBe(path.startsWith('/en') ? 'Not Found' : 'یافت نشد')
		expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
		await expectAccessible(page)
	},
)

test('what the head points at exists', async () => {
	const page = await visit('/fa/about/')
	const addresses = await page
		.locator(
			'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], meta[property="og:image"]',
		)
		.evaluateAll((all) =>
			all.map((one) => one.getAttribute('href') ?? new URL(one.getAttribute('content') ?? '').pathname),
		)
	expect(addresses).toHaveLength(5)
	for (const address of addresses) expect((await fetch(origin + address)).status, address).toBe(200)
})

test('every page of the sitemap answers', async () => {
	const map = await (await fetch(`${origin}/sitemap.xml`)).text()
	const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
	expect(paths).toContain(`/fa/${informationSlug('policy')}/`)
	for (const path of paths) expect((await fetch(origin + path)).status, path).toBe(200)
})
