import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'

const { visit } = openBrowser()

test('the page that explains the API reads well and cannot read what the site stores', async () => {
	const site = await visit('/en')
	await site.evaluate(() => localStorage.setItem('a token', 'secret'))
	await site.goto(new URL('/v1/docs', site.url()).href)
	await site.getByText('One item by its slug').first().waitFor({ timeout: 20_000 })
	// What it sees there is its own, and ends with the page.
	expect(await site.evaluate(() => [origin, localStorage.getItem('a token')])).toEqual(['null', null])
})
