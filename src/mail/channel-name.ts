import type { InstantWay } from '#domain/follow.ts'
import type { UiLocale } from '#domain/locale.ts'
import { translateNotifications } from '#text/translate-notifications.ts'

/** The name of a channel within an e-mail. */
export const channelName = (way: InstantWay, locale: UiLocale): string =>
	translateNotifications(locale)(`way.${way}`)
