import { type CalendarDay, instantOf, numberedDay } from './calendar-day.ts'
import { type ClockTime, clockPattern, midnight, readClock, zoneAlone } from './clock-time.ts'

const dayMs = 86_400_000

/** With slashes 1 to 12 may be a day or a month, so such a date is read only if one reading is possible. */
function dayFirst(first: number, separator: string, second: number, year: number): CalendarDay | null {
	if (separator !== '/') return numberedDay(year, second, first)
	if (first > 12) return numberedDay(year, second, first)
	if (second > 12 || first === second) return numberedDay(year, first, second)
	return null
}

function weekDay(year: number, week: number, weekday: number): CalendarDay | null {
	if (week < 1 || week > 53) return null
	const fourth = Date.UTC(year, 0, 4)
	const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * dayMs
	const date = new Date(monday + ((week - 1) * 7 + weekday - 1) * dayMs)
	return numberedDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

function ordinalDay(year: number, ordinal: number): CalendarDay | null {
	const date = new Date(Date.UTC(year, 0, ordinal))
	return ordinal > 0 && date.getUTCFullYear() === year
		? numberedDay(year, date.getUTCMonth() + 1, date.getUTCDate())
		: null
}

const numericDays: [
	RegExp,
	(part: (index: number) => number, match: RegExpExecArray) => CalendarDay | null,
][] = [
	[/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/, (part) => numberedDay(part(1), part(3), part(4))],
	[/^(\d{4})(\d{2})(\d{2})(?!\d)/, (part) => numberedDay(part(1), part(2), part(3))],
	[
		/^(\d{4})-?w(\d{2})(?:-?([1-7]))?(?!\d)/,
		(part, match) => weekDay(part(1), part(2), Number(match[3] ?? 1)),
	],
	[/^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/, (part, m) => dayFirst(part(1), m[2] ?? '', part(3), part(4))],
	[/^(\d{4})-(\d{3})(?!\d)/, (part) => ordinalDay(part(1), part(2))],
	[/^(\d{4})-(\d{1,2})$/, (part) => numberedDay(part(1), part(2), 1)],
	[/^(\d{4})$/, (part) => numberedDay(part(1), 1, 1)],
]

/** The time that must make up the rest of the text after a numeric date. */
function clockAfter(rest: string): ClockTime | null {
	if (rest === '') return midnight
	// The basic form has no colons, and may stop after the hour: T1030, T103000Z, T10+0330.
	const plain = rest.replace(
		/^t(\d{2})(\d{2})?(\d{2})?(?=[.,]\d|z|[+-]|\s|$)/,
		(_all, h, m, s) => `t${h}:${m ?? '00'}:${s ?? '00'}`,
	)
	const match = clockPattern.exec(plain.replace(/ساعت|\bat\b/, ' '))
	if (match === null) return /^ ?[a-z+-]/.test(rest) ? zoneAlone(rest.trim()) : null
	const before = plain.slice(0, match.index).replace(/ساعت|[\s,|-]/g, '')
	const after = plain.slice(match.index + match[0].length).trim()
	return before === '' && (after === '' || !/\d/.test(after)) ? readClock(match) : null
}

/** Undefined if the text is no numeric date; null if it is one but no such day exists. */
export function numericDate(text: string): string | null | undefined {
	for (const [pattern, read] of numericDays) {
		const match = pattern.exec(text)
		if (match === null) continue
		const day = read((index) => Number(match[index]), match)
		const clock = clockAfter(text.slice(match[0].length))
		return day === null || clock === null ? null : instantOf(day, clock)
	}
	return undefined
}
