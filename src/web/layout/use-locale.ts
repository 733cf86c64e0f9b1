import { createContext, useContext } from 'react'
import { defaultLocale, type UiLocale } from '#domain/locale.ts'
import { textIn } from '#text/page-texts.ts'
import type { Translate } from '#text/sentence.ts'

export const LocaleContext = createContext<UiLocale>(defaultLocale)

/** The language of the interface. */
export const useLocale = (): UiLocale => useContext(LocaleContext)

/** The texts of the interface in its language. */
export const useText = (): Translate => textIn[useLocale()]
