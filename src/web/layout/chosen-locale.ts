import type { UiLocale } from '#domain/locale.ts'
import { createStore, useStore } from '#web/create-store.ts'

/** The language that was chosen since this document was loaded, on a screen with one URL for both languages. */
const chosen = createStore<UiLocale | undefined>(undefined)

export const chooseLocale = (locale: UiLocale): void => chosen.set(locale)

export const useChosenLocale = (): UiLocale | undefined => useStore(chosen, undefined)
