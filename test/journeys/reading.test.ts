import { expect, test } from 'vitest'
import { directionOf } from '#domain/locale.ts'
import { openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit } = openBrowser()

test.each(bothLanguages)(
	'in %s a title in the other language is cut at its own end, is aligned with the page, and “More” shows all of it',
	async (locale) => {
		const other = locale === 'en' ? 'fa' : 'en'
		const page = await visit(`/${locale}?news_locale=${other}`, phone)
		const row = page.getByRole('article').first()
		const title = row.getByRole('heading').locator('bdi')
		// Longer than any sample title.
		await title.evaluate((one) => {
			one.textContent = `${one.textContent} `.repeat(8)
		})
		const look = () =>
			title.evaluate((one) => {
				const style = getComputedStyle(one)
				// The last line is cut by its box, in the direction of that box.
				return {
					clamp: style.webkitLineClamp,
					direction: style.direction,
					align: style.textAlign,
					beside: style.paddingInlineEnd,
				}
			})
		expect(await look()).toEqual({
			clamp: '2',
			direction: directionOf(other),
			align: 'end',
			// The ellipsis of such a line extends over its end, and needs space to be visible.
			beside: '14px',
		})
		const isCut = () => title.evaluate((one) => one.scrollHeight > one.clientHeight + 1)
		expect(await isCut()).toBe(true)
		await row.getByLabel(words[locale]('card.more')).click()
		await expect.poll(isCut).toBe(false)
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
		await row.locator('.row-meta bdi').first().waitFor()
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
