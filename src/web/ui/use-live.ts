import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the server's page and true after hydration. */
export const useLive = (): boolean =>
	useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	)
