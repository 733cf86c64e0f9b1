import { defaultLocale, type NewsLocale, type UiLocale } from './locale.ts'

/** One for each language of the news. */
type ByLocale<Value> = Readonly<Record<NewsLocale, Value>>

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
	titles: ByLocale<string>
	homepage: string
	feedUrl: string
	feedKind: FeedKind
	/** False for an outlet that also writes about other things; its items must be about crypto to be stored. */
	cryptoOnly: boolean
	/** It publishes presales for money, so its items never lead the front. */
	paid?: boolean | undefined
	/** Further registrable domains that its items may link to. */
	domains: readonly string[]
	/** Only for feedKind html. */
	selectors?: ListSelectors | undefined
}

/** The ids of sources begin here; new ones are numbered on, whatever their language. */
export const firstSourceId = 1000

/** The language in which an outlet is named: its own in an interface of that language, else in Latin letters. */
export const nameLocale = (locale: NewsLocale, uiLocale: UiLocale): NewsLocale =>
	locale === uiLocale ? locale : defaultLocale

/** What an outlet is called in an interface. */
export const sourceName = (source: { locale: NewsLocale } & ByLocale<string>, uiLocale: UiLocale): string =>
	source[nameLocale(source.locale, uiLocale)]

export const sourceTitle = (
	{ titles, locale }: Pick<Source, 'titles' | 'locale'>,
	uiLocale: UiLocale = locale,
): string => titles[nameLocale(locale, uiLocale)]

/** Everything that a coin or a person is called, in any language. */
export const everyName = ({ names, aliases }: Pick<Person, 'names' | 'aliases'>): string[] => [
	...Object.values(names),
	...Object.values(aliases).flat(),
]

export type Coin = {
	id: number
	symbol: string
	names: ByLocale<string>
	aliases: ByLocale<readonly string[]>
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
	names: ByLocale<string>
	keywords: ByLocale<readonly string[]>
}

const firstPersonId = 9000

/** Entries with an id below 9000 route to a category, others to an influencer. */
export const isPersonId = (id: number): boolean => id >= firstPersonId

/** An influencer: ids from 9000 up. */
export type Person = {
	id: number
	routeRef: string
	names: ByLocale<string>
	aliases: ByLocale<readonly string[]>
}
