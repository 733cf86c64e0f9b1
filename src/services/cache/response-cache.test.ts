import { expect, test } from 'vitest'
import { CachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const text = 'The same words again and again. '.repeat(200)

/** A loader that the test completes by hand, so that it can act while a load runs. */
function loader() {
	const loads: PromiseWithResolvers<{ name: string }>[] = []
	return {
		load: () => {
			const loading = Promise.withResolvers<{ name: string }>()
			loads.push(loading)
			return loading.promise
		},
		loads,
	}
}

/** Lets everything that waits for a settled promise run. */
const settled = () => new Promise((done) => setImmediate(done))

test('a hundred concurrent requests wait for one load', async () => {
	const cache = createResponseCache()
	const { load, loads } = loader()
	const requests = Array.from({ length: 100 }, () => cache.fetch('a', load))
	await settled()
	loads[0]?.resolve({ name: 'loaded' })
	expect(new Set(await Promise.all(requests)).size).toBe(1)
	expect(loads).toHaveLength(1)
	expect(cache.has('a')).toBe(true)
})

test('a value is loaded again after five seconds', async () => {
	let now = 1_000
	const cache = createResponseCache({ now: () => now })
	let loaded = 0
	const read = () => cache.fetch('a', async () => ++loaded)
	expect(await read()).toBe(1)
	now += 4_900
	expect(await read()).toBe(1)
	now += 200
	expect(await read()).toBe(2)
})

test('a load that was running when the cache was cleared serves the requests from before, not those from after', async () => {
	const cache = createResponseCache()
	const { load, loads } = loader()
	const before = cache.fetch('a', load)
	await settled()
	cache.clear()
	const after = cache.fetch('a', load)
	await settled()
	loads[1]?.resolve({ name: 'new' })
	loads[0]?.resolve({ name: 'old' })
	expect([(await before).name, (await after).name]).toEqual(['old', 'new'])
	expect((await cache.fetch('a', load)).name).toBe('new')
})

test('a value that was being loaded when the cache was cleared is not stored', async () => {
	const cache = createResponseCache()
	const { load, loads } = loader()
	const before = cache.fetch('a', load)
	await settled()
	cache.clear()
	loads[0]?.resolve({ name: 'old' })
	await before
	expect(cache.has('a')).toBe(false)
})

test('a failure is not cached; a request that waited for another’s load retries once itself', async () => {
	const cache = createResponseCache()
	const { load, loads } = loader()
	const requests = [cache.fetch('a', load), cache.fetch('a', load), cache.fetch('a', load)]
	await settled()
	loads[0]?.reject(new Error('refused'))
	await expect(requests[0]).rejects.toThrow('refused')
	await settled()
	expect(loads).toHaveLength(2)
	loads[1]?.resolve({ name: 'up' })
	expect((await Promise.all(requests.slice(1))).map(({ name }) => name)).toEqual(['up', 'up'])
})

test('if every load fails, each request fails after two attempts', async () => {
	const cache = createResponseCache()
	let attempts = 0
	const down = async (): Promise<number> => {
		attempts += 1
		await settled()
		throw new Error('down')
	}
	const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => cache.fetch('a', down)))
	expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
	expect(attempts).toBe(2)
})

test.each([
	[200, true],
	[404, true],
	[403, false],
	[429, false],
	[500, false],
	[503, false],
])('whether a response with status %d is stored: %s', async (status, stored) => {
	const cache = createResponseCache()
	await cache.fetch('a', async () => new CachedResponse(text, 'text/html', { status }))
	expect(cache.has('a')).toBe(stored)
})

test('it never holds more bytes than allowed, and evicts the least recently used', async () => {
	const response = () => new CachedResponse(text, 'text/html')
	const cache = createResponseCache({ maxBytes: 3 * response().size })
	for (const key of ['a', 'b', 'c']) await cache.fetch(key, async () => response())
	await cache.fetch('a', async () => response())
	await cache.fetch('d', async () => response())
	expect(cache.bytes()).toBe(3 * response().size)
	expect(['a', 'b', 'c', 'd'].map(cache.has)).toEqual([true, false, true, true])
})

test('each encoding of a response is compressed once, and its size is counted correctly', async () => {
	const response = new CachedResponse(text, 'text/html')
	const [one, other] = await Promise.all([response.compressed('br'), response.compressed('br')])
	expect(other).toBe(one)
	const all = response.body.length + one.length + (await response.compressed('gzip')).length
	expect(all).toBeLessThan(response.size)
})

test('it counts hits and misses', async () => {
	const cache = createResponseCache()
	const load = async () => ({ name: 'loaded' })
	await cache.fetch('a', load)
	await cache.fetch('a', load)
	await Promise.all([cache.fetch('b', load), cache.fetch('b', load)])
	expect(cache.counts()).toEqual({ hits: 2, misses: 2 })
})
