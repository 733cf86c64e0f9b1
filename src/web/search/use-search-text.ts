import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

const texts = translationsOf(
	import.meta.glob<Texts['search']>('/src/text/*/search.ts', { eager: true, import: 'search' }),
)

export const useSearchText = () => texts[useLocale()]
