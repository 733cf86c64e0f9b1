import type { UiLocale } from '#domain/locale.ts'
import { type SourcesKey, sourcesEn } from '#text/en/sources.ts'
import { sourcesFa } from '#text/fa/sources.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<SourcesKey, string>> = { en: sourcesEn, fa: sourcesFa }

export type TranslateSources = (key: SourcesKey, values?: Record<string, string | number>) => string

/** What the page of all sources says. */
export const translateSources =
	(locale: UiLocale): TranslateSources =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
