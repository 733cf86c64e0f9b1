import type { Locale } from '#domain/locale.ts'
import { translate } from '#text/translate.ts'

/** The words of the interface, so that a journey reads the same in both languages. */
export const words = { fa: translate('fa'), en: translate('en') }
export const bothLanguages: readonly Locale[] = ['en', 'fa']
export const phone = { width: 390, height: 844 } as const
export const desktop = { width: 1440, height: 900 } as const
