/** The languages of the interface. A new one needs a name here, its texts and its content. */
export const uiLocales = ['fa', 'en'] as const
export type UiLocale = (typeof uiLocales)[number]

/** The languages of news, ads and names in the catalogue. */
export const newsLocales = ['fa', 'en'] as const
export type NewsLocale = (typeof newsLocales)[number]

/** What a list holds: news in one language, or in both together. */
export const listLocales = [...newsLocales, 'both'] as const
export type ListLocale = (typeof listLocales)[number]

export const isUiLocale = (value: unknown): value is UiLocale => uiLocales.some((locale) => locale === value)
export const isListLocale = (value: unknown): value is ListLocale =>
	listLocales.some((locale) => locale === value)
export const isNewsLocale = (value: unknown): value is NewsLocale =>
	newsLocales.some((locale) => locale === value)

/** The news language for an interface language, if the reader has chosen none. */
export const newsLocaleFor = (locale: UiLocale): NewsLocale => (isNewsLocale(locale) ? locale : 'en')

export const inEachUiLocale = <Made>(make: (locale: UiLocale) => Made): Record<UiLocale, Made> =>
	Object.fromEntries(uiLocales.map((locale) => [locale, make(locale)])) as Record<UiLocale, Made>

export const directionOf = (locale: UiLocale | NewsLocale): 'rtl' | 'ltr' => (locale === 'fa' ? 'rtl' : 'ltr')

/** In storage the languages of a list are numbers: 1 is Persian, 2 is English, 3 both. */
export const listLocaleNumber = (locale: ListLocale): number => listLocales.indexOf(locale) + 1
export const listLocaleFromNumber = (value: string | undefined): ListLocale | undefined =>
	listLocales[Number(value) - 1]

/** The languages of the news, the reader's own first. */
export const ownFirst = (locale: UiLocale): readonly NewsLocale[] =>
	newsLocales.toSorted((one, other) => Number(other === locale) - Number(one === locale))
