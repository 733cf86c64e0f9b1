import { expect, test } from 'vitest'
import {
	dateOf,
	dollars,
	percentSize,
	recentDayAndTimeOf,
	relativeTime,
	shortNumber,
	tomans,
	weekdayAndTimeOf,
	wholeNumber,
	withDigits,
} from './format.ts'

test.each([
	[0, '0', '۰'],
	[999, '999', '۹۹۹'],
	[1000, '1.0K', '۱٫۰K'],
	[1299, '1.2K', '۱٫۲K'],
	[999_999, '999.9K', '۹۹۹٫۹K'],
	[1_000_000, '1.0M', '۱٫۰M'],
	[12_345_678, '12.3M', '۱۲٫۳M'],
])('%d is shortened to %s, in Persian %s', (value, english, persian) => {
	expect(shortNumber(value, 'en')).toBe(english)
	expect(shortNumber(value, 'fa')).toBe(persian)
})

const now = new Date('2026-11-15T12:00:00Z')
test.each([
	['2026-11-15T11:59:40Z', 'just now', 'همین حالا'],
	['2026-11-15T11:56:00Z', '4 minutes ago', '۴ دقیقه پیش'],
	['2026-11-15T10:59:00Z', '1 hour ago', '۱ ساعت پیش'],
	['2026-11-13T11:00:00Z', '2 days ago', '۲ روز پیش'],
	['2026-10-30T11:00:00Z', '2 weeks ago', '۲ هفته پیش'],
	['2024-10-30T11:00:00Z', '2 years ago', '۲ سال پیش'],
	['2026-11-16T12:00:00Z', 'just now', 'همین حالا'],
])('%s is %s, in Persian %s', (moment, english, persian) => {
	expect(relativeTime(new Date(moment), now, 'en')).toBe(english)
	expect(relativeTime(new Date(moment), now, 'fa')).toBe(persian)
})

test('dates are Jalali in Persian and Gregorian in English, by Tehran’s clock', () => {
	const newYear = new Date('2026-03-20T21:00:00Z')
	expect(dateOf(newYear, 'fa')).toBe('۱ فروردین ۱۴۰۵')
	expect(dateOf(newYear, 'en')).toBe('March 21, 2026')
	expect(weekdayAndTimeOf(newYear, 'fa')).toBe('شنبه، ۱ فروردین ۱۴۰۵ ساعت ۰:۳۰')
	expect(weekdayAndTimeOf(newYear, 'en')).toBe('Saturday, March 21, 2026 at 00:30')
	expect(recentDayAndTimeOf(newYear, 'fa')).toBe('شنبه ۱ فروردین، ۰۰:۳۰')
	expect(recentDayAndTimeOf(newYear, 'en')).toBe('Saturday, March 21, 00:30')
})

test.each([
	[103_412.4, '$103,412', '$۱۰۳٬۴۱۲'],
	[1, '$1.00', '$۱٫۰۰'],
	[0.196, '$0.196', '$۰٫۱۹۶'],
	[0.00000812, '$0.00000812', '$۰٫۰۰۰۰۰۸۱۲'],
])('%d dollars read %s, in Persian %s', (price, english, persian) => {
	expect(dollars(price, 'en')).toBe(english)
	expect(dollars(price, 'fa')).toBe(persian)
})

const tags = { en: 'en-GB', fa: 'fa-IR' } as const
const numbers = [0, 1, 7, 12, 99.95, 100, 999, 1000, 1001, 12_345, 999_999, 1_000_000, 123_456_789]
test.each(['en', 'fa'] as const)('numbers and ages in %s are what Intl writes', (locale) => {
	const intl = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tags[locale], options)
	const cut = intl({ minimumFractionDigits: 1, maximumFractionDigits: 1, roundingMode: 'trunc' })
	for (const number of numbers) {
		expect(wholeNumber(number, locale)).toBe(intl({ maximumFractionDigits: 0 }).format(number))
		for (const part of [0, 0.04, 0.1, 0.19, 0.3, 0.57, 0.9, 0.99])
			expect(percentSize(number + part, locale).slice(0, -1)).toBe(cut.format(number + part))
	}
	const price = intl({ minimumFractionDigits: 2, maximumFractionDigits: 4 })
	for (const sum of [0.01, 0.0123, 0.1, 0.12, 0.123, 0.9, 0.99, 0.9999, 0.5001])
		expect(dollars(sum, locale)).toBe(`$${price.format(sum)}`)
	const ages = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'always' })
	const units = { minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2_592_000, year: 31_536_000 }
	for (const [unit, seconds] of Object.entries(units))
		for (const count of [1, 2, 3])
			expect(relativeTime(new Date(now.getTime() - count * seconds * 1000), now, locale)).toBe(
				ages.format(-count, unit as Intl.RelativeTimeFormatUnit),
			)
})

test('a change keeps one decimal and leaves its sign to the arrow', () => {
	expect(percentSize(-1.349, 'en')).toBe('1.3%')
	expect(percentSize(2, 'fa')).toBe('۲٫۰٪')
})

test('digits follow the language', () => {
	expect(withDigits('page 7', 'fa')).toBe('page ۷')
	expect(withDigits('page 7', 'en')).toBe('page 7')
})

test.each([
	[93_190 * 118_650, '11.06B toman', '۱۱٫۰۶ میلیارد تومان'],
	[427_140_000, '427.14M toman', '۴۲۷٫۱۴ میلیون تومان'],
	[2_000_000, '2M toman', '۲ میلیون تومان'],
	[118_650, '118,650 toman', '۱۱۸٬۶۵۰ تومان'],
	[12.5, '12.5 toman', '۱۲٫۵ تومان'],
	[0.0012, '0.0012 toman', '۰٫۰۰۱۲ تومان'],
	[0, '0 toman', '۰ تومان'],
])('%d toman is written as people say it', (price, english, persian) => {
	expect(tomans(price, 'en')).toBe(english)
	expect(tomans(price, 'fa')).toBe(persian)
})
