import { expect, test } from 'vitest'
import { cachedResponse, compressResponse, weighResponse } from './cached-response.ts'
import { createCachedResponses } from './response-cache.ts'

const text = 'The same words again and again. '.repeat(200)
const open = (maxWeight = 1e6) => createCachedResponses({ maxWeight, maxAgeMs: () => 1000, now: () => 0 })

test('a cached response weighs as much as all its forms, each of which is compressed once', async () => {
	const cache = open()
	const response = await cache.get('a', [], async () => cachedResponse(text, 'text/html'))
	const plain = cache.weight()
	const [one, other] = await Promise.all([compressResponse(response, 'br'), compressResponse(response, 'br')])
	expect(other).toBe(one)
	expect(cache.weight()).toBe(plain + one.length)
	const compressed = await compressResponse(response, 'gzip')
	expect(cache.weight()).toBe(plain + one.length + compressed.length)
	expect(cache.weight()).toBe(weighResponse(response))
})

test('the limit holds however many responses are compressed after they were kept', async () => {
	const most = 10 * weighResponse(cachedResponse(text, 'text/html'))
	const cache = open(most)
	for (let index = 0; index < 10; index += 1) {
		const response = await cache.get(`a${index}`, [], async () => cachedResponse(text, 'text/html'))
		await compressResponse(response, 'br')
		await compressResponse(response, 'gzip')
		expect(cache.weight()).toBeLessThanOrEqual(most)
	}
})

test.each([
	[200, true],
	[404, true],
	[403, false],
	[429, false],
	[500, false],
	[503, false],
])('whether a response with status %d is kept: %s', async (status, kept) => {
	const cache = open()
	await cache.get('a', [], async () => cachedResponse(text, 'text/html', {}, status))
	expect(cache.peek('a') !== undefined).toBe(kept)
})

test.each(['gzip', 'br'] as const)(
	'compressed with %s it holds the memory that it weighs, no more',
	async (encoding) => {
		const compressed = await compressResponse(cachedResponse(text, 'text/html'), encoding)
		expect(compressed.length).toBeLessThan(1_000)
		expect(compressed.buffer.byteLength).toBe(compressed.length)
	},
)

test('a kept answer holds no more memory than its bytes, a text or a picture', () => {
	for (const body of ['{"data":"سلام"}', Buffer.from('a small picture')]) {
		const { identity } = cachedResponse(body, 'text/plain').bytes
		expect(identity?.equals(Buffer.from(body))).toBe(true)
		expect(identity?.buffer.byteLength).toBe(identity?.length)
	}
})
