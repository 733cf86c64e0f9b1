import { mirroredSettings } from '#contract/page-preferences.ts'
import { createStore } from './create-store.ts'

/**
 * The keys never change, so that values of older versions are found. Each is named in both languages'
 * privacy-policy.md.
 */
export const storageKeys = [
	'user_access_token',
	'user_is_logged_in',
	'user_last_request_date',
	'service_lang',
	'news_locale',
	'is_theme_dark',
	'row_height',
	'grouped',
	'toman',
	'pictures',
	'user_favorite_filters',
	'filter_init',
	'page_num',
	/** Our own: whether single-key shortcuts are on. */
	'single_keys',
	/** Our own: the number of visits, until the hint to install was shown. */
	'install_hint',
	/** Our own: which stories of a briefing were read. */
	'briefing_done',
	/** Our own: what a guest pressed last to follow, which a sign-up sends along. */
	'pending_follow',
	/** Our own: the activation link that logged this browser in. */
	'activated_by',
	/** Our own: what a guest follows and has saved, until a log-in. */
	'guest_follows',
	'guest_saved',
	/** Our own: what was searched for last. */
	'recent_searches',
	/** Our own: whether my feed leaves out what was read. */
	'hide_read',
	/** Our own: the URL of the picture in the header. */
	'user_profile_image',
] as const
export type StorageKey = (typeof storageKeys)[number]

/** Notifies of changes in this tab or in another. */
export const storage = createStore(undefined, (notify) => {
	window.addEventListener('storage', notify)
	return () => window.removeEventListener('storage', notify)
})

function attempt<Value>(act: () => Value): Value | undefined {
	try {
		return act()
	} catch {
		return undefined
	}
}

/** Blocked or full storage costs comfort, never the page: what it refuses stays until the page is left. */
function storageIn<Key extends string>(area: () => Storage) {
	const refused = new Map<Key, string>()
	return {
		recall: (key: Key): string | undefined =>
			refused.get(key) ?? attempt(() => area().getItem(key)) ?? undefined,
		remember: (key: Key, value: string): void => {
			try {
				area().setItem(key, value)
				refused.delete(key)
			} catch {
				refused.set(key, value)
			}
		},
		forget: (key: Key): void => {
			refused.delete(key)
			attempt(() => area().removeItem(key))
		},
		isRefused: (key: Key): boolean => refused.has(key),
	}
}

const device = storageIn<StorageKey>(() => localStorage)

export const recall = device.recall

/** Whether the value is lost with the page. */
export const isLostWithPage = device.isRefused

export function remember(key: StorageKey, value: string): void {
	device.remember(key, value)
	storage.notify()
}

export function forget(key: StorageKey): void {
	device.forget(key)
	storage.notify()
}

/** Of one tab alone, and gone with it. */
export const tabKeys = ['landing_path', 'leaving_for', 'pending_sign_up', 'visit', 'begun_on'] as const
type TabKey = (typeof tabKeys)[number]

export const tabStorage = storageIn<TabKey>(() => sessionStorage)

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
