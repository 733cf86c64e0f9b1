import type { UiLocale } from '#domain/locale.ts'
import { type FollowsKey, followsEn } from '#text/en/follows.ts'
import { followsFa } from '#text/fa/follows.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<FollowsKey, string>> = { en: followsEn, fa: followsFa }

export type TranslateFollows = (key: FollowsKey, values?: Record<string, string | number>) => string

/** What the dashboard says about follows. */
export const translateFollows =
	(locale: UiLocale): TranslateFollows =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
