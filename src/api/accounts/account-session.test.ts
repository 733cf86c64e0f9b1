import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { hashToken } from '#services/accounts/account-parts.ts'
import { createPasswordHashing, HashingBusyError } from '#services/accounts/password-hashing.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { activeUser, freshForm, goodPassword, mailedToken, signUpUser } from '#test/accounts.ts'
import { openBrowser, type TestBrowser, testApi, testOrigin } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const day = 86_400_000
let clock = 0
const api = await testApi({ now: () => Date.now() + clock })
const { app, db } = api

const logIn = async (username: string, browser?: TestBrowser) => {
	const from = browser ?? (await openBrowser(app))
	const response = await from.send('POST', '/v1/user/login/', { username, password: goodPassword })
	return { browser: from, response, token: (response.body as { token: string }).token }
}
const isIn = async (token: string) => {
	const response = await app.inject({ url: '/v1/user/info/', headers: { authorization: `Token ${token}` } })
	return response.statusCode === 200
}
/** The same, and waits until the visit has been noted, for which no response waits. */
const isInAndNoted = async (token: string) => {
	const known = await isIn(token)
	const stored = sql<{
		at: Date
	}>`select last_seen_at as at from session where token_hash = ${hashToken(token)}`
	const notedAt = async () => (await stored.execute(db)).rows[0]?.at.getTime()
	await expect.poll(notedAt).toBeGreaterThan(api.services.now() - day)
	return known
}

describe('sessions end', () => {
	test('after 14 days without use', async () => {
		const user = await activeUser(api)
		clock += 13 * day
		expect(await isInAndNoted(user.token)).toBe(true)
		clock += 13 * day
		expect(await isInAndNoted(user.token)).toBe(true)
		clock += 14 * day + 1_000
		expect(await isIn(user.token)).toBe(false)
	})

	test('after 90 days, however much they are used', async () => {
		const user = await activeUser(api)
		for (let week = 0; week < 9; week += 1) {
			clock += 9 * day
			expect(await isInAndNoted(user.token)).toBe(true)
		}
		clock += 9 * day + 1_000
		expect(await isIn(user.token)).toBe(false)
	})

	test('beyond the newest twenty of a user', async () => {
		const user = await activeUser(api)
		const tokens: string[] = []
		for (let each = 0; each < 22; each += 1) {
			clock += 1_000
			tokens.push((await logIn(user.username)).token)
		}
		expect(await isIn(user.token)).toBe(false)
		const open: boolean[] = []
		for (const token of tokens) open.push(await isIn(token))
		expect(open).toEqual([false, false, ...Array(20).fill(true)])
	})
})

describe('votes of a browser', () => {
	test('become the user’s at log-in, and no user has two', async () => {
		await addNews(db, 2030, [makeDraft('voted')], new Date())
		const found = await sql<{ id: number }>`select max(id) as id from news_item`.execute(db)
		const id = found.rows[0]?.id ?? 0
		const vote = (browser: TestBrowser, headers = {}) =>
			browser.send('PUT', '/v1/news/votes/', { subject: 2, decision: 1, id }, headers)
		const bullish = async () => {
			await flushCounts(db)
			const row = await sql<{ bullish: number }>`select bullish from news_item where id = ${id}`.execute(db)
			return row.rows[0]?.bullish
		}
		const user = await activeUser(api)
		const [phone, laptop] = [await openBrowser(app), await openBrowser(app)]
		await vote(phone)
		await vote(laptop)
		expect(await bullish()).toBe(2)
		await logIn(user.username, phone)
		await logIn(user.username, laptop)
		expect(await bullish()).toBe(1)
		expect((await vote(phone)).body).toMatchObject({ status: 0, error: { code: 'already_voted' } })
		expect((await vote(laptop)).body).toMatchObject({ status: 0, error: { code: 'already_voted' } })
		expect(await bullish()).toBe(1)
	})
})

