import { expect, test } from 'vitest'
import { uiLocales } from '#domain/locale.ts'
import { clockTimeOf } from '#text/format.ts'
import { localMoment } from './local-moment.ts'
import { browserTimeZone } from './use-time-zone.ts'

const now = new Date(2026, 10, 18, 23, 59)

test.each(uiLocales)('every minute of a day is written as Intl would, in %s', (locale) => {
	for (let minute = 0; minute < 24 * 60; minute += 1) {
		const moment = new Date(2026, 10, 18, 0, minute)
		expect(localMoment(moment, now, locale)).toBe(clockTimeOf(moment, locale, browserTimeZone()))
	}
})

test('another day is named', () => {
	expect(localMoment(new Date(2026, 10, 17, 14, 5), now, 'en')).toBe('November 17, 14:05')
	expect(localMoment(new Date(2026, 10, 17, 14, 5), now, 'fa')).toBe('۲۶ آبان، ۱۴:۰۵')
})
