import { isListLocale, listLocaleNumber, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { cookie, recall, remember, rememberForServer } from '#web/local-storage.ts'
import { shownTheme } from './theme-switch.tsx'

/**
 * From the first visit on the browser stores the settings of the page, in its storage and in cookies. A theme or a
 * news language that was not chosen is stored in storage only: with a cookie it would no longer follow the device and
 * the language of the page.
 */
export function storeSettings(uiLocale: UiLocale): void {
	const shownNews = new URLSearchParams(location.search).get('news_locale')
	const shown = {
		service_lang: uiLocale,
		news_locale: String(listLocaleNumber(isListLocale(shownNews) ? shownNews : newsLocaleFor(uiLocale))),
	}
	for (const key of ['service_lang', 'news_locale'] as const) {
		const inCookie = cookie(key)
		const value = inCookie ?? recall(key) ?? shown[key]
		const isChosen = key === 'service_lang' || isListLocale(shownNews)
		if (inCookie === undefined && isChosen) rememberForServer(key, value)
		else if (recall(key) !== value) remember(key, value)
	}
	remember('row_height', cookie('row_height') ?? 'comfortable')
	remember('grouped', cookie('grouped') ?? 'true')
	remember('toman', cookie('toman') ?? 'false')
	remember('is_theme_dark', cookie('is_theme_dark') ?? String(shownTheme() === 'dark'))
	if (recall('user_is_logged_in') === undefined) remember('user_is_logged_in', 'false')
}
