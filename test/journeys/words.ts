import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

/** The words of the interface, so that a journey reads the same in both languages. */
export const words = inEachUiLocale(translate)
/** For what looks, reads or runs differently in the other language; what only has other words is walked in one of them. */
export const bothLanguages: readonly UiLocale[] = ['en', 'fa']
export const inEnglish: readonly UiLocale[] = ['en']
export const inPersian: readonly UiLocale[] = ['fa']
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1440, height: 900 } as const
