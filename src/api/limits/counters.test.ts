import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createCounterTable, mostCounterBytes } from './counters.ts'

test('a window ends after its time, and refunded requests can be consumed again', () => {
	let clock = 0
	const counter = createCounterTable(() => clock).open('reads', 2, 10)
	expect([counter.consume('a'), counter.consume('a'), counter.consume('a')]).toEqual([0, 0, 10_000])
	counter.refund('a')
	expect([counter.consume('a'), counter.consume('a')]).toEqual([0, 10_000])
	clock = 10_000
	expect(counter.consume('a')).toBe(0)
})

test('however many requests were refused, one refund makes room for one more', () => {
	const counter = createCounterTable(() => 0).open('reads', 2, 10)
	for (let index = 0; index < 1_000; index += 1) counter.consume('a')
	counter.refund('a')
	expect([counter.consume('a'), counter.consume('a')]).toEqual([0, 10_000])
})

test('counters of one table do not count for each other', () => {
	const table = createCounterTable(() => 0)
	const [reads, votes] = [table.open('reads', 1, 10), table.open('votes', 1, 10)]
	expect([reads.consume('a'), votes.consume('a'), reads.consume('a')]).toEqual([0, 0, 10_000])
})

test('setting the wall clock back or forward a day changes no window', async () => {
	const counter = createCounterTable().open('reads', 1, 1)
	counter.consume('a')
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
	expect(counter.consume('a')).toBeGreaterThan(0)
	vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 86_400_000)
	await sleep(1_050)
	expect(counter.consume('a')).toBe(0)
	vi.restoreAllMocks()
})

test('a full table drops the key that was used least recently', () => {
	const counter = createCounterTable(() => 0, 400_000).open('reads', 3, 60)
	for (let index = 0; index < 4; index += 1) counter.consume('attacker')
	for (let index = 0; index < 20_000; index += 1) {
		counter.consume(`noise ${index}`)
		if (index % 500 === 0) expect(counter.consume('attacker')).toBeGreaterThan(0)
	}
	expect(counter.consume('attacker')).toBeGreaterThan(0)
	for (let index = 0; index < 2_000; index += 1) counter.consume(`more ${index}`)
	expect(counter.consume('attacker')).toBe(0)
})

test('all counters together take no more than their bound, and still count sixty thousand keys', () => {
	const table = createCounterTable(() => 0)
	const counters = Array.from({ length: 50 }, (_, index) => table.open(`limit ${index}`, 1, 3600))
	for (let index = 0; index < 220_000; index += 1)
		counters[index % counters.length]?.consume(`2001:db8:${index.toString(16)}::/64`)
	expect(table.bytes()).toBeLessThanOrEqual(mostCounterBytes)
	const last = Array.from({ length: 60_000 }, (_, back) => 219_999 - back)
	const counted = last.filter(
		(index) => (counters[index % counters.length]?.consume(`2001:db8:${index.toString(16)}::/64`) ?? 0) > 0,
	)
	expect(counted).toHaveLength(60_000)
})

test('keys whose window has ended make room as new ones come, whatever long windows there are beside them', () => {
	let clock = 0
	const table = createCounterTable(() => clock)
	const [hours, minutes] = [table.open('votes', 5, 3600), table.open('reads', 5, 60)]
	for (let index = 0; index < 5_000; index += 1) hours.consume(`voter ${index}`)
	const ofHours = table.bytes()
	for (let index = 0; index < 50_000; index += 1) minutes.consume(`reader ${index}`)
	const full = table.bytes()
	clock = 60_000
	for (let index = 0; index < 35_000; index += 1) minutes.consume(`later ${index}`)
	const expected = ofHours + (full - ofHours) * 0.7
	expect(table.bytes()).toBeGreaterThan(expected * 0.95)
	expect(table.bytes()).toBeLessThan(expected * 1.1)
})
