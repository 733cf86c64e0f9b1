export const locales = ['fa', 'en'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => value === 'fa' || value === 'en'

export const directionOf = (locale: Locale): 'rtl' | 'ltr' => (locale === 'fa' ? 'rtl' : 'ltr')

/** On the wire and in storage the news languages are numbers: 1 is Persian, 2 is English. */
export const newsLocaleNumber = (locale: Locale): 1 | 2 => (locale === 'fa' ? 1 : 2)
export const newsLocaleFromNumber = (value: unknown): Locale | undefined =>
	value === '1' || value === 1 ? 'fa' : value === '2' || value === 2 ? 'en' : undefined
