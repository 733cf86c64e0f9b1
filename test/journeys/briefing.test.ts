import { expect, test } from 'vitest'
import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { expectAccessible, openBrowser, rulesOfLook } from '#test/browser.ts'
import { translateFollows } from '#text/translate.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { phone } from './words.ts'

const { visit, openTab, origin, dataDir } = openBrowser()
const said = inEachUiLocale(translateFollows)

test.each<[UiLocale, typeof phone]>([['fa', phone]])(
	'in %s a guest who was away for a night reads the briefing, one story at a time',
	async (locale, size) => {
		const text = said[locale]
		const page = await visit(`/${locale}/briefing`, size)
		const title = page.getByRole('heading', { level: 1 })
		expect(await title.textContent()).toBe(text('briefing.day', { count: 10 }))
		await expectAccessible(page)

		const night = new Date(Date.now() - 9 * 3_600_000).toISOString()
		await page.evaluate((at) => localStorage.setItem('user_last_request_date', at), night)
		const asked = page.waitForRequest((request) => request.url().includes('/v1/news/briefing/?'))
		await page.goto(`${origin}/${locale}/briefing`)
		expect(new URL((await asked).url()).searchParams.get('since')).toBe(night)
		await expect
			.poll(() => title.textContent())
			.toContain(text('briefing.since', { age: '', count: 0 }).split('(')[0])
		const stories = page.getByRole('article')
		await stories.first().waitFor()
		const count = await stories.count()
		expect(count).toBeLessThanOrEqual(10)

		await stories
			.first()
			.getByRole('button', { name: text('briefing.done') })
			.click()
		await page.getByText(text('briefing.left', { count: count - 1 })).waitFor()
		await stories
			.first()
			.getByRole('button', { name: text('undo') })
			.click()
		await page.getByText(text('briefing.left', { count })).waitFor()
		await page.getByRole('button', { name: text('briefing.finish') }).click()
		await page.getByText(text('briefing.caughtUp')).waitFor()
		await expectAccessible(page, { rules: rulesOfLook })
		// It stays the same, although more news may have arrived.
		await page.reload()
		await stories
			.getByRole('button', { name: text('undo') })
			.first()
			.waitFor()
	},
)

test('a story that a logged-in reader marks as done is done on their other devices', async () => {
	const text = said.en
	const page = await openTab(phone)
	await arriveOnDashboard(page, 'en', dataDir)
	const own = page.waitForResponse((response) => response.url().includes('/v1/news/briefing/?'))
	await page.goto(`${origin}/en/briefing`)
	await own
	const marked = page.waitForResponse((response) => response.url().endsWith('/v1/user/briefing/done/'))
	await page.getByRole('button', { name: text('briefing.finish') }).click()
	await marked
	// The other device only knows the reader.
	await page.evaluate(() => localStorage.removeItem('briefing_done'))
	await page.reload()
	await page
		.getByRole('article')
		.getByRole('button', { name: text('undo') })
		.first()
		.waitFor()
})
