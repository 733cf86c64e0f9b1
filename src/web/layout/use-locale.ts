import { createContext, useContext } from 'react'
import type { Locale } from '#domain/locale.ts'
import { type Translate, translate } from '#text/translate.ts'

export const LocaleContext = createContext<Locale>('fa')

/** The language of the interface. */
export const useLocale = (): Locale => useContext(LocaleContext)

const translations: Record<Locale, Translate> = { fa: translate('fa'), en: translate('en') }

/** The sentences of the interface in its language. */
export const useText = (): Translate => translations[useLocale()]
