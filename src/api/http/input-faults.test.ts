import { connect } from 'node:net'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, testApi } from '#test/api-app.ts'
import { testDatabase } from '#test/database.ts'
import { httpLimits } from './http-limits.ts'

const database = await testDatabase()
const { app } = await testApi({ database })
let port = 0
beforeAll(async () => {
	await app.listen({ port: 0, host: '127.0.0.1' })
	const [bound] = app.addresses()
	port = typeof bound === 'object' ? bound.port : 0
})

const url = '/v1/news/filter/'
const json = { 'content-type': 'application/json' }
const send = (payload: string | Buffer, headers: Record<string, string> = json) =>
	app.inject({ method: 'POST', url, headers, payload })

/** Sends raw bytes and returns everything that came back before the connection closed. */
function raw(text: string, timeoutMs = 3000, at = port): Promise<string> {
	const { promise, resolve } = Promise.withResolvers<string>()
	const socket = connect(at, '127.0.0.1')
	let received = ''
	socket.on('data', (bytes) => {
		received += bytes
	})
	socket.on('error', () => {})
	socket.on('close', () => resolve(received))
	socket.setTimeout(timeoutMs, () => {
		received += '(still open)'
		socket.destroy()
	})
	socket.write(text)
	return promise
}

describe('a body', () => {
	const deep = `{"lang":"en","x":${'['.repeat(3000)}${']'.repeat(3000)}}`
	test.each<[string, string | Buffer, number]>([
		['that is empty', '', 400],
		['that is not JSON', '{"lang":', 400],
		['that is JSON but no object', '[]', 400],
		['that is null', 'null', 400],
		['with __proto__', '{"lang":"en","__proto__":{"polluted":1}}', 400],
		['with __proto__ in disguise', '{"lang":"en","\\u005f_proto__":{"polluted":1}}', 400],
		['with constructor', '{"lang":"en","constructor":{"prototype":{"polluted":1}}}', 400],
		['with a field twice', '{"lang":"en","lang":"fa"}', 400],
		['with a field twice, once in disguise', '{"lang":"en","l\\u0061ng":"fa"}', 400],
		['with a field twice further down', '{"lang":"en","slug_uid":{"a":[{"b":1,"b":2}]}}', 400],
		['nested 3,000 deep', deep, 400],
		['nested 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 413],
		['of 10 MB', `{"lang":"en","query":"${'x'.repeat(10_000_000)}"}`, 413],
		['one byte over 16 KiB', JSON.stringify({ lang: 'en', x: 'x'.repeat(httpLimits.body - 19) }), 413],
		['of broken UTF-8', Buffer.from('{"lang":"en","query":"\xff\xfe"}', 'latin1'), 400],
		['with a NUL character', '{"lang":"en","query":"a\\u0000b"}', 400],
		['with a NUL character further down', '{"lang":"en","slug_uid":{"a":["\\u0000"]}}', 400],
		['with a NUL character in a name', '{"lang":"en","a\\u0000":1}', 400],
		['of UTF-16', Buffer.from('{"lang":"en"}', 'utf16le'), 400],
	])('%s is refused immediately', async (_name, payload, status) => {
		const began = performance.now()
		const response = await send(payload)
		// Fifty milliseconds on an idle machine; a hundred times that where it stands still for seconds.
		expect(performance.now() - began).toBeLessThan(5_000)
		expect(response.statusCode).toBe(status)
		expect(response.json()).toMatchObject({
			status: 0,
			error: { code: status === 413 ? 'too_large' : 'invalid_input' },
		})
		expect(response.body).not.toMatch(/\bat .+:\d+:\d+/)
		expect(({} as { polluted?: number }).polluted).toBeUndefined()
	})

	test('of exactly 16 KiB is read', async () => {
		const payload = JSON.stringify({ lang: 'en', x: 'x'.repeat(httpLimits.body - 20) })
		expect(Buffer.byteLength(payload)).toBe(httpLimits.body)
		expect((await send(payload)).statusCode).toBe(200)
	})

	test('that only writes about NUL is read', async () => {
		expect((await send('{"lang":"en","query":"\\\\u0000"}')).statusCode).toBe(200)
	})

	test('with quotes and braces inside its texts is read', async () => {
		const payload = JSON.stringify({
			lang: 'en',
			query: '{"lang":"lang"} [\\" ]',
			x: { lang: 1 },
			y: [{ lang: 2 }],
		})
		expect((await send(payload)).statusCode).toBe(200)
	})
})

test('the report of a tag cannot contain NUL', async () => {
	const browser = await openBrowser(app)
	const report = { id: 1, kind: 'coin', ref: 'a\0b', problem: 'wrong' }
	expect((await browser.send('POST', '/v1/news/tags/report/', report)).status).toBe(400)
})

describe('a content type', () => {
	const body = '{"lang":"en"}'
	test.each([
		['text/plain'],
		['application/x-www-form-urlencoded'],
		['multipart/form-data; boundary=x'],
		['application/xml'],
		['application/jsonx'],
		['application/json\t;x'],
		['application/json, text/plain'],
		['*/*'],
		['json'],
	])('%j is 415', async (type) => {
		const response = await send(body, { 'content-type': type })
		expect([response.statusCode, response.json().error.code]).toEqual([415, 'unsupported_media_type'])
	})

	test('that is missing is 415', async () => {
		const received = await raw(
			`POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
		)
		expect(received).toMatch(/^HTTP\/1\.1 415 /)
	})

	test.each([['application/json'], ['application/json; charset=utf-8'], ['Application/JSON;charset=UTF-8']])(
		'%j is read',
		async (type) => {
			expect((await send(body, { 'content-type': type })).statusCode).toBe(200)
		},
	)
})

describe('an address', () => {
	test.each([
		['GET', '/v1/news/filter/', 405],
		['HEAD', '/v1/news/votes/', 405],
		['OPTIONS', '/v1/news/filter/', 405],
		['TRACE', '/v1/news/filter/', 405],
		['DELETE', '/v1/news/votes', 405],
		['PATCH', '/v1/session/', 405],
		['POST', '/v1/news/sort/', 405],
		['GET', '/v1/', 404],
		['GET', '/v1/nothing/here/', 404],
		['GET', '/v1/../etc/passwd', 404],
		['GET', '/v1/%2e%2e/%2e%2e/etc/passwd', 404],
		['GET', '/v1//news//sort', 404],
		['GET', '/v1/news/sort/%00', 400],
		['GET', '/v1/news/story/%00/', 400],
		['GET', '/v1/news/story/a%00b/related/', 400],
		['POST', '/unsubscribe/%00', 400],
		['GET', '/feeds/en.atom?query=a%00b', 400],
		['GET', '/v1/%zz', 400],
		['GET', `/v1/${'x'.repeat(2_100)}`, 414],
		['GET', '/images/coins/%2e%2e%2fpackage.svg', 404],
		['GET', '/images/sources/..%2f..%2fetc', 404],
	] as const)('%s %s is %i', async (method, path, status) => {
		const response = await app.inject({ method, url: path })
		expect(response.statusCode).toBe(status)
		if (method !== 'HEAD')
			expect(response.json()).toMatchObject({ status: 0, error: { code: expect.any(String) } })
		if (status === 405) expect(response.headers.allow).toMatch(/[A-Z]+/)
	})
})

describe('on the wire', () => {
	const head = `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`
	const body = '{"lang":"en"}'
	test.each([
		['a type of a body that is not there', `${head}connection: close\r\n\r\n`, 400],
		['two lengths', `${head}content-length: 13\r\ncontent-length: 5\r\n\r\n${body}`, 400],
		['a length and chunks', `${head}content-length: 13\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
		['an unknown transfer encoding', `${head}transfer-encoding: xchunked\r\n\r\n${body}`, 400],
		['bare line feeds', `POST ${url} HTTP/1.1\nhost: x\n\n`, 400],
		['a header of 20 KB', `${head}x-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
		['no HTTP at all', 'hello\r\n\r\n', 400],
	])('%s is refused and the connection closed', async (_name, bytes, status) => {
		const received = await raw(bytes)
		expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
		expect(received).not.toContain('still open')
		expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
		expect(received).toContain('{"status":0,"error":{"code":')
	})

	test.each([
		['http://evil.example/v1/news/sort/', 200],
		['HTTPS://evil.example/v1/news/sort/', 200],
		['http://evil.example/v1/nothing/', 404],
		['http://evil.example', 404],
		['http://evil.example?x=1', 404],
		['ftp://evil.example/v1/news/sort/', 400],
		['*', 400],
		['/v1/%zz', 400],
		['http://evil.example/v1/%zz', 400],
	])('%s as the target is cut to its path or refused, and counted', async (target, status) => {
		const lines: string[] = []
		const strict = await testApi({
			database,
			limitScale: 0.005,
			logger: pino({ level: 'error' }, { write: (line) => lines.push(line) }),
		})
		await strict.app.listen({ port: 0, host: '127.0.0.1' })
		const [bound] = strict.app.addresses()
		const strictPort = typeof bound === 'object' ? bound.port : 0
		const statuses: (string | undefined)[] = []
		for (let index = 0; index < 7; index += 1) {
			const received = await raw(
				`GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
				3000,
				strictPort,
			)
			statuses.push(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])
		}
		// Of twelve hundred requests a minute, six are left.
		expect(statuses).toEqual([...Array(6).fill(String(status)), '429'])
		expect(lines).toEqual([])
	})

	test('two Host headers are refused', async () => {
		const received = await raw(
			`GET /v1/news/sort/ HTTP/1.1\r\nHost: a\r\nhost: b\r\nconnection: close\r\n\r\n`,
		)
		expect(received).toMatch(/^HTTP\/1\.1 400 /)
		expect(received).toContain('"invalid_input"')
	})

	test('two hundred headers are too many', async () => {
		const many = Array.from({ length: 200 }, (_, index) => `x-${index}: 1\r\n`).join('')
		const received = await raw(`GET /v1/news/sort/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${many}\r\n`)
		expect(received).toMatch(/^HTTP\/1\.1 431 /)
		expect(received).toContain('"headers_too_large"')
	})
})

test('wildcards in a search take no longer than words', async () => {
	const time = async (query: string) => {
		const began = performance.now()
		for (let page = 1; page <= 20; page += 1) await send(JSON.stringify({ lang: 'en', query, page }))
		return performance.now() - began
	}
	await time('warm')
	const words = await time('ordinary words')
	for (const query of ['%_%_%_%_%_%_%', "'; select pg_sleep(5); --", '\\\\\\', '(a+)+$', '%'.repeat(100)]) {
		expect(await time(query)).toBeLessThan(3 * words + 500)
	}
})
