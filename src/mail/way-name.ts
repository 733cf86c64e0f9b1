import type { InstantWay } from '#domain/follow.ts'
import type { UiLocale } from '#domain/locale.ts'
import { translateTelling } from '#text/translate-telling.ts'

/** How a letter names where messages go. */
export const wayName = (way: InstantWay, locale: UiLocale): string => translateTelling(locale)(`way.${way}`)
