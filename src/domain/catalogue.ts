import type { NewsLocale, UiLocale } from './locale.ts'

/** Sources, coins, topics and people. */
export type Catalogue = {
	sources: readonly Source[]
	coins: readonly Coin[]
	topics: readonly Topic[]
	people: readonly Person[]
}

export const feedKinds = ['rss', 'atom', 'rdf', 'json', 'html', 'sitemap'] as const
export type FeedKind = (typeof feedKinds)[number]

/** CSS selectors for the parts of an item on a page that is read as a list. */
export type ListSelectors = {
	item: string
	title: string
	link: string
	/** The publication date, as text or as a datetime attribute. */
	date?: string | undefined
	summary?: string | undefined
}

export type Source = {
	id: number
	slug: string
	locale: NewsLocale
	titleEn: string
	titleFa: string
	homepage: string
	feedUrl: string
	feedKind: FeedKind
	/** False for an outlet that also writes about other things; its items must be about crypto to be stored. */
	cryptoOnly: boolean
	/** Further registrable domains that its items may link to. */
	domains: readonly string[]
	/** Only for feedKind html. */
	selectors?: ListSelectors | undefined
}

const firstEnglishSourceId = 2000

export const sourceLocale = (id: number): NewsLocale => (id < firstEnglishSourceId ? 'fa' : 'en')

/** What an outlet is called: English outlets in Latin letters everywhere, Persian ones in the language of the interface. */
export const sourceName = (
	{ locale, en, fa }: { locale: NewsLocale; en: string; fa: string },
	uiLocale: UiLocale,
): string => (locale === 'fa' && uiLocale === 'fa' ? fa : en)

export const sourceTitle = (
	{ titleEn, titleFa, locale }: Pick<Source, 'titleEn' | 'titleFa' | 'locale'>,
	uiLocale: UiLocale = locale,
): string => sourceName({ locale, en: titleEn, fa: titleFa }, uiLocale)

export type Coin = {
	id: number
	symbol: string
	nameEn: string
	nameFa: string
	aliasesEn: readonly string[]
	aliasesFa: readonly string[]
	coingeckoId: string
	/** The symbol is also a common word or abbreviation, so it never tags an item alone. */
	ambiguousSymbol: boolean
	/** A name or alias is also a common word in English or Persian, so it never tags an item alone. */
	ambiguousName: boolean
}

export type CoinPrice = {
	symbol: string
	/** In US dollars. */
	currentPrice: number
	/** Per cent; a newly listed coin has none. */
	change24h: number | null
}

/** A topic category: ids below 9000. */
export type Topic = {
	id: number
	routeRef: string
	nameEn: string
	nameFa: string
	keywordsEn: readonly string[]
	keywordsFa: readonly string[]
}

const firstPersonId = 9000

/** Entries with an id below 9000 route to a category, others to an influencer. */
export const isPersonId = (id: number): boolean => id >= firstPersonId

/** An influencer: ids from 9000 up. */
export type Person = {
	id: number
	routeRef: string
	nameEn: string
	nameFa: string
	aliasesEn: readonly string[]
	aliasesFa: readonly string[]
}
