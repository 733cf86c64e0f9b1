import { type Locale, newsLocaleFromNumber } from '#domain/locale.ts'

/** What readers choose for themselves and a kept page shows: all that such a page knows besides its address. */
export type PagePreferences = {
	/** Undefined: whatever the device prefers. */
	theme: 'light' | 'dark' | undefined
	/** The news language the visitor last chose. */
	newsLocale: Locale | undefined
}

export function readPagePreferences(cookies: Readonly<Record<string, string | undefined>>): PagePreferences {
	const { is_theme_dark: dark, news_locale: news } = cookies
	return {
		theme: dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined,
		newsLocale: newsLocaleFromNumber(news),
	}
}

/** One text for each set of choices: written from all of them, so that none is forgotten. */
export const preferencesKey = (preferences: PagePreferences): string => Object.values(preferences).join()
