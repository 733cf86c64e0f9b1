import { type NewsLocale, newsLocaleFromNumber } from '#domain/locale.ts'
import { cookie } from '#web/local-storage.ts'

/** The news language that this browser's reader last chose. */
export const chosenNewsLocale = (): NewsLocale | undefined => newsLocaleFromNumber(cookie('news_locale'))
