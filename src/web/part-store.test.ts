import { expect, test } from 'vitest'
import { createPartStore } from './part-store.ts'

test('what was unused for longest gives way', () => {
	const store = createPartStore(2 * 3 * 10)
	for (const key of ['a', 'b', 'c']) store.keep(key, '123456789')
	expect(store.find('a')).toBe('123456789')
	store.keep('d', '123456789')
	expect(store.find('b')).toBeUndefined()
	expect(store.find('a')).toBe('123456789')
	expect(store.find('d')).toBe('123456789')
})

test('what is kept anew counts once, and what is too large for all is not kept', () => {
	const store = createPartStore(40)
	store.keep('a', '123456789')
	store.keep('a', '987654321')
	store.keep('b', '123456789')
	expect([store.find('a'), store.find('b')]).toEqual(['987654321', '123456789'])
	store.keep('c', '1'.repeat(100))
	expect(store.find('c')).toBeUndefined()
})
