/** The units of an age, the largest first, in seconds. */
export const ageUnits = {
	year: 31_536_000,
	month: 2_592_000,
	week: 604_800,
	day: 86_400,
	hour: 3_600,
	minute: 60,
} as const
export type AgeUnit = keyof typeof ageUnits

type Language = {
	/** In the language itself. */
	name: string
	direction: 'rtl' | 'ltr'
	/** The letters that it is written in, by ISO 15924. */
	script: 'Arab' | 'Latn'
	/** For Intl: how dates and numbers are arranged, and by which calendar and digits. */
	tag: string
	calendar: 'persian' | 'gregory'
	numberingSystem: 'arabext' | 'latn'
	/** Sunday is 0. */
	firstWeekday: number
	/** The name that Open Graph has for it. */
	openGraph: string
	/** Visitors from this country get this language first, and readers may omit its telephone code. */
	country?: string
	/** Its readers want the price of Tether in toman first. */
	readsTether: boolean
	/** The root of the site shows its own news, whatever the reader chose before. */
	startsWithOwnNews: boolean
	/** From 0 to 9. */
	digits: string
	/** Between groups of three digits, before a fraction, after a percentage. */
	marks: { group: string; point: string; percent: string }
	/** Between the parts of a list, and around a quoted word. */
	comma: string
	quotes: readonly [string, string]
	toman: { unit: string; million: string; billion: string }
	/** The text for an age of less than a minute, and that after a longer one. */
	now: string
	ago: (age: string) => string
	/** The unit after one, after any other number, and where space is short. */
	ages: Readonly<Record<AgeUnit, readonly [one: string, others: string, short: string]>>
}

/** Persian units have no plural and no abbreviation. */
const persianUnit = (unit: string) => [unit, unit, ` ${unit}`] as const
const englishUnit = (unit: string, short: string) => [unit, `${unit}s`, short] as const

/** The languages of the interface. Each has its texts in `src/text/CODE` and its pages in `content/CODE`. */
const table = {
	fa: {
		name: 'فارسی',
		direction: 'rtl',
		script: 'Arab',
		tag: 'fa-IR',
		calendar: 'persian',
		numberingSystem: 'arabext',
		firstWeekday: 6,
		openGraph: 'fa_IR',
		country: 'IR',
		readsTether: true,
		startsWithOwnNews: false,
		digits: '۰۱۲۳۴۵۶۷۸۹',
		marks: { group: '٬', point: '٫', percent: '٪' },
		comma: '، ',
		quotes: ['«', '»'],
		toman: { unit: 'تومان', million: ' میلیون', billion: ' میلیارد' },
		now: 'همین حالا',
		ago: (age) => `${age} پیش`,
		ages: {
			year: persianUnit('سال'),
			month: persianUnit('ماه'),
			week: persianUnit('هفته'),
			day: persianUnit('روز'),
			hour: persianUnit('ساعت'),
			minute: persianUnit('دقیقه'),
		},
	},
	en: {
		name: 'English',
		direction: 'ltr',
		script: 'Latn',
		tag: 'en-US',
		calendar: 'gregory',
		numberingSystem: 'latn',
		firstWeekday: 0,
		openGraph: 'en_US',
		readsTether: false,
		startsWithOwnNews: true,
		digits: '0123456789',
		marks: { group: ',', point: '.', percent: '%' },
		comma: ', ',
		quotes: ['“', '”'],
		toman: { unit: 'toman', million: 'M', billion: 'B' },
		now: 'just now',
		ago: (age) => `${age} ago`,
		ages: {
			year: englishUnit('year', 'y'),
			month: englishUnit('month', 'mo'),
			week: englishUnit('week', 'w'),
			day: englishUnit('day', 'd'),
			hour: englishUnit('hour', 'h'),
			minute: englishUnit('minute', 'm'),
		},
	},
} satisfies Record<string, Language>

export type UiLocale = keyof typeof table
export const languages: Readonly<Record<UiLocale, Language>> = table
export const uiLocales = Object.keys(table) as readonly UiLocale[]

/** The languages of news, ads and names in the catalogue. */
export const newsLocales = ['fa', 'en'] as const satisfies readonly UiLocale[]
export type NewsLocale = (typeof newsLocales)[number]

/** For readers of no other language; it also has the names in Latin letters. */
export const defaultLocale = 'en' satisfies NewsLocale

/** The news of a list: one language, or both together. */
export const listLocales = [...newsLocales, 'both'] as const
export type ListLocale = (typeof listLocales)[number]

export const isUiLocale = (value: unknown): value is UiLocale => uiLocales.some((locale) => locale === value)
export const isListLocale = (value: unknown): value is ListLocale =>
	listLocales.some((locale) => locale === value)
export const isNewsLocale = (value: unknown): value is NewsLocale =>
	newsLocales.some((locale) => locale === value)

/** The news language for an interface language, if the reader has chosen none. */
export const newsLocaleFor = (locale: UiLocale): NewsLocale => (isNewsLocale(locale) ? locale : defaultLocale)

export const inEachUiLocale = <Made>(make: (locale: UiLocale) => Made): Record<UiLocale, Made> =>
	Object.fromEntries(uiLocales.map((locale) => [locale, make(locale)])) as Record<UiLocale, Made>

export const inEachNewsLocale = <Made>(make: (locale: NewsLocale) => Made): Record<NewsLocale, Made> =>
	Object.fromEntries(newsLocales.map((locale) => [locale, make(locale)])) as Record<NewsLocale, Made>

/** Numbers by language, such as reports of a story or its outlets. */
export type CountByLocale = Readonly<Record<NewsLocale, number>>
export const countByLocale = (counted: readonly { locale: NewsLocale }[]): CountByLocale =>
	inEachNewsLocale((of) => counted.filter(({ locale }) => locale === of).length)
export const sumOf = (counts: CountByLocale): number =>
	newsLocales.reduce((sum, locale) => sum + counts[locale], 0)

export const directionOf = (locale: UiLocale): 'rtl' | 'ltr' => languages[locale].direction

/** In cookies and on the wire the languages of a list are numbers. */
const listNumbers: Readonly<Record<ListLocale, number>> = { fa: 1, en: 2, both: 3 }
export const listLocaleNumber = (locale: ListLocale): number => listNumbers[locale]
export const listLocaleFromNumber = (value: string | undefined): ListLocale | undefined =>
	listLocales.find((locale) => String(listNumbers[locale]) === value)

/** The languages of the news, the reader's own first. */
export const ownFirst = (locale: UiLocale): readonly NewsLocale[] =>
	newsLocales.toSorted((one, other) => Number(other === locale) - Number(one === locale))

/** The beginning of an address that names a language of the interface. */
export const localePattern = `/(?:${uiLocales.join('|')})`
