import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

const translations = translationsOf(
	import.meta.glob<Texts['sources']>('/src/text/*/sources.ts', { eager: true, import: 'sources' }),
)

export const useSourcesText = () => translations[useLocale()]
