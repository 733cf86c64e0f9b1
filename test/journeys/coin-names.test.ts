import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { desktop, inPersian } from './words.ts'

const { visit } = openBrowser()

test.each(inPersian)('in %s a coin that a page links to has its name', async (locale) => {
	const page = await visit(`/${locale}`, desktop)
	const coin = page.locator('.ticker-row a', { hasText: 'DOT' }).first()
	await coin.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL(/\/coin\/DOT$/)
	await expect.poll(() => page.title()).toContain('پولکادات')
})
