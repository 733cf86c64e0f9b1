import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { suspendAccount } from '#services/accounts/suspend-account.ts'
import { addNews } from '#store/news/news-writer.ts'
import { query, text } from '#store/query.ts'
import { sql } from '#store/sql.ts'
import { activeUser, type SignedIn } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db } = api
/** With the limits of production. */
const strict = await testApi({ database: api, limitScale: 1 })
const path = '/v1/user/keys/'

const make = async (user: SignedIn, name = 'my bot') =>
	(await user.browser.send('POST', path, { name }, user.as)) as {
		status: number
		body: { data: { id: number; key: string }; error?: { code: string } }
	}
const keyOf = async (user: SignedIn) => (await make(user)).body.data.key
const listOf = async (user: SignedIn) =>
	((await user.browser.send('GET', path, undefined, user.as)).body as { data: { id: number }[] }).data
const ask = (key: string, url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
	app.inject({
		...{ method, url, headers: { authorization: `Bearer ${key}` } },
		...(payload && { payload }),
	})

test('a key is shown once, listed by its beginning, stored as a hash and mailed to its owner', async () => {
	const user = await activeUser(api)
	const { body, status } = await make(user, '  ربات من  ')
	expect([status, body.data.key]).toEqual([200, expect.stringMatching(/^zk_[A-Za-z0-9]{32}$/)])
	expect(await listOf(user)).toEqual([
		{
			id: body.data.id,
			name: 'ربات من',
			start: body.data.key.slice(0, 6),
			made: expect.stringMatching(/Z$/),
			last_used: null,
		},
	])
	const stored = await query({ row: text })`select api_key::text as row from api_key`.execute(db)
	expect(JSON.stringify(stored.rows)).not.toContain(body.data.key)
	const emails = await query({ letter: text })`
		select letter from mail_outbox where account_id = ${user.id} order by id desc limit 1
	`.execute(db)
	expect(emails.rows).toEqual([{ letter: 'api_key_made' }])
	await ask(body.data.key, '/v1/news/sort/')
	// The use is recorded without the request waiting for it.
	await expect.poll(() => listOf(user)).toMatchObject([{ last_used: expect.stringMatching(/:00:00\.000Z$/) }])
	const data = (await user.browser.send('GET', '/v1/user/data/', undefined, user.as)).body
	expect(data).toMatchObject({ api_keys: [{ name: 'ربات من' }] })
})

test.each(['Bearer', 'bearer', 'BEARER'])(
	'the scheme %s reads, at the tools of agents too',
	async (scheme) => {
		const authorization = `${scheme} ${await keyOf(await activeUser(api))}`
		const payload = { jsonrpc: '2.0', id: 1, method: 'ping' }
		const accept = 'application/json, text/event-stream'
		const pinged = await app.inject({
			...{ method: 'POST', url: '/mcp', payload },
			headers: { authorization, accept, host: 'localhost' },
		})
		const read = await app.inject({ url: '/v1/user/feed/', headers: { authorization } })
		expect([pinged.statusCode, read.statusCode]).toEqual([200, 200])
	},
)

test.each([
	[{}],
	[{ name: '' }],
	[{ name: '   ' }],
	[{ name: 'x'.repeat(61) }],
	[{ name: 'a\0b' }],
	[{ name: 7 }],
])('%j names no key', async (payload) => {
	const user = await activeUser(api)
	const response = await user.browser.send('POST', path, payload, user.as)
	expect([response.status, response.body]).toMatchObject([400, { error: { code: 'invalid_input' } }])
})

test('an account has ten keys, also if they are made at once', async () => {
	const user = await activeUser(api)
	const made = await Promise.all(Array.from({ length: 12 }, () => make(user)))
	expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
	expect(await listOf(user)).toHaveLength(10)
})

test('no user sees or deletes another user’s key', async () => {
	const [user, stranger] = [await activeUser(api), await activeUser(api)]
	const { id, key } = (await make(user)).body.data
	expect(await listOf(stranger)).toEqual([])
	await stranger.browser.send('DELETE', `${path}?id=${id}`, undefined, stranger.as)
	expect((await ask(key, '/v1/news/sort/')).statusCode).toBe(200)
	await user.browser.send('DELETE', `${path}?id=${id}`, undefined, user.as)
	expect((await ask(key, '/v1/news/sort/')).statusCode).toBe(401)
})

describe('a key', () => {
	test('reads lists with several coins, prices, sources and the feed of its owner', async () => {
		const key = await keyOf(await activeUser(api))
		const list = await ask(key, '/v1/news/filter/', 'POST', { lang: 'en', assets: [4001, 4002] })
		expect([list.statusCode, list.headers['cache-control']]).toEqual([200, 'private, no-store'])
		for (const url of ['/v1/news/front/?lang=en', '/v1/prices/', '/v1/sources/', '/v1/user/feed/?lang=en'])
			expect([url, (await ask(key, url)).statusCode]).toEqual([url, 200])
	})

	test.each([
		['GET', '/v1/user/info/'],
		['GET', '/v1/user/keys/'],
		['POST', '/v1/user/keys/'],
		['GET', '/v1/user/data/'],
		['GET', '/v1/catalogue/'],
		['GET', '/v1/openapi.json'],
		['GET', '/feeds/en.atom'],
		['GET', '/sources.opml'],
		['GET', '/no-such-address'],
		['PUT', '/v1/news/votes/'],
		['PUT', '/v1/news/views/'],
		['POST', '/v1/news/tags/report/'],
		['PUT', '/v1/user/briefing/done/'],
		['DELETE', '/v1/user/'],
	] as const)('is refused at %s %s', async (method, url) => {
		const key = await keyOf(await activeUser(api))
		const response = await ask(key, url, method, method === 'GET' ? undefined : {})
		expect([response.statusCode, response.json().error.code]).toEqual([401, 'unauthorized'])
		expect(response.body).not.toContain(key)
	})

	test('in the address is refused where addresses take none, and a made-up one everywhere', async () => {
		const key = await keyOf(await activeUser(api))
		expect((await app.inject(`/v1/news/sort/?auth_token=${key}`)).statusCode).toBe(401)
		expect((await ask(`zk_${'a'.repeat(32)}`, '/v1/news/sort/')).statusCode).toBe(401)
		expect((await ask('zk_short', '/v1/news/sort/')).statusCode).toBe(401)
	})

	test('is in no log, cached response, address of a next page or address that a linked site sees', async () => {
		const lines: string[] = []
		const logger = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
		const logging = await testApi({ database: api, logger })
		const drafts = ['a', 'b', 'c'].map((path) => makeDraft(path, { publishedAt: new Date() }))
		await addNews(db, 2030, drafts, new Date())
		const keys = [await keyOf(await activeUser(api)), await keyOf(await activeUser(api))]
		const responses: string[] = []
		const get = async (url: string, headers = {}) => {
			const response = await logging.app.inject({ url, headers })
			responses.push(response.body + JSON.stringify(response.headers))
			return response
		}
		const { cache } = logging.services
		cache.clear()
		const misses: number[] = []
		for (const key of keys) {
			const page = await get(`/api/v1/posts/?size=1&auth_token=${key}`)
			expect(page.json().next).toMatch(/\?size=1&page=2$/)
			expect(page.headers['referrer-policy']).toBe('no-referrer')
			expect((await get('/api/v1/posts/?size=1', { authorization: `Bearer ${key}` })).statusCode).toBe(200)
			misses.push(cache.counts().misses)
		}
		expect(misses[1], 'the second key reads what the first has loaded').toBe(misses[0])
		const [key] = keys
		for (const url of [
			...['/v1/news/sort/', '/api/v1/posts/', '/api/nonsense/', '/en', '/v1/stream', '/embed/en', '/mcp'],
		])
			await get(`${url}?size=x&auth_token=${key}`)
		await get(`/api/v1/posts/?page=0&auth_token=${key}`)
		await get('/v1/user/info/', { authorization: `Bearer ${key}` })
		for (const key of keys) {
			expect(responses.filter((text) => text.includes(key))).toEqual([])
			expect(lines.filter((line) => line.includes(key))).toEqual([])
		}
		expect(lines.length).toBeGreaterThan(5)
	})

	test('has 120 requests a minute, whatever address they come from, and is told what is left', async () => {
		const key = await keyOf(await activeUser(api))
		const read = (count: number) =>
			strict.app.inject({
				url: '/v1/news/sort/',
				headers: { authorization: `Bearer ${key}` },
				remoteAddress: `10.2.0.${count}`,
			})
		const first = await read(0)
		expect(first.headers).toMatchObject({
			'ratelimit-limit': '120',
			'ratelimit-remaining': '119',
			'ratelimit-policy': '120;w=60',
		})
		for (let count = 1; count < 120; count += 1) await read(count)
		const refused = await read(120)
		expect([refused.statusCode, refused.headers['ratelimit-remaining']]).toEqual([429, '0'])
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	})
})

describe('the keys of an account end', () => {
	const ends = async (end: (user: SignedIn) => Promise<unknown>) => {
		const user = await activeUser(api)
		const key = await keyOf(user)
		expect((await ask(key, '/v1/news/sort/')).statusCode).toBe(200)
		await end(user)
		expect((await ask(key, '/v1/news/sort/')).statusCode).toBe(401)
		const left = await sql`select from api_key where account_id = ${user.id}`.execute(db)
		expect(left.rows).toEqual([])
	}
	test('when it is deleted', () => ends((user) => user.browser.send('DELETE', '/v1/user/', {}, user.as)))
	test('when it is suspended', () => ends((user) => suspendAccount(db, user.id, new Date())))
	test('when the other devices are logged out', () =>
		ends((user) => user.browser.send('DELETE', '/v1/user/sessions/', { others: true }, user.as)))
})
