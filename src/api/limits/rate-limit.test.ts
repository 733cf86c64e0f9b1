import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { addRateLimits } from './rate-limit.ts'

// The test measures retained memory, not garbage.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const database = await testDatabase()
const { app, db, services } = await testApi({ database, limitScale: 1 })
await addNews(db, 2030, [makeDraft('a'), makeDraft('b')], new Date())

/** Counts how many calls had each status. */
async function tally(times: number, call: (index: number) => Promise<{ statusCode: number }>) {
	const counts: Record<number, number> = {}
	for (let index = 0; index < times; index += 1) {
		const { statusCode } = await call(index)
		counts[statusCode] = (counts[statusCode] ?? 0) + 1
	}
	return counts
}
const asStatus = async (sent: Promise<{ status: number }>) => ({ statusCode: (await sent).status })

describe('the call after the last allowed one', () => {
	test('of reads: 120 a minute for a browser', async () => {
		const browser = await openBrowser(app, '10.0.0.1')
		const read = () => asStatus(browser.send('GET', '/v1/news/sort/'))
		expect(await tally(121, read)).toEqual({ 200: 120, 429: 1 })
		const refused = await browser.send('GET', '/v1/news/sort/')
		expect(refused.body).toMatchObject({ status: 0, error: { code: 'rate_limited' } })
		const { headers } = refused
		expect(Number(headers['retry-after'])).toBeGreaterThan(0)
		expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
		expect(headers).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': '0' })
	})

	test('of reads: 1200 a minute for an address', async () => {
		const read = () => app.inject({ url: '/v1/news/sort/', remoteAddress: '10.0.0.2' })
		expect(await tally(1201, read)).toEqual({ 200: 1200, 429: 1 })
	})

	test('of searches: 60 in ten minutes for a browser, while its other reads go on', async () => {
		const browser = await openBrowser(app, '10.0.0.3')
		const search = (index: number) =>
			asStatus(browser.send('POST', '/v1/news/filter/', { lang: 'en', query: `word${index}` }))
		expect(await tally(61, search)).toEqual({ 200: 60, 429: 1 })
		expect((await browser.send('POST', '/v1/news/filter/', { lang: 'en' })).status).toBe(200)
		expect(
			(await browser.send('POST', '/v1/news/recent/', { lang: 'en', query: 'x', last_request: 0 })).status,
		).toBe(429)
	})

	test('of votes: 30 a minute for a browser', async () => {
		const browser = await openBrowser(app, '10.0.0.4')
		const vote = (index: number) =>
			asStatus(
				browser.send('PUT', '/v1/news/votes/', { subject: 1, decision: index % 2 === 0 ? 1 : -1, id: 1 }),
			)
		expect(await tally(31, vote)).toEqual({ 200: 30, 429: 1 })
	})

	test('of views: 60 a minute for a browser', async () => {
		const browser = await openBrowser(app, '10.0.0.5')
		const view = () => asStatus(browser.send('PUT', '/v1/news/views/', { id: 2 }))
		expect(await tally(61, view)).toEqual({ 200: 60, 429: 1 })
	})
})

test('an address brings thirty new voting browsers an hour; dropping cookies in between does not help', async () => {
	const before = await votesOn(2)
	const vote = async () => {
		const browser = await openBrowser(app, '10.0.0.6')
		return asStatus(browser.send('PUT', '/v1/news/votes/', { subject: 2, decision: 1, id: 2 }))
	}
	expect(await tally(40, vote)).toEqual({ 200: 30, 429: 10 })
	// All of them are one network, of which ten count; the others wait for review.
	expect(await votesOn(2)).toBe(before + 10)
})

async function votesOn(id: number): Promise<number> {
	await flushCounts(db)
	const found = await sql<{ bullish: number }>`select bullish from news_item where id = ${id}`.execute(db)
	return found.rows[0]?.bullish ?? Number.NaN
}

test('forged forwarding headers do not change the address', async () => {
	const read = (index: number) =>
		app.inject({
			url: '/v1/news/sort/',
			remoteAddress: '10.0.0.7',
			headers: {
				'x-forwarded-for': `203.0.113.${index % 250}`,
				'x-real-ip': `203.0.113.${index % 250}`,
				forwarded: `for=203.0.113.${index % 250}`,
			},
		})
	expect(await tally(1201, read)).toEqual({ 200: 1200, 429: 1 })
})

test('only a trusted proxy is believed', async () => {
	const behind = await testApi({ database, limitScale: 0.1, trustProxy: ['10.9.0.0/16'] })
	const from = (remoteAddress: string, client: string) =>
		behind.app.inject({
			url: '/v1/user/location/',
			remoteAddress,
			headers: { 'x-forwarded-for': client },
		})
	expect((await from('10.9.0.1', '2.144.0.1')).json()).toEqual({ country_code: 'IR' })
	expect((await from('10.8.0.1', '2.144.0.1')).json()).toEqual({ country_code: null })
})

