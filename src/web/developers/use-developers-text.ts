import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

const translations = translationsOf(
	import.meta.glob<Texts['developers']>('/src/text/*/developers.ts', { eager: true, import: 'developers' }),
)

export const useDevelopersText = () => translations[useLocale()]
