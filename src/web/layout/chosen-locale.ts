import type { UiLocale } from '#domain/locale.ts'
import { createStore, useStore } from '#web/create-store.ts'

/** Chosen since this document was loaded, on a screen that has one address for both languages. */
const chosen = createStore<UiLocale | undefined>(undefined)

export const chooseLocale = (locale: UiLocale): void => chosen.set(locale)

export const useChosenLocale = (): UiLocale | undefined => useStore(chosen, undefined)
