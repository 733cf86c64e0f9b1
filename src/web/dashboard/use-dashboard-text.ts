import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

const translations = translationsOf(
	import.meta.glob<Texts['dashboard']>('/src/text/*/dashboard.ts', { eager: true, import: 'dashboard' }),
)

export const useDashboardText = () => translations[useLocale()]
