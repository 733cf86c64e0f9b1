import { inEachUiLocale, type UiLocale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

/** The texts of the interface, so that a journey reads the same in both languages. */
export const words = inEachUiLocale(translate)
/** For journeys where the other language looks or behaves differently; others run in one language. */
export const bothLanguages: readonly UiLocale[] = ['en', 'fa']
export const inEnglish: readonly UiLocale[] = ['en']
export const inPersian: readonly UiLocale[] = ['fa']
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1440, height: 900 } as const
