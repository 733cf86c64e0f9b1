import { inEachUiLocale } from '#domain/locale.ts'
import { type TranslateSources, translateSources } from '#text/translate-sources.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations = inEachUiLocale(translateSources)

export const useSourcesText = (): TranslateSources => translations[useLocale()]
