import { useSyncExternalStore } from 'react'
import type { Locale } from '#domain/locale.ts'
import { relativeTime } from '#text/format.ts'

const tickMs = 30_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One clock for every age on the page, running while there is any. */
function subscribe(changed: () => void): () => void {
	listeners.add(changed)
	timer ??= setInterval(() => {
		for (const listener of listeners) listener()
	}, tickMs)
	return () => {
		listeners.delete(changed)
		if (listeners.size > 0) return
		clearInterval(timer)
		timer = undefined
	}
}

/**
 * “4 minutes ago”: as the server saw it until the page lives, then by the browser's clock, twice a minute. Who shows it
 * is drawn anew only when the words change.
 */
export const useAgo = (moment: string, serverNow: string, locale: Locale): string =>
	useSyncExternalStore(
		subscribe,
		() => relativeTime(new Date(moment), new Date(), locale),
		() => relativeTime(new Date(moment), new Date(serverNow), locale),
	)

/** Whether a moment is longer ago than so many milliseconds, by the same clock. */
export const useOlderThan = (ms: number, moment: string, serverNow: string): boolean =>
	useSyncExternalStore(
		subscribe,
		() => Date.now() - Date.parse(moment) > ms,
		() => Date.parse(serverNow) - Date.parse(moment) > ms,
	)
