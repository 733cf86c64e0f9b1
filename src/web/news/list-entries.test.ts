import { expect, test } from 'vitest'
import type { ListItem } from './home-data.ts'
import { listEntries } from './list-entries.ts'

const at = (id: number, published_date = '2026-11-15T12:00:00Z') =>
	({ id, slug: `s${id}`, published_date }) as ListItem
const many = (count: number) => Array.from({ length: count }, (_, index) => at(index + 1))
const under = (newsId: number) => ({
	id: newsId + 100,
	news_id: newsId,
	text: 't',
	advertiser: 'a',
	why: 'w',
})
const plain = { ads: [], placements: [], page: 1, byTime: true, shared: undefined } as const
const shape = (given: Parameters<typeof listEntries>[0]) =>
	listEntries(given).map((entry) =>
		entry.kind === 'item'
			? entry.item.id
			: entry.kind === 'here'
				? 'here'
				: entry.kind === 'day'
					? entry.day
					: entry.kind === 'banner'
						? entry.placement
						: `under ${entry.ad.news_id}`,
	)

test('a day begins with a heading, by Tehran’s midnight', () => {
	const items = [at(1, '2026-11-15T20:31:00Z'), at(2, '2026-11-15T20:29:00Z'), at(3, '2026-11-15T02:00:00Z')]
	expect(shape({ ...plain, items })).toEqual(['2026-11-16', 1, '2026-11-15', 2, 3])
})

test('a shared item has a heading of its own; a list by votes has one heading and no days', () => {
	const items = [at(9, '2026-11-01T12:00:00Z'), at(1), at(2, '2026-11-12T12:00:00Z')]
	expect(shape({ ...plain, items, shared: 's9' })).toEqual(['shared', 9, '2026-11-15', 1, '2026-11-12', 2])
	expect(shape({ ...plain, items, byTime: false })).toEqual(['sorted', 9, 1, 2])
})

test('a mark separates what is new since the last visit, and appears only there', () => {
	const items = [at(1, '2026-11-15T12:00:00Z'), at(2, '2026-11-15T11:00:00Z'), at(3, '2026-11-15T10:00:00Z')]
	const marked = (lastVisit: string) => shape({ ...plain, items, lastVisit }).indexOf('here')
	expect(marked('2026-11-15T11:30:00Z')).toBe(2)
	expect(marked('2026-11-15T13:00:00Z')).toBe(-1)
	expect(marked('2026-11-15T09:00:00Z')).toBe(-1)
	expect(shape({ ...plain, items, byTime: false, lastVisit: '2026-11-15T11:30:00Z' })).not.toContain('here')
})

test('a text ad is under its own item, one on a page of ten', () => {
	expect(shape({ ...plain, items: many(5), ads: [under(3), under(4)] })).toEqual([
		'2026-11-15',
		1,
		2,
		3,
		'under 3',
		4,
		5,
	])
})

const bannerOf = (items: ListItem[], placements: ('top' | 'list')[], page = 1, isFront = false) =>
	shape({ ...plain, items, placements, page, isFront }).flatMap((entry, index, all) =>
		entry === 'top' || entry === 'list' ? [`${entry} after ${all[index - 1]}`] : [],
	)

test.each<[string, string[], number, ('top' | 'list')[], number, boolean?]>([
	['after the eighth row', ['top after 8'], 10, ['top', 'list'], 1],
	['after the last of a short list', ['top after 3'], 3, ['top'], 1],
	['only after twenty lines of the front', [], 10, ['top'], 1, true],
	['after twenty lines of the front', ['top after 20'], 20, ['top'], 1, true],
	['from the list’s campaigns where none runs on top', ['list after 8'], 10, ['list'], 1],
	['from the list’s campaigns on a later page', ['list after 8'], 10, ['top', 'list'], 4],
	['not at all on a later page without any', [], 10, ['top'], 2],
	['once in each ten of a list that went on', ['top after 8', 'list after 18'], 20, ['top', 'list'], 1],
	['once in a page and a bit', ['top after 8', 'list after 12'], 12, ['top', 'list'], 1],
])('the banner is %s', (_name, wanted, count, placements, page, isFront) => {
	expect(bannerOf(many(count), placements, page, isFront)).toEqual(wanted)
})
