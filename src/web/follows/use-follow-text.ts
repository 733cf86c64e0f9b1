import type { Texts } from '#text/en/texts.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { translationsOf } from '#web/words/texts-by-locale.ts'

/** In each language, for messages after a press. */
export const followTexts = translationsOf(
	import.meta.glob<Texts['follows']>('/src/text/*/follows.ts', { eager: true, import: 'follows' }),
)
const channelTexts = translationsOf(
	import.meta.glob<Texts['channels']>('/src/text/*/channels.ts', { eager: true, import: 'channels' }),
)

export const useFollowText = () => followTexts[useLocale()]
export const useChannelText = () => channelTexts[useLocale()]
