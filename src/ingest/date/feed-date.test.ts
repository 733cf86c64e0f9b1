import { expect, test } from 'vitest'
import { jalaliMidnight } from './calendar-day.ts'
import { feedDate } from './feed-date.ts'

const ten = '2026-11-15T10:00:00.000Z'

test.each([
	['Sun, 15 Nov 2026 10:00:00 GMT', ten],
	['Sun, 15 Nov 2026 10:00:00 +0000', ten],
	['Sun,15 Nov 2026 10:00:00 GMT', ten],
	['Sun, 15 Nov, 2026 10:00:00 GMT', ten],
	['15 Nov 2026 10:00', ten],
	['15 Nov 26 10:00 UT', ten],
	['Sun, 15 Nov 26 05:00 EST', ten],
	['Mon, 15 Nov 2026 03:00:00 pdt', ten],
	['sunday, 15 november 2026 10:00:00 gmt', ten],
	['Sun, 15 Nov 2026 13:30:00 IRST', ten],
	['Sun, 15 Nov 2026 14:30:00 IRDT', ten],
	['Sun, 15 Nov 2026 12:00:00 CEST', ten],
	['Sun, 15 Nov 2026 13:00:00 MSK', ten],
	['Sun, 15 Nov 2026 13:30:00 GMT+0330', ten],
	['Sun, 15 Nov 2026 13:30:00 UTC +03:30', ten],
	['Sun Nov 15 10:00:00 2026', ten],
	['Sun Nov 15 10:00:00 UTC 2026', ten],
	['Sun Nov 15 10:00:00 +0000 2026', ten],
	['Sun Nov 15 2026 10:00:00 GMT+0000 (Coordinated Universal Time)', ten],
	['November 15, 2026 5:00 AM EST', ten],
	['Nov 15, 2026 10:00 pm', '2026-11-15T22:00:00.000Z'],
	['12:15 AM Nov 15, 2026', '2026-11-15T00:15:00.000Z'],
	['10:00 Nov 15, 2026', ten],
	['15th of November 2026 at 10:00', ten],
	['Sun, 15 Nov 2026 05:00:00 ET', ten],
	['Sun, 15 Nov 2026 02:00:00 PT', ten],
	['Wed, 15 Jul 2026 05:00:00 CT', '2026-07-15T10:00:00.000Z'],
	['Sun, 08 Mar 2026 01:59:00 ET', '2026-03-08T06:59:00.000Z'],
	['Sun, 08 Mar 2026 03:00:00 ET', '2026-03-08T07:00:00.000Z'],
	['Sun, 01 Nov 2026 03:00:00 ET', '2026-11-01T08:00:00.000Z'],
	['Sun, 15 Nov 2026 06:00:00 VET', ten],
	['15-Nov-2026 10:00:00', ten],
	['So, 15 März 2026 10:00:00 +0000', '2026-03-15T10:00:00.000Z'],
	['dim., 15 nov. 2026 10:00', ten],
	['15 août 2026 10:00', '2026-08-15T10:00:00.000Z'],
	['15 de diciembre de 2026 10:00', '2026-12-15T10:00:00.000Z'],
	['Вс, 15 ноября 2026 13:00:00 +0300', ten],
	['15 Ağustos 2026 10:00', '2026-08-15T10:00:00.000Z'],
	['15 نوفمبر 2026 10:00', ten],
	['<time datetime="2026-11-15T10:00:00+00:00" title="Sunday">Sun, 15/11</time>', ten],
	['Вс, 15 Nov 2026 13:00:00 +0300', ten],
	['Sun, 15 Nov 2026 24:00:00 GMT', '2026-11-16T00:00:00.000Z'],
	['Sun, 15 Nov 99 10:00:00 GMT', '1999-11-15T10:00:00.000Z'],
])('RFC 822 and its relatives: %s', (given, wanted) => {
	expect(feedDate(given)).toBe(wanted)
})

