import { mirroredSettings } from '#contract/page-preferences.ts'
import { createStore } from './create-store.ts'

/**
 * The keys never change, so that values of older versions are found. Storage may be blocked or full: then nothing is
 * stored.
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
	| 'pictures'
	| 'user_favorite_filters'
	| 'filter_init'
	| 'page_num'
	/** Our own: whether single-key shortcuts are on. */
	| 'single_keys'
	/** Our own: the number of visits, until the hint to install was shown. */
	| 'install_hint'
	/** Our own: which stories of a briefing were read. */
	| 'briefing_done'
	/** Our own: what a guest pressed last to follow, which a sign-up sends along. */
	| 'pending_follow'
	/** Our own: what a guest follows and has saved, until a log-in. */
	| 'guest_follows'
	| 'guest_saved'
	/** Our own: what was searched for last. */
	| 'recent_searches'
	/** Our own: whether my feed leaves out what was read. */
	| 'hide_read'
	/** Our own: the URL of the picture in the header. */
	| 'user_profile_image'

/** Notifies of changes in this tab or in another. */
export const storage = createStore(undefined, (notify) => {
	window.addEventListener('storage', notify)
	return () => window.removeEventListener('storage', notify)
})

/** Blocked storage costs comfort, never the page. */
function attempt<Value>(act: () => Value): Value | undefined {
	try {
		return act()
	} catch {
		return undefined
	}
}

export const recall = (key: StorageKey): string | undefined =>
	attempt(() => localStorage.getItem(key)) ?? undefined

export function remember(key: StorageKey, value: string): void {
	attempt(() => localStorage.setItem(key, value))
	storage.notify()
}

export function forget(key: StorageKey): void {
	attempt(() => localStorage.removeItem(key))
	storage.notify()
}

type TabKey = 'landing_path' | 'leaving_for' | 'pending_sign_up' | 'visit' | 'begun_on'

/** Of one tab alone, and gone with it. */
export const tabStorage = {
	recall: (key: TabKey) => attempt(() => sessionStorage.getItem(key)) ?? undefined,
	remember: (key: TabKey, value: string) => attempt(() => sessionStorage.setItem(key, value)),
	forget: (key: TabKey) => attempt(() => sessionStorage.removeItem(key)),
}

const yearInSeconds = 31_536_000

export const cookie = (name: string): string | undefined =>
	document.cookie
		.split('; ')
		.find((part) => part.startsWith(`${name}=`))
		?.slice(name.length + 1)

type ServerKey =
	| 'service_lang'
	| 'news_locale'
	| 'is_theme_dark'
	| 'row_height'
	| 'grouped'
	| 'toman'
	| 'pictures'
	| 'user_is_logged_in'

function setCookie(name: string, value: string): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every reader's browser.
	document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`
}

const mirrored = () => mirroredSettings({ mirrored: cookie('mirrored') || undefined })

/** Choices that the server needs for the first byte of the next page are also stored in a cookie. */
export function rememberForServer(key: ServerKey, value: string): void {
	remember(key, value)
	setCookie(key, value)
	if (mirrored().includes(key))
		setCookie(
			'mirrored',
			mirrored()
				.filter((one) => one !== key)
				.join('.'),
		)
}

/** Stores what a page shows for a setting that the reader has not chosen. */
export function mirrorForServer(key: 'news_locale' | 'is_theme_dark', value: string): void {
	if (recall(key) !== value) remember(key, value)
	if (cookie(key) !== value) setCookie(key, value)
	if (!mirrored().includes(key)) setCookie('mirrored', [...mirrored(), key].join('.'))
}

/** The cookie of a setting that the reader has chosen. */
export const chosenCookie = (key: ServerKey): string | undefined =>
	mirrored().includes(key) ? undefined : cookie(key)
