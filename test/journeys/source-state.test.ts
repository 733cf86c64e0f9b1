import { test } from 'vitest'
import { expectAccessible, openBrowser } from '#test/browser.ts'
import { desktop, inPersian, words } from './words.ts'

const { visit } = openBrowser()

test.each(inPersian)('in %s a list of one source shows the state of the source', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}?news_locale=${locale}`, desktop)
	const source = page.getByRole('article').first().locator('.row-meta > a')
	await source.click()
	const line = page.locator('.narrowed-line')
	await line.getByText(text('source.answering'), { exact: true }).waitFor()
	await page.reload()
	await line.getByText(text('source.answering'), { exact: true }).waitFor()
	await expectAccessible(page, { within: '.narrowed-line' })
})
