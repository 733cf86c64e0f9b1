import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FeedKind } from '#domain/catalogue.ts'
import { fail, ok } from '#domain/result.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { endless, inTurn, redirects, respondWith, sendsRaw } from '#test/fault-behaviours.ts'
import { type Behaviour, type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { emptyMemory, type FeedMemory, type FetchFeedParts, fetchFeed } from './fetch-feed.ts'

let server: FaultServer
let parts: FetchFeedParts

beforeAll(async () => {
	server = await startFaultServer()
	parts = {
		get: createGuardedFetch({ userAgent: 'test', allow: [server.allow] }),
		now: () => new Date('2026-03-01T12:00:00Z'),
		robots: async (url) =>
			url.endsWith('/closed') ? fail({ kind: 'robots', message: 'closed' }) : ok(undefined),
	}
})
afterAll(() => server.close())
beforeEach(() => {
	server.hits.length = 0
})

const rss = '<rss><channel><item><title>خبر</title></item></channel></rss>'
const etag = (tag: string, body = rss) => respondWith({ headers: { etag: tag }, body })

const read = (path: string, memory: FeedMemory = emptyMemory, feedKind: FeedKind = 'rss') =>
	fetchFeed({ feedUrl: server.url(path), homepage: server.url('/'), feedKind }, memory, parts)

async function readOk(path: string, memory?: FeedMemory) {
	const result = await read(path, memory)
	if (!result.ok) throw new Error(`${result.failure.kind}: ${result.failure.message}`)
	return result.value
}

/** The second response, after the first one was remembered. */
async function readTwice(first: Behaviour, second: Behaviour) {
	server.script('/twice', inTurn(first, second))
	const before = await readOk('/twice')
	return { before, after: await readOk('/twice', before.memory), sent: server.hitsOf('/twice')[1]?.headers }
}

test('a feed has its bytes, its content type and its URL', async () => {
	server.script('/feed', redirects('/feed/', 302))
	server.script(
		'/feed/',
		respondWith({ headers: { 'content-type': 'text/xml; charset=windows-1256' }, body: rss }),
	)
	expect(await readOk('/feed')).toMatchObject({
		kind: 'fetched',
		contentType: 'text/xml; charset=windows-1256',
		finalUrl: server.url('/feed/'),
		memory: { movedTo: null, etag: null, lastModified: null },
	})
})

test('validators are sent back unchanged, and a 304 is unchanged', async () => {
	const lastModified = 'Sun, 01 Mar 2026 10:00:00 GMT'
	const first = respondWith({ headers: { etag: 'W/"a;1"', 'last-modified': lastModified }, body: rss })
	const { before, after, sent } = await readTwice(first, respondWith({ status: 304 }))
	expect(before.kind).toBe('fetched')
	expect(sent).toMatchObject({ 'if-none-match': 'W/"a;1"', 'if-modified-since': lastModified })
	expect(after).toMatchObject({ kind: 'unchanged', memory: before.memory })
})

test('a 304 with new validators updates them', async () => {
	const newer = 'Sun, 01 Mar 2026 11:00:00 GMT'
	const { before, after } = await readTwice(
		etag('"1"'),
		respondWith({ status: 304, headers: { 'last-modified': newer, etag: '"2"' } }),
	)
	expect(after).toMatchObject({
		kind: 'unchanged',
		memory: { etag: '"2"', lastModified: newer, bodyHash: before.memory.bodyHash },
	})
})

test.each([
	['the same tag and the same bytes', etag('"1"'), etag('"1"'), 'unchanged'],
	['new bytes under the same tag', etag('"1"'), etag('"1"', `${rss} `), 'fetched'],
	['new bytes under the same tag, now weak', etag('"1"'), etag('W/"1"', `${rss} `), 'fetched'],
	['new bytes under the same weak tag', etag('W/"1"'), etag('W/"1"', `${rss} `), 'fetched'],
	['the same bytes under a new tag', etag('"1"'), etag('"2"'), 'unchanged'],
	['the same bytes without a tag', respondWith({ body: rss }), respondWith({ body: rss }), 'unchanged'],
	['a new tag and new bytes', etag('"1"'), etag('"2"', `${rss} `), 'fetched'],
	['new bytes without a tag', respondWith({ body: rss }), respondWith({ body: `${rss} ` }), 'fetched'],
])('a 200 with %s', async (_name, first, second, wanted) => {
	expect((await readTwice(first, second)).after.kind).toBe(wanted)
})

test('the ETag of an unchanged body replaces the old one', async () => {
	expect((await readTwice(etag('"1"'), etag('"2"'))).after.memory.etag).toBe('"2"')
})

test('a validator that is not a valid header value is not stored', async () => {
	server.script(
		'/odd',
		sendsRaw(`HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 3\r\nETag: "\u06f1"\r\n\r\nabc`),
	)
	expect((await readOk('/odd')).memory.etag).toBeNull()
	server.script('/long', etag(`"${'x'.repeat(600)}"`))
	expect((await readOk('/long')).memory.etag).toBeNull()
})

const cloudflare = '<!DOCTYPE html><html><head><title>Just a moment...</title></head><body></body></html>'
const arvan = '<!doctype html><html><head><script src="/x.js"></script></head><body>__arcsjs</body></html>'

test.each<[string, Behaviour, string]>([
	['404', respondWith({ status: 404 }), 'not_found'],
	['410', respondWith({ status: 410 }), 'gone'],
	['401', respondWith({ status: 401 }), 'blocked'],
	['403', respondWith({ status: 403 }), 'blocked'],
	['451', respondWith({ status: 451 }), 'blocked'],
	['429', respondWith({ status: 429 }), 'rate_limited'],
	['400', respondWith({ status: 400 }), 'http_error'],
	['500', respondWith({ status: 500 }), 'http_error'],
	['206', respondWith({ status: 206, body: rss }), 'http_error'],
	['204', respondWith({ status: 204 }), 'not_a_feed'],
	['200 without a body', respondWith(), 'not_a_feed'],
	['a challenge with 403', respondWith({ status: 403, body: cloudflare }), 'blocked'],
	['a challenge with 503', respondWith({ status: 503, body: cloudflare }), 'blocked'],
	['a challenge with 200', respondWith({ status: 200, body: cloudflare }), 'blocked'],
	['a challenge of another proxy', respondWith({ status: 200, body: arvan }), 'blocked'],
	[
		'a challenge by header',
		respondWith({ status: 429, headers: { 'cf-mitigated': 'challenge' } }),
		'blocked',
	],
	['a body without end', endless(), 'too_large'],
	['a redirect to itself', redirects('/failing', 301), 'redirect_error'],
	['a redirect inside', redirects('http://169.254.169.254/'), 'refused_address'],
])('%s fails, and changes no stored validators', async (_name, behaviour, kind) => {
	server.script('/failing', behaviour)
	const memory = { ...emptyMemory, etag: '"stored"' }
	expect(await read('/failing', memory)).toMatchObject({ ok: false, failure: { kind, memory } })
})

test('a feed that writes about challenges is not mistaken for a challenge page', async () => {
	server.script(
		'/about',
		respondWith({ body: '<rss><title>Just a moment</title>cf-browser-verification</rss>' }),
	)
	expect((await readOk('/about')).kind).toBe('fetched')
})

test.each([
	[429, '120', 120_000],
	[429, 'Sun, 01 Mar 2026 12:01:00 GMT', 60_000],
	[503, '90', 90_000],
	[429, '999999999', 86_400_000],
	[429, '-5', undefined],
	[429, '1e99', undefined],
	[429, 'abc', undefined],
	[500, '120', undefined],
])('%i with Retry-After %s', async (status, header, wanted) => {
	server.script('/busy', respondWith({ status, headers: { 'retry-after': header } }))
	const result = await read('/busy')
	expect(result.ok ? 'ok' : result.failure.retryAfterMs).toBe(wanted)
})

test('a permanent redirect is stored and the new URL read from then on', async () => {
	server.script('/old', redirects('/new', 301))
	server.script('/new', etag('"1"'))
	const { memory } = await readOk('/old')
	expect(memory.movedTo).toBe(server.url('/new'))
	server.hits.length = 0
	expect(await readOk('/old', memory)).toMatchObject({
		kind: 'unchanged',
		memory: { movedTo: server.url('/new') },
	})
	expect(server.hits.map((hit) => hit.path)).toEqual(['/new'])
})

test('a moved feed that has vanished is read at its old URL, a slow one is not', async () => {
	server.script('/vanished', respondWith({ status: 404 }))
	server.script('/slow', respondWith({ status: 503 }))
	const moved = (path: string) => ({ ...emptyMemory, etag: '"1"', movedTo: server.url(path) })
	expect(await read('/feed', moved('/vanished'))).toMatchObject({ failure: { memory: emptyMemory } })
	expect(await read('/feed', moved('/slow'))).toMatchObject({ failure: { memory: moved('/slow') } })
})

test('a 304 to an unconditional request is not accepted', async () => {
	server.script('/only304', respondWith({ status: 304 }))
	expect(await read('/only304')).toMatchObject({ ok: false, failure: { kind: 'http_error' } })
})

test('robots.txt applies to pages, not to feeds', async () => {
	server.script('/closed', respondWith({ body: rss }))
	expect(await read('/closed', emptyMemory, 'html')).toMatchObject({ ok: false, failure: { kind: 'robots' } })
	expect(server.hitsOf('/closed')).toHaveLength(0)
	expect(await read('/closed', emptyMemory, 'rss')).toMatchObject({ ok: true })
})
