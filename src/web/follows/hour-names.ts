import { languages, type UiLocale } from '#domain/locale.ts'

const inZone = (locale: UiLocale, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(languages[locale].tag, { ...options, timeZone: 'UTC' })

/** The hours of a day as a clock shows them: 08:00. */
export const hourChoices = (locale: UiLocale) => {
	const format = inZone(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
	return Array.from({ length: 24 }, (_, hour) => ({
		value: String(hour),
		label: format.format(Date.UTC(2026, 0, 4, hour)),
	}))
}

/** The names of weekdays in the order of the language; Sunday is 0. */
export const weekdayChoices = (locale: UiLocale) => {
	const format = inZone(locale, { weekday: 'long' })
	const first = languages[locale].firstWeekday
	return Array.from({ length: 7 }, (_, index) => {
		const weekday = (first + index) % 7
		return { value: String(weekday), label: format.format(Date.UTC(2026, 0, 4 + weekday)) }
	})
}
