import { expect, test } from 'vitest'
import { isHourWithin, isTimeZone, nextLocalHour } from './local-hour.ts'

test.each([
	['later today', '2026-03-01T02:00Z', 'Asia/Tehran', { hour: 8 }, '2026-03-01T04:30Z'],
	['tomorrow when the hour is past', '2026-03-01T04:30Z', 'Asia/Tehran', { hour: 8 }, '2026-03-02T04:30Z'],
	['midnight', '2026-03-01T10:00Z', 'Asia/Kathmandu', { hour: 0 }, '2026-03-01T18:15Z'],
	[
		'a day of the week',
		'2026-03-01T10:00Z',
		'America/New_York',
		{ hour: 9, weekday: 6 },
		'2026-03-07T14:00Z',
	],
	['an hour that is left out', '2026-03-29T00:00Z', 'Europe/Berlin', { hour: 2 }, '2026-03-29T01:00Z'],
	['an hour that comes twice, once', '2026-10-25T00:00Z', 'Europe/Berlin', { hour: 2 }, '2026-10-26T01:00Z'],
] as const)('the next hour is %s', (_name, after, zone, wanted, expected) => {
	expect(nextLocalHour(new Date(after), zone, wanted)).toEqual(new Date(expected))
})

test('a range of hours may cross midnight', () => {
	expect([22, 23, 0, 6, 7, 12].map((hour) => isHourWithin(hour, 23, 7))).toEqual([
		false,
		true,
		true,
		true,
		false,
		false,
	])
	expect([isHourWithin(12, 9, 17), isHourWithin(17, 9, 17)]).toEqual([true, false])
})

test('a time zone is validated by its name', () => {
	expect([isTimeZone('Asia/Tehran'), isTimeZone('Mars/Base')]).toEqual([true, false])
})
