import type { UiLocale } from '#domain/locale.ts'
import { momentOf, withDigits } from '#text/format.ts'
import { browserTimeZone } from './use-time-zone.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * “14:05” of today, “15 November, 14:05” of another day, in the browser's time zone. Today's is written without Intl,
 * whose first use blocks a page for 25 ms.
 */
export function localMoment(moment: Date, now: Date, locale: UiLocale): string {
	if (moment.toDateString() !== now.toDateString()) return momentOf(moment, now, locale, browserTimeZone())
	return withDigits(`${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`, locale)
}
