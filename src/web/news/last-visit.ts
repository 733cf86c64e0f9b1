import { recall } from '#web/local-storage.ts'
import { useLive } from '#web/ui/use-live.ts'

/** Who was away for less is still reading: a mark would only be in the way. */
const awayMs = 15 * 60_000

/** The end of the last visit, where the reader has been away since for long enough. */
export const visitToMark = (stored: string | undefined, now: Date): string | undefined =>
	stored !== undefined && now.getTime() - Date.parse(stored) >= awayMs ? stored : undefined

/** Read once, before this visit writes its own. */
const before =
	typeof window === 'undefined' ? undefined : visitToMark(recall('user_last_request_date'), new Date())

/** When the reader was last here; the server does not know it. */
export const useLastVisit = (): string | undefined => (useLive() ? before : undefined)
