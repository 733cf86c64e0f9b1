import { isListLocale, listLocaleNumber, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import {
	chosenCookie,
	cookie,
	mirrorForServer,
	recall,
	remember,
	rememberForServer,
} from '#web/local-storage.ts'
import { shownTheme } from './theme-switch.tsx'

const defaults = { row_height: 'comfortable', grouped: 'true', toman: 'false', pictures: 'true' } as const

/**
 * From the first visit on the browser stores the settings of the page, in its storage and in cookies. A theme or a
 * news language that was not chosen is marked as such, so that it keeps following the device and the language of the
 * page.
 */
export function storeSettings(uiLocale: UiLocale): void {
	keep('service_lang', recall('service_lang') ?? uiLocale)
	for (const [key, value] of Object.entries(defaults)) keep(key as keyof typeof defaults, value)
	const inAddress = new URLSearchParams(location.search).get('news_locale')
	if (chosenCookie('news_locale') !== undefined) keep('news_locale', '')
	else if (isListLocale(inAddress)) rememberForServer('news_locale', String(listLocaleNumber(inAddress)))
	else mirrorForServer('news_locale', String(listLocaleNumber(newsLocaleFor(uiLocale))))
	if (chosenCookie('is_theme_dark') !== undefined) keep('is_theme_dark', '')
	else mirrorForServer('is_theme_dark', String(shownTheme() === 'dark'))
	if (recall('user_is_logged_in') === undefined) remember('user_is_logged_in', 'false')
}

/** The cookie decides, and is created where there is none. */
function keep(key: Parameters<typeof rememberForServer>[0], usual: string): void {
	const known = cookie(key)
	if (known === undefined) rememberForServer(key, usual)
	else if (recall(key) !== known) remember(key, known)
}
