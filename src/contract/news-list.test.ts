import { expect, test } from 'vitest'
import { newsRecentRequest, queryMoment } from './news-list.ts'

const noon = '2026-11-19T12:00:00.000Z'
const read = (given: string) => queryMoment.parse(given).toISOString()

test.each([
	['2026-11-19T12:00:00.000Z', noon],
	['2026-11-19T12:00:00Z', noon],
	['2026-11-19T12:00:00', noon],
	['2026-11-19T12:00Z', noon],
	['2026-11-19T12:00', noon],
	['2026-11-19T15:30:00+03:30', noon],
	['2026-11-19T15:30:00+0330', noon],
	['2026-11-19T15:30:00 03:30', noon],
	['2026-11-19T12:00:00+0000', noon],
	['2026-11-19T12:00:00 0000', noon],
	['2026-11-19T12:00+00', noon],
	['2026-11-19T07:00-05', noon],
	['2026-11-19', '2026-11-19T00:00:00.000Z'],
	['2024-02-29', '2024-02-29T00:00:00.000Z'],
	[String(Date.parse(noon)), noon],
])('a query has %s as the moment %s', (given, moment) => {
	expect(read(given)).toBe(moment)
})

test.each([
	...['', 'now', '2026-11', '19.11.2026', '2026-W47', '-1', '1e3', '8640000000000001'],
	...['2026-11-31', '2026-02-29', '2026-13-01', '2026-11-19T24:00', '2026-11-19T12:60', '2026-11-19T12'],
	...[
		'2026-11-19 12:00',
		'2026-11-19T12:00:00+25:00',
		'2026-11-19T12:00:00+0',
		'2026-11-19Z',
		'2026-11-19+0000',
	],
])('%s is no moment', (given) => {
	expect(queryMoment.safeParse(given).success).toBe(false)
})

test('a body has a moment in the same forms, or as a number', () => {
	const since = (last: unknown) => newsRecentRequest.safeParse({ lang: 'en', last_request: last })
	for (const given of [noon, '2026-11-19T12:00', Date.parse(noon)])
		expect(since(given).data?.last_request).toEqual(new Date(noon))
	expect(since('2026-11-31').error?.issues[0]?.path).toEqual(['last_request'])
})
