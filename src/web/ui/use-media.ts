import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches here; the server's page is rendered with `onServer`. */
export function useMedia(query: string, onServer: boolean): boolean {
	const subscribe = useCallback(
		(changed: () => void) => {
			const media = matchMedia(query)
			media.addEventListener('change', changed)
			return () => media.removeEventListener('change', changed)
		},
		[query],
	)
	return useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => onServer,
	)
}
