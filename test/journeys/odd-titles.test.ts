import { load } from 'cheerio'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openBrowser } from '#test/browser.ts'
import { addOddNews, lastPages } from './odd-titles.ts'
import { bothLanguages } from './words.ts'

const { visit, origin, dataDir } = openBrowser()

/** Parts of rows that overlap or extend beyond the window, and how far the page scrolls sideways. */
const collisions = (page: Page) =>
	page.evaluate(() => {
		const name = (part: Element) =>
			`${part.closest('article')?.querySelector('h3')?.textContent}: ${part.className || part.tagName}`
		const found: string[] = []
		for (const row of document.querySelectorAll('article')) {
			const parts = [
				...row.querySelectorAll(
					':scope > :is(.row-title, .row-age, .row-source, .row-reports, .row-counts, .row-coins)',
				),
			]
			const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }))
			const counts = [...row.querySelectorAll('.count')].map((count) => count.getBoundingClientRect())
			for (const [index, one] of counts.entries())
				for (const other of counts.slice(index + 1))
					if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0 && one.top === other.top)
						found.push(`${name(row)} has counts that overlap`)
			if (row.matches('.row-list-full *')) {
				const within = row.querySelector('.row-counts')?.getBoundingClientRect()
				const visible = counts.filter(({ width, bottom }) => width > 0 && bottom <= (within?.bottom ?? 0) + 1)
				const starts = visible.map(({ left, right }) => (document.dir === 'rtl' ? -right : left))
				if (visible.length < 4 || starts.some((start, index) => start < (starts[index - 1] ?? start)))
					found.push(`${name(row)} does not show four counts in their order`)
			}
			for (const { part, box } of boxes) {
				if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(part)} is out of the window`)
				if (part.matches('.row-title') && part.scrollWidth > part.clientWidth)
					found.push(`${name(part)} is too wide`)
			}
			for (const [index, { part, box }] of boxes.entries())
				for (const { part: other, box: its } of boxes.slice(index + 1)) {
					const across = Math.min(box.right, its.right) - Math.max(box.left, its.left)
					const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
					// The area of an icon extends a little into the title's; a line of text is more than twenty high.
					if (across > 1 && down > 8) found.push(`${name(part)} lies on ${other.className || other.tagName}`)
				}
		}
		const sideways = document.documentElement.scrollWidth - innerWidth
		return sideways > 0 ? [...found, `${sideways} px sideways`] : found
	})

/** A browser with blocked storage throws on access. */
const forbidStorage = () => {
	for (const kind of ['localStorage', 'sessionStorage', 'indexedDB'])
		Object.defineProperty(window, kind, {
			get: () => {
				throw new DOMException('denied', 'SecurityError')
			},
		})
}

test.each(bothLanguages)(
	'in %s no title breaks its row or hides its counts, in the narrowest window, at twice the size and on a desktop',
	async (locale) => {
		const { titles: odd, story } = await addOddNews(origin, dataDir, locale)
		// A new product still collects the outlet's list.
		const missing = async () => {
			const paths = await lastPages(origin, locale)
			const pages = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()))
			const titles = pages.map((html) => load(html)('article h3').text()).join()
			return odd.filter((title) => !titles.includes(title))
		}
		await expect.poll(missing, { interval: 1_000 }).toEqual([])
		// 720 pixels are a screen of 1440 at twice the size.
		for (const widths of [
			[320, 390],
			[1440, 720],
		] as const) {
			const seen: string[] = []
			for (const path of await lastPages(origin, locale)) {
				const page = await visit(path, { width: widths[0], height: 900 })
				seen.push(...(await page.getByRole('article').getByRole('heading').allTextContents()))
				for (const width of widths) {
					await page.setViewportSize({ width, height: 900 })
					expect(await collisions(page), `${width} px`).toEqual([])
				}
				await page.close()
			}
			for (const title of odd) expect(seen).toContain(title)
			const page = await visit(`/${locale}/story/${story}`, { width: widths[0], height: 900 })
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 })
				expect(await collisions(page), `story, ${width} px`).toEqual([])
			}
			await page.close()
		}
	},
)

test.each(bothLanguages)('in %s a browser with blocked storage can read and filter', async (locale) => {
	// React Router logs that it cannot store the scroll position.
	const page = await visit(`/${locale}`, {
		width: 320,
		height: 800,
		expectedErrors: /^(SecurityError: )?denied$/,
	})
	await page.context().addInitScript(forbidStorage)
	await page.reload()
	await hydrated(page)
	expect(await page.getByRole('article').count()).toBe(10)
	expect(await collisions(page)).toEqual([])
	await page
		.locator('a[href*="/category/"]')
		.first()
		.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL(/category/)
	await page.getByRole('article').first().waitFor()
})
