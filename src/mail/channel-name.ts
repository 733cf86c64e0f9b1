import type { InstantChannel } from '#domain/channels.ts'
import type { UiLocale } from '#domain/locale.ts'
import { translateChannels } from '#text/translate.ts'

/** The name of a channel within an e-mail. */
export const channelName = (name: InstantChannel, locale: UiLocale): string =>
	translateChannels(locale)(`${name}.called`)
