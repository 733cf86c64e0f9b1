/** Whether the time zone exists. */
export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat('en', { timeZone: name })
		return true
	} catch {
		return false
	}
}

type LocalTime = { day: string; weekday: number; hour: number }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The local day, weekday and hour in a time zone; Sunday is 0. */
export function localTimes(timeZone: string): (moment: Date) => LocalTime {
	const format = new Intl.DateTimeFormat('en-US', {
		timeZone,
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		weekday: 'short',
		hour: 'numeric',
		hourCycle: 'h23',
	})
	return (moment) => {
		const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
		return {
			day: `${parts.year}-${parts.month}-${parts.day}`,
			weekday: weekdays.indexOf(parts.weekday ?? ''),
			hour: Number(parts.hour),
		}
	}
}

/** Every offset from UTC is a multiple of a quarter of an hour. */
const quarterMs = 900_000
const quartersOfWeek = 8 * 24 * 4

/**
 * The next instant with this local hour, and this weekday if one is given. An hour that daylight saving time skips is replaced
 * by the next one; an hour that comes twice counts once.
 */
export function nextLocalHour(
	after: Date,
	timeZone: string,
	{ hour, weekday }: { hour: number; weekday?: number | undefined },
): Date {
	const read = localTimes(timeZone)
	let at = Math.floor(after.getTime() / quarterMs) * quarterMs
	let before = read(new Date(at))
	for (let step = 0; step < quartersOfWeek; step += 1) {
		at += quarterMs
		const now = read(new Date(at))
		const isReached = now.hour >= hour && (before.day !== now.day || before.hour < hour)
		if (isReached && (weekday === undefined || now.weekday === weekday)) return new Date(at)
		before = now
	}
	return new Date(at)
}

/** Whether an hour is within a range of hours, which may include midnight. */
export const isHourWithin = (hour: number, from: number, until: number): boolean =>
	from <= until ? hour >= from && hour < until : hour >= from || hour < until
