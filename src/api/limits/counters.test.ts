import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createMemoryCounter } from './counters.ts'

test('a window ends after its time, and refunded requests can be consumed again', () => {
	let clock = 0
	const counter = createMemoryCounter(2, 10, () => clock)
	expect([counter.consume('a'), counter.consume('a'), counter.consume('a')]).toEqual([0, 0, 10_000])
	counter.refund('a')
	counter.refund('a')
	expect([counter.consume('a'), counter.consume('a')]).toEqual([0, 10_000])
	clock = 10_000
	expect(counter.consume('a')).toBe(0)
})

test('setting the wall clock back or forward a day changes no window', async () => {
	const counter = createMemoryCounter(1, 1)
	counter.consume('a')
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
	expect(counter.consume('a')).toBeGreaterThan(0)
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 86_400_000)
	await sleep(1_050)
	expect(counter.consume('a')).toBe(0)
	vi.restoreAllMocks()
})

test('a full table evicts nobody, and new keys share the remaining buckets', () => {
	const counter = createMemoryCounter(3, 60, () => 0, 1_000)
	for (let index = 0; index < 3; index += 1) counter.consume('attacker')
	for (let index = 0; index < 20_000; index += 1) counter.consume(`noise ${index}`)
	expect(counter.consume('attacker')).toBeGreaterThan(0)
	// Twenty thousand keys share a thousand buckets, so the bucket of a new key was used up long ago.
	const refused = Array.from({ length: 100 }, (_, index) => counter.consume(`late ${index}`) > 0)
	expect(refused.filter(Boolean).length).toBeGreaterThan(90)
})

test('a full table accepts keys again when its windows have ended', () => {
	let clock = 0
	const counter = createMemoryCounter(1, 60, () => clock, 10)
	for (let index = 0; index < 5_000; index += 1) counter.consume(`noise ${index}`)
	clock = 60_000
	counter.sweep()
	expect(Array.from({ length: 10 }, (_, index) => counter.consume(`new ${index}`))).toEqual(Array(10).fill(0))
})
