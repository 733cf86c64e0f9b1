import { expect, test } from 'vitest'
import '#web/words/every-language-layout.ts'
import type { UiLocale } from '#domain/locale.ts'
import { dayNames } from './day-names.ts'
import type { ListItem } from './home-data.ts'

const now = new Date('2026-11-15T19:00:00Z')
const named = (published_date: string, locale: UiLocale) =>
	Object.values(dayNames([{ published_date } as ListItem], now, locale))

test.each([
	['2026-11-15T10:00:00Z', 'Today, Sunday, November 15', 'امروز، یکشنبه ۲۴ آبان'],
	// Half past midnight in Tehran, where it is the fifteenth.
	['2026-11-14T21:00:00Z', 'Today, Sunday, November 15', 'امروز، یکشنبه ۲۴ آبان'],
	['2026-11-14T20:00:00Z', 'Yesterday, Saturday, November 14', 'دیروز، شنبه ۲۳ آبان'],
	['2026-11-13T10:00:00Z', 'Friday, November 13', 'جمعه ۲۲ آبان'],
	['2025-11-15T10:00:00Z', 'November 15, 2025', '۲۴ آبان ۱۴۰۴'],
])('%s is called by its day in Tehran', (moment, english, persian) => {
	expect(named(moment, 'en')).toEqual([english])
	expect(named(moment, 'fa')).toEqual([persian])
})
