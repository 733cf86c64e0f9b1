import type { ClockTime } from './clock-time.ts'
import { firstJalaliYear, jalaliMidnight, lastJalaliYear, tehranOffset } from './jalali-date.ts'
import type { Month } from './month-names.ts'
import { summerMinutes } from './time-zone-names.ts'

export type CalendarDay = { calendar: Month['calendar']; year: number; month: number; day: number }

const firstYear = 1970
const lastYear = 2200
const minuteMs = 60_000

function midnightOf({ calendar, year, month, day }: CalendarDay): number | null {
	if (calendar === 'jalali') return jalaliMidnight(year, month, day)
	if (year < firstYear || year > lastYear || month < 1 || month > 12 || day < 1) return null
	const start = Date.UTC(year, month - 1, day)
	// 31 February would quietly become 3 March.
	return new Date(start).getUTCMonth() === month - 1 && day <= 31 ? start : null
}

/** The moment at which the clock shows this on that day; null where the calendar has no such day. */
export function instantOf(day: CalendarDay, clock: ClockTime): string | null {
	const start = midnightOf(day)
	if (start === null) return null
	// A Jalali date without a zone is a newsroom in Tehran; any other is taken as UTC.
	const local = day.calendar === 'jalali' ? tehranOffset(day.year, day.month, day.day) : 0
	const shown = start + clock.ms
	const offset = (clock.offset ?? local) + summerMinutes(clock.zone, shown)
	return new Date(shown - offset * minuteMs).toISOString()
}

const calendarOf = (year: number): Month['calendar'] =>
	year >= firstJalaliYear && year <= lastJalaliYear ? 'jalali' : 'gregorian'

/** A day given in numbers: its year tells which calendar is meant. */
export const numberedDay = (year: number, month: number, day: number): CalendarDay => ({
	calendar: calendarOf(year),
	year,
	month,
	day,
})
