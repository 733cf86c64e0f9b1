import { shortAge } from '#text/format.ts'
import { createStore, useStore } from '#web/create-store.ts'
import { useLocale, useText } from '#web/layout/use-locale.ts'

const tickMs = 30_000

/**
 * One clock for every age on the page, running while there is any. It stands still between two ticks: a row that is drawn
 * meanwhile counts from the same moment as its neighbours, and all ages change together.
 */
export const clock = createStore<Date | undefined>(undefined, () => {
	const tick = () => clock.set(new Date())
	tick()
	const timer = setInterval(tick, tickMs)
	// Timers of a hidden page are slow.
	document.addEventListener('visibilitychange', tick)
	return () => {
		clearInterval(timer)
		document.removeEventListener('visibilitychange', tick)
	}
})

/**
 * What is true of the moment: as the server saw it until the page lives, then by the browser's clock, twice a minute. Who
 * shows it is drawn anew only when the words change.
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

/** Whether a moment is longer ago than so many milliseconds, by the same clock. */
export const useOlderThan = (ms: number, moment: string, serverNow: string): boolean =>
	useClock(serverNow, (now) => now.getTime() - Date.parse(moment) > ms)
