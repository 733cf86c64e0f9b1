import { load } from 'cheerio'
import { expect, test } from 'vitest'
import type { SourcesResponse } from '#contract/source-states.ts'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { translateSources } from '#text/translate.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

async function measured(): Promise<SourcesResponse> {
	const response = await fetch(`${origin}/v1/sources/`)
	return response.json()
}

test.each(inPersian)('in %s readers see how fresh and how reliable the sources are', async (locale) => {
	const text = translateSources(locale)
	// A new product is measured within seconds.
	await expect
		.poll(async () => (await measured()).data.some(({ stories }) => stories > 0), { timeout: 60_000 })
		.toBe(true)
	const { data } = await measured()
	// Without a script: every source, sorted by the URL.
	const $ = load(await (await fetch(`${origin}/${locale}/sources?sort=first`)).text())
	expect($('tbody tr')).toHaveLength(data.length)
	expect($('th[aria-sort]').text()).toContain(text('first'))
	expect(
		$('thead a')
			.toArray()
			.map((link) => $(link).attr('href')),
	).toContain(`/${locale}/sources?sort=-first`)

	const page = await visit(`/${locale}/sources`, {
		...(locale === 'fa' ? phone : desktop),
		theme: locale === 'fa' ? 'dark' : 'light',
	})
	await expectAccessible(page, { within: 'main' })
	const names = () => page.locator('tbody th a').allTextContents()
	const inOrder = await names()
	expect(await page.locator('th[aria-sort]').textContent()).toContain(text('first'))
	const rows = page.locator('tbody tr')
	const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
	expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
	// On a phone each outlet is a card, whose cells have the names of their columns.
	for (const column of ['first', 'lag', 'news', 'edited'] as const)
		expect(
			await page.getByRole('columnheader', { name: text(column) }).evaluate((head) => {
				const { left, right } = head.getBoundingClientRect()
				return left >= 0 && right <= innerWidth
			}),
		).toBe(true)
	await page
		.getByRole('columnheader', { name: text('name') })
		.getByRole('link')
		.click()
	await page.waitForURL(/sort=name/)
	await expect.poll(names).toEqual(inOrder.toSorted(new Intl.Collator(locale).compare))
	const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
	expect(await page.evaluate(wide)).toBe(0)
	await page.setViewportSize({ width: 320, height: 640 })
	expect(await page.evaluate(wide)).toBe(0)
	const head = page.getByRole('rowheader').first()
	expect(await page.getByRole('row').nth(1).getByRole('cell').count()).toBe(4)
	await head.getByRole('link').click()
	await page.locator('.narrowed-line').waitFor()
})

test.each(inPersian)('in %s a list of one source shows the state of the source', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}?news_locale=${locale}`, desktop)
	const source = page.getByRole('article').first().locator('.row-source')
	await source.click()
	const line = page.locator('.narrowed-line')
	await line.getByText(text('source.answering'), { exact: true }).waitFor()
	await page.reload()
	await line.getByText(text('source.answering'), { exact: true }).waitFor()
	await expectAccessible(page, { within: '.narrowed-line' })
})
