const monthLengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29]

/** The 33-year rule; it agrees with the official calendar for every year a feed of ours can name. */
const isLeap = (year: number): boolean => (year * 8 + 29) % 33 < 8

const dayMs = 86_400_000
/** 1 Farvardin 1348 */
const anchorYear = 1348
const anchor = Date.UTC(1969, 2, 21)

export const firstJalaliYear = anchorYear
export const lastJalaliYear = 1500

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
export function tehranOffset(year: number, month: number, day: number): number {
	const keptSummerTime = (year >= 1370 && year <= 1384) || (year >= 1387 && year <= 1401)
	const inSummer = month <= 6 && !(month === 1 && day === 1) && !(month === 6 && day === 31)
	return keptSummerTime && inSummer ? tehranMinutes + 60 : tehranMinutes
}
