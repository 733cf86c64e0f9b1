import { expect, test, vi } from 'vitest'
import { createScopedCache, type ScopedCacheOptions } from './scoped-cache.ts'

const open = (more: Partial<ScopedCacheOptions<string>> = {}) =>
	createScopedCache<string>({
		maxWeight: 1000,
		weigh: (value) => value.length,
		maxAgeMs: () => 1000,
		now: () => 0,
		...more,
	})

/** A maker that is finished by hand, so that things can happen while it works. */
function maker() {
	const works: PromiseWithResolvers<string>[] = []
	return {
		make: () => {
			const work = Promise.withResolvers<string>()
			works.push(work)
			return work.promise
		},
		works,
	}
}

test('a hundred who ask at once wait for one making', async () => {
	const cache = open()
	const { make, works } = maker()
	const asked = Array.from({ length: 100 }, () => cache.get('a', [], make))
	await Promise.resolve()
	works[0]?.resolve('made')
	expect(new Set(await Promise.all(asked))).toEqual(new Set(['made']))
	expect(works).toHaveLength(1)
	expect(cache.peek('a')).toBe('made')
})

/** Lets everything that waits for a settled promise run. */
const settled = () => new Promise((done) => setImmediate(done))

test('a failure is told to who asked first and kept for nobody; who waited with them asks once more', async () => {
	const cache = open()
	const { make, works } = maker()
	const asked = [cache.get('a', [], make), cache.get('a', [], make), cache.get('a', [], make)]
	works[0]?.reject(new Error('refused'))
	await expect(asked[0]).rejects.toThrow('refused')
	await settled()
	expect(works).toHaveLength(2)
	works[1]?.resolve('up')
	expect(await Promise.all(asked.slice(1))).toEqual(['up', 'up'])
	expect(cache.peek('a')).toBe('up')
})

test('where everything fails, each who asked hears of it after two attempts', async () => {
	const cache = open()
	let attempts = 0
	const down = async () => {
		attempts += 1
		await settled()
		throw new Error('down')
	}
	const heard = await Promise.allSettled(Array.from({ length: 50 }, () => cache.get('a', [], down)))
	expect(heard.every(({ status }) => status === 'rejected')).toBe(true)
	expect(attempts).toBe(2)
})

test('a value that may not be kept is told to nobody else', async () => {
	const cache = open({ keeps: (value) => value !== 'busy' })
	const { make, works } = maker()
	const asked = [cache.get('a', [], make), cache.get('a', [], make)]
	works[0]?.resolve('busy')
	expect(await asked[0]).toBe('busy')
	await settled()
	expect(cache.peek('a')).toBeUndefined()
	works[1]?.resolve('fine')
	expect(await asked[1]).toBe('fine')
})

test('a drop makes old what depends on it and nothing else', async () => {
	const cache = open()
	await cache.get('persian', ['fa'], async () => 'p')
	await cache.get('english', ['en'], async () => 'e')
	await cache.get('both', ['fa', 'en'], async () => 'b')
	cache.drop('fa')
	expect(['persian', 'english', 'both'].map(cache.peek)).toEqual([undefined, 'e', undefined])
	cache.dropAll()
	expect(cache.peek('english')).toBeUndefined()
})

test('what was being made when it was dropped is told to those who asked before, not to those who ask after', async () => {
	const cache = open()
	const { make, works } = maker()
	const before = cache.get('a', ['fa'], make)
	cache.drop('fa')
	const after = cache.get('a', ['fa'], make)
	works[1]?.resolve('new')
	works[0]?.resolve('old')
	expect(await before).toBe('old')
	expect(await after).toBe('new')
	expect(cache.peek('a')).toBe('new')
})

test('a value is forgotten when it is too old', async () => {
	let now = 0
	const cache = open({ now: () => now })
	await cache.get('a', [], async () => 'x')
	now = 1000
	expect(cache.peek('a')).toBe('x')
	now = 1001
	expect(cache.peek('a')).toBeUndefined()
})

test('it never weighs more than allowed, and what was used last stays', async () => {
	const cache = open({ maxWeight: 30 })
	for (const key of ['a', 'b', 'c']) await cache.get(key, [], async () => key.repeat(10))
	cache.peek('a')
	await cache.get('d', [], async () => 'd'.repeat(10))
	expect(cache.weight()).toBe(30)
	expect(cache.peek('b')).toBeUndefined()
	expect(cache.peek('a')).toBe('a'.repeat(10))
	await cache.get('huge', [], async () => 'h'.repeat(100))
	expect(cache.weight()).toBeLessThanOrEqual(30)
})

test('what grows after it was kept weighs more, until it is gone', async () => {
	const growing = new Map<string, (by: number) => void>()
	const cache = open({ maxWeight: 30, onKept: (value, grew) => growing.set(value, grew) })
	await cache.get('a', [], async () => 'aaaaaaaaaa')
	await cache.get('b', [], async () => 'bbbbbbbbbb')
	growing.get('bbbbbbbbbb')?.(10)
	expect(cache.weight()).toBe(30)
	growing.get('bbbbbbbbbb')?.(5)
	expect([cache.peek('a'), cache.weight()]).toEqual([undefined, 25])
	growing.get('aaaaaaaaaa')?.(100)
	expect(cache.weight()).toBe(25)
})

test('what is too old to be told makes room as soon as something new is kept', async () => {
	let now = 0
	const cache = open({ now: () => now })
	await cache.get('a', [], async () => 'x'.repeat(400))
	await settled()
	now = 1001
	await cache.get('b', [], async () => 'y'.repeat(10))
	await settled()
	expect(cache.weight()).toBe(10)
})

test('what became old is let go of though nobody asks any more, what is true stays', async () => {
	vi.useFakeTimers()
	try {
		const cache = open({ now: () => 0 })
		await cache.get('one', ['fa'], async () => 'one')
		await cache.get('other', ['en'], async () => 'other')
		cache.drop('fa')
		expect(cache.weight()).toBe('one'.length + 'other'.length)
		await vi.advanceTimersByTimeAsync(10_000)
		expect(cache.weight()).toBe('other'.length)
		cache.dropAll()
		await vi.advanceTimersByTimeAsync(10_000)
		expect(cache.weight()).toBe(0)
		expect(vi.getTimerCount()).toBe(0)
	} finally {
		vi.useRealTimers()
	}
})
