import { tehran, weekdayAndTimeOf } from '#text/format.ts'
import { useLocale } from '#web/layout/use-locale.ts'
import { useLive } from './use-live.ts'

/** The browser's time zone; Tehran's in the server's page, which does not know it. */
export const useTimeZone = (): string => (useLive() ? browserTimeZone() : tehran)

/** Writes a moment, with its weekday, in the reader's language and time zone. */
export function useDateAndTime(): (moment: string | number | Date) => string {
	const locale = useLocale()
	const zone = useTimeZone()
	return (moment) => weekdayAndTimeOf(new Date(moment), locale, zone)
}

/** Tehran's if the browser hides its time zone. */
export function browserTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || tehran
}
