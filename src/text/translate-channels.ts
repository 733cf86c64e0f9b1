import type { UiLocale } from '#domain/locale.ts'
import { type ChannelsKey, channelsEn } from '#text/en/channels.ts'
import { channelsFa } from '#text/fa/channels.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<ChannelsKey, string>> = { en: channelsEn, fa: channelsFa }

export type TranslateChannels = (key: ChannelsKey, values?: Record<string, string | number>) => string

/** Names and descriptions of notification channels. */
export const translateChannels =
	(locale: UiLocale): TranslateChannels =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
