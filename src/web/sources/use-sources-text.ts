import { inEachUiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { type TranslatePart, translateBy } from '#text/sentence.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { textsByLocale } from '#web/words/texts-by-locale.ts'

const texts = textsByLocale(
	import.meta.glob<Texts['sources']>('/src/text/*/sources.ts', { eager: true, import: 'sources' }),
)
const translations = inEachUiLocale((locale) => translateBy(texts[locale], locale))

export const useSourcesText = (): TranslatePart<'sources'> => translations[useLocale()]
