import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

/** The words of the interface, so that a journey reads the same in both languages. */
export const words = inEachUiLocale(translate)
export const bothLanguages: readonly UiLocale[] = ['en', 'fa']
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1440, height: 900 } as const
