import { expect, test } from 'vitest'
import { hydrated, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop } from './words.ts'

const { visit } = openBrowser()

// A page does not send its script what it says itself, so what the script has read off it would draw the same page again.

/** Where a browser would write something else than the server wrote. React keeps with an element what it would have drawn. */
function differences(): string[] {
	const attributes: Record<string, string> = {
		className: 'class',
		dateTime: 'datetime',
		hrefLang: 'hreflang',
		htmlFor: 'for',
	}
	const said: string[] = []
	for (const element of document.querySelectorAll('main *')) {
		const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
		if (key === undefined || element.matches('time, script, svg, svg *, [role=status], .day-line *')) continue
		const props = (element as unknown as Record<string, Record<string, unknown>>)[key] ?? {}
		for (const [name, value] of Object.entries(props)) {
			if (typeof value !== 'string' || ['value', 'type'].includes(name)) continue
			const there = name === 'children' ? element.textContent : element.getAttribute(attributes[name] ?? name)
			if (there !== value) said.push(`${element.tagName} ${name}: ${there} / ${value}`)
		}
	}
	return said
}

for (const locale of bothLanguages) {
	const other = locale === 'fa' ? 'en' : 'fa'
	test.each([
		`/${locale}`,
		`/${locale}?page=2`,
		`/${locale}?news_locale=${other}`,
		`/${locale}?coins=BTC&sources=coindesk`,
		`/${locale}/category/defi?page=2`,
	])('%s leaves nothing unsaid', async (path) => {
		const page = await visit(path, desktop)
		// A newsroom that has just begun may not have read this source yet.
		const rows = page.locator('main article')
		const look = async () => {
			if ((await rows.count()) === 0) await page.reload()
			return rows.count()
		}
		await expect.poll(look, { timeout: 30_000, interval: 1_000 }).toBeGreaterThan(0)
		await hydrated(page)
		expect(await page.evaluate(differences)).toEqual([])
	})

	test(`in ${locale} a coin that a page leads to is called by its name`, async () => {
		const page = await visit(`/${locale}`, desktop)
		const coin = page.locator('.ticker-row a', { hasText: 'DOT' }).first()
		await coin.evaluate((link: HTMLElement) => link.click())
		await page.waitForURL(/coins=DOT/)
		await expect.poll(() => page.title()).toContain(locale === 'fa' ? 'پولکادات' : 'Polkadot')
	})
}
