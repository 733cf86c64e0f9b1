import type { UiLocale } from '#domain/locale.ts'
import { dateAndTimeOf, relativeTime } from '#text/format.ts'
import { html, type Markup } from './markup.ts'

/** How long ago, with the moment itself for who looks closer. */
export const agoMark = (moment: Date, { now, locale }: { now: Date; locale: UiLocale }): Markup =>
	html`<time datetime="${moment.toISOString()}" title="${dateAndTimeOf(moment, locale)}">${relativeTime(moment, now, locale)}</time>`
