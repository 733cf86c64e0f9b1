import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'

const { visit } = openBrowser()

test("the page of the API reference works and cannot read the site's storage", async () => {
	const site = await visit('/en')
	await site.evaluate(() => localStorage.setItem('a token', 'secret'))
	await site.goto(new URL('/v1/docs', site.url()).href)
	await site.getByText('One item by its slug').first().waitFor()
	// It has a storage of its own, which ends with the page.
	expect(await site.evaluate(() => [origin, localStorage.getItem('a token')])).toEqual(['null', null])
})