test.each([
	['2026-11-15T10:00:00Z', ten],
	['2026-11-15t10:00:00z', ten],
	['2026-11-15T13:30:00+03:30', ten],
	['2026-11-15T13:30:00+0330', ten],
	['2026-11-15T02:00:00-08', ten],
	['2026-11-15T13:30:00\u221203:30', '2026-11-15T17:00:00.000Z'],
	['2026-11-15 10:00:00', ten],
	['2026-11-15 13:30:00 +0330', ten],
	['2026-11-15T05:00:00 EST', ten],
	['2026-11-15T10:00', ten],
	['2026-11-15T10', ten],
	['2026-11-15T10:00:00.123456Z', '2026-11-15T10:00:00.123Z'],
	['2026-11-15T10:00:00,5Z', '2026-11-15T10:00:00.500Z'],
	['2026-11-15T13:30:00+03:30[Asia/Tehran]', ten],
	['20261115T100000Z', ten],
	['20261115T1000', ten],
	['20261115100000', ten],
	['20261115', '2026-11-15T00:00:00.000Z'],
	['2026-11-15', '2026-11-15T00:00:00.000Z'],
	['2026-11', '2026-11-01T00:00:00.000Z'],
	['2026', '2026-01-01T00:00:00.000Z'],
	['2026-W46-7', '2026-11-15T00:00:00.000Z'],
	['2026-319', '2026-11-15T00:00:00.000Z'],
	['2026/11/15 10:00', ten],
	['2026.11.15 10:00', ten],
	['15.11.2026 10:00', ten],
	['15/11/2026 10:00', ten],
	['11/15/2026 10:00', ten],
	['1794736800', ten],
	['1794736800123', '2026-11-15T10:00:00.123Z'],
	['2026-11-30T10:00:00Z', '2026-11-30T10:00:00.000Z'],
])('ISO 8601 and other dates in numbers: %s', (given, wanted) => {
	expect(feedDate(given)).toBe(wanted)
})

test.each([
	['1405/08/24 13:30', ten],
	['1405-08-24T13:30:00', ten],
	['1405-08-24T10:00:00Z', ten],
	['۱۴۰۵/۰۸/۲۴ - ۱۳:۳۰', ten],
	['۱۳:۳۰ - ۱۴۰۵/۰۸/۲۴', ten],
	['٢٤ آبان ١٤٠٥ ١٣:٣٠', ten],
	['۲۴ آبان ۱۴۰۵', '2026-11-14T20:30:00.000Z'],
	['یکشنبه ۲۴ آبان ۱۴۰۵ ساعت ۱۳:۳۰', ten],
	['يكشنبه ۲۴ آبان ماه ۱۴۰۵، ۱۳:۳۰', ten],
	['سه‌شنبه، ۲۴ آبان ۱۴۰۵ - ۱۳:۳۰', ten],
	['پنج شنبه ۲۴ آبان ۱۴۰۵ ۱۳:۳۰', ten],
	['یکشنبه 1405/08/24 13:30', ten],
	['Sun, 24 Aban 1405 13:30:00 +0330', ten],
	['۱۵ نوامبر ۲۰۲۶ ۱۰:۰۰', ten],
	['۲۰۲۶-۱۱-۱۵T۱۰:۰۰:۰۰Z', ten],
	['1401/05/01 12:00', '2022-07-23T07:30:00.000Z'],
	['1402/05/01 12:00', '2023-07-23T08:30:00.000Z'],
	['1403/12/30 00:00', '2025-03-19T20:30:00.000Z'],
])('Persian dates: %s', (given, wanted) => {
	expect(feedDate(given)).toBe(wanted)
})

test.each([
	'',
	'   ',
	'garbage',
	'yesterday',
	'tomorrow 10:00',
	'10:00',
	'Nov',
	'15',
	'Sun, 31 Feb 2026 10:00:00 GMT',
	'2026-02-29',
	'2026-02-31T10:00:00Z',
	'2026-13-01',
	'2026-00-10',
	'0000-00-00 00:00:00',
	'0001-01-01T00:00:00Z',
	'Sun, 15 Nov 2026 10:00:00 +99:00',
	'Sun, 15 Nov 2026 10:00:00 +0360',
	'Sun, 15 Nov 2026 25:00:00 GMT',
	'2026-11-15T10:61:00Z',
	'1405/12/30',
	'۳۱ آبان ۱۴۰۵',
	'05/11/2026',
	'1234',
	'99999999',
	'2026-W54',
	'x'.repeat(10_000),
	'-1794736800',
	'15 Nov 2026 or later',
])('not a date: %j', (given) => {
	expect(feedDate(given)).toBeNull()
})

test('1970 and 2099 are valid dates here; the caller judges them', () => {
	expect(feedDate('Thu, 01 Jan 1970 00:00:00 GMT')).toBe('1970-01-01T00:00:00.000Z')
	expect(feedDate('Thu, 31 Dec 2099 23:59:59 GMT')).toBe('2099-12-31T23:59:59.000Z')
})

test('the Jalali calendar agrees with the platform’s on every day from 1348 to 1480', () => {
	const format = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		timeZone: 'UTC',
	})
	for (let ms = Date.UTC(1970, 2, 21); ms < Date.UTC(2100, 2, 21); ms += 7 * 86_400_000) {
		const parts = new Map(
			format.formatToParts(ms).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
		)
		const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')]
		expect(jalaliMidnight(year, month, day)).toBe(ms)
	}
})
