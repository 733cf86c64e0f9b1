import { inEachUiLocale } from '#domain/locale.ts'
import { type TranslateChannels, translateChannels } from '#text/translate-channels.ts'
import { useLocale } from '#web/layout/use-locale.ts'

const translations = inEachUiLocale(translateChannels)

export const useChannelText = (): TranslateChannels => translations[useLocale()]
