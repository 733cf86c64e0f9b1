import type { UiLocale } from '#domain/locale.ts'
import { type NotificationKey, notificationsEn } from '#text/en/notifications.ts'
import { notificationsFa } from '#text/fa/notifications.ts'
import { fillIn } from './sentence.ts'

const texts: Record<UiLocale, Record<NotificationKey, string>> = { en: notificationsEn, fa: notificationsFa }

type TranslateNotifications = (key: NotificationKey, values?: Record<string, string | number>) => string

/** Texts of digests and notifications. */
export const translateNotifications =
	(locale: UiLocale): TranslateNotifications =>
	(key, values) =>
		fillIn(texts[locale][key], values, locale)
