import { expect, test } from 'vitest'
import { hydrated, openBrowser } from '#test/browser.ts'
import { openingWords } from './opening-words.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const { visit, origin } = openBrowser()

test.each(inPersian)(
	'votes in %s: important toggles, a signal is given once, and both are stored',
	async (locale) => {
		const text = words[locale]
		const page = await visit(`/${locale}?page=${locale === 'fa' ? 6 : 7}&news_locale=${locale}`, desktop)
		const card = page.getByRole('article').nth(1)
		const titled = (await card.getByRole('heading').textContent()) ?? ''
		const id = await card.getAttribute('aria-labelledby')
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

		const quoted = encodeURIComponent(`"${openingWords(titled)}"`)
		await page.goto(`${origin}/${locale}/results?search_query=${quoted}&news_locale=${locale}`)
		await hydrated(page)
		// Other outlets may have the same title.
		const again = page.locator(`article[aria-labelledby="${id}"]`)
		await again.getByRole('button', { name: text('card.bullish'), pressed: true }).waitFor()
	},
)

test('a vote that fails is undone and reported', async () => {
	const page = await visit('/en?page=5', { ...desktop, expectedErrors: /Failed to load resource/ })
	await page.route('**/v1/news/votes/**', (route) => route.abort())
	const button = page.getByRole('article').first().getByRole('button', { name: 'Important' })
	const before = await button.getAttribute('aria-label')
	await button.click()
	await page.getByRole('alert').getByText(words.en('vote.failed')).waitFor()
	await expect.poll(() => button.getAttribute('aria-label')).toBe(before)
	expect(await button.getAttribute('aria-pressed')).toBe('false')
})

test('opening an item in a new tab counts one view, by click and by middle click', async () => {
	const page = await visit('/en?page=8', desktop)
	const counted: number[] = []
	page.on('response', async (response) => {
		if (response.url().includes('/v1/news/views/'))
			counted.push(((await response.json()) as { status: number }).status)
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

test('a shared link is copied, shows its item on top, and has a preview', async () => {
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
	await page
		.getByRole('navigation', { name: 'Pagination' })
		.getByRole('link', { name: 'Next page' })
		.evaluate((link: HTMLElement) => link.click())
	await page.waitForURL((url) => !url.searchParams.has('news_share_id'))
})

test('a visitor filters, votes and shares by keyboard alone', async () => {
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
	await press('Tab', async () => (await focusedName()) === 'Filters')
	await page.keyboard.press('Enter')
	await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first().waitFor()
	await press('Tab', () => page.evaluate(() => document.activeElement?.getAttribute('type') === 'checkbox'))
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Space')
	await press('Tab', async () => (await focusedName()) === 'Filter')
	await page.keyboard.press('Enter')
	await page.getByRole('heading', { level: 1, name: 'News: Ethereum' }).waitFor()
	await press('Tab', async () => /^Important/.test(await focusedName()))
	await page.keyboard.press('Enter')
	await page.getByRole('status').getByText('Your vote submitted successfully').waitFor()
	await press('Tab', async () => /^Share/.test(await focusedName()))
	await page.keyboard.press('Enter')
	await page.getByRole('status').getByText('Link Copied Successfully').waitFor()
})

test('a vote stays although this browser’s own votes are loaded late', async () => {
	const page = await visit('/en?page=12', desktop)
	const responded = Promise.withResolvers<void>()
	let held = false
	await page.route('**/v1/news/mine/**', async (route) => {
		if (held) return route.continue()
		held = true
		// The response is created before the vote and arrives after.
		const response = await route.fetch()
		await responded.promise
		await route.fulfill({ response })
	})
	// The first vote creates the session that own votes need.
	await page.evaluate(() => fetch('/v1/session/'))
	const first = page.getByRole('article').first()
	const before = await first.getAttribute('aria-labelledby')
	await page.getByRole('link', { name: 'Next page' }).evaluate((link: HTMLElement) => link.click())
	await expect.poll(() => first.getAttribute('aria-labelledby')).not.toBe(before)
	const button = first.getByRole('button', { name: 'Important' })
	await button.click()
	await page.getByRole('status').getByText(words.en('vote.saved')).waitFor()
	const again = page.waitForResponse(
		(response) => response.url().includes('/v1/news/mine/') && response.request().timing().startTime > 0,
	)
	responded.resolve()
	await (await again).finished()
	await page.evaluate(() => new Promise(requestAnimationFrame))
	expect(await button.getAttribute('aria-pressed')).toBe('true')
})

test('after a vote that was already cast elsewhere, the button shows that one', async () => {
	const page = await visit('/en?page=14', desktop)
	await page.evaluate(() => fetch('/v1/session/'))
	await page.reload()
	await hydrated(page)
	const card = page.getByRole('article').nth(3)
	const id = Number((await card.getAttribute('aria-labelledby'))?.replace('news-', ''))
	const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
	await page.context().request.put(`${origin}/v1/news/votes/`, {
		headers: { 'x-csrftoken': csrf },
		data: { subject: 2, decision: 1, id },
	})
	await card.getByRole('button', { name: 'Bearish' }).click()
	await page.getByRole('status').getByText(words.en('vote.already')).waitFor()
	await card.getByRole('button', { name: 'Bullish', pressed: true }).waitFor()
	await card.getByRole('button', { name: 'Bearish', pressed: false }).waitFor()
})

test('a vote that fails leaves a later one, and its count, as the server has it', async () => {
	const page = await visit('/en?page=15', { ...desktop, expectedErrors: /Failed to load resource/ })
	const refused = Promise.withResolvers<void>()
	await page.route('**/v1/news/votes/**', async (route) => {
		if (route.request().postDataJSON().subject === 2) return route.continue()
		await refused.promise
		await route.abort()
	})
	const card = page.getByRole('article').nth(1)
	const important = card.getByRole('button', { name: 'Important' })
	const bullish = card.getByRole('button', { name: 'Bullish' })
	const counted = async () =>
		(await Promise.all([important, bullish].map((one) => one.getAttribute('aria-label')))).map((name) =>
			Number(name?.match(/\d+/)?.[0]),
		)
	const [stars = 0, bulls = 0] = await counted()
	await important.click()
	await bullish.click()
	refused.resolve()
	await page.getByRole('status').getByText(words.en('vote.saved')).waitFor()
	// The refusal may arrive after the other vote was saved.
	await expect.poll(() => important.getAttribute('aria-pressed')).toBe('false')
	await expect.poll(counted).toEqual([stars, bulls + 1])
	expect(await bullish.getAttribute('aria-pressed')).toBe('true')
})
