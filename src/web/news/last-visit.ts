import { recall } from '#web/local-storage.ts'
import { useLive } from '#web/ui/use-live.ts'

/** Read once, before this visit writes its own. */
const before = typeof window === 'undefined' ? undefined : recall('user_last_request_date')

/** When the reader was last here; the server does not know it. */
export const useLastVisit = (): string | undefined => (useLive() ? before : undefined)
