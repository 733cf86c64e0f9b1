import type { UiLocale } from '#domain/locale.ts'
import { dateAndTimeOf, relativeTime } from '#text/format.ts'
import { html, type Markup } from './markup.ts'

/** The age of a time, with the exact time as its title. */
export const agoMark = (moment: Date, { now, locale }: { now: Date; locale: UiLocale }): Markup =>
	html`<time datetime="${moment.toISOString()}" title="${dateAndTimeOf(moment, locale)}">${relativeTime(moment, now, locale)}</time>`
