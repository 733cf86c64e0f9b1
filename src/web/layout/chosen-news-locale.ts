import { type ListLocale, listLocaleFromNumber } from '#domain/locale.ts'
import { chosenCookie } from '#web/local-storage.ts'

/** The news language that this browser's reader last chose. */
export const chosenNewsLocale = (): ListLocale | undefined =>
	listLocaleFromNumber(chosenCookie('news_locale'))
