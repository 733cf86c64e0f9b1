import { type CalendarDay, instantOf } from './calendar-day.ts'
import { clockPattern, midnight, readClock, zoneAlone } from './clock-time.ts'
import { monthNamed } from './month-names.ts'

export const weekday =
	/^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|(?:یک|دو|سه|چهار|پنج)?شنبه|جمعه|آدینه|یک|دو|سه|چهار|پنج)$/
const fillers = new Set([
	'at',
	'of',
	'on',
	'the',
	'de',
	'del',
	'di',
	'le',
	'ساعت',
	'در',
	'مورخ',
	'ماه',
	'سال',
	'st',
	'nd',
	'rd',
	'th',
	'',
])

/** RFC 5322 section 4.3: two digits are 1950 to 2049, three count from 1900. */
function fullYear(digits: string): number {
	const year = Number(digits)
	if (digits.length === 2) return year < 50 ? 2000 + year : 1900 + year
	return digits.length === 3 ? 1900 + year : year
}

function namedDay(words: string[]): CalendarDay | null {
	const [first = '', second = '', third = ''] = words
	const month = monthNamed(first) ?? monthNamed(second)
	if (words.length !== 3 || month === undefined) return null
	const [dayWord, yearWord] =
		monthNamed(first) !== undefined ? [second, third] : first.length === 4 ? [third, first] : [first, third]
	if (!/^\d{1,2}$/.test(dayWord) || !/^\d{2,4}$/.test(yearWord)) return null
	return { calendar: month.calendar, year: fullYear(yearWord), month: month.number, day: Number(dayWord) }
}

/** A date whose month has a name, in any of the orders people write it. */
export function namedDate(text: string): string | null {
	let match = clockPattern.exec(text)
	// «10:00 Nov 15, 2026»: what follows the time is a zone only when it is no month and no weekday.
	if (match?.[6] !== undefined && (monthNamed(match[6]) !== undefined || weekday.test(match[6])))
		match = clockPattern.exec(
			text.replace(match[0], match[0].slice(0, -match[6].length).concat('utc ', match[6])),
		)
	const clock = match === null ? midnight : readClock(match)
	if (clock === null) return null
	const source = match === null ? text : match.input.replace(match[0], ' ')
	const words = source
		.split(/[\s,/.|–-]+/)
		.map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|ام|م)$/, '$1'))
		.filter((word) => !fillers.has(word) && !weekday.test(word))
	const zone = words.length === 4 && match === null ? words.pop() : undefined
	const stated = zone === undefined ? clock : zoneAlone(zone)
	const day = namedDay(words)
	return day === null || stated === null ? null : instantOf(day, stated)
}
