import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, rememberForServer, storage } from '#web/local-storage.ts'

/** Whether this browser believes that it is logged in; the server decides. */
export const isLoggedIn = (): boolean =>
	recall('user_is_logged_in') === 'true' && recall('user_access_token') !== undefined

/** Subscribes to the flag, in this tab and in others; `onServer` is what the server knew of the visitor. */
export const useLoggedIn = (onServer = false): boolean => useStore(storage, onServer, isLoggedIn)

/** Marks this browser as logged in. The filter of the guest is replaced by the user's favourites. */
export function markLoggedIn(token: string): void {
	forget('filter_init')
	forget('user_favorite_filters')
	remember('user_access_token', token)
	// The cookie is only a hint for the server to look up the session.
	rememberForServer('user_is_logged_in', 'true')
}
