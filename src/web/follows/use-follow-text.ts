import { inEachUiLocale } from '#domain/locale.ts'
import { type TranslateFollows, translateFollows } from '#text/translate-follows.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations = inEachUiLocale(translateFollows)

export const useFollowText = (): TranslateFollows => translations[useLocale()]
