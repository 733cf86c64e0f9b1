import { expect, test } from 'vitest'
import type { SampleEvent, SampleWeek } from '#catalogue/load-sample-week.ts'
import { createSampleNews, type SampleItem } from './sample-news.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const eventOf = (key: string, at: number, ...outlets: string[]): SampleEvent => ({
	key,
	at,
	mood: 'mixed',
	prices: {},
	reports: outlets.map((outlet, index) => ({
		outlet,
		at: at + index * hour,
		title: `${key}, as ${outlet} has it`,
	})),
})
const week: SampleWeek = [
	eventOf('first', 9 * hour, 'coindesk'),
	eventOf('weekend', day + 10 * hour, 'coindesk', 'decrypt'),
	eventOf('monday-vote', 2 * day + 12 * hour, 'coindesk'),
	eventOf('last', 6 * day + 23.5 * hour, 'coindesk', 'decrypt'),
]
const news = createSampleNews(week)
/** A Tuesday. */
const now = Date.parse('2026-11-17T09:05:00Z')
const keys = (items: readonly SampleItem[]) => items.map(({ event }) => event.key)
const newest = (items: readonly SampleItem[]) => items[0]?.publishedAt ?? Number.NaN

test('at any moment the news of the last seven days is there, each once, newest first', () => {
	expect(keys(news.itemsOf('coindesk', now))).toEqual(['monday-vote', 'weekend', 'first', 'last'])
	for (let at = now; at < now + 8 * day; at += 5 * hour) {
		const items = news.itemsOf('coindesk', at)
		expect(keys(items).toSorted()).toEqual(['first', 'last', 'monday-vote', 'weekend'])
		const times = items.map(({ publishedAt }) => publishedAt)
		expect(times).toEqual(times.toSorted((a, b) => b - a))
		for (const time of times) {
			expect(time).toBeLessThanOrEqual(at)
			expect(time).toBeGreaterThan(at - 7 * day)
		}
	}
})

test('news comes at its time on its day of the week', () => {
	const monday = Date.parse('2026-11-23T12:00:00Z')
	const before = keys(news.itemsOf('coindesk', monday - 1))
	const after = news.itemsOf('coindesk', monday + minute)
	expect(before[0]).toBe('weekend')
	expect(keys(after)[0]).toBe('monday-vote')
	expect(newest(after) - monday).toBeLessThan(minute)
	expect(new Date(newest(after)).getUTCDay()).toBe(1)
})

test('a report after the end of its week still comes', () => {
	const saturday = Date.parse('2026-11-21T00:30:00Z')
	expect(keys(news.itemsOf('decrypt', saturday - 1))[0]).toBe('weekend')
	expect(keys(news.itemsOf('decrypt', saturday + minute))[0]).toBe('last')
})

test('the next week has the same news at other addresses', () => {
	const paths = (at: number) => new Set(news.itemsOf('coindesk', at).map(({ path }) => path))
	const [one, next] = [paths(now), paths(now + 7 * day)]
	expect(next.size).toBe(one.size)
	expect([...next].filter((path) => one.has(path))).toEqual([])
})

test('a restarted sample continues with the same news, and another seed changes no title', () => {
	const again = createSampleNews(week, { startedAt: now + minute })
	expect(again.itemsOf('coindesk', now)).toEqual(news.itemsOf('coindesk', now))
	const other = createSampleNews(week, { seed: 'other' })
	expect(keys(other.itemsOf('coindesk', now))).toEqual(keys(news.itemsOf('coindesk', now)))
})

test('the news of an earlier moment can be published as if it were new', () => {
	const delayMs = 40 * day + 12_345
	const later = createSampleNews(week, { delayMs }).itemsOf('coindesk', now + delayMs)
	expect(later).toEqual(
		news.itemsOf('coindesk', now).map((item) => ({ ...item, publishedAt: item.publishedAt + delayMs })),
	)
})

test('a faster week keeps the times of what came before it began, and passes at its speed since', () => {
	const fast = createSampleNews(week, { speed: 60, startedAt: now })
	expect(fast.itemsOf('coindesk', now)).toEqual(news.itemsOf('coindesk', now))
	const items = fast.itemsOf('coindesk', now + 2.1 * hour)
	expect(keys(items)[0]).toBe('weekend')
	// Five calendar days and some minutes later.
	const calendar = Date.parse('2026-11-22T10:00:00Z')
	expect(Math.abs(newest(items) - (now + (calendar - now) / 60))).toBeLessThan(minute)
})

test('an article is found at its address from its publication on, in any later week', () => {
	const [item] = news.itemsOf('coindesk', now)
	if (item === undefined) throw new Error('no item')
	expect(news.itemAt('coindesk', item.path, now + 300 * day)).toEqual(item)
	expect(news.itemAt('coindesk', item.path, item.publishedAt - 1)).toBeUndefined()
})

test.each([
	['of another outlet', 'decrypt', '2026/11/16/monday-vote'],
	['of another day', 'coindesk', '2026/11/15/monday-vote'],
	['from the future', 'coindesk', '2999/11/18/monday-vote'],
	['without a date', 'coindesk', 'today/monday-vote'],
	['without a key', 'coindesk', '2026/11/16/'],
])('an address %s finds nothing', (_name, outlet, path) => {
	expect(news.itemAt('coindesk', '2026/11/16/monday-vote', now)).toBeDefined()
	expect(news.itemAt(outlet, path, now)).toBeUndefined()
})
