import { expect, test } from 'vitest'
import { keepAnswer, packAnswer, weighAnswer } from './cached-response.ts'
import { createKeptAnswers } from './response-cache.ts'

const text = 'The same words again and again. '.repeat(200)
const open = (maxWeight = 1e6) => createKeptAnswers({ maxWeight, maxAgeMs: () => 1000, now: () => 0 })

test('a kept answer weighs as much as all its forms, each of which is packed once', async () => {
	const cache = open()
	const answer = await cache.get('a', [], async () => keepAnswer(text, 'text/html'))
	const plain = cache.weight()
	const [one, other] = await Promise.all([packAnswer(answer, 'br'), packAnswer(answer, 'br')])
	expect(other).toBe(one)
	expect(cache.weight()).toBe(plain + one.length)
	const packed = await packAnswer(answer, 'gzip')
	expect(cache.weight()).toBe(plain + one.length + packed.length)
	expect(cache.weight()).toBe(weighAnswer(answer))
})

test('the limit holds however many answers are packed after they were kept', async () => {
	const most = 10 * weighAnswer(keepAnswer(text, 'text/html'))
	const cache = open(most)
	for (let index = 0; index < 10; index += 1) {
		const answer = await cache.get(`a${index}`, [], async () => keepAnswer(text, 'text/html'))
		await packAnswer(answer, 'br')
		await packAnswer(answer, 'gzip')
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
])('whether an answer with status %d is kept: %s', async (status, kept) => {
	const cache = open()
	await cache.get('a', [], async () => keepAnswer(text, 'text/html', {}, status))
	expect(cache.peek('a') !== undefined).toBe(kept)
})

test.each(['gzip', 'br'] as const)(
	'packed with %s it holds the memory that it weighs, no more',
	async (encoding) => {
		const packed = await packAnswer(keepAnswer(text, 'text/html'), encoding)
		expect(packed.length).toBeLessThan(1_000)
		expect(packed.buffer.byteLength).toBe(packed.length)
	},
)
