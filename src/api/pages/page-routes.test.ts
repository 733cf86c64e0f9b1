import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { addUnknownAddresses } from '#api/http/unknown-addresses.ts'
import { newSession, sealSession } from '#api/identity/browser-session.ts'
import { sessionHashOf } from '#api/identity/identity.ts'
import type { PageAddress } from '#contract/page-address.ts'
import type { PagePreferences } from '#contract/page-preferences.ts'
import { createResponseCache } from '#services/cache/response-cache.ts'
import type { Services } from '#services/create-services.ts'
import type { Viewer } from '#services/viewer.ts'
import type { SessionState } from '#store/accounts/session-store.ts'
import { addPages, type PageRenderer, type Rendered } from './page-routes.ts'

const html = (body: string) => `<p>${body}</p><script nonce="s3cret">ours()</script>`
const page = (body: string, status = 200, headers: Record<string, string> = {}): Rendered => ({
	response: new Response(html(body), { status, headers: { 'content-type': 'text/html', ...headers } }),
	nonce: 's3cret',
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
	vi.useRealTimers()
	for (const close of closing.splice(0)) await close()
})

type Shared = { address: PageAddress; preferences: PagePreferences }

const secret = 'a secret that only tests know'
const memberSession = newSession(Date.now())
const member = `sessionid=${sealSession(secret, memberSession)}`

/** The page routes with a renderer that returns its arguments. */
async function open(more: Partial<PageRenderer & { findSession: () => Promise<SessionState> }> = {}) {
	const shared: Shared[] = []
	const personal: string[] = []
	const viewers: Viewer[] = []
	const lines: string[] = []
	const cache = createResponseCache()
	const app = await createApp({
		logger: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
		https: false,
		trustProxy: [],
		longestStillMs: 0,
		limits: { scale: 1, sessionOf: (request) => request.cookies.sessionid },
	})
	const findSession = async (hash: string): Promise<SessionState> =>
		hash === sessionHashOf(memberSession) ? { kind: 'signed_in', accountId: 7 } : { kind: 'anonymous' }
	const known = {
		isCoin: (symbol: string) => ['BTC', 'ETH'].includes(symbol),
		isSource: () => false,
		isTopic: (ref: string) => ref === 'defi',
		isPerson: () => false,
	}
	app.decorate('services', {
		cache,
		now: Date.now,
		canWrite: () => true,
		catalogue: { knownNames: () => known },
		accounts: { findSession: more.findSession ?? findSession },
		prices: { board: async (viewer: Viewer) => ({ value: viewers.push(viewer) }) },
	} as unknown as Services)
	app.decorate('site', { secret, publicUrl: 'http://zagros.test', countryOf: () => null })
	app.decorateRequest('hasRecentWrite', () => false)
	addUnknownAddresses(app, () => [])
	addPages(app, {
		render: {
			shared: async (address, preferences, moment) => {
				shared.push({ address, preferences })
				await moment.read((services, viewer) => services.prices.board(viewer))
				return more.shared?.(address, preferences, moment) ?? page(`shared ${address.text}`)
			},
			personal: async (incoming, visitor, moment) => {
				personal.push(incoming.url)
				await moment.read((services, viewer) => services.prices.board(viewer))
				return more.personal?.(incoming, visitor, moment) ?? page(`personal ${incoming.headers.cookie}`)
			},
		},
	})
	closing.push(() => app.close())
	await app.ready()
	const visit = (url: string, { cookie = '', from = '127.0.0.1', savesData = false } = {}) =>
		app.inject({
			url,
			remoteAddress: from,
			headers: { ...(cookie !== '' && { cookie }), ...(savesData && { 'save-data': 'on' }) },
		})
	return { app, visit, shared, personal, viewers, lines }
}

test('unknown parameters create no new cache entry', async () => {
	const { visit, shared } = await open()
	const first = await visit('/en')
	for (let count = 0; count < 100; count += 1) {
		const response = await visit(`/en?anything=${count}&utm_source=${count}`)
		expect([response.statusCode, response.body]).toEqual([200, first.body])
	}
	expect(shared).toHaveLength(1)
	await visit('/en?page=2')
	expect(shared).toHaveLength(2)
})

test('a shared page is rendered from its address and its preferences, and from nothing else of the request', async () => {
	const { visit, shared } = await open()
	const cookie =
		'sessionid=stranger; is_theme_dark=true; news_locale=1; row_height=compact; user_is_logged_in=true; service_lang=fa'
	await visit('/en?news_locale=en&coins=BTC', { cookie })
	expect(shared).toEqual([
		{
			address: { locale: 'en', text: '/en?news_locale=en&coins=BTC' },
			preferences: {
				...{ theme: 'dark', newsLocale: 'fa', rowHeight: 'compact', grouped: true, toman: false },
				pictures: 'shown',
			},
		},
	])
	await visit('/en?news_locale=en&coins=BTC', {
		cookie: 'is_theme_dark=true; news_locale=1; row_height=compact',
	})
	expect(shared).toHaveLength(1)
	await visit('/en?news_locale=en&coins=BTC', {
		cookie: 'is_theme_dark=false; news_locale=1; row_height=compact',
	})
	expect(shared).toHaveLength(2)
	await visit('/en?news_locale=en&coins=BTC', { cookie: 'is_theme_dark=false; news_locale=1' })
	expect(shared).toHaveLength(3)
	await visit('/en?news_locale=en&coins=BTC', {
		cookie: 'is_theme_dark=false; news_locale=1',
		savesData: true,
	})
	expect(shared.map(({ preferences }) => preferences.pictures)).toEqual([
		...['shown', 'shown', 'shown'],
		'saving',
	])
})

