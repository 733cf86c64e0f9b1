import { expect, test } from 'vitest'
import { createStore } from './create-store.ts'

test('subscribers are notified of a new value, and no longer once they have unsubscribed', () => {
	const store = createStore('first')
	const seen: string[] = []
	const leave = store.subscribe(() => seen.push(store.get()))
	store.set('second')
	leave()
	store.set('third')
	expect(seen).toEqual(['second'])
	expect(store.get()).toBe('third')
})

test('a browser event is listened to while there are subscribers, however many', () => {
	const calls: string[] = []
	const store = createStore(undefined, () => {
		calls.push('connected')
		return () => calls.push('disconnected')
	})
	const leave = [store.subscribe(() => undefined), store.subscribe(() => undefined)]
	for (const each of leave) each()
	expect(calls).toEqual(['connected', 'disconnected'])
	store.subscribe(() => undefined)
	expect(calls).toEqual(['connected', 'disconnected', 'connected'])
})
