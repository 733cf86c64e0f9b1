import { beforeEach, describe, expect, test } from 'vitest'
import type { NewsListResponse } from '#contract/news-list.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { openBrowser, type TestBrowser, testApi, testOrigin } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
let item = 0
let other = 0
let browser: TestBrowser

beforeEach(async () => {
	const path = `p${performance.now()}`
	await addNews(db, 2030, [makeDraft(path), makeDraft(`${path}b`)], new Date())
	const found = await sql<{ id: number }>`select id from news_item order by id desc limit 2`.execute(db)
	item = found.rows[0]?.id ?? 0
	other = found.rows[1]?.id ?? 0
	browser = await openBrowser(app)
})

const vote = (subject: unknown, decision: unknown, id: unknown = item, who = browser) =>
	who.send('PUT', '/v1/news/votes/', { subject, decision, id } as object)
const stored = async (id: number = item) => {
	await flushCounts(db)
	const found = await sql<{
		importance: number
		bullish: number
		bearish: number
		views: number
		rows: number
	}>`
		select importance, bullish, bearish, views,
			(select count(*)::integer from vote where item_id = ${id}) as rows
		from news_item where id = ${id}
	`.execute(db)
	return found.rows[0]
}

describe('votes', () => {
	// [subject, decision] in turn, then importance, bullish, bearish and the status of the last response.
	test.each<[string, [number, number][], [number, number, number], 0 | 1]>([
		['importance is set', [[1, 1]], [1, 0, 0], 1],
		[
			'importance set twice counts once',
			[
				[1, 1],
				[1, 1],
			],
			[1, 0, 0],
			1,
		],
		[
			'importance is cleared',
			[
				[1, 1],
				[1, -1],
			],
			[0, 0, 0],
			1,
		],
		['importance cleared unasked stays', [[1, -1]], [0, 0, 0], 1],
		[
			'importance is set again',
			[
				[1, 1],
				[1, -1],
				[1, 1],
			],
			[1, 0, 0],
			1,
		],
		['bullish counts', [[2, 1]], [0, 1, 0], 1],
		['bearish counts', [[2, -1]], [0, 0, 1], 1],
		[
			'bullish twice is refused',
			[
				[2, 1],
				[2, 1],
			],
			[0, 1, 0],
			0,
		],
		[
			'bearish after bullish is refused',
			[
				[2, 1],
				[2, -1],
			],
			[0, 1, 0],
			0,
		],
		[
			'both subjects are apart',
			[
				[2, -1],
				[1, 1],
			],
			[1, 0, 1],
			1,
		],
	])('%s', async (_name, casts, [importance, bullish, bearish], status) => {
		let reply = await vote(...(casts[0] ?? [1, 1]))
		for (const cast of casts.slice(1)) reply = await vote(...cast)
		expect(reply.status).toBe(200)
		expect(reply.body).toMatchObject({
			status,
			data: { views: 0, importance, bullish, bearish },
			...(status === 0 ? { error: { code: 'already_voted' } } : {}),
		})
		expect(await stored()).toMatchObject({ importance, bullish, bearish })
		expect(await stored(other)).toMatchObject({ importance: 0, bullish: 0, bearish: 0 })
	})

	test.each<[unknown, unknown, unknown, string]>([
		[3, 1, 1, 'subject'],
		['1', 1, 1, 'subject'],
		[null, 1, 1, 'subject'],
		[1, 0, 1, 'decision'],
		[1, 2, 1, 'decision'],
		[1, '1', 1, 'decision'],
		[1, true, 1, 'decision'],
		...[null, true, [7], '7', 1.5, 2 ** 63, -1, 0].map((id): [unknown, unknown, unknown, string] => [
			1,
			1,
			id,
			'id',
		]),
	])('subject %j, decision %j, id %j is 400 and names %s', async (subject, decision, id, field) => {
		const reply = await vote(subject, decision, id)
		expect(reply.status).toBe(400)
		expect(reply.body).toMatchObject({ error: { code: 'invalid_input', issues: [{ field }] } })
		expect(await stored()).toMatchObject({ rows: 0 })
	})

	test('a thousand at once from one browser count once', async () => {
		const replies = await Promise.all(Array.from({ length: 1000 }, () => vote(2, 1)))
		const outcomes = replies.map(({ status, body }) => `${status} ${(body as { status: number }).status}`)
		expect(outcomes.filter((each) => each === '200 1')).toHaveLength(1)
		expect(outcomes.filter((each) => each === '200 0')).toHaveLength(999)
		expect(await stored()).toMatchObject({ bullish: 1, rows: 1 })
	})

	test('on an item that is missing, held or removed are 404 and leave no row', async () => {
		expect((await vote(1, 1, 2_000_000_000)).status).toBe(404)
		for (const state of ['held', 'removed']) {
			await sql`update news_item set state = ${state} where id = ${item}`.execute(db)
			const reply = await vote(1, 1)
			expect([reply.status, reply.body]).toMatchObject([404, { status: 0, error: { code: 'not_found' } }])
		}
		expect(await stored()).toMatchObject({ rows: 0 })
	})

	test('are shown to their voter immediately, and to others within five seconds', async () => {
		const list = async (who: TestBrowser) => {
			const { body } = await who.send('POST', '/v1/news/filter/', { lang: 'en' })
			const { news } = (body as NewsListResponse).data
			return news.find(({ id }) => id === item)?.importance
		}
		const reader = await openBrowser(app)
		expect(await list(reader)).toBe(0)
		await vote(1, 1)
		expect(await list(browser)).toBe(1)
		await expect.poll(() => list(reader), { interval: 50 }).toBe(1)
	})
})

