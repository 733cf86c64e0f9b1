import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

const translations = translationsOf(
	import.meta.glob<Texts['coin']>('/src/text/*/coin.ts', { eager: true, import: 'coin' }),
)

export const useCoinText = () => translations[useLocale()]
