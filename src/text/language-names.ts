import type { UiLocale } from '#domain/locale.ts'

/** Which dates and numbers a language writes. */
export const languageTag: Record<UiLocale, string> = { en: 'en-GB', fa: 'fa-IR' }

/** What those who show our links call it. */
export const openGraphLocale: Record<UiLocale, string> = { en: 'en_US', fa: 'fa_IR' }
