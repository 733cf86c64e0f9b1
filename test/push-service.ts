import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text as read } from 'node:stream/consumers'
import type { PushAddress } from '#domain/push-browser.ts'

type Pushed = { browser: string; note: Record<string, string>; ttl: number; claims: Record<string, unknown> }

/**
 * A push service like that of a browser vendor: takes messages for its browsers, and verifies their sender by the
 * signature.
 */
export async function startPushService() {
	const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>()
	/** The messages of each browser, decrypted as the browser does it. */
	const pushed: Pushed[] = []
	/** The response for a browser, if not 201. */
	const responses = new Map<string, { status: number; headers?: Record<string, string> }>()
	const faults: string[] = []
	const server = createServer(async (request, reply) => {
		const name = (request.url ?? '').slice('/push/'.length)
		const response = responses.get(name)
		if (response !== undefined) {
			await read(request)
			return reply.writeHead(response.status, response.headers).end()
		}
		const body = await buffer(request)
		try {
			const browser = browsers.get(name)
			if (browser === undefined) throw new Error(`no browser ${name}`)
			if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
			const claims = verifiedClaims(request.headers.authorization ?? '', service.url)
			const note = JSON.parse(decrypted(body, browser))
			pushed.push({ browser: name, note, ttl: Number(request.headers.ttl), claims })
			reply.writeHead(201).end()
		} catch (error) {
			faults.push(String(error))
			reply.writeHead(400).end()
		}
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	const service = {
		url: `http://127.0.0.1:${port}`,
		hostAndPort: `127.0.0.1:${port}`,
		pushed,
		responses,
		faults,
		/** A browser that subscribes. */
		newBrowser: (name: string): PushAddress => {
			const keys = createECDH('prime256v1')
			const p256dh = keys.generateKeys('base64url')
			const auth = randomBytes(16)
			browsers.set(name, { keys, auth })
			return { endpoint: `${service.url}/push/${name}`, p256dh, auth: auth.toString('base64url') }
		},
		stop: () => new Promise((done) => server.close(done)),
	}
	return service
}

/** RFC 8292: the token is signed with the key in the same header, for this service and for a short time. */
function verifiedClaims(authorization: string, audience: string): Record<string, unknown> {
	const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
	const [head = '', payload = '', signature = ''] = token.split('.')
	const point = Buffer.from(key, 'base64url')
	const x = point.subarray(1, 33).toString('base64url')
	const y = point.subarray(33).toString('base64url')
	const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
	const signed = verify(
		'sha256',
		Buffer.from(`${head}.${payload}`),
		{ key: publicKey, dsaEncoding: 'ieee-p1363' },
		Buffer.from(signature, 'base64url'),
	)
	const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
	const secondsLeft = claims.exp - Date.now() / 1000
	if (!signed || claims.aud !== audience || secondsLeft < 0 || secondsLeft > 86_400)
		throw new Error(`not vouched for: ${authorization}`)
	return { ...claims, key }
}

/** RFC 8291 and 8188: decrypts a message as a browser does. */
function decrypted(
	body: Buffer,
	{ keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer },
): string {
	const salt = body.subarray(0, 16)
	const sender = body.subarray(21, 21 + (body[20] ?? 0))
	const cipher = body.subarray(21 + sender.length)
	const derived = (key: Buffer, salted: Buffer, info: Buffer, length: number) =>
		Buffer.from(hkdfSync('sha256', key, salted, info, length))
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
	const secret = derived(keys.computeSecret(sender), auth, info, 32)
	const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
	const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
	const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(cipher.subarray(-16))
	const padded = Buffer.concat([opened.update(cipher.subarray(0, -16)), opened.final()])
	return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
