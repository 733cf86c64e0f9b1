import { useStore } from '#web/create-store.ts'
import { forget, recall, remember, rememberForServer, storage } from '#web/local-storage.ts'

/** The browser's own belief that it is signed in; the server has the last word. */
export const isLoggedIn = (): boolean =>
	recall('user_is_logged_in') === 'true' && recall('user_access_token') !== undefined

/** Follows the flag as it changes, in this tab and in others; `onServer` is what the server said of the visitor. */
export const useLoggedIn = (onServer = false): boolean => useStore(storage, onServer, isLoggedIn)

/** From here on this browser is somebody. Whatever a visitor filtered by gives way to that person's favourites. */
export function markLoggedIn(token: string): void {
	forget('filter_init')
	forget('user_favorite_filters')
	remember('user_access_token', token)
	// The cookie is only a hint: with it the server looks up the session, and without it does not.
	rememberForServer('user_is_logged_in', 'true')
}
