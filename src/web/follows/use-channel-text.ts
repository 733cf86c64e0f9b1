import { inEachUiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { type TranslatePart, translateBy } from '#text/sentence.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { textsByLocale } from '#web/words/texts-by-locale.ts'

const texts = textsByLocale(
	import.meta.glob<Texts['channels']>('/src/text/*/channels.ts', { eager: true, import: 'channels' }),
)
const translations = inEachUiLocale((locale) => translateBy(texts[locale], locale))

export const useChannelText = (): TranslatePart<'channels'> => translations[useLocale()]
