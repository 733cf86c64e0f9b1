import type { UiLocale } from '#domain/locale.ts'
import { nextTehranDay, startOfTehranDay, tehranDayName } from '#domain/tehran-day.ts'
import { dateOf, weekdayAndDayOf } from '#text/format.ts'
import { textIn } from '#text/page-texts.ts'
import type { ListItem } from './home-data.ts'

const withinMs = 300 * 86_400_000

/**
 * The names of the list's days, by their date. They are part of the loader's data, because the first date that a
 * browser formats would delay hydration.
 */
export function dayNames(
	items: readonly ListItem[],
	now: Date,
	locale: UiLocale,
): Readonly<Record<string, string>> {
	const today = tehranDayName(now)
	const names: Record<string, string> = {}
	for (const { published_date } of items) {
		const moment = new Date(published_date)
		const day = tehranDayName(moment)
		names[day] ??= nameOf(moment, day, today, now, locale)
	}
	return names
}

function nameOf(moment: Date, day: string, today: string, now: Date, locale: UiLocale): string {
	const text = textIn[locale]
	const date = weekdayAndDayOf(moment, locale)
	if (day === today) return text('day.today', { date })
	if (tehranDayName(nextTehranDay(startOfTehranDay(moment))) === today) return text('day.yesterday', { date })
	if (Math.abs(now.getTime() - moment.getTime()) > withinMs) return dateOf(moment, locale)
	return date
}
