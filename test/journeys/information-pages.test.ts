import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { informationPages } from '#contract/information-pages.ts'
import { pathOf } from '#contract/route-names.ts'
import { uiLocales } from '#domain/locale.ts'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { atRest } from './at-rest.ts'

const { visit } = openBrowser()

/** By the footer, as a reader navigates, so that each step is also a client-side navigation. */
async function stepTo(page: Page, path: string): Promise<void> {
	await page.locator(`footer a[href="${path}"]`).click()
	await page.locator(`head > link[rel="canonical"][href$="${path}"]`).waitFor({ state: 'attached' })
}

test.each(uiLocales)(
	'in %s every page fits a card at most 1000 wide and a phone, and passes axe in light and dark',
	async (locale) => {
		const [first, ...others] = informationPages
		const page = await visit(pathOf(`${locale}-${first}`))
		for (const name of [first, ...others]) {
			if (name !== first) await stepTo(page, pathOf(`${locale}-${name}`))
			expect((await page.getByRole('article').boundingBox())?.width, name).toBeLessThanOrEqual(1000)
			await expectAccessible(page)
			await page.emulateMedia({ colorScheme: 'dark' })
			await page.setViewportSize({ width: 390, height: 844 })
			expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390)
			await expectAccessible(page, { rules: rulesOfLook })
			if (name === 'help') await expectStillPictures(page)
			await page.emulateMedia({ colorScheme: 'light' })
			await page.setViewportSize({ width: 1440, height: 900 })
		}
	},
)

/** Pictures load while scrolling, and nothing moves. */
async function expectStillPictures(page: Page): Promise<void> {
	const found = await page.evaluate(async () => {
		const pictures = [...document.querySelectorAll<HTMLImageElement>('article img')]
		const waiting = pictures.at(-1)?.naturalWidth
		const before = document.documentElement.scrollHeight
		for (const picture of pictures) {
			picture.scrollIntoView()
			await picture.decode()
		}
		const missing = pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
		return {
			count: pictures.length,
			waiting,
			missing,
			grown: document.documentElement.scrollHeight - before,
		}
	})
	expect(found).toEqual({ count: 21, waiting: 0, missing: [], grown: 0 })
}

test('a visit: the contents link to parts of Help, a link opens another page at its top, the language changes', async () => {
	const page = await visit('/en/help/')
	const contents = page.getByRole('navigation', { name: 'On this page' })
	// One in the middle, and one near the end that cannot reach the top.
	for (const name of ['Price bar', 'Keyboard']) {
		await contents.getByRole('link', { name }).click()
		await expect.poll(() => contents.locator('[aria-current]').textContent()).toBe(name)
		expect(new URL(page.url()).hash).toBe(`#${name.toLowerCase().replace(' ', '-')}`)
	}

	await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
	await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
	expect(await page.evaluate(() => scrollY)).toBe(0)
	expect(await page.title()).toBe('Contact · Zagros')
	await page.getByRole('main').getByRole('link', { name: 'About Zagros' }).click()
	await page.getByRole('heading', { level: 1, name: 'About Zagros' }).waitFor()
	// One of each: the metadata of the page before is gone.
	const counts = await page.evaluate(() =>
		['link[rel=canonical]', 'meta[name=description]', 'title'].map(
			(selector) => document.head.querySelectorAll(selector).length,
		),
	)
	expect(counts).toEqual([1, 1, 1])
	expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/en\/about\/$/)

	await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
	await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
	expect(await page.title()).toBe('Privacy Policy')
	await page.getByRole('button', { name: 'Language' }).click()
	await page.getByRole('menuitemradio', { name: 'فارسی' }).click()
	await page.waitForURL('**/fa/privacy-policy/')
	await page.locator('html[dir=rtl]').waitFor()
})

test('Back leads to the part of Help that was read before, and then to the position on its page', async () => {
	const page = await visit('/en/help/')
	const place = () => page.evaluate(() => Math.round(scrollY))
	const contents = page.getByRole('navigation', { name: 'On this page' })
	await page.evaluate(() => scrollTo(0, 40))
	const places = [40]
	for (const name of ['Price bar', 'Keyboard']) {
		const before = await place()
		await contents.getByRole('link', { name }).click()
		await expect.poll(place).toBeGreaterThan(before + 100)
		places.push(await atRest(place))
	}
	for (const before of [places[1], places[0]]) {
		await page.goBack()
		await expect.poll(place).toBe(before)
	}
	for (const after of [places[1], places[2]]) {
		await page.goForward()
		await expect.poll(place).toBe(after)
	}
})

test('quick steps back and forth lead to the same positions', async () => {
	const page = await visit('/en/help/')
	const contents = page.getByRole('navigation', { name: 'On this page' })
	const place = () => page.evaluate(() => Math.round(scrollY))
	const places = [await place()]
	for (const name of ['Price bar', 'Keyboard']) {
		await contents.getByRole('link', { name }).click()
		await expect.poll(place).toBeGreaterThan((places.at(-1) ?? 0) + 100)
		places.push(await atRest(place))
	}
	// Each in the frame in which the last one has arrived.
	const seen = await page.evaluate(async () => {
		const at: number[] = []
		for (const step of [-1, -1, 1, 1]) {
			const come = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
			history.go(step)
			await come
			while (at.length > 0 && Math.round(scrollY) === at.at(-1)) await new Promise(requestAnimationFrame)
			at.push(Math.round(scrollY))
		}
		return at
	})
	expect(seen).toEqual([places[1], places[0], places[1], places[2]])
})

test('on a phone the contents open, even without a script', async () => {
	const page = await visit('/fa/help/', { width: 390, height: 844, javaScript: false })
	await page.getByText('در این صفحه', { exact: true }).first().click()
	await page.getByRole('main').getByRole('link', { name: 'جست‌وجو', exact: true }).click()
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('no other page loads the text of the pages', async () => {
	const page = await visit('/en')
	const scripts = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.map(({ name }) => name)
			.filter((name) => name.endsWith('.js')),
	)
	expect(scripts.length).toBeGreaterThan(2)
	const sentence = /1,600 km|10 business days|indemnify|۱٬۶۰۰ کیلومتر/
	const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()))
	for (const text of texts) expect(text).not.toMatch(sentence)
})

test.each(['/en/nothing-here', '/fa/about/nothing-here'])('%s is not found and not indexed', async (path) => {
	const page = await visit(path, { expectedErrors: /404/ })
	expect(await page.title()).toBe(path.startsWith('/en') ? 'Not Found' : 'یافت نشد')
	expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
	await expectAccessible(page)
})