describe('a browser’s own votes', () => {
	test('are returned for each requested id, without those of others', async () => {
		await vote(1, 1)
		await vote(2, -1)
		const { body } = await browser.send('GET', `/v1/news/mine/?ids=${item},${other}`)
		expect(body).toEqual({
			status: 1,
			data: {
				[item]: { importance: true, signal: -1 },
				[other]: { importance: false, signal: null },
			},
		})
		const stranger = await (await openBrowser(app)).send('GET', `/v1/news/mine?ids=${item}`)
		expect(stranger.body).toEqual({ status: 1, data: { [item]: { importance: false, signal: null } } })
		expect(stranger.headers['cache-control']).toBe('private, no-store')
		const program = await app.inject(`/v1/news/mine/?ids=${item}`)
		expect(program.json().data).toEqual({ [item]: { importance: false, signal: null } })
	})

	test.each([
		['', 'nothing'],
		['?ids=', 'an empty list'],
		['?ids=a', 'letters'],
		['?ids=1;2', 'another separator'],
		['?ids=-1', 'a negative id'],
		['?ids=99999999999', 'an id too large'],
		[`?ids=${Array.from({ length: 51 }, (_, index) => index + 1).join()}`, '51 ids'],
		['?ids=1&ids=2', 'two lists'],
	])('%s is 400', async (query) => {
		const reply = await browser.send('GET', `/v1/news/mine/${query}`)
		expect(reply.status).toBe(400)
		expect(reply.body).toMatchObject({
			error: { code: 'invalid_input', issues: [{ field: expect.stringMatching(/^ids/) }] },
		})
	})
})

describe('views', () => {
	const view = (headers: Record<string, string> = {}, who = browser) =>
		who.send('PUT', '/v1/news/views/', { id: item }, headers)

	test('of one browser count once, however many are concurrent', async () => {
		const replies = await Promise.all(Array.from({ length: 100 }, () => view()))
		expect(replies.filter(({ body }) => (body as { status: number }).status === 1)).toHaveLength(1)
		expect(await stored()).toMatchObject({ views: 1 })
		expect((await view()).body).toEqual({ status: 0 })
		expect((await view({}, await openBrowser(app))).body).toEqual({ status: 1 })
		expect(await stored()).toMatchObject({ views: 2 })
	})

	test('of one item by more browsers than can be served are counted or refused with Retry-After', async () => {
		const crowd = await Promise.all(
			Array.from({ length: 120 }, (_, index) => openBrowser(app, `10.${index}.0.1`)),
		)
		const replies = await Promise.all(crowd.map((who) => view({}, who)))
		const counted = replies.filter(({ status }) => status === 200)
		const refused = replies.filter(({ status }) => status !== 200)
		expect(counted.map(({ body }) => body)).toEqual(counted.map(() => ({ status: 1 })))
		expect(refused.length).toBeGreaterThan(0)
		for (const { status, headers } of refused)
			expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true])
		expect((await stored())?.views).toBe(counted.length)
	})

	test.each([
		['a prefetch', { 'sec-purpose': 'prefetch' }],
		['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
		['an old prefetch', { purpose: 'prefetch' }],
	])('%s counts nothing', async (_name, headers) => {
		expect((await view(headers)).body).toEqual({ status: 0 })
		expect(await stored()).toMatchObject({ views: 0 })
	})

	test('HEAD and GET count nothing', async () => {
		for (const method of ['HEAD', 'GET'] as const) {
			const reply = await app.inject({ method, url: '/v1/news/views/' })
			expect(reply.statusCode).toBe(405)
		}
		expect(await stored()).toMatchObject({ views: 0 })
	})

	test('of a missing item are 404', async () => {
		const reply = await browser.send('PUT', '/v1/news/views/', { id: 2_000_000_000 })
		expect(reply.status).toBe(404)
	})
})

