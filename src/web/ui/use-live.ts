import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the server's page and true once the browser has taken it over. */
export const useLive = (): boolean =>
	useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	)
