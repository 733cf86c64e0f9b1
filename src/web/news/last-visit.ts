import { recall } from '#web/local-storage.ts'
import { useLive } from '#web/ui/use-live.ts'

/** After a shorter absence a mark would only disturb. */
const awayMs = 15 * 60_000

/** A script of the page's head: marks the document before its first paint, for room that later words take. */
export const markAway = `try{Date.now()-Date.parse(localStorage.user_last_request_date)>=${awayMs}&&(document.documentElement.dataset.away="")}catch{}`

/** The end of the last visit, if it was long enough ago. */
export const visitToMark = (stored: string | undefined, now: Date): string | undefined =>
	stored !== undefined && now.getTime() - Date.parse(stored) >= awayMs ? stored : undefined

/** Read once, before this visit is stored. */
const before =
	typeof window === 'undefined' ? undefined : visitToMark(recall('user_last_request_date'), new Date())

/** The time of the reader's last visit, which the server does not know. */
export const useLastVisit = (): string | undefined => (useLive() ? before : undefined)
