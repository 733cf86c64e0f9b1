import type { UiLocale } from '#domain/locale.ts'
import { wholeNumber } from '#text/format.ts'
import type { TranslatePart } from '#text/sentence.ts'

/** A delay in minutes; from an hour on in hours and minutes. */
export function lagWords(seconds: number, text: TranslatePart<'sources'>, locale: UiLocale): string {
	if (seconds < 60) return text('lagSeconds')
	const all = Math.round(seconds / 60)
	const hours = wholeNumber(Math.floor(all / 60), locale)
	const minutes = wholeNumber(all % 60, locale)
	if (all < 60) return text('lagMinutes', { count: minutes })
	return all % 60 === 0 ? text('lagHours', { count: hours }) : text('lagHoursMinutes', { hours, minutes })
}