test('a thousand addresses of one IPv6 /64 share one allowance', async () => {
	const read = (index: number) =>
		app.inject({ url: '/v1/news/sort/', remoteAddress: `2001:db8:1:1::${index.toString(16)}` })
	expect(await tally(1201, read)).toEqual({ 200: 1200, 429: 1 })
	const neighbour = await app.inject({ url: '/v1/news/sort/', remoteAddress: '2001:db8:1:2::1' })
	expect(neighbour.statusCode).toBe(200)
})

test('a thousand /64s of one IPv6 /48 share the allowance of ten', async () => {
	const { app } = await testApi({ database, limitScale: 0.1 })
	const read = (index: number) =>
		app.inject({ url: '/v1/news/nowhere/', remoteAddress: `2001:db8:2:${(index % 1000).toString(16)}::1` })
	expect(await tally(1201, read)).toEqual({ 404: 1200, 429: 1 })
	const elsewhere = { url: '/v1/news/nowhere/', remoteAddress: '2001:db8:3:1::1' }
	expect((await app.inject(elsewhere)).statusCode).toBe(404)
})

test.each([
	['with parts', (index: number) => `203.0.113.9:${1024 + index}`],
	['in the clothes of IPv6', (index: number) => (index % 2 === 0 ? '203.0.113.10' : '::ffff:cb00:710a')],
	['that are none', (index: number) => `host-${index}`],
])('forwarded addresses %s are one visitor', async (_name, client) => {
	const behind = await testApi({ database, limitScale: 0.1, trustProxy: ['10.9.0.0/16'] })
	const read = (index: number) =>
		behind.app.inject({
			url: '/v1/news/sort/',
			remoteAddress: '10.9.0.1',
			headers: { 'x-forwarded-for': client(index) },
		})
	expect(await tally(121, read)).toEqual({ 200: 120, 429: 1 })
})

