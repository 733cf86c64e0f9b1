import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { expectAccessible, hydrated, openBrowser } from '#test/browser.ts'
import { openFlakyProxy } from '#test/flaky-proxy.ts'
import { openProductDatabase } from '#test/product-database.ts'
import { arriveOnDashboard } from './dashboard-steps.ts'
import { openingWords } from './opening-words.ts'
import { desktop, inPersian, phone, words } from './words.ts'

const proxy = await openFlakyProxy(inject('journey').url)
const { visit, openTab, origin, dataDir } = openBrowser({ url: proxy.url })
const reader = { ...phone, worker: true, expectedErrors: /Failed to load resource|ERR_/ } as const

/** The URLs of the cached pages. */
const cachedPages = (page: Page) =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
		const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
		return found.flat().map(({ url }) => url.slice(location.origin.length))
	})
/** Files that the open page has loaded and that are not cached yet. */
const filesMissing = (page: Page) =>
	page.evaluate(async () => {
		const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
		const files = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'))
		const found = await Promise.all(files.map((name) => caches.match(name)))
		return files.filter((_name, at) => found[at] === undefined)
	})
/** A page can be opened offline once it and its files are cached. */
async function expectCached(page: Page, address: string): Promise<void> {
	await expect.poll(() => cachedPages(page)).toContain(address)
	await expect.poll(() => filesMissing(page)).toEqual([])
}
/** The first item of the cached copy; the list itself may have changed since. */
const firstInCopy = (page: Page, address: string) =>
	page.evaluate(async (path) => {
		const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
		const [copy] = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)))
		return Number(/id="?news-(\d+)/.exec((await copy?.text()) ?? '')?.[1])
	}, address)

async function open(page: Page, path: string): Promise<void> {
	await page.goto(origin + path)
	await hydrated(page)
}

/** The browser gets an online event, as on a phone. */
const tellOfLine = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')))
const comeBack = async (page: Page) => {
	await proxy.reconnect()
	await tellOfLine(page)
}
/** The message is awaited before it appears, because it is shown for two seconds. */
const expectSent = (page: Page) =>
	Promise.all([page.getByRole('status').getByText(words.en('offline.sent')).waitFor(), tellOfLine(page)])

test.each(inPersian)('offline the last news in %s is shown, with its age', async (locale) => {
	const text = words[locale]
	const page = await visit(`/${locale}`, reader)
	await expectCached(page, `/${locale}`)
	// By a key: the list continues where a pointer comes near its end, and another link may be there when it presses.
	const toSecond = page.getByRole('link', { name: text('pages.page', { page: 2 }), exact: true })
	await toSecond.press('Enter')
	await page.waitForURL(/page=2/)
	const second = new URL(page.url())
	await expectCached(page, second.pathname + second.search)

	await proxy.disconnect()
	try {
		await open(page, `/${locale}`)
		const age = page.getByRole('status').filter({ hasText: text('offline.title') })
		await age.getByText(/[\d۰-۹]{2}:[\d۰-۹]{2}/).waitFor()
		expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(10)
		await expectAccessible(page, { within: '.offline-line' })

		await toSecond.press('Enter')
		await page.waitForURL(/page=2/)
		await hydrated(page)
		await age.waitFor()
		expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(10)

		await page.goto(`${origin}/${locale}/help/`)
		await page.getByRole('heading', { name: text('offline.title') }).waitFor()
		await expectAccessible(page)
		await page.getByRole('listitem').getByRole('link').last().click()
		await page.getByRole('article').first().waitFor()
		await hydrated(page)
	} finally {
		await comeBack(page)
	}
	await page.getByRole('button', { name: text('offline.latest') }).click()
	await hydrated(page)
	await page.getByText(text('offline.title')).waitFor({ state: 'detached' })
})

test('an offline vote is sent later and counts once, although its response is lost', async () => {
	const path = '/en?page=21'
	const page = await visit(path, reader)
	const row = page.getByRole('article').nth(2)
	const titled = (await row.getAttribute('aria-labelledby')) ?? ''
	const mine = page.locator(`article[aria-labelledby="${titled}"]`)
	const bullish = mine.getByRole('button', { name: 'Bullish' })
	const count = async () => Number((await bullish.getAttribute('aria-label'))?.match(/\d+/)?.[0] ?? 0)
	const before = await count()
	const said = await row.getByRole('heading').textContent()
	await expectCached(page, path)
	await proxy.disconnect()
	try {
		await open(page, path)
		await bullish.click()
		await page.getByRole('status').getByText(words.en('vote.queued')).waitFor()
		expect(await count()).toBe(before + 1)
		await page.reload()
		await hydrated(page)
		await mine.getByRole('button', { name: 'Bullish', pressed: true }).waitFor()
	} finally {
		proxy.loseResponses('/v1/news/votes/')
		await comeBack(page)
	}
	const sent = () => proxy.seen.filter((one) => one === 'PUT /v1/news/votes/').length
	await expect.poll(sent).toBeGreaterThan(0)
	proxy.loseResponses('')
	await page.reload()
	await expect.poll(() => waiting(page)).toBe(0)
	expect(sent()).toBeGreaterThan(1)
	// At its current position in the list.
	const quoted = encodeURIComponent(`"${openingWords(said ?? '')}"`)
	await open(page, `/en/results?news_locale=en&search_query=${quoted}`)
	await mine.getByRole('button', { name: 'Bullish', pressed: true }).waitFor()
	expect(await count()).toBe(before + 1)
})

