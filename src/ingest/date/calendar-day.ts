import { type ClockTime, summerMinutes } from './clock-time.ts'

const monthLengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29]

/** The 33-year rule, which agrees with the official calendar for all years that occur in feeds. */
const isLeap = (year: number): boolean => (year * 8 + 29) % 33 < 8

const dayMs = 86_400_000
/** 1 Farvardin 1348 */
const anchorYear = 1348
const anchor = Date.UTC(1969, 2, 21)

const firstJalaliYear = anchorYear
const lastJalaliYear = 1500

/** Midnight UTC of a Jalali day, or null when the calendar has no such day. */
export function jalaliMidnight(year: number, month: number, day: number): number | null {
	if (year < firstJalaliYear || year > lastJalaliYear || month < 1 || month > 12) return null
	const length = month === 12 && isLeap(year) ? 30 : (monthLengths[month - 1] ?? 0)
	if (day < 1 || day > length) return null
	let days = day - 1
	for (let earlier = 1; earlier < month; earlier++) days += monthLengths[earlier - 1] ?? 0
	for (let earlier = anchorYear; earlier < year; earlier++) days += isLeap(earlier) ? 366 : 365
	return anchor + days * dayMs
}

const tehranMinutes = 210

/**
 * Tehran's offset on a Jalali day. Iran kept summer time from 2 Farvardin to 30 Shahrivar in 1370-1384 and
 * 1387-1401, and has none since.
 */
function tehranOffset(year: number, month: number, day: number): number {
	const hadSummerTime = (year >= 1370 && year <= 1384) || (year >= 1387 && year <= 1401)
	const inSummer = month <= 6 && !(month === 1 && day === 1) && !(month === 6 && day === 31)
	return hadSummerTime && inSummer ? tehranMinutes + 60 : tehranMinutes
}

export type Calendar = 'gregorian' | 'jalali'
export type CalendarDay = { calendar: Calendar; year: number; month: number; day: number }

const firstYear = 1970
const lastYear = 2200
const minuteMs = 60_000

function midnightOf({ calendar, year, month, day }: CalendarDay): number | null {
	if (calendar === 'jalali') return jalaliMidnight(year, month, day)
	if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return null
	const start = Date.UTC(year, month - 1, day)
	// JavaScript would silently turn 31 February into 3 March.
	return new Date(start).getUTCMonth() === month - 1 && day <= 31 ? start : null
}

/** The instant of a time on a day, or null if the calendar has no such day. */
export function instantOf(day: CalendarDay, clock: ClockTime): string | null {
	const start = midnightOf(day)
	if (start === null) return null
	// A Jalali date without a zone is in Tehran time; any other is taken as UTC.
	const local = day.calendar === 'jalali' ? tehranOffset(day.year, day.month, day.day) : 0
	const shown = start + clock.ms
	const offset = (clock.offset ?? local) + summerMinutes(clock.zone, shown)
	return new Date(shown - offset * minuteMs).toISOString()
}

const calendarOf = (year: number): Calendar =>
	year >= firstJalaliYear && year <= lastJalaliYear ? 'jalali' : 'gregorian'

/** A day in numbers; its year shows the calendar. */
export const numberedDay = (year: number, month: number, day: number): CalendarDay => ({
	calendar: calendarOf(year),
	year,
	month,
	day,
})