describe('writes that do not come from our pages', () => {
	const form = () => ({ ...freshForm() })
	const writes = (): ['POST' | 'PUT', string, object][] => [
		['POST', '/v1/user/login/', { username: 'victim.name', password: goodPassword }],
		['POST', '/v1/user/signup/', form()],
		['POST', '/v1/user/signup/confirmation/', { token: 'x' }],
		['POST', '/v1/user/email/undo/', { token: 'x' }],
		['POST', '/v1/user/signup/confirmation/resend/', { email: 'a@example.com', username: 'victim.name' }],
		['POST', '/v1/user/password/reset/', { email: 'a@example.com' }],
		['PUT', '/v1/user/password/reset/', { token: 'x', password: goodPassword }],
		['POST', '/v1/user/auth/google/', { code: 'x', state: 'y' }],
		['PUT', '/v1/user/favorites/side_filters/', { assets: [], sources: [] }],
		['PUT', '/v1/user/favorites/news/', { id: 1 }],
	]
	const foreign: [string, Record<string, string>][] = [
		['another origin', { origin: 'https://evil.example' }],
		['a null origin', { origin: 'null' }],
		['a sibling subdomain', { origin: 'http://other.zagros.test' }],
		['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
		['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
		['a forged token', { 'x-csrftoken': 'x'.repeat(43) }],
		['no token', { 'x-csrftoken': '' }],
	]

	test.each(foreign)('%s is 403 on every write', async (_name, headers) => {
		const browser = await openBrowser(app)
		for (const [method, url, payload] of writes()) {
			const response = await browser.send(method, url, payload, headers)
			expect([url, response.status, (response.body as { error: { code: string } }).error.code]).toEqual([
				url,
				403,
				'csrf_failed',
			])
		}
	})

	test('a forged pair of cookie and header that is not bound to the session is 403', async () => {
		const [browser, other] = [await openBrowser(app), await openBrowser(app)]
		const sessionid = /sessionid=[^;]+/.exec(browser.cookies())?.[0]
		const response = await app.inject({
			method: 'POST',
			url: '/v1/user/login/',
			headers: { cookie: `${sessionid}; csrftoken=${other.csrftoken}`, 'x-csrftoken': other.csrftoken },
			payload: { username: 'victim.name', password: goodPassword },
		})
		expect(response.statusCode).toBe(403)
	})

	test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
		'a form of type %s is not read',
		async (type) => {
			for (const [method, url, payload] of writes().slice(0, 6)) {
				const response = await app.inject({
					method,
					url,
					headers: { 'content-type': type },
					payload: JSON.stringify(payload),
				})
				expect([url, response.statusCode]).toEqual([url, 415])
			}
		},
	)

	test('our own origin, and a program that sends none, are served', async () => {
		const user = await activeUser(api)
		const own = await (await openBrowser(app)).send(
			'POST',
			'/v1/user/login/',
			{ username: user.username, password: goodPassword },
			{ origin: testOrigin, 'sec-fetch-site': 'same-origin' },
		)
		expect(own.status).toBe(200)
		const program = await app.inject({
			method: 'POST',
			url: '/v1/user/login/',
			payload: { username: user.username, password: goodPassword },
		})
		expect(program.statusCode).toBe(200)
		expect(await isIn(program.json().token)).toBe(true)
	})

	test('no other origin may read a response', async () => {
		const user = await activeUser(api)
		for (const method of ['GET', 'OPTIONS'] as const) {
			const response = await app.inject({
				method,
				url: '/v1/user/info/',
				headers: { ...user.as, origin: 'https://evil.example', 'access-control-request-method': 'GET' },
			})
			expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
		}
	})
})

test('twenty-two passwords are checked concurrently, the next request is refused with Retry-After', async () => {
	const { hash, fits } = createPasswordHashing()
	const given = await Promise.allSettled(Array.from({ length: 24 }, () => hash(goodPassword)))
	expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(22)
	for (const one of given) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(HashingBusyError)
	expect(await fits(await hash(goodPassword), goodPassword)).toBe(true)
	expect(await fits(null, goodPassword)).toBe(false)
})

test('a busy server responds with 503, and the attempt is not counted', async () => {
	const user = await activeUser(api)
	const browser = await openBrowser(app)
	const { parts } = api.services.accounts
	const { passwords } = parts
	parts.passwords = {
		...passwords,
		fits: async () => {
			throw new HashingBusyError('busy')
		},
	}
	const response = await browser.send('POST', '/v1/user/login/', {
		username: user.username,
		password: goodPassword,
	})
	parts.passwords = passwords
	expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
	expect(response.headers['retry-after']).toBe('2')
	const held = await sql<{ strikes: number }>`select max(strikes) as strikes from login_strikes`.execute(db)
	expect(held.rows[0]?.strikes ?? 0).toBeLessThan(1)
})

test('no password, token, cookie or link is ever logged', async () => {
	let logged = ''
	const sink = new Writable({
		write: (chunk, _encoding, done) => {
			logged += chunk
			done()
		},
	})
	const loud = await testApi({ database: api, logger: pino({ level: 'trace' }, sink) })
	const browser = await openBrowser(loud.app)
	const user = await signUpUser(loud, browser)
	const link = await mailedToken(db, user.id, 'activation')
	await browser.send('GET', `/user/activation/${link}`)
	const { token } = (await browser.send('POST', '/v1/user/signup/confirmation/', { token: link })).body as {
		token: string
	}
	await browser.send('GET', '/v1/user/info/', undefined, { authorization: `Token ${token}` })
	await browser.send('POST', '/v1/user/login/', { username: user.username, password: 'Wrong#49secret' })
	const way = { email: user.email, since: new Date().toISOString() }
	const undo = await mailedToken(db, user.id, 'email_undo', new Date(), way)
	await browser.send('GET', `/user/email/undo/${undo}`)
	await browser.send('POST', '/v1/user/email/undo/', { token: undo })
	const reset = await mailedToken(db, user.id, 'password_reset')
	await browser.send('GET', `/user/password/reset/?token=${reset}`)
	await browser.send('PUT', '/v1/user/password/reset/', { token: reset, password: 'Sabalan#81kooh' })
	expect(logged).not.toBe('')
	const cookies = browser
		.cookies()
		.split('; ')
		.map((pair) => pair.slice(pair.indexOf('=') + 1))
	const secrets = [
		goodPassword,
		'Wrong#49secret',
		'Sabalan#81kooh',
		link,
		token,
		undo,
		reset,
		user.email,
		...cookies,
	]
	for (const secret of secrets.filter((one) => one.length > 6)) expect(logged).not.toContain(secret)
})
