import { expect, test } from 'vitest'
import type { SampleEvent } from '#catalogue/load-sample-week.ts'
import { createSampleNews } from './sample-news.ts'
import { readersOf } from './sample-readers.ts'

const hour = 3_600_000
/** A Saturday evening, ten hours after the news. */
const now = Date.parse('2026-11-14T19:00:00Z')

function acts(mood: SampleEvent['mood'], reports: number, seed = 'a') {
	const outlets = Array.from({ length: reports }, (_empty, index) => `outlet-${index}`)
	const event: SampleEvent = {
		key: 'news',
		at: 9 * hour,
		mood,
		prices: {},
		reports: outlets.map((outlet, index) => ({ outlet, at: 9 * hour + index * 60_000, title: outlet })),
	}
	const news = createSampleNews([event], { seed })
	return outlets.map((outlet) => news.itemsOf(outlet, now).flatMap((item) => readersOf(item, seed, now)))
}
const seeds = Array.from({ length: 30 }, (_empty, seed) => String(seed))
const votesOf = (mood: SampleEvent['mood']) =>
	seeds.flatMap((seed) => acts(mood, 6, seed).flat(2)).flatMap(({ votes }) => votes)
const count = (votes: readonly string[], vote: string) => votes.filter((cast) => cast === vote).length

test('the same seed gives the same readers, each once for an item and never before the news', () => {
	expect(acts('mixed', 6)).toEqual(acts('mixed', 6))
	for (const readings of acts('mixed', 9)) {
		expect(new Set(readings.map(({ reader }) => reader)).size).toBe(readings.length)
		for (const { viewedAt } of readings) {
			expect(viewedAt).toBeGreaterThanOrEqual(now - 10 * hour)
			expect(viewedAt).toBeLessThanOrEqual(now)
		}
	}
})

test('few items have many readers: those that weighty events begin with', () => {
	const mean = (reports: number, rank: number) =>
		seeds.reduce((sum, seed) => sum + (acts('mixed', reports, seed)[rank]?.length ?? 0), 0) / seeds.length
	expect(mean(1, 0)).toBeLessThan(8)
	expect(mean(9, 0)).toBeGreaterThan(10 * mean(1, 0))
	expect(mean(9, 0)).toBeGreaterThan(3 * mean(9, 5))
})

test('bullish and bearish votes fit the event', () => {
	const [up, down, mixed] = [votesOf('bullish'), votesOf('bearish'), votesOf('mixed')]
	expect(count(up, 'bullish')).toBeGreaterThan(3 * count(up, 'bearish'))
	expect(count(down, 'bearish')).toBeGreaterThan(3 * count(down, 'bullish'))
	expect(count(mixed, 'bullish') / count(mixed, 'bearish')).toBeGreaterThan(0.7)
	expect(count(mixed, 'bullish') / count(mixed, 'bearish')).toBeLessThan(1.4)
	expect(count(mixed, 'important')).toBeGreaterThan(0)
})