test('a list without a language in its address redirects to the language that the reader chose', async () => {
	const { visit, shared } = await open()
	const response = await visit('/en?coins=BTC', { cookie: 'news_locale=1' })
	expect([response.statusCode, response.headers.location]).toEqual([302, '/en?coins=BTC&news_locale=fa'])
	expect(response.headers['cache-control']).toContain('no-store')
	expect(shared).toHaveLength(0)
	expect((await visit('/en?coins=BTC', { cookie: 'news_locale=2' })).statusCode).toBe(200)
})

test('a page for a signed-in reader is rendered each time and shown to nobody else', async () => {
	const { visit, personal, viewers } = await open()
	const cookie = member
	expect((await visit('/en?coins=BTC,ETH', { cookie })).body).toContain(`personal ${member}`)
	expect((await visit('/en?coins=BTC,ETH')).body).toContain('shared /en?news_locale=en&coins=BTC%2CETH')
	expect((await visit('/en?coins=BTC,ETH', { cookie })).body).toContain(`personal ${member}`)
	expect(personal).toHaveLength(2)
	expect(viewers.map(({ hasAccount }) => hasAccount)).toEqual([true, false, true])
})

test.each([
	['/en.data?coins=BTC', { 'content-type': 'text/x-script' }, 'private, no-cache'],
	['/', { location: '/en' }, 'private, no-cache'],
	['/dashboard', { location: '/user/login', 'cache-control': 'private, no-store' }, 'private, no-store'],
])('a page for one visitor at %s is not cached by proxies', async (url, headers, expected) => {
	const personal = async () => ({ response: new Response('theirs', { headers }), nonce: '' })
	const { visit } = await open({ personal })
	expect((await visit(url)).headers['cache-control']).toBe(expected)
})

test('without a database a reader still gets cached public pages, and no personal page', async () => {
	const findSession = async () => {
		throw new Error('the database is away')
	}
	const { visit } = await open({ findSession })
	expect((await visit('/en', { cookie: member })).body).toContain('shared')
	expect((await visit('/dashboard', { cookie: member })).statusCode).toBe(500)
})

test('a page without a cookie may be cached by proxies, one with preferences only by the browser', async () => {
	const { visit } = await open()
	const first = await visit('/en')
	expect(first.headers).toMatchObject({
		'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=10',
		vary: 'accept-encoding, cookie, save-data',
		etag: expect.any(String),
	})
	expect(first.headers['set-cookie']).toBeUndefined()
	const again = await visit('/en', { cookie: 'sessionid=stranger' })
	expect([again.body, again.headers['cache-control'], again.headers.vary]).toEqual([
		first.body,
		'private, no-cache',
		'accept-encoding, cookie, save-data',
	])
})

test.each([
	[429, { 'retry-after': '31' }, '31'],
	[503, {}, '2'],
])('a page whose list failed with %d says so and is not cached', async (status, headers, wait) => {
	let busy = true
	const { visit, shared } = await open({
		shared: async () => (busy ? page('failed', status, headers) : page('fine')),
	})
	for (let round = 0; round < 2; round += 1) {
		const response = await visit('/en')
		expect(response.statusCode).toBe(status)
		expect(response.headers['cache-control']).toBe('private, no-store')
		expect(response.headers['retry-after']).toBe(wait)
	}
	expect(shared).toHaveLength(2)
	busy = false
	expect((await visit('/en')).body).toContain('fine')
})

test('an incomplete page is not cached either', async () => {
	const { visit, shared } = await open({
		shared: async () => page('no prices', 200, { 'cache-control': 'private, no-store' }),
	})
	await visit('/en')
	await visit('/en')
	expect(shared).toHaveLength(2)
})

test('a visitor who makes the server render continually is limited, and others are served', async () => {
	const { visit } = await open()
	const cookie = 'sessionid=busy'
	for (let number = 1; number <= 60; number += 1) {
		expect((await visit(`/en?page=${number}`, { cookie })).statusCode).toBe(200)
	}
	const refused = await visit('/en?page=61', { cookie })
	expect(refused.statusCode).toBe(429)
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	// A cached page costs nothing, so it is still served.
	expect((await visit('/en?page=60', { cookie })).statusCode).toBe(200)
	expect((await visit('/en?page=61', { cookie: 'sessionid=other' })).statusCode).toBe(200)
	expect((await visit('/en/nowhere', { cookie })).statusCode).toBe(429)
})

