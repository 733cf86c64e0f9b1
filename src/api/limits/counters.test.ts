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

test('a full table drops the key that was used least recently', () => {
	const counter = createMemoryCounter(3, 60, () => 0, 1_000)
	for (let index = 0; index < 4; index += 1) counter.consume('attacker')
	for (let index = 0; index < 20_000; index += 1) {
		counter.consume(`noise ${index}`)
		if (index % 500 === 0) expect(counter.consume('attacker')).toBeGreaterThan(0)
	}
	expect(counter.consume('attacker')).toBeGreaterThan(0)
	for (let index = 0; index < 1_000; index += 1) counter.consume(`more ${index}`)
	expect(counter.consume('attacker')).toBe(0)
})
