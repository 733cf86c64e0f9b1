import { languages, type UiLocale } from '#domain/locale.ts'
import { clockTimeOf, dayAndMonthOf, withDigits } from '#text/format.ts'
import { browserTimeZone } from './use-time-zone.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * “14:05” of today, “15 November, 14:05” of another day, in the browser's time zone. Today's is written without Intl,
 * whose first use blocks a page for 25 ms.
 */
export function localMoment(moment: Date, now: Date, locale: UiLocale): string {
	if (moment.toDateString() === now.toDateString())
		return withDigits(`${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`, locale)
	const zone = browserTimeZone()
	return dayAndMonthOf(moment, locale, zone) + languages[locale].comma + clockTimeOf(moment, locale, zone)
}