test('searches are limited for each visitor: a page that is refused to one is rendered for the next', async () => {
	const { visit } = await open()
	const search = (word: string, cookie: string) => visit(`/en/results?search_query=${word}`, { cookie })
	const sessions = ['sessionid=one', 'sessionid=two']
	let refused = 0
	for (let number = 0; number < 61; number += 1) {
		refused += (await search(`word${number}`, sessions[0] ?? '')).statusCode === 429 ? 1 : 0
	}
	expect(refused).toBe(1)
	expect((await search('word60', sessions[1] ?? '')).statusCode).toBe(200)
	expect((await search('word60', sessions[0] ?? '')).statusCode).toBe(200)
})

test.each(['/en/results', '/%65n/results', '/en/results//', '/en/results.data', '/en/results/_.data'])(
	'a search at %s is counted as one',
	async (path) => {
		vi.useFakeTimers({ toFake: ['performance'] })
		const { visit } = await open()
		const search = async (number: number) => {
			const response = await visit(`${path}?search_query=word${number}`, { cookie: 'sessionid=one' })
			return response.statusCode
		}
		for (let number = 0; number < 60; number += 1) expect(await search(number)).toBe(200)
		// Rendering is allowed again by then, but searches are limited for longer.
		vi.advanceTimersByTime(61_000)
		expect(await search(60)).toBe(429)
	},
)

test('beyond two pages that render and eight that wait, the visitor with the most requests is refused', async () => {
	const release = Promise.withResolvers<void>()
	const { visit } = await open({ shared: () => release.promise.then(() => page('late')) })
	const crowd = (from: string, count: number, first: number) =>
		Array.from({ length: count }, (_, index) => visit(`/en?page=${first + index}`, { from }))
	const greedy = crowd('127.0.0.2', 11, 100)
	const others = ['127.0.0.3', '127.0.0.4', '127.0.0.5'].flatMap((from, index) => crowd(from, 1, 200 + index))
	await sleep(50)
	release.resolve()
	expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
	const refused = (await Promise.all(greedy)).filter(({ statusCode }) => statusCode !== 200)
	expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
		Array(4).fill([503, '2']),
	)
})

test('an injected script is neither allowed nor silently ignored', async () => {
	const { visit, lines } = await open({ shared: async () => page('<script>steal()</script>') })
	const response = await visit('/en')
	const policy = String(response.headers['content-security-policy'])
	expect(policy.match(/'sha256-/g)).toHaveLength(1)
	expect(response.body).not.toContain('s3cret')
	expect(lines.join()).toContain('steal()')
})

test('the secret of a mailed link is not logged with such a script', async () => {
	const { visit, lines } = await open({ personal: async () => page('<script>steal()</script>') })
	await visit('/user/activation/a-secret-token')
	expect(lines.join()).toContain('/user/activation/…')
	expect(lines.join()).not.toContain('a-secret-token')
})

test.each([
	['/EN', '/en'],
	['/FA/category/DEFI?page=2', '/fa/category/defi?page=2'],
])('%s leads to %s', async (url, target) => {
	const { visit } = await open()
	const response = await visit(url)
	expect([response.statusCode, response.headers.location]).toEqual([301, target])
})

test.each([
	['fa', 'rtl', 'صفحه‌های زیادی'],
	['en', 'ltr', 'many pages'],
])(
	'a reader in %s who is refused a page gets a sentence, a program gets JSON',
	async (locale, direction, words) => {
		const { app } = await open()
		const visitAs = (accept: string) =>
			app.inject({ url: `/${locale}/a"b`, headers: { accept, cookie: 'sessionid=one' } })
		let response = await visitAs('text/html,*/*')
		for (let round = 0; round < 130 && response.statusCode !== 429; round += 1)
			response = await visitAs('text/html,*/*')
		expect(response.statusCode).toBe(429)
		expect(response.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
			'retry-after': expect.any(String),
		})
		expect(response.body).toContain(`<html lang="${locale}" dir="${direction}">`)
		expect(response.body).toContain(words)
		expect(response.body).not.toContain('a"b')
		expect((await visitAs('application/json')).json()).toMatchObject({
			status: 0,
			error: { code: 'rate_limited' },
		})
	},
)

test.each([
	['fa', 'این نشانی بیش از حد طولانی است'],
	['en', 'This address is too long'],
])('an address in %s that is too long says so and links to the home page', async (locale, words) => {
	const { app } = await open()
	const url = `/${locale}?coins=${'x'.repeat(2_100)}`
	const response = await app.inject({ url, headers: { accept: 'text/html' } })
	expect(response.statusCode).toBe(414)
	expect(response.body).toContain(words)
	expect(response.body).toContain(`<a href="/${locale}">`)
})
