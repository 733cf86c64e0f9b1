import { expect, test } from 'vitest'
import { directionOf } from '#domain/locale.ts'
import { openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit } = openBrowser()

test.each(bothLanguages)(
	'in %s a title in the other language is cut at its own end and begins at its own start, on every list',
	async (locale) => {
		const other = locale === 'en' ? 'fa' : 'en'
		for (const [size, path] of [
			[phone, `/${locale}?news_locale=${other}`],
			[desktop, `/${locale}?news_locale=${other}`],
			[desktop, `/${locale}/latest?news_locale=${other}`],
		] as const) {
			const page = await visit(path, size)
			const title = page.getByRole('article').first().getByRole('heading').getByRole('link')
			const lying = () =>
				title.evaluate((one) => {
					const style = getComputedStyle(one)
					const row = one.closest('.row-title')?.getBoundingClientRect()
					const { left, right } = one.getBoundingClientRect()
					return {
						direction: style.direction,
						align: style.textAlign,
						// A line that fits lies where the lines of the page begin.
						toStart: Math.round(
							getComputedStyle(document.documentElement).direction === 'rtl'
								? (row?.right ?? 0) - right
								: left - (row?.left ?? 0),
						),
						ends: style.webkitLineClamp === '2' || style.textOverflow === 'ellipsis',
					}
				})
			const wanted = { direction: directionOf(other), align: 'start', toStart: 0, ends: true }
			await title.evaluate(
				(one, text) => {
					one.textContent = text
				},
				other === 'fa' ? 'بیت‌کوین' : 'Bitcoin',
			)
			expect(await lying()).toEqual(wanted)
			// Longer than any sample title.
			await title.evaluate((one) => {
				one.textContent = `${one.textContent} `.repeat(60)
			})
			expect(await lying()).toEqual(wanted)
			const isCut = await title.evaluate(
				(one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1,
			)
			expect(isCut).toBe(true)
		}
	},
)

test('a second skip link leads past the filters to the headlines', async () => {
	const page = await visit('/en', desktop)
	await page.keyboard.press('Tab')
	await page.keyboard.press('Tab')
	const link = page.getByRole('link', { name: words.en('app.skipToNews') })
	expect(await link.evaluate((one) => one === document.activeElement)).toBe(true)
	await page.keyboard.press('Enter')
	await page.keyboard.press('Tab')
	expect(await page.evaluate(() => document.activeElement?.closest('.news-panel h3') !== null)).toBe(true)
})

test.each(bothLanguages)(
	'in %s a printed list has titles, outlets, dates and URLs, and no buttons',
	async (locale) => {
		const page = await visit(`/${locale}`, desktop)
		await page.emulateMedia({ media: 'print' })
		await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
		const row = page.getByRole('article').first()
		const link = row.getByRole('heading').getByRole('link')
		await row.locator('.row-source bdi').first().waitFor()
		// A date with its year, not an age.
		await expect.poll(() => row.locator('time').textContent()).toMatch(/[\d۰-۹]{4}.*[\d۰-۹]:[\d۰-۹]{2}/)
		const address = await link.evaluate((one) => getComputedStyle(one, '::after').content)
		expect(address).toContain(await link.getAttribute('href'))
		expect(await page.locator('button:visible, input:visible, select:visible, nav:visible').count()).toBe(0)
		for (const part of ['.price-bar', '.toolbar', '.ad-row', '.ad-side', '.home-side', '.places'])
			expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0)
		await page.evaluate(() => dispatchEvent(new Event('afterprint')))
		await expect.poll(() => row.locator('time').textContent()).not.toMatch(/[\d۰-۹]{4}/)
	},
)
