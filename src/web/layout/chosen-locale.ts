import { useSyncExternalStore } from 'react'
import type { Locale } from '#domain/locale.ts'

/** Chosen since this document was loaded, on a screen that has one address for both languages. */
let chosen: Locale | undefined
const listeners = new Set<() => void>()

export function chooseLocale(locale: Locale): void {
	chosen = locale
	for (const changed of listeners) changed()
}

const listen = (changed: () => void) => {
	listeners.add(changed)
	return () => listeners.delete(changed)
}

export const useChosenLocale = (): Locale | undefined =>
	useSyncExternalStore(
		listen,
		() => chosen,
		() => undefined,
	)
