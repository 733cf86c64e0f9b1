import { once } from 'node:events'
import { connect } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { UserResponse } from '#contract/account.ts'
import { encodePicture } from '#services/accounts/edit-profile.ts'
import { sql } from '#store/sql.ts'
import { activeUser, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { animatedWebp, bombPng, phoneJpeg, plainPng } from '#test/picture-files.ts'

const api = await testApi()
const { app, db } = api
let port = 0
beforeAll(async () => {
	port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})

type Part = { name: string; value: string | Uint8Array; filename?: string; type?: string }
const boundary = '----zagros-test'
function formOf(parts: readonly Part[]): Buffer {
	const pieces = parts.flatMap(({ name, value, filename, type }) => [
		Buffer.from(
			`--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
				`${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
				`${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
		),
		Buffer.from(value as Uint8Array),
		Buffer.from('\r\n'),
	])
	return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}
const picture = (value: Uint8Array | string, filename = 'me-profpic', type = 'image/png'): Part => ({
	name: 'files',
	value: typeof value === 'string' ? Buffer.from(value) : value,
	filename,
	type,
})
const changes = (value: object | string): Part => ({
	name: 'changes',
	value: typeof value === 'string' ? value : JSON.stringify(value),
})
async function upload(user: Pick<SignedIn, 'browser' | 'as'>, parts: readonly Part[], more = {}) {
	const response = await app.inject({
		method: 'PUT',
		url: '/v1/user/info/',
		headers: {
			...user.as,
			cookie: user.browser.cookies(),
			'content-type': `multipart/form-data; boundary=${boundary}`,
			...more,
		},
		payload: formOf(parts),
	})
	return { status: response.statusCode, body: response.json() }
}
const imageOf = async ({ browser, as }: SignedIn) =>
	((await browser.send('GET', '/v1/user/info/', undefined, as)).body as { data: UserResponse }).data
const stored = async () =>
	(await sql<{ n: number }>`select count(*)::integer as n from profile_picture`.execute(db)).rows[0]?.n

describe('a picture', () => {
	test('from a phone becomes a small upright square without its location', async () => {
		const user = await activeUser(api)
		const jpeg = await phoneJpeg()
		expect((await sharp(jpeg).metadata()).exif?.includes('somebody')).toBe(true)
		const parts = [picture(jpeg, 'a.jpg', 'image/jpeg'), changes({ new_phone: '+12015550123' })]
		const { status, body } = await upload(user, parts)
		expect(status).toBe(200)
		expect(body.data.user.phone_number).toBe('+12015550123')
		expect(body.data.user.profile_image).toMatch(/^\/images\/users\/[\w-]{22}\.webp$/)
		const image = await app.inject(body.data.user.profile_image)
		const found = await sharp(image.rawPayload).metadata()
		expect(found).toMatchObject({ format: 'webp', width: 512, height: 512 })
		expect([found.exif, found.xmp, found.icc, found.orientation]).toEqual(Array(4).fill(undefined))
		expect(image.rawPayload.length).toBeLessThanOrEqual(100 * 1024)
	})

	test('is small even where every pixel is different', async () => {
		const side = 512
		const raw = Buffer.alloc(side * side * 4)
		for (let byte = 0; byte < raw.length; byte++) raw[byte] = (byte * 2654435761) >>> 7
		const noise = await sharp(raw, { raw: { width: side, height: side, channels: 4 } })
			.png()
			.toBuffer()
		const drawn = await encodePicture(noise)
		expect(drawn.ok && drawn.value.length).toBeLessThanOrEqual(100 * 1024)
	})

	test('opened by its own URL cannot run anything', async () => {
		const user = await activeUser(api)
		const { body } = await upload(user, [picture(await plainPng())])
		const { headers, statusCode } = await app.inject(body.data.user.profile_image)
		expect(statusCode).toBe(200)
		expect(headers).toMatchObject({
			'content-type': 'image/webp',
			'x-content-type-options': 'nosniff',
			'content-security-policy': "default-src 'none'; sandbox",
			'content-disposition': 'inline; filename="picture.webp"',
		})
		expect((await app.inject('/images/users/AAAAAAAAAAAAAAAAAAAAAA.webp')).statusCode).toBe(404)
	})

	test('replaces the one before it, which is deleted', async () => {
		const user = await activeUser(api)
		const first = (await upload(user, [picture(await plainPng())])).body.data.user.profile_image
		const second = (await upload(user, [picture(await plainPng(400, 400))])).body.data.user.profile_image
		expect(second).not.toBe(first)
		expect((await app.inject(first)).statusCode).toBe(404)
		expect((await app.inject(second)).statusCode).toBe(200)
	})

	test.each([
		'../../x',
		'a\\0b',
		'x'.repeat(4096),
		'con.png',
		'somebody.else-profpic',
		'../../etc/passwd%00',
	])('is stored under a random name, not its own: %#', async (name) => {
		const user = await activeUser(api)
		const { status, body } = await upload(user, [picture(await plainPng(), name)])
		expect(status).toBe(200)
		expect(body.data.user.profile_image).toMatch(/^\/images\/users\/[\w-]{22}\.webp$/)
	})
})

describe('what is not a picture is refused and nothing is stored', () => {
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
	test.each([
		['SVG with a script', svg],
		['SVG behind an XML head', `<?xml version="1.0"?>${svg}`],
		['HTML', '<!doctype html><script>alert(1)</script>'],
		['PDF', '%PDF-1.7\n%âãÏÓ'],
		['ZIP', 'PK\x03\x04rest'],
		['a GIF that is also JavaScript', 'GIF89a=1;alert(1)//'],
		['an empty file', ''],
	])('%s, sent as image/png: 415', async (_name, bytes) => {
		const user = await activeUser(api)
		const before = await stored()
		const { status, body } = await upload(user, [picture(bytes)])
		expect(status).toBe(415)
		expect(body.error.code).toBe('unsupported_picture')
		expect(await stored()).toBe(before)
	})

	test('a JPEG with a program behind it loses the program', async () => {
		const jpeg = await sharp(await plainPng())
			.jpeg()
			.toBuffer()
		const drawn = await encodePicture(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]))
		expect(drawn.ok && Buffer.from(drawn.value).includes('script')).toBe(false)
	})

	test.each([
		['196 million pixels in a small file', async () => bombPng(14_000, 14_000), 'too_many_pixels'],
		['one row of 65,500', async () => bombPng(65_500, 1), 'too_many_pixels'],
		['a thousand frames', () => animatedWebp(1000), 'animated'],
		['a file that breaks off', async () => (await phoneJpeg()).subarray(0, 4000), 'unreadable'],
		['a head without a body', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unreadable'],
		[
			'a head that lies',
			async () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(64)]),
			'unreadable',
		],
	])('%s', async (_name, make, problem) => {
		const bytes = await make()
		expect(bytes.length).toBeLessThan(2 * 1024 * 1024)
		await encodePicture(await plainPng())
		const memory = process.memoryUsage().rss
		const started = performance.now()
		const drawn = await encodePicture(bytes)
		expect(drawn).toEqual({ ok: false, failure: problem })
		// A hundred times the real figure, because the machine may be busy.
		expect(performance.now() - started).toBeLessThan(5_000)
		expect(process.memoryUsage().rss - memory).toBeLessThan(50 * 1024 * 1024)
	})
})

describe('forms', () => {
	test('of another shape are refused', async () => {
		const user = await activeUser(api)
		const png = await plainPng()
		const many = Array.from({ length: 50 }, (_unused, n): Part => ({ name: `p${n}`, value: 'x' }))
		const responses = [
			await upload(user, [changes({})]),
			await upload(user, [picture(png), picture(png)]),
			await upload(user, [picture(png), ...many]),
			await upload(user, [picture(png), changes('{not json')]),
			await upload(user, [picture(png), changes('[1]')]),
			await upload(user, [{ name: 'files', value: 'text and no file' }]),
			await upload(user, [], { 'content-type': 'multipart/form-data' }),
		]
		expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 400))
		const large = await upload(user, [picture(Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]))])
		expect(large.status).toBe(413)
		expect((await imageOf(user)).profile_image).toBe('')
	})

	test('of 35,000 empty parts are refused at the third one, without delaying other requests', async () => {
		const user = await activeUser(api)
		const many = `${'--z\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(35_000)}--z--\r\n`
		const send = () =>
			fetch(`http://127.0.0.1:${port}/v1/user/info/`, {
				method: 'PUT',
				headers: { ...user.as, 'content-type': 'multipart/form-data; boundary=z' },
				body: many,
			})
		let isOver = false
		const uploads = Promise.all(Array.from({ length: 14 }, send)).finally(() => {
			isOver = true
		})
		let longest = 0
		while (!isOver) {
			const sentAt = performance.now()
			await (await fetch(`http://127.0.0.1:${port}/healthz`)).arrayBuffer()
			longest = Math.max(longest, performance.now() - sentAt)
		}
		expect((await uploads).map(({ status }) => status)).toEqual(Array(14).fill(400))
		// Parsed as a whole they held up others for eight seconds; refused at the third part they take a tenth of one.
		expect(longest).toBeLessThan(3000)
	})

	test('with a good picture and invalid changes leave the old picture', async () => {
		const user = await activeUser(api)
		const first = (await upload(user, [picture(await plainPng())])).body.data.user.profile_image
		const other = await plainPng(640, 480)
		const refused = await upload(user, [picture(other), changes({ new_phone: 'no number' })])
		expect(refused.status).toBe(400)
		const wrong = await upload(user, [picture(Buffer.from('no picture')), changes({ new_last_name: 'Rad' })])
		expect(wrong.status).toBe(415)
		expect(await imageOf(user)).toMatchObject({ profile_image: first, last_name: 'Karimi' })
	})

	test('from an anonymous client, or from a page of another site, are not even read', async () => {
		const user = await activeUser(api)
		const parts = [picture(await plainPng())]
		const stranger = await openBrowser(app)
		const nobody = { ...user, browser: stranger, as: {} as SignedIn['as'] }
		// A session's cookie without its CSRF token is refused first.
		expect((await upload(nobody, parts)).status).toBe(403)
		expect((await upload(nobody, parts, { 'x-csrftoken': stranger.csrftoken })).status).toBe(401)
		expect((await upload(user, parts, { origin: 'https://evil.example' })).status).toBe(403)
		expect((await imageOf(user)).profile_image).toBe('')
	})

	test('that arrive byte by byte are ended with 408', { timeout: 40_000 }, async () => {
		const user = await activeUser(api)
		const response = await new Promise<string>((resolve) => {
			const socket = connect(port, '127.0.0.1')
			let received = ''
			socket.on('data', (data) => {
				received += data.toString()
			})
			socket.on('error', () => {})
			socket.write(
				`PUT /v1/user/info/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${user.token}\r\nContent-Length: 5000\r\n` +
					`Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
			)
			const drip = setInterval(() => socket.write('-'), 500)
			socket.on('close', () => {
				clearInterval(drip)
				resolve(received)
			})
		})
		expect(response).toMatch(/^HTTP\/1\.1 408 /)
		expect((await imageOf(user)).profile_image).toBe('')
	})

	test('somewhat too large are read to the end, so that a client that reads only after writing finds the response', async () => {
		const user = await activeUser(api)
		const body = Buffer.alloc(6_000_000, 'x')
		const socket = connect(port, '127.0.0.1').pause()
		const written = new Promise<void>((resolve, reject) => {
			socket.on('error', reject)
			socket.write(
				`PUT /v1/user/info/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${user.token}\r\n` +
					`Content-Length: ${body.length}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
			)
			socket.write(body, () => resolve())
		})
		await written
		const [response] = await once(socket.resume(), 'data')
		socket.destroy()
		expect(String(response)).toMatch(/^HTTP\/1\.1 413 /)
	})

	test('without end are cut off at their limit', async () => {
		const user = await activeUser(api)
		const sent = await new Promise<{ response: string; bytes: number }>((resolve, reject) => {
			const socket = connect(port, '127.0.0.1')
			let response = ''
			socket.on('data', (data) => {
				response += data.toString()
			})
			// The server closes while we still write, but only after its response has had time to arrive.
			socket.on('error', () => {})
			socket.on('close', () => resolve({ response, bytes: socket.bytesWritten }))
			setTimeout(() => reject(new Error('still open')), 15_000).unref()
			socket.write(
				`PUT /v1/user/info/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${user.token}\r\nTransfer-Encoding: chunked\r\n` +
					`Content-Type: multipart/form-data; boundary=${boundary}\r\n\r\n`,
			)
			const block = `10000\r\n${'x'.repeat(0x10000)}\r\n`
			const pour = () => {
				while (!socket.destroyed && socket.bytesWritten < 100e6 && socket.write(block));
				if (!socket.destroyed && socket.bytesWritten < 100e6) socket.once('drain', pour)
			}
			pour()
		})
		expect(sent.response).toMatch(/^HTTP\/1\.1 413 /)
		expect(sent.bytes).toBeLessThan(20e6)
	})
})

test('six uploads an hour are accepted, the seventh is not, even without a cookie', async () => {
	const strict = await testApi({ limitScale: 1 })
	const user = await activeUser(strict)
	const statuses: number[] = []
	for (let n = 0; n < 7; n++) {
		const response = await strict.app.inject({
			method: 'PUT',
			url: '/v1/user/info/',
			headers: { ...user.as, 'content-type': `multipart/form-data; boundary=${boundary}` },
			payload: formOf([picture(await plainPng())]),
		})
		statuses.push(response.statusCode)
	}
	expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})
