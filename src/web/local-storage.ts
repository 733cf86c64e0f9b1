import { createStore } from './create-store.ts'

/**
 * The keys never change, so that what an older version stored is still found. Storage may be blocked or full: then
 * nothing is remembered.
 */
export type StorageKey =
	| 'user_access_token'
	| 'user_is_logged_in'
	| 'user_last_request_date'
	| 'service_lang'
	| 'news_locale'
	| 'is_theme_dark'
	| 'row_height'
	| 'grouped'
	| 'toman'
	| 'user_favorite_filters'
	| 'filter_init'
	| 'page_num'
	/** Ours: whether single keys act. */
	| 'single_keys'
	/** Ours: how often this browser came, until the hint to install was shown. */
	| 'install_hint'
	/** Ours: which stories of a briefing were read. */
	| 'briefing_done'
	/** Ours: what a guest wants to follow. */
	| 'pending_follow'
	/** Ours: where the header finds the picture. */
	| 'user_profile_image'

/** Notifies when anything is remembered or forgotten, in this tab or in another. */
export const storage = createStore(undefined, (notify) => {
	window.addEventListener('storage', notify)
	return () => window.removeEventListener('storage', notify)
})

export function recall(key: StorageKey): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined
	} catch {
		return undefined
	}
}

export function remember(key: StorageKey, value: string): void {
	try {
		localStorage.setItem(key, value)
	} catch {
		// Blocked storage costs comfort, never the page.
	}
	storage.notify()
}

export function forget(key: StorageKey): void {
	try {
		localStorage.removeItem(key)
	} catch {
		// As above.
	}
	storage.notify()
}

const yearInSeconds = 31_536_000

export const cookie = (name: string): string | undefined =>
	document.cookie
		.split('; ')
		.find((part) => part.startsWith(`${name}=`))
		?.slice(name.length + 1)

/** Choices the server must know for the first byte of the next page live in a cookie too. */
export function rememberForServer(
	key:
		| 'service_lang'
		| 'news_locale'
		| 'is_theme_dark'
		| 'row_height'
		| 'grouped'
		| 'toman'
		| 'user_is_logged_in',
	value: string,
): void {
	remember(key, value)
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every reader's browser.
	document.cookie = `${key}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}
