import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FetchFailureKind, FetchRequest } from '#domain/fetch-outcome.ts'
import {
	brotliBomb,
	drips,
	dripsHeaders,
	endless,
	gzipBomb,
	layered,
	liesAboutLength,
	neverRespond,
	respondWith,
	sendsRaw,
	stalls,
} from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { createFetchGate } from './fetch-gate.ts'
import { createGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts'

const userAgent = 'Zagros/1.0 (+https://zagros.example/about)'
let server: FaultServer

beforeAll(async () => {
	server = await startFaultServer()
})
afterAll(() => server.close())

const guard = (options: Partial<GuardedFetchOptions> = {}) =>
	createGuardedFetch({ userAgent, allow: [server.allow], ...options })

async function get(
	path: string,
	request: Partial<FetchRequest> = {},
	options?: Partial<GuardedFetchOptions>,
) {
	return guard(options)({ url: server.url(path), ...request })
}

/** The failure's kind and message on one line, so that a test can compare both. */
async function failureOf(path: string, request?: Partial<FetchRequest>): Promise<string> {
	const result = await get(path, request)
	return result.ok
		? `responded with ${result.value.status}`
		: `${result.failure.kind}: ${result.failure.message}`
}

test('a response carries status, headers, bytes, their count and the time', async () => {
	server.script('/plain', respondWith({ headers: { 'content-type': 'text/xml', etag: '"1"' }, body: 'خبر' }))
	const result = await get('/plain')
	if (!result.ok) throw new Error(result.failure.message)
	expect(result.value).toMatchObject({ status: 200, finalUrl: server.url('/plain'), permanentUrl: null })
	expect(result.value.headers.get('ETag')).toBe('"1"')
	expect(Buffer.from(result.value.body).toString()).toBe('خبر')
	expect(result.value.wireBytes).toBe(6)
	expect(result.value.ms).toBeGreaterThanOrEqual(0)
})

test('a request says who we are, what we accept, and has no cookie', async () => {
	server.script('/who', respondWith())
	await get('/who', {
		accept: 'application/rss+xml',
		headers: { Cookie: 'a=1', 'User-Agent': 'curl', Host: 'evil', 'X-Key': 'k', 'accept-encoding': 'zstd' },
	})
	const [hit] = server.hitsOf('/who')
	expect(hit?.headers).toMatchObject({
		'user-agent': userAgent,
		'accept-encoding': 'gzip, br',
		accept: 'application/rss+xml',
		'x-key': 'k',
		host: server.allow,
	})
	expect(hit?.headers.cookie).toBeUndefined()
})

test('a body is sent with POST', async () => {
	server.script('/post', respondWith({ status: 400, body: '{"error":"x"}' }))
	const result = await get('/post', { method: 'POST', body: 'a=1' })
	expect(server.hitsOf('/post')[0]).toMatchObject({ method: 'POST', body: 'a=1' })
	expect(result.ok && Buffer.from(result.value.body).toString()).toBe('{"error":"x"}')
})

test('a form is sent once, though its server hangs up', async () => {
	server.script('/form', (request) => void request.socket.destroy())
	expect(await failureOf('/form', { method: 'POST', body: 'a=1' })).toMatch(/^connect_error/)
	expect(server.hitsOf('/form')).toHaveLength(1)
})

test('a server that never responds costs the time limit of the headers, and the slot is free again', async () => {
	server.script('/never', neverRespond())
	server.script('/after', respondWith({ body: 'ok' }))
	const gated = guard({ gate: createFetchGate(1, 1) })
	const started = performance.now()
	const timeouts = { headersMs: 80, totalMs: 5_000 }
	const first = gated({ url: server.url('/never'), timeouts })
	const second = gated({ url: server.url('/after'), timeouts })
	expect(await first).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
	expect(await second).toMatchObject({ ok: true, value: { status: 200 } })
	expect(performance.now() - started).toBeLessThan(4_500)
})

test('headers that arrive byte by byte do not extend the timeout', async () => {
	server.script('/drip-headers', dripsHeaders(10))
	const started = performance.now()
	expect(await failureOf('/drip-headers', { timeouts: { headersMs: 100 } })).toMatch(/^timeout: no response/)
	expect(performance.now() - started).toBeLessThan(4_500)
})

test.each([
	['a body that drips', () => drips(10)],
	['a body that stalls', () => stalls()],
])('%s ends with the total time', async (_name, behaviour) => {
	server.script('/slow', behaviour())
	const started = performance.now()
	const result = await get('/slow', { timeouts: { totalMs: 150 } })
	expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
	expect(performance.now() - started).toBeLessThan(4_500)
})

test('waiting for a slot does not count towards the timeout', async () => {
	server.script('/never', neverRespond())
	server.script('/quick', respondWith({ body: 'ok' }))
	const gated = guard({ gate: createFetchGate(1, 1), limits: { totalMs: 300 } })
	const all = await Promise.all([
		gated({ url: server.url('/never') }),
		gated({ url: server.url('/never') }),
		gated({ url: server.url('/quick') }),
	])
	expect(all.map((result) => (result.ok ? 'ok' : result.failure.kind))).toEqual(['timeout', 'timeout', 'ok'])
})

test('the caller can abort, before and during', async () => {
	const asked = new AbortController()
	server.script('/asked', () => asked.abort())
	expect(await failureOf('/asked', { signal: AbortSignal.abort() })).toMatch(/given up/)
	expect(server.hitsOf('/asked')).toHaveLength(0)
	expect(await failureOf('/asked', { signal: asked.signal })).toMatch(/^timeout: given up/)
	expect(server.hitsOf('/asked')).toHaveLength(1)
})

test.each([
	['a gzip bomb of 1 GB', 'gzip', () => gzipBomb()],
	['a brotli bomb', 'br', () => brotliBomb()],
])('%s stops at the limit and frees its memory', async (_name, coding, bomb) => {
	const body = await bomb()
	expect(body.length).toBeLessThan(2 * 1024 * 1024)
	server.script('/bomb', respondWith({ headers: { 'content-encoding': coding }, body }))
	await get('/bomb')
	const before = process.memoryUsage.rss()
	let most = before
	const watch = setInterval(() => {
		most = Math.max(most, process.memoryUsage.rss())
	}, 5)
	expect(await failureOf('/bomb')).toMatch(/^too_large: decodes to more than/)
	clearInterval(watch)
	expect(most - before).toBeLessThan(50 * 1024 * 1024)
})

test('the ratio counts only past the first 256 KiB', async () => {
	const pack = (bytes: number) =>
		respondWith({ headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(bytes)) })
	server.script('/small', pack(256 * 1024))
	server.script('/steep', pack(256 * 1024 + 1))
	expect(await failureOf('/small')).toBe('responded with 200')
	expect(await failureOf('/steep')).toMatch(/^too_large/)
})

