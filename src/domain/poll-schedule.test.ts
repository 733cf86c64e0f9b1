import { expect, test } from 'vitest'
import {
	nextPollAt,
	type PollOutcome,
	type PublishingRhythm,
	pollBaseMs,
	pollLimits,
} from './poll-schedule.ts'

const minute = 60_000
const hour = 60 * minute
const now = new Date('2026-03-01T12:00:00Z')
const middle = () => 0.5

const every = (gapMs: number, items: number, last = 0): PublishingRhythm => ({
	items,
	since: new Date(now.getTime() - last - items * gapMs),
})

const waitOf = (outcome: Partial<PollOutcome>, random = middle) =>
	nextPollAt({ status: 'ok', failures: 0, baseMs: 15 * minute, ...outcome }, now, random).getTime() -
	now.getTime()

test('a source is read every five minutes to an hour, and at worst every six hours', () => {
	expect(pollLimits).toMatchObject({
		shortestMs: 5 * minute,
		longestMs: hour,
		startMs: 15 * minute,
		jitter: 0.1,
		longestBackOffMs: 6 * hour,
	})
})

test.each([
	['an unknown source', { items: 0, since: null }, 15],
	['one with two items', every(minute, 2), 15],
	['a busy one', every(2 * minute, 20), 5],
	['one with an item every half hour', every(30 * minute, 20), 15],
	['a slow one', every(12 * hour, 10), 60],
	['one that was busy and has been silent for a day', every(minute, 24, 24 * hour), 31],
	['one whose clock runs ahead', every(-hour, 5), 5],
])('%s is read at this interval', (_name, rhythm, wanted) => {
	expect(Math.round(pollBaseMs(rhythm, now) / minute)).toBe(wanted)
})

test.each([
	[0, 0.9],
	[0.5, 1],
	[1, 1.1],
])('randomness %d waits %d of the base', (chance, wanted) => {
	expect(waitOf({}, () => chance)).toBeCloseTo(15 * minute * wanted, -1)
})

test.each([
	[1, 30 * minute],
	[2, hour],
	[4, 4 * hour],
	[5, 6 * hour],
	[5_000, 6 * hour],
])('%i failures in a row wait %i ms', (failures, wanted) => {
	expect(waitOf({ status: 'timeout', failures })).toBe(wanted)
})

test.each(['ok', 'unchanged', 'partial', 'started'] as const)(
	'%s waits the base interval, whatever was before',
	(status) => {
		expect(waitOf({ status, failures: 9 })).toBe(15 * minute)
	},
)

test('Retry-After is the least wait, up to a day', () => {
	const wait = (retryAfterMs: number, random: () => number) =>
		waitOf({ status: 'rate_limited', failures: 1, retryAfterMs }, random)
	expect(wait(3 * hour, () => 0)).toBe(3 * hour)
	expect(wait(3 * hour, () => 1)).toBe(3.3 * hour)
	expect(wait(24 * hour, () => 1)).toBe(24 * hour)
	expect(wait(minute, middle)).toBe(30 * minute)
})

test('a source that is gone is read once a week', () => {
	expect(waitOf({ status: 'gone', failures: 1 })).toBe(7 * 24 * hour)
})