/** The number of queued mutations. */
const waiting = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('zagros')
				opening.onsuccess = () => {
					const counted = opening.result.transaction('acts').objectStore('acts').count()
					counted.onsuccess = () => {
						opening.result.close()
						resolve(counted.result)
					}
				}
			}),
	)

test('a mutation that a busy server refuses is sent again', async () => {
	const page = await visit('/en', reader)
	await expectCached(page, '/en')
	await proxy.disconnect()
	try {
		// On a page that was loaded before the connection was lost, which its browser has not noticed.
		await page.getByRole('article').nth(4).getByRole('button', { name: 'Bullish' }).click()
		await page.getByRole('status').getByText(words.en('vote.queued')).waitFor()
		await page
			.getByRole('status')
			.getByText(/^You’re offline\. This (list|page) is from/)
			.waitFor()
	} finally {
		proxy.refuse('/v1/news/votes/')
		await comeBack(page)
	}
	const sent = () => proxy.seen.filter((one) => one === 'PUT /v1/news/votes/').length
	const before = sent()
	await expect.poll(sent).toBeGreaterThan(before)
	proxy.refuse('')
	await page.getByRole('status').getByText(words.en('offline.sent')).waitFor()
	await expect.poll(() => waiting(page)).toBe(0)
})

test('a vote without a response delays no other vote, and is queued and sent later', async () => {
	const page = await visit('/en', reader)
	await expectCached(page, '/en')
	proxy.ignoreNext('PUT /v1/news/votes/')
	const sent = () => proxy.seen.filter((one) => one === 'PUT /v1/news/votes/').length
	const before = sent()
	const rows = page.getByRole('article')
	await rows.nth(5).getByRole('button', { name: 'Bullish' }).click()
	await expect.poll(sent).toBe(before + 1)
	await rows.nth(6).getByRole('button', { name: 'Bullish' }).click()
	await page.getByRole('status').getByText(words.en('vote.saved')).waitFor()
	expect(await waiting(page)).toBe(0)
	await expect.poll(() => waiting(page)).toBe(1)
	await expectSent(page)
	await expect.poll(() => waiting(page)).toBe(0)
})

test('for a logged-in reader only public pages are cached, and nothing after they log out', async () => {
	const page = await openTab({ ...reader, ...desktop })
	await arriveOnDashboard(page, 'en', dataDir)
	await open(page, '/en')
	await expectCached(page, '/en')
	const marked = await page.evaluate(async () => {
		const names = await caches.keys()
		const cached = await Promise.all(
			names.map(async (name) => {
				const cache = await caches.open(name)
				return Promise.all(
					(await cache.keys()).map(async (key) => (await cache.match(key))?.headers.get('cache-control')),
				)
			}),
		)
		return cached.flat()
	})
	expect(marked.length).toBeGreaterThan(5)
	expect(marked.filter((caching) => /private|no-store/.test(caching ?? 'private'))).toEqual([])
	expect((await cachedPages(page)).filter((path) => !path.startsWith('/en'))).toEqual([])

	await proxy.disconnect()
	try {
		await open(page, '/en')
		await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click()
		await page.getByRole('status').getByText(words.en('offline.waits')).waitFor()
	} finally {
		await proxy.reconnect()
	}
	await expectSent(page)
	await open(page, '/dashboard?view=bookmarks')
	await page.getByRole('button', { name: 'Save', exact: true, pressed: true }).waitFor({ state: 'attached' })

	await open(page, '/dashboard')
	await page.getByRole('button', { name: words.en('header.logOut') }).click()
	await page.waitForURL(/\/en/)
	await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('a new version takes over and deletes the caches of the old one', async () => {
	const page = await visit('/en', reader)
	await expectCached(page, '/en')
	proxy.serveBuild('0123456789ab')
	await page.reload()
	await expect
		.poll(async () => (await page.evaluate(() => caches.keys())).sort())
		.toEqual(['files-0123456789ab', 'pages-0123456789ab'])
	await expectCached(page, '/en')
})

test('a removed item is deleted from the device at the next request that gets a response', async () => {
	const path = '/en?page=23'
	const page = await visit(path, reader)
	await expectCached(page, path)
	const id = await firstInCopy(page, path)
	const { db, close } = await openProductDatabase(dataDir)
	await removeNews(db, id, 'wrong', new Date())
	await close()
	await proxy.disconnect()
	try {
		await open(page, path)
		await page.getByRole('article').first().waitFor()
	} finally {
		await proxy.reconnect()
	}
	const asked = () => proxy.seen.filter((one) => one.startsWith('GET /v1/news/gone/')).length
	const before = asked()
	proxy.refuse('/v1/news/gone/')
	await open(page, '/en')
	await expect.poll(asked).toBe(before + 1)
	expect(await cachedPages(page)).toContain(path)
	proxy.refuse('')
	// A busy server is asked again at the contact after that.
	await open(page, '/en')
	await expect.poll(() => cachedPages(page)).not.toContain(path)
})