describe('a program without a session', () => {
	test.each([
		['/v1/news/votes/', { subject: 1, decision: 1 }],
		['/v1/news/views/', {}],
	])('cannot write to %s', async (url, payload) => {
		const reply = await app.inject({ method: 'PUT', url, payload: { ...payload, id: item } })
		expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'csrf_failed'])
		expect(await stored()).toMatchObject({ views: 0, rows: 0 })
	})
})

describe('a write that a page of another site could have sent', () => {
	test.each<[string, Record<string, string>, boolean]>([
		['our own page', { origin: testOrigin, 'sec-fetch-site': 'same-origin' }, true],
		['an old browser that says nothing', {}, true],
		['the site by another of its names', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
		['a foreign origin', { origin: 'https://evil.example' }, false],
		['an opaque origin', { origin: 'null' }, false],
		['a sibling subdomain', { origin: 'http://evil.zagros.test' }, false],
		['our name on another port', { origin: `${testOrigin}:81` }, false],
		['a sibling by fetch metadata', { 'sec-fetch-site': 'same-site' }, false],
		['a foreign site by fetch metadata', { 'sec-fetch-site': 'cross-site' }, false],
		['an address bar', { 'sec-fetch-site': 'none' }, false],
		['no token', { 'x-csrftoken': '' }, false],
		['a token of nobody', { 'x-csrftoken': 'x'.repeat(43) }, false],
	])('%s', async (_name, headers, passes) => {
		const reply = await browser.send('PUT', '/v1/news/votes/', { subject: 1, decision: 1, id: item }, headers)
		expect(reply.status).toBe(passes ? 200 : 403)
		if (!passes) expect(reply.body).toMatchObject({ status: 0, error: { code: 'csrf_failed' } })
		expect(await stored()).toMatchObject({ rows: passes ? 1 : 0 })
	})

	test('a forged token in cookie and header does not match the session', async () => {
		const stranger = await openBrowser(app)
		const [session] = browser.cookies().split('; ')
		const reply = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: `${session}; csrftoken=${stranger.csrftoken}`, 'x-csrftoken': stranger.csrftoken },
			payload: { subject: 1, decision: 1, id: item },
		})
		expect(reply.statusCode).toBe(403)
	})

	test('a token that the cookie does not repeat is refused', async () => {
		const [session] = browser.cookies().split('; ')
		const reply = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: `${session}`, 'x-csrftoken': browser.csrftoken },
			payload: { subject: 1, decision: 1, id: item },
		})
		expect(reply.statusCode).toBe(403)
	})

	test.each([
		['a form', 'application/x-www-form-urlencoded', 'subject=1&decision=1'],
		['JSON as text', 'text/plain', '{"subject":1,"decision":1}'],
	])('%s is refused before it is read', async (_name, type, payload) => {
		const reply = await app.inject({
			method: 'PUT',
			url: '/v1/news/votes/',
			headers: { cookie: browser.cookies(), 'content-type': type, origin: 'https://evil.example' },
			payload,
		})
		expect(reply.statusCode).toBe(403)
	})

	test('no response lets another origin read it', async () => {
		for (const method of ['OPTIONS', 'PUT'] as const) {
			const reply = await app.inject({
				method,
				url: '/v1/news/votes/',
				headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
			})
			expect(reply.statusCode).toBeGreaterThanOrEqual(400)
			expect(reply.headers['access-control-allow-origin']).toBeUndefined()
		}
	})
})