test.each<[string, string, string | Uint8Array, RegExp]>([
	['gzip that is text', 'gzip', '<rss/>', /^http_error: .*label/],
	['br that is gzip', 'br', gzipSync('<rss/>'), /^http_error: .*label/],
	['gzip cut short', 'gzip', gzipSync('<rss/>'.repeat(99)).subarray(0, 20), /^http_error: truncated/],
	['deflate', 'deflate', 'x', /^http_error: .*not asked for/],
	['zstd', 'zstd', 'x', /^http_error: .*not asked for/],
	['a prototype name', 'constructor', 'x', /^http_error: .*not asked for/],
])('%s is refused', async (_name, coding, body, failure) => {
	server.script('/coded', respondWith({ headers: { 'content-encoding': coding }, body }))
	expect(await failureOf('/coded')).toMatch(failure)
})

test('layers in two headers are two layers', async () => {
	server.script('/two', sendsRaw(`HTTP/1.1 200 OK\r\n${'Content-Encoding: gzip\r\n'.repeat(2)}\r\n`))
	expect(await failureOf('/two')).toMatch(/^http_error: 2 layers/)
})

test.each([2, 1_000])('%i layers are refused', async (layers) => {
	server.script('/layers', layered('<rss/>', layers))
	expect(await failureOf('/layers')).toMatch(/^http_error: \d+ layers/)
})

test('one layer, and identity, are read', async () => {
	server.script('/one', layered('<rss/>', 1))
	const result = await get('/one')
	expect(result.ok && Buffer.from(result.value.body).toString()).toBe('<rss/>')
	server.script('/identity', respondWith({ headers: { 'content-encoding': 'identity' }, body: '<rss/>' }))
	expect(await failureOf('/identity')).toBe('responded with 200')
})

const megabytes = 1024 * 1024

test.each([
	[
		'says 10 bytes and sends 10 MB',
		liesAboutLength({ says: 10, sends: 10 * megabytes }),
		/^http_error: truncated/,
	],
	[
		'says 1 MB and closes after 10 bytes',
		liesAboutLength({ says: megabytes, sends: 10, closes: true }),
		/truncated/,
	],
	[
		'says 10 MB',
		liesAboutLength({ says: 10 * megabytes, sends: 10, closes: true }),
		/^too_large: 10485760 bytes/,
	],
	['sends chunks without end', endless(), /^too_large: more than 2097152 bytes/],
	[
		'ends in the middle of a chunk',
		sendsRaw('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\nabc\r\nzz'),
		/timeout|truncated/,
	],
	['sends 099', sendsRaw('HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'), /^http_error: 99/],
	['changes the protocol unasked', sendsRaw('HTTP/1.1 101 Switching\r\n\r\n'), /^http_error: 101/],
	['is no HTTP', sendsRaw('220 mail.example ESMTP\r\n'), /^http_error/],
	['has headers without end', sendsRaw(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`), /^too_large/],
])('a server that %s gives no response', async (_name, behaviour, failure) => {
	server.script('/lies', behaviour)
	expect(await failureOf('/lies', { timeouts: { totalMs: 500 } })).toMatch(failure)
})

test('an error response keeps its status, whatever its page is like', async () => {
	for (const behaviour of [endless(404), drips(10, { status: 404 })]) {
		server.script('/error', behaviour)
		const result = await get('/error', { timeouts: { totalMs: 200 } })
		expect(result).toMatchObject({ ok: true, value: { status: 404 } })
	}
})

test('a refused connection and an unknown host have their own messages', async () => {
	const closed = await startFaultServer()
	await closed.close()
	const refused = await guard({ allow: [closed.allow] })({ url: closed.url('/') })
	expect(refused).toMatchObject({ ok: false, failure: { kind: 'connect_error' satisfies FetchFailureKind } })
	const resolve = () => Promise.reject(new Error('getaddrinfo ENOTFOUND a.example'))
	const dead = await guard({ resolve })({ url: 'http://a.example/' })
	expect(dead).toMatchObject({ ok: false, failure: { kind: 'dns_error', message: /ENOTFOUND/ } })
	const silent = await guard({ resolve: () => new Promise(() => undefined) })({
		url: 'http://a.example/',
		timeouts: { connectMs: 50 },
	})
	expect(silent).toMatchObject({ ok: false, failure: { kind: 'dns_error', message: /no DNS response/ } })
})
