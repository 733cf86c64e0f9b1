import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'undici'
import { beforeAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi({ publicUrl: 'https://zagros.test' })
let origin = ''
beforeAll(async () => {
	const drafts = Array.from({ length: 12 }, (_, index) =>
		makeDraft(`a${index}`, { title: `Story number ${index}` }),
	)
	await addNews(db, 2030, drafts, new Date())
	await app.listen({ port: 0, host: '127.0.0.1' })
	const [bound] = app.addresses()
	origin = `http://127.0.0.1:${typeof bound === 'object' ? bound.port : 0}`
})

const listWith = async (headers: Record<string, string> = {}, body: object = { lang: 'en' }) => {
	const response = await request(`${origin}/v1/news/filter/`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	})
	const bytes = Buffer.from(await response.body.arrayBuffer())
	return { status: response.statusCode, headers: response.headers, bytes }
}

test('a response has the same headers and content in every encoding, when it is loaded and when it is cached', async () => {
	const bodies = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }
	const plain = await app.inject({ method: 'POST', url: '/v1/news/filter/', payload: { lang: 'en' } })
	for (const [encoding, unpack] of Object.entries(bodies)) {
		const accept: Record<string, string> = encoding === 'identity' ? {} : { 'accept-encoding': encoding }
		for (let round = 0; round < 2; round += 1) {
			const { status, headers, bytes } = await listWith(accept)
			expect(status).toBe(200)
			expect(unpack(bytes).toString()).toBe(plain.body)
			expect(headers['content-length']).toBe(String(bytes.length))
			expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
			const protecting = [
				'content-security-policy',
				'x-content-type-options',
				'referrer-policy',
				'strict-transport-security',
				'cache-control',
				'content-type',
			] as const
			for (const name of protecting) {
				expect(headers[name], name).toBe(plain.headers[name])
				expect(headers[name], name).toBeDefined()
			}
		}
	}
})

test('an encoding that the client refuses by q=0 is not used', async () => {
	expect((await listWith({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
	expect(
		(await listWith({ 'accept-encoding': 'br;q=0, gzip;q=0.0' })).headers['content-encoding'],
	).toBeUndefined()
	expect(
		(await listWith({ 'accept-encoding': '*;q=0, identity' })).headers['content-encoding'],
	).toBeUndefined()
})

test('equal bodies that differ in bytes share one cache entry, and different bodies do not', async () => {
	const one = await listWith({}, { lang: 'en', page: 1, assets: [] })
	const other = await listWith({}, { assets: [], page: 1, lang: 'en', unknown: true })
	expect(other.bytes.toString()).toBe(one.bytes.toString())
	const second = await listWith({}, { lang: 'en', page: 2 })
	expect(JSON.parse(second.bytes.toString()).data.news).toHaveLength(2)
	expect((await listWith({}, { lang: 'en', page: 0 })).status).toBe(400)
	expect((await listWith({}, { lang: 'en', page: 0 })).status).toBe(400)
})
