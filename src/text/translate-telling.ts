import type { UiLocale } from '#domain/locale.ts'
import { fillIn } from './sentence.ts'
import { type TellingKey, tellingEn } from './telling-en.ts'
import { tellingFa } from './telling-fa.ts'

const texts: Record<UiLocale, Record<TellingKey, string>> = { en: tellingEn, fa: tellingFa }

type TranslateTelling = (key: TellingKey, values?: Record<string, string | number>) => string

/** What letters and messages to followers say. */
export const translateTelling =
	(locale: UiLocale): TranslateTelling =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
