import { tehran } from '#text/format.ts'
import { useLive } from './use-live.ts'

/** The browser's time zone; Tehran's in the server's page, which does not know it. */
export const useTimeZone = (): string => (useLive() ? browserTimeZone() : tehran)

/** Tehran's if the browser hides its time zone. */
export function browserTimeZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone || tehran
}
