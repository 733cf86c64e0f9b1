import { useSyncExternalStore } from 'react'
import { recall } from '#web/local-storage.ts'

/** Read once, before this visit writes its own. */
const before = typeof window === 'undefined' ? undefined : recall('user_last_request_date')
const neverChanges = () => () => undefined

/** When the reader was last here; the server does not know it. */
export const useLastVisit = (): string | undefined =>
	useSyncExternalStore(
		neverChanges,
		() => before,
		() => undefined,
	)
