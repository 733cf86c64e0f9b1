import { type ListLocale, listLocaleFromNumber } from '#domain/locale.ts'

/** The height of a row of news. */
const rowHeights = ['comfortable', 'compact'] as const
export type RowHeight = (typeof rowHeights)[number]

/** Whether news has pictures: not if the reader hides them, or the browser saves data. */
export const pictureChoices = ['shown', 'hidden', 'saving'] as const
export type Pictures = (typeof pictureChoices)[number]

/** Preferences that a cached page shows: all that such a page depends on besides its address. */
export type PagePreferences = {
	/** Undefined: whatever the device prefers. */
	theme: 'light' | 'dark' | undefined
	/** The news language the visitor last chose. */
	newsLocale: ListLocale | undefined
	rowHeight: RowHeight
	/** Whether reports of one story are one row. */
	grouped: boolean
	/** Whether prices are shown in toman. */
	toman: boolean
	pictures: Pictures
}

type Cookies = Readonly<Record<string, string | undefined>>

/**
 * The settings whose cookies only mirror what a page showed. Their reader has chosen nothing, so they keep following
 * the device and the language of the page.
 */
export const mirroredSettings = ({ mirrored }: Cookies): readonly string[] => mirrored?.split('.') ?? []

/** `savesData` is what the browser's header Save-Data says. */
export function readPagePreferences(cookies: Cookies, savesData = false): PagePreferences {
	const { row_height: height, grouped, toman, pictures } = cookies
	const mirrored = mirroredSettings(cookies)
	const dark = mirrored.includes('is_theme_dark') ? undefined : cookies.is_theme_dark
	const news = mirrored.includes('news_locale') ? undefined : cookies.news_locale
	return {
		theme: dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined,
		newsLocale: listLocaleFromNumber(news),
		// The default is stored explicitly, so that readers without a choice share the cached page.
		rowHeight: rowHeights.find((known) => known === height) ?? 'comfortable',
		grouped: grouped !== 'false',
		toman: toman === 'true',
		pictures: savesData ? 'saving' : pictures === 'false' ? 'hidden' : 'shown',
	}
}

/** One key for each set of preferences: built from all of them, so that none is forgotten. */
export const preferencesKey = (preferences: PagePreferences): string => Object.values(preferences).join()
