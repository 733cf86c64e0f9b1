import { shortAge } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'

const tickMs = 30_000

/**
 * One clock for every age on the page, running while there is any. It changes only with a tick, so that all ages are
 * relative to the same moment and change together.
 */
export const clock = createStore<Date | undefined>(undefined, () => {
	const tick = () => clock.set(new Date())
	tick()
	const timer = setInterval(tick, tickMs)
	// Timers of a hidden page are throttled.
	document.addEventListener('visibilitychange', tick)
	return () => {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', tick)
	}
})

/**
 * A value of the current time: at first by the server's clock, after hydration by the browser's, twice a minute. A
 * component is rendered only when its text changes.
 */
function useClock<Shown extends string | boolean | undefined>(
	serverNow: string,
	read: (now: Date) => Shown,
): Shown {
	const onServer = read(new Date(serverNow))
	return useStore<Date | undefined, Shown>(clock, onServer, (now) =>
		now === undefined ? onServer : read(now),
	)
}

/** “4m”, or “now”. */
export function useShortAge(moment: string, serverNow: string): string {
	const locale = useLocale()
	const text = useText()
	return useClock(serverNow, (now) => shortAge(new Date(moment), now, locale)) ?? text('age.now')
}

/** “4m ago”, or “now”. */
export function useShortAgo(moment: string, serverNow: string): string {
	const locale = useLocale()
	const text = useText()
	const age = useClock(serverNow, (now) => shortAge(new Date(moment), now, locale))
	return age === undefined ? text('age.now') : text('age.ago', { age })
}

/** Whether a moment is older than some milliseconds, by the same clock. */
export const useOlderThan = (ms: number, moment: string, serverNow: string): boolean =>
	useClock(serverNow, (now) => now.getTime() - Date.parse(moment) > ms)
