import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { addJsonBody } from '#api/http/json-body.ts'
import { DatabaseBusyError } from '#store/database/database-failure.ts'
import { type CachedResponse, cachedJson, cachedResponse } from './cached-response.ts'
import type { Anew } from './hot-path.ts'
import { sendResponse } from './send-response.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
	for (const close of closing.splice(0)) await close()
})

/** A page and a list that are kept, and how often each was asked for the whole way. */
async function open({ scale = 1000, trustProxy = [] as string[] } = {}) {
	const answered: { status: number; ip: string; route: string | undefined }[] = []
	const app = await createApp({
		logger: pino({ level: 'silent' }),
		https: false,
		trustProxy,
		longestStillMs: 0,
		limits: { scale, sessionOf: ({ cookies }) => cookies.sessionid, isCounted: () => false },
	})
	app.onAnswered(({ ip, routeOptions }, status) => answered.push({ status, ip, route: routeOptions.url }))
	const kept = new Map<string, CachedResponse>()
	const whole = { page: 0, list: 0, made: 0 }
	const room = { isFull: false, failure: undefined as Error | undefined }
	const page = cachedResponse('<p>news</p>'.repeat(200), 'text/html; charset=utf-8', {
		'cache-control': 'no-cache',
	})
	kept.set('page', page)
	app.get('/en', { config: { limit: 'reads', isPage: true } }, async (incoming, reply) => {
		whole.page += 1
		app.answerAtOnce(incoming, ({ cookies }) =>
			cookies.sessionid === 'member' ? undefined : kept.get('page'),
		)
		return sendResponse(incoming, reply, incoming.cookies.sessionid === 'member' ? cachedJson('own') : page)
	})
	await app.register(async (own) => {
		addJsonBody(own)
		own.addBodyReadBefore()
		own.post('/list', { config: { limit: 'reads' } }, async (incoming, reply) => {
			whole.list += 1
			const key = JSON.stringify(incoming.body)
			const response = kept.get(key) ?? cachedJson({ asked: incoming.body })
			kept.set(key, response)
			app.answerAtOnce(incoming, () => kept.get(key), {
				refusal: () => (room.isFull ? 'too many wait' : undefined),
			})
			return sendResponse(incoming, reply, response)
		})
		const read = (body: Buffer): Anew | undefined => {
			const asked = JSON.parse(String(body))
			if (asked.own) return undefined
			const make = async () => {
				if (room.failure) throw room.failure
				const response = cachedJson({ made: asked, long: 'x'.repeat(2000) })
				kept.set(String(body), response)
				return response
			}
			return { find: () => kept.get(String(body)), make, limit: asked.search && 'search' }
		}
		own.post('/made', { config: { limit: 'reads' } }, async (incoming, reply) => {
			whole.made += 1
			app.answerAtOnce(incoming, () => undefined, {
				refusal: () => (room.isFull ? 'too many wait' : undefined),
				read,
			})
			return sendResponse(incoming, reply, cachedJson({ whole: incoming.body }))
		})
	})
	closing.push(() => app.close())
	const origin = await app.listen({ port: 0, host: '127.0.0.1' })
	const ask = async (headers: Record<string, string> = {}, path = '/en') => {
		const given = await request(`${origin}${path}`, { headers })
		return { status: given.statusCode, headers: given.headers, body: await given.body.text() }
	}
	const post = async (body: string, headers: Record<string, string> = {}, path = '/list') => {
		const given = await request(`${origin}${path}`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body,
		})
		return { status: given.statusCode, headers: given.headers, body: await given.body.text() }
	}
	return { app, origin, answered, kept, whole, room, ask, post, etag: page.etag }
}

const withoutTime = ({
	headers: { date: _date, ...headers },
	...rest
}: {
	headers: object & { date?: unknown }
}) => ({
	...rest,
	headers,
})

test('the second who asks the same gets the same, with the same headers, past the framework', async () => {
	const { ask, whole, answered } = await open()
	const first = await ask()
	const second = await ask()
	expect(withoutTime(second)).toEqual(withoutTime(first))
	expect(whole.page).toBe(1)
	const one = { status: 200, ip: '127.0.0.1', route: '/en' }
	expect(answered).toEqual([one, one])
})