test('sixty thousand other addresses evict nobody from the count, in less than 50 MB', async () => {
	// After so full a table, later tests would share their counts.
	const { app } = await testApi({ database, limitScale: 1 })
	const attacker = { url: '/v1/news/nowhere/', remoteAddress: '10.0.0.8' }
	await tally(1200, () => app.inject(attacker))
	expect((await app.inject(attacker)).statusCode).toBe(429)
	collectGarbage()
	const before = process.memoryUsage().heapUsed
	const { consumeLimit } = app
	const reply = { headers: () => reply } as never
	for (let index = 0; index < 60_000; index += 1) {
		const ip = `11.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
		const request = { ip, socket: {}, headers: {}, cookies: {}, consumed: [] }
		await consumeLimit(request as never, reply, 'reads')
	}
	collectGarbage()
	expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 1024 * 1024)
	expect((await app.inject(attacker)).statusCode).toBe(429)
})

test('sixty thousand sessions of a refused address take no buckets from others', async () => {
	const strangers = Fastify()
	addRateLimits(strangers, {
		scale: 1,
		sessionOf: ({ cookies }) => cookies.sessionid,
	})
	await strangers.ready()
	const reply = { header: () => reply, headers: () => reply } as never
	const take = (ip: string, id: string) => {
		const request = { ip, socket: {}, cookies: { sessionid: id }, consumed: [] }
		return strangers.consumeLimit(request as never, reply, 'reads').then(
			() => 200,
			() => 429,
		)
	}
	await Promise.all(Array.from({ length: 60_000 }, (_, index) => take('10.0.0.17', `s${index}`)))
	for (let number = 0; number < 120; number += 1) expect(await take('10.0.0.18', 'honest')).toBe(200)
	expect(await take('10.0.0.18', 'honest')).toBe(429)
	await strangers.close()
})

test('a browser that is refused consumes nothing of its address', async () => {
	const browser = await openBrowser(app, '10.0.0.19')
	await tally(180, () => asStatus(browser.send('GET', '/v1/user/location/')))
	const other = () => app.inject({ url: '/v1/user/location/', remoteAddress: '10.0.0.19' })
	// One request was for the browser's session.
	expect(await tally(1100, other)).toEqual({ 200: 1079, 429: 21 })
})

test('a request that failed by our fault is refunded', async () => {
	const read = () =>
		app.inject({ url: '/v1/news/mine/?ids=1', headers: { cookie }, remoteAddress: '10.0.0.9' })
	const { cookies } = await openBrowser(app, '10.0.0.9')
	const cookie = cookies()
	const { findSession } = services.accounts
	services.accounts.findSession = async () => {
		throw Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
	}
	const failed = await app.inject({
		url: '/v1/news/mine/?ids=1',
		headers: { cookie },
		remoteAddress: '10.0.0.9',
	})
	expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '2'])
	expect(await tally(200, read)).toEqual({ 503: 200 })
	services.accounts.findSession = findSession
	expect(await tally(121, read)).toEqual({ 200: 120, 429: 1 })
})

test('a request that failed by a mistake of ours is not refunded: it could be repeated without end', async () => {
	const { cookies } = await openBrowser(app, '10.0.0.20')
	const { findSession } = services.accounts
	services.accounts.findSession = async () => {
		throw new Error('a mistake')
	}
	const read = () =>
		app.inject({
			url: '/v1/news/mine/?ids=1',
			headers: { cookie: cookies() },
			remoteAddress: '10.0.0.20',
		})
	expect(await tally(130, read)).toEqual({ 500: 120, 429: 10 })
	services.accounts.findSession = findSession
})

test('a request that was refused because we were busy is not refunded', async () => {
	const { promise: blocked, resolve: release } = Promise.withResolvers<void>()
	const waiting = Array.from({ length: 40 }, () =>
		services.takeTurn('10.0.0.12', () => blocked).catch(() => {}),
	)
	const read = (index: number) =>
		app.inject({
			method: 'POST',
			url: '/v1/news/recent/',
			payload: { lang: 'en', last_request: index * 2000 },
			remoteAddress: '10.0.0.12',
		})
	expect(await tally(1201, read)).toEqual({ 503: 1200, 429: 1 })
	release()
	await Promise.all(waiting)
})

test('prices are counted apart from reading, and unknown addresses are counted', async () => {
	const from = { remoteAddress: '10.0.0.13' }
	expect(await tally(1201, () => app.inject({ method: 'POST', url: '/nowhere', ...from }))).toEqual({
		404: 1200,
		429: 1,
	})
	expect((await app.inject({ url: '/v1/news/sort/', ...from })).statusCode).toBe(429)
	expect((await app.inject({ url: '/v1/prices/', ...from })).statusCode).toBe(200)
})

test('after a hundred refusals each further one is delayed, and others are not', async () => {
	const hammer = { url: '/v1/news/sort/', remoteAddress: '10.0.0.14' }
	await tally(1302, () => app.inject(hammer))
	const began = performance.now()
	expect((await app.inject(hammer)).statusCode).toBe(429)
	expect(performance.now() - began).toBeGreaterThan(900)
	const other = performance.now()
	expect((await app.inject({ ...hammer, remoteAddress: '10.0.0.15' })).statusCode).toBe(200)
	expect(performance.now() - other).toBeLessThan(900)
})

/** Sends many requests at once on each of some connections, and opens a new one whenever one is closed. */
async function pipeline(
	port: number,
	{ connections, depth, ms }: Record<'connections' | 'depth' | 'ms', number>,
) {
	const ends = performance.now() + ms
	const request = 'GET /v1/news/sort/ HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(depth)
	let refusals = 0
	const dial = (): Promise<void> =>
		new Promise((resolve) => {
			const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.9' })
			let last = ''
			let received = 0
			const stop = setTimeout(() => socket.destroy(), Math.max(1, ends - performance.now()))
			socket.on('error', () => {})
			socket.on('connect', () => socket.write(request))
			socket.on('data', (bytes) => {
				last += bytes
				const parts = last.split('HTTP/1.1 429')
				refusals += parts.length - 1
				received += last.split('HTTP/1.1 ').length - 1
				last = ''
				if (received % depth === 0) socket.write(request)
			})
			socket.on('close', () => {
				clearTimeout(stop)
				resolve(performance.now() < ends ? dial() : undefined)
			})
		})
	await Promise.all(Array.from({ length: connections }, dial))
	return refusals
}

test('requests that are sent before their responses are not refused any faster', async () => {
	const { app } = await testApi({ database, limitScale: 0.1 })
	await app.listen({ port: 0, host: '127.0.0.1' })
	const [bound] = app.addresses()
	const port = typeof bound === 'object' ? bound.port : 0
	const attack = pipeline(port, { connections: 20, depth: 30, ms: 3_000 })
	// A hundred quick refusals, and then one a second for each connection.
	expect(await attack).toBeLessThan(100 + 20 * 5)
	const other = await app.inject({ url: '/v1/news/sort/', remoteAddress: '10.0.0.21' })
	expect(other.statusCode).toBe(200)
})

test('pictures are bounded by address, generously', async () => {
	const small = await testApi({ database, limitScale: 0.01 })
	for (const [index, url] of ['/images/coins/btc.svg', '/images/people/nobody.svg'].entries()) {
		const from = { url, remoteAddress: `10.0.1.${index}` }
		expect((await tally(125, () => small.app.inject(from)))[429]).toBe(5)
	}
})

test('while Redis is unreachable each process counts for itself', async () => {
	const alone = await testApi({ database, limitScale: 1, redisUrl: 'redis://127.0.0.1:1' })
	const read = () => alone.app.inject({ url: '/v1/news/sort/', remoteAddress: '10.0.0.16' })
	expect(await tally(1201, read)).toEqual({ 200: 1200, 429: 1 })
})
