import { expect, test } from 'vitest'
import { hydrated, openBrowser } from '#test/browser.ts'
import { bothLanguages, desktop, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

test.each(bothLanguages)(
	'votes in %s: important toggles, a signal is given once, and both are remembered',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}?page=${locale === 'fa' ? 6 : 7}&news_locale=${locale}`, desktop)
		const card = page.getByRole('article').nth(1)
		const titled = await card.getByRole('heading').textContent()
		const message = page.getByRole('status')
		await card.getByRole('button', { name: text('card.important') }).click()
		await message.getByText(text('vote.saved')).waitFor()
		expect(
			await card.getByRole('button', { name: text('card.important') }).getAttribute('aria-pressed'),
		).toBe('true')
		await card.getByRole('button', { name: text('card.important') }).click()
		await message.getByText(text('vote.removed')).waitFor()
		await card.getByRole('button', { name: text('card.bullish') }).click()
		await message.getByText(text('vote.saved')).waitFor()
		await card.getByRole('button', { name: text('card.bearish') }).click()
		await message.getByText(text('vote.already')).waitFor()

		await page.goto(
			`${origin}/${locale}/results?search_query=${encodeURIComponent(`"${titled}"`.slice(0, 90))}&news_locale=${locale}`,
		)
		await hydrated(page)
		const again = page
			.getByRole('article')
			.filter({ hasText: titled ?? '' })
			.first()
		await again.getByRole('button', { name: text('card.bullish'), pressed: true }).waitFor()
	},
)

test('a vote that fails is taken back and said so', async () => {
	const page = await visit('/en?page=5', { ...desktop, expectedErrors: /Failed to load resource/ })
	await page.route('**/v1/news/votes/**', (route) => route.abort())
	const button = page.getByRole('article').first().getByRole('button', { name: 'Important' })
	const before = await button.textContent()
	await button.click()
	await page.getByRole('alert').getByText(words.en('vote.failed')).waitFor()
	expect(await button.textContent()).toBe(before)
	expect(await button.getAttribute('aria-pressed')).toBe('false')
})

test('opening an item in a new tab counts one view, by click and by middle click', async () => {
	const page = await visit('/en?page=8', desktop)
	const counted: number[] = []
	page.on('response', async (answer) => {
		if (answer.url().includes('/v1/news/views/'))
			counted.push(((await answer.json()) as { status: number }).status)
	})
	const [tab] = await Promise.all([
		page.context().waitForEvent('page'),
		page.getByRole('article').nth(0).getByRole('heading').getByRole('link').click(),
	])
	expect(await tab.evaluate(() => window.opener)).toBe(null)
	await expect.poll(() => counted).toEqual([1])
	await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click({ button: 'middle' })
	await expect.poll(() => counted).toEqual([1, 1])
	await page.getByRole('article').nth(0).getByRole('heading').getByRole('link').click()
	await expect.poll(() => counted).toEqual([1, 1, 0])
})

test('a shared link is copied, shows its item on top, and previews it', async () => {
	const page = await visit('/en?page=4', phone)
	const card = page.getByRole('article').nth(2)
	const titled = (await card.getByRole('heading').textContent()) ?? ''
	await card.getByRole('button', { name: 'Share' }).click()
	await page.getByRole('status').getByText('Link Copied Successfully').waitFor()
	const link = await page.evaluate(() => navigator.clipboard.readText())
	expect(link).toMatch(/\/en\?news_locale=en&news_share_id=[\w-]+$/)
	await page.goto(link)
	await hydrated(page)
	expect(await page.getByRole('article').count()).toBe(10)
	expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe(titled)
	const preview = await page.locator('meta[property="og:title"]').getAttribute('content')
	expect(preview).toBe(titled)
	await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next page' }).click()
	await page.waitForURL((url) => !url.searchParams.has('news_share_id'))
})

test('from landing to filtered, voted and shared by keyboard alone', async () => {
	const page = await visit('/en', desktop)
	const press = async (key: string, until: () => Promise<boolean>) => {
		for (let i = 0; i < 120 && !(await until()); i++) await page.keyboard.press(key)
		expect(await until()).toBe(true)
	}
	const focusedName = () =>
		page.evaluate(() => {
			const element = document.activeElement
			return `${element?.getAttribute('aria-label') ?? ''} ${element?.textContent ?? ''}`.trim()
		})
	await page.keyboard.press('Tab')
	expect(await focusedName()).toBe('Skip to content')
	await press('Tab', () => page.evaluate(() => document.activeElement?.getAttribute('type') === 'checkbox'))
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Space')
	await press('Tab', async () => (await focusedName()) === 'Filter')
	await page.keyboard.press('Enter')
	await page.waitForURL(/coins=ETH/)
	await page.getByRole('article').first().waitFor()
	await press('Tab', async () => /^Important/.test(await focusedName()))
	await page.keyboard.press('Enter')
	await page.getByRole('status').getByText('Your vote submitted successfully').waitFor()
	await press('Tab', async () => /^Share/.test(await focusedName()))
	await page.keyboard.press('Enter')
	await page.getByRole('status').getByText('Link Copied Successfully').waitFor()
})
