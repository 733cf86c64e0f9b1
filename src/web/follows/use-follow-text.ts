import { inEachUiLocale } from '#domain/locale.ts'
import type { Texts } from '#text/en/texts.ts'
import { type TranslatePart, translateBy } from '#text/sentence.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { textsByLocale } from '#web/words/texts-by-locale.ts'

const texts = textsByLocale(
	import.meta.glob<Texts['follows']>('/src/text/*/follows.ts', { eager: true, import: 'follows' }),
)
/** In each language, for messages after a press. */
export const followTexts = inEachUiLocale((locale) => translateBy(texts[locale], locale))

export const useFollowText = (): TranslatePart<'follows'> => followTexts[useLocale()]
