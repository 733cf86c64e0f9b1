import { createContext, useContext } from 'react'
import type { UiLocale } from '#domain/locale.ts'
import type { Translate } from '#text/sentence.ts'
import { textIn } from '#web/words/text-registry.ts'

export const LocaleContext = createContext<UiLocale>('fa')

/** The language of the interface. */
export const useLocale = (): UiLocale => useContext(LocaleContext)

/** The sentences of the interface in its language. */
export const useText = (): Translate => textIn[useLocale()]