test('who has the page is told so, with the headers of the whole way', async () => {
	const { ask, whole, etag } = await open()
	const first = await ask({ 'if-none-match': etag })
	expect(first.status).toBe(304)
	expect(whole.page).toBe(1)
	const second = await ask({ 'if-none-match': etag })
	expect(withoutTime(second)).toEqual(withoutTime(first))
	expect(whole.page).toBe(1)
	// Several at once are for the whole way to compare.
	expect((await ask({ 'if-none-match': `"other", ${etag}` })).status).toBe(304)
	expect(whole.page).toBe(2)
})

test('whatever is out of the ordinary takes the whole way', async () => {
	const { ask, whole, kept, origin } = await open()
	await ask()
	expect((await ask({ cookie: 'sessionid=member' })).body).toBe('"own"')
	expect(whole.page).toBe(2)
	await ask({ authorization: 'Token none' })
	await ask({ 'x-forwarded-for': '10.0.0.9' })
	await ask({}, '/en?page=2')
	expect(whole.page).toBe(5)
	const { port } = new URL(origin)
	const socket = connect(Number(port), '127.0.0.1')
	socket.end('GET /en HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')
	expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
	kept.delete('page')
	await ask()
	expect(whole.page).toBe(6)
})

test('one who asks too often is refused in the same words, however they were answered before', async () => {
	const { ask, whole } = await open({ scale: 0.01 })
	const statuses: number[] = []
	for (let times = 0; times < 14; times += 1) statuses.push((await ask()).status)
	expect(statuses).toEqual([...Array(12).fill(200), 429, 429])
	expect(whole.page).toBe(1)
	const refused = await ask()
	expect(refused.headers['ratelimit-limit']).toBe('12')
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('each session of an address has its own count', async () => {
	const { ask } = await open({ scale: 0.05 })
	const by = async (sessionid: string) => (await ask({ cookie: `sessionid=${sessionid}` })).status
	for (let times = 0; times < 6; times += 1) expect(await by('one')).toBe(200)
	expect(await by('one')).toBe(429)
	expect(await by('other')).toBe(200)
})

test('behind a trusted proxy it is the reader who is counted', async () => {
	const { ask, whole, answered } = await open({ scale: 0.01, trustProxy: ['127.0.0.1', '10.0.0.0/8'] })
	for (let times = 0; times < 14; times += 1) {
		await ask({ 'x-forwarded-for': `1.2.3.4, 5.6.7.${times}, 10.0.0.1` })
	}
	expect(whole.page).toBe(1)
	expect(answered.map(({ ip, status }) => `${ip} ${status}`)).toEqual(
		Array.from({ length: 14 }, (_, times) => `5.6.7.${times} 200`),
	)
})

test('a body is read once: the same one is answered at once, another one the whole way', async () => {
	const { post, whole } = await open()
	for (let round = 0; round < 3; round += 1)
		expect((await post('{"page":1}')).body).toBe('{"asked":{"page":1}}')
	// The first is not read here yet, the second is remembered, the third is answered.
	expect(whole.list).toBe(2)
	expect((await post('{"page":2}')).body).toBe('{"asked":{"page":2}}')
	expect((await post('{"page"')).status).toBe(400)
	expect((await post('{"page":1}', { 'content-type': 'text/plain' })).status).toBe(415)
	const long = JSON.stringify({ words: 'x'.repeat(2000) })
	expect((await post(long)).body).toBe(`{"asked":${long}}`)
	expect((await post('x'.repeat(20_000))).status).toBe(413)
	expect(whole.list).toBe(4)
})

test('where there is no room, what is kept is answered and what is new is refused before the framework begins', async () => {
	const { post, whole, room, answered } = await open()
	for (let round = 0; round < 2; round += 1) await post('{"page":1}')
	room.isFull = true
	expect((await post('{"page":1}')).status).toBe(200)
	const refused = await post('{"page":2}')
	expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
	expect(refused.headers['cache-control']).toBe('no-store')
	expect(JSON.parse(refused.body)).toMatchObject({ status: 0, error: { code: 'unavailable' } })
	expect(whole.list).toBe(2)
	expect(answered.at(-1)).toMatchObject({ status: 503, route: '/list' })
	room.isFull = false
	expect((await post('{"page":2}')).body).toBe('{"asked":{"page":2}}')
})

test('who is refused for want of room is counted, and told of their limit once it is reached', async () => {
	const { post, room } = await open({ scale: 0.01 })
	for (let round = 0; round < 2; round += 1) await post('{"page":1}')
	room.isFull = true
	const statuses = new Set<number>()
	for (let page = 2; page < 30; page += 1) statuses.add((await post(`{"page":${page}}`)).status)
	expect([...statuses]).toEqual([503, 429])
})

test('an address that is spelt otherwise is answered, and not remembered', async () => {
	const { post, whole } = await open()
	for (let round = 0; round < 4; round += 1) {
		expect((await post('{"page":1}', {}, '/list?again')).body).toBe('{"asked":{"page":1}}')
	}
	expect(whole.list).toBe(4)
})

test('what fails to be found is asked for the whole way, and nobody else notices', async () => {
	const { ask, whole, kept } = await open()
	await ask()
	const { get } = kept
	kept.get = () => {
		throw new Error('no page could be found')
	}
	expect((await ask()).status).toBe(200)
	kept.get = get
	await ask()
	expect(whole.page).toBe(2)
})

test('two requests on one connection are answered in their order', async () => {
	const { ask, post, origin } = await open()
	await ask()
	for (let round = 0; round < 2; round += 1) await post('{"page":1}')
	const { port } = new URL(origin)
	const socket = connect(Number(port), '127.0.0.1')
	const list =
		'POST /list HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"page":1}'
	socket.end(`${list}GET /en HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
	const answers = await text(socket)
	expect(answers.match(/HTTP\/1.1 200/g)).toHaveLength(2)
	expect(answers.indexOf('"asked"')).toBeLessThan(answers.indexOf('<p>news'))
})

test('what nobody has asked for is made past the framework, packed as the client takes it, and kept', async () => {
	const { post, whole, answered } = await open()
	expect((await post('{"page":1}', {}, '/made')).body).toBe('{"whole":{"page":1}}')
	const first = await post('{"page":1}', { 'accept-encoding': 'br' }, '/made')
	expect([first.status, first.headers['content-encoding']]).toEqual([200, 'br'])
	const second = await post('{"page":1}', { 'accept-encoding': 'br' }, '/made')
	expect(withoutTime(second)).toEqual(withoutTime(first))
	expect(whole.made).toBe(1)
	expect(answered).toHaveLength(3)
})

test('what cannot be read there, or not for this one, takes the whole way with its body', async () => {
	const { post, whole } = await open()
	await post('{"page":1}', {}, '/made')
	expect((await post('{"own":true}', {}, '/made')).body).toBe('{"whole":{"own":true}}')
	expect((await post('{"page"', {}, '/made')).status).toBe(400)
	expect(whole.made).toBe(2)
})

test('what fails to be made is a refusal that says when to come back, and is counted unless the fault is ours', async () => {
	const { post, room } = await open({ scale: 0.01 })
	await post('{"page":0}', {}, '/made')
	room.failure = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
	const statuses = async (from: number) => {
		const given: number[] = []
		for (let page = from; page < from + 14; page += 1) {
			given.push((await post(`{"page":${page}}`, {}, '/made')).status)
		}
		return given
	}
	expect(new Set(await statuses(1))).toEqual(new Set([503]))
	room.failure = new DatabaseBusyError('too many wait')
	const refused = await post('{"page":50}', {}, '/made')
	expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2'])
	expect((await statuses(100)).at(-1)).toBe(429)
})

test('a search is counted as one too, and never answered before it is', async () => {
	const { post, whole } = await open({ scale: 0.01 })
	await post('{"page":0}', {}, '/made')
	const statuses: number[] = []
	for (let times = 0; times < 8; times += 1)
		statuses.push((await post('{"search":true}', {}, '/made')).status)
	// The whole way of this address knows nothing of searches, and answers who may not search.
	expect(whole.made).toBe(3)
	expect(statuses).toEqual(Array(8).fill(200))
})
