import { expect, test } from 'vitest'
import { createFreshCache } from './fresh-cache.ts'

const open = (more: { maxWeight?: number; now?: () => number } = {}) =>
	createFreshCache<string>({
		maxWeight: more.maxWeight ?? 1000,
		weigh: (value) => value.length,
		maxAgeMs: () => 1000,
		now: more.now ?? (() => 0),
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

test('a failure is told to all who waited and kept for nobody', async () => {
	const cache = open()
	const { make, works } = maker()
	const asked = [cache.get('a', [], make), cache.get('a', [], make)]
	works[0]?.reject(new Error('down'))
	await expect(asked[0]).rejects.toThrow('down')
	await expect(asked[1]).rejects.toThrow('down')
	const again = cache.get('a', [], make)
	works[1]?.resolve('up')
	expect(await again).toBe('up')
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
	cache.grew('a', 15)
	expect(cache.weight()).toBeLessThanOrEqual(30)
	await cache.get('huge', [], async () => 'h'.repeat(100))
	expect(cache.weight()).toBeLessThanOrEqual(30)
})
