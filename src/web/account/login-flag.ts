import { useSyncExternalStore } from 'react'
import { recall } from '#web/client-memory.ts'

/** The browser's own belief that it is signed in (spec section 3); the server has the last word. */
export const isLoggedIn = (): boolean =>
	recall('user_is_logged_in') === 'true' && recall('user_access_token') !== undefined

function subscribe(changed: () => void): () => void {
	window.addEventListener('storage', changed)
	return () => window.removeEventListener('storage', changed)
}

export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, isLoggedIn, () => false)
