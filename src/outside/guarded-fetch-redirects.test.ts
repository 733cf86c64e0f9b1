import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FetchRequest } from '#domain/fetch-outcome.ts'
import { redirects, respondWith, sendsRaw } from '#test/fault-behaviours.ts'
import { type Behaviour, type FaultServer, startFaultServer, testAuthority } from '#test/fault-server.ts'
import { createDial } from './connect-checked.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

let server: FaultServer
let other: FaultServer
let secure: FaultServer
let ca: string

beforeAll(async () => {
	ca = await testAuthority()
	server = await startFaultServer()
	other = await startFaultServer()
	secure = await startFaultServer({ certificate: 'good' })
})
afterAll(() => Promise.all([server.close(), other.close(), secure.close()]))

/** Connects for real, and records the addresses. */
function guard() {
	const dial = vi.fn(createDial({ ca }))
	const allow = [server.allow, other.allow, secure.allow]
	return { get: createGuardedFetch({ userAgent: 'test', allow, dial }), dial }
}

const fetchFrom = (url: string, request: Partial<FetchRequest> = {}) => guard().get({ url, ...request })

test.each([
	['one move', [301], true],
	['moves only', [301, 308, 301], true],
	['a detour among moves', [301, 302], false],
	['a 307', [307], false],
	['five hops', [301, 301, 301, 301, 301], true],
])('%s are followed, and only permanent ones are stored', async (_name, statuses, isMove) => {
	for (const [index, status] of statuses.entries())
		server.script(`/hop${index}`, redirects(`hop${index + 1}`, status))
	server.script(`/hop${statuses.length}`, respondWith({ body: 'here' }))
	const last = server.url(`/hop${statuses.length}`)
	expect(await fetchFrom(server.url('/hop0'))).toMatchObject({
		ok: true,
		value: { status: 200, finalUrl: last, permanentUrl: isMove ? last : null },
	})
})

test.each([
	['six hops', '/six0', 6],
	['a move to itself', '/self', 6],
])('%s end after five', async (_name, path, requests) => {
	for (let hop = 0; hop < 6; hop += 1) server.script(`/six${hop}`, redirects(`/six${hop + 1}`, 301))
	server.script('/six6', respondWith())
	server.script('/self', redirects('/self', 301))
	const before = server.hits.length
	expect(await fetchFrom(server.url(path))).toMatchObject({ ok: false, failure: { kind: 'redirect_error' } })
	expect(server.hits.length - before).toBe(requests)
})

test('a Persian Location in raw UTF-8 is understood', async () => {
	server.script('/fa', sendsRaw('HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: /خبر\r\n\r\n'))
	server.script(encodeURI('/خبر'), respondWith())
	expect(await fetchFrom(server.url('/fa'))).toMatchObject({ ok: true, value: { status: 200 } })
})

test.each([
	'http://169.254.169.254/latest/meta-data',
	'http://[fd00:ec2::254]/',
	'http://127.0.0.1/',
	'http://[::ffff:7f00:1]/',
	'http://0.0.0.0/',
	'http://2130706433/',
	'http://0177.1/',
	'http://①②⑦.1/',
	'http://10.0.0.1/',
	'http://[64:ff9b::7f00:1]/',
	'//127.0.0.1:22/',
	'ftp://example.org/',
	'file:///etc/passwd',
	'javascript:alert(1)',
])('a redirect to %s is refused without a connection', async (location) => {
	server.script(
		'/inside',
		sendsRaw(`HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ${location}\r\n\r\n`),
	)
	const { get, dial } = guard()
	expect(await get({ url: server.url('/inside') })).toMatchObject({
		ok: false,
		failure: { kind: 'refused_address' },
	})
	expect(dial.mock.calls.map(([target]) => `${target.address}:${target.port}`)).toEqual([server.allow])
})

test.each([
	['credentials', 'http://user:pw@example.org/'],
	['16 KB', `/${'x'.repeat(16 * 1024)}`],
	['2,049 bytes', `/${'x'.repeat(2_048)}`],
	['a tab', '/a\tb'],
	['nothing', ''],
	['no address', 'http://[/'],
])('a Location with %s is refused', async (_name, location) => {
	server.script(
		'/location',
		sendsRaw(`HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ${location}\r\n\r\n`),
	)
	const { get, dial } = guard()
	expect(await get({ url: server.url('/location') })).toMatchObject({
		ok: false,
		failure: { kind: 'redirect_error' },
	})
	expect(dial).toHaveBeenCalledOnce()
})

