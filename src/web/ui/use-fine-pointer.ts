import { useSyncExternalStore } from 'react'

const query = '(pointer: fine)'

function subscribe(changed: () => void): () => void {
	const media = matchMedia(query)
	media.addEventListener('change', changed)
	return () => media.removeEventListener('change', changed)
}

/** Whether the reader points with a mouse; the server takes it for a finger. */
export const useFinePointer = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => matchMedia(query).matches,
		() => false,
	)
