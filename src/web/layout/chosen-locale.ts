import { useSyncExternalStore } from 'react'
import type { UiLocale } from '#domain/locale.ts'

/** Chosen since this document was loaded, on a screen that has one address for both languages. */
let chosen: UiLocale | undefined
const listeners = new Set<() => void>()

export function chooseLocale(locale: UiLocale): void {
	chosen = locale
	for (const changed of listeners) changed()
}

const listen = (changed: () => void) => {
	listeners.add(changed)
	return () => listeners.delete(changed)
}

export const useChosenLocale = (): UiLocale | undefined =>
	useSyncExternalStore(
		listen,
		() => chosen,
		() => undefined,
	)