test.each([
	['a bare CR', '/a\rSet-Cookie: x=1'],
	['a bare LF', '/a\nSet-Cookie: x=1'],
	['a folded line', '/a\r\n b'],
])('a Location with %s is invalid, and is not followed', async (_name, location) => {
	server.script('/crlf', sendsRaw(`HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: ${location}\r\n\r\n`))
	const { get, dial } = guard()
	expect(await get({ url: server.url('/crlf') })).toMatchObject({
		ok: false,
		failure: { kind: 'http_error' },
	})
	expect(dial).toHaveBeenCalledOnce()
})

test('a redirect to an allowed private address is followed only if it is one of the request’s own', async () => {
	server.script('/to-other', redirects(other.url('/inside'), 301))
	other.script('/inside', respondWith({ body: 'inside' }))
	const url = server.url('/to-other')
	const refused = { ok: false, failure: { kind: 'refused_address' } }
	expect(await fetchFrom(url)).toMatchObject(refused)
	expect(await fetchFrom(url, { own: [url] })).toMatchObject(refused)
	// The URL was stored as the feed's new one before it was refused.
	expect(await fetchFrom(other.url('/inside'), { own: [url] })).toMatchObject(refused)
	expect(other.hitsOf('/inside')).toHaveLength(0)
	expect(await fetchFrom(url, { own: [url, other.url('/')] })).toMatchObject({ ok: true })
})

test('https never falls back to http', async () => {
	secure.script('/down', redirects(server.url('/plain')))
	server.script('/plain', respondWith())
	expect(await fetchFrom(secure.url('/down'))).toMatchObject({
		ok: false,
		failure: { kind: 'redirect_error', message: /https to http/ },
	})
	expect(server.hitsOf('/plain')).toHaveLength(0)
})

test('keys and tokens are sent to their own origin only', async () => {
	server.script('/away', redirects(other.url('/elsewhere')))
	server.script('/near', redirects('/home'))
	server.script('/home', respondWith())
	other.script('/elsewhere', respondWith())
	const headers = { Authorization: 'Bearer s', 'X-Api-Key': 'k', 'If-None-Match': '"1"' }
	await fetchFrom(server.url('/away'), { headers, own: [server.url('/'), other.url('/')] })
	await fetchFrom(server.url('/near'), { headers })
	const [away] = other.hitsOf('/elsewhere')
	expect(away?.headers).toMatchObject({ 'if-none-match': '"1"' })
	expect(away?.headers).not.toHaveProperty('authorization')
	expect(away?.headers).not.toHaveProperty('x-api-key')
	expect(server.hitsOf('/home')[0]?.headers).toMatchObject({ authorization: 'Bearer s', 'x-api-key': 'k' })
})

test('cookies set by a redirect are not sent on', async () => {
	server.script('/set', (_request, response) => {
		response.writeHead(302, { location: '/then', 'set-cookie': 'a=1' }).end()
	})
	server.script('/then', respondWith())
	await fetchFrom(server.url('/set'))
	expect(server.hitsOf('/then')[0]?.headers).not.toHaveProperty('cookie')
})

test('a redirect is returned if the caller wants that, and a POST is never sent twice', async () => {
	server.script('/form', redirects('/form-target', 307))
	expect(await fetchFrom(server.url('/form'), { redirect: 'manual' })).toMatchObject({
		ok: true,
		value: { status: 307, finalUrl: server.url('/form') },
	})
	expect(await fetchFrom(server.url('/form'), { method: 'POST', body: 'a=1' })).toMatchObject({
		ok: false,
		failure: { kind: 'redirect_error' },
	})
	expect(server.hitsOf('/form-target')).toHaveLength(0)
})

test('the total time covers all hops together', async () => {
	const later =
		(location: string): Behaviour =>
		async (_request, response) => {
			await setTimeout(100)
			response.writeHead(302, { location }).end()
		}
	for (let hop = 0; hop < 5; hop += 1) server.script(`/late${hop}`, later(`/late${hop + 1}`))
	server.script('/late5', respondWith())
	const result = await fetchFrom(server.url('/late0'), { timeouts: { totalMs: 250 } })
	expect(result).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
})
