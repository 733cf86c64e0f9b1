import type { BannerResponse } from '#contract/ads.ts'
import type { StoryHeadlineResponse } from '#contract/front.ts'
import type { HomeQuery } from '#contract/home-query.ts'
import type { NewsItemResponse } from '#contract/news-item.ts'
import type { NewsFreshnessResponse, NewsListResponse } from '#contract/news-list.ts'
import type { PricesResponse } from '#contract/prices.ts'
import type { ProblemResponse } from '#contract/problem.ts'
import type { MoodResponse, MostReadResponse } from '#contract/readers-interest.ts'
import type { Placement } from '#domain/ad.ts'
import { nameLocale } from '#domain/catalogue.ts'
import type { ListLocale, NewsLocale, UiLocale } from '#domain/locale.ts'
import { sortToWire } from '#domain/news-filter.ts'
import { pick } from '#domain/pick.ts'
import type { HomeCatalogue } from './home-catalogue.ts'
import type { SourceState } from './source-state.ts'

/** The fields of an item that a list needs. */
export type ListItem = Omit<
	NewsItemResponse,
	'categories' | 'edited' | 'recent' | 'source' | 'story' | 'tags'
> & {
	/** Left out if the headline is still the first one. */
	edited?: NewsItemResponse['edited']
	story: Pick<NewsItemResponse['story'], 'slug' | 'size'>
	tags: readonly { symbol: string; change_since: number | null }[]
	source: Omit<NewsItemResponse['source'], 'custom_id' | 'title_en'> & {
		/** Left out if it equals the title or is not shown. */
		title_en?: string
	}
}
export type NewsPage = Omit<NewsListResponse['data'], 'news'> & { news: readonly ListItem[] }
type Freshness = NewsFreshnessResponse['data']

/** The fields of a story that the front needs. */
export type FrontStory = ListItem & {
	/** The lead's headline in the other language. */
	other?: Headline
	/** The path of the lead's picture. */
	picture?: string
}

export function frontStoryOf(story: StoryHeadlineResponse, isLead: boolean, uiLocale: UiLocale): FrontStory {
	const { outlets: _outlets, other, picture, ...item } = story
	return {
		...asListed(item, uiLocale),
		...(isLead && other && { other: headlineOf(other) }),
		...(isLead && picture !== null && { picture }),
	}
}

/** As much of an item as a line needs that only leads to it. */
type Headline = Pick<ListItem, 'id' | 'title' | 'url' | 'views'> & { source: { locale: NewsLocale } }

const headlineOf = (item: ListItem): Headline => ({
	...pick(item, 'id', 'title', 'views'),
	url: shortUrl(item.url),
	source: pick(item.source, 'locale'),
})

/** A story of the other language, in a line with its outlet and its reports. */
export type ElsewhereStory = Headline & {
	source: Pick<ListItem['source'], 'title' | 'slug' | 'locale' | 'title_en'>
	story: Pick<ListItem['story'], 'slug' | 'size'>
}

export function elsewhereOf(item: ListItem, uiLocale: UiLocale): ElsewhereStory {
	const { source, story } = asListed(item, uiLocale)
	return { ...headlineOf(item), source, story: pick(story, 'slug', 'size') }
}

/** A URL with Persian letters instead of percent-encoding, a third as long; a browser requests the same. */
function shortUrl(url: string): string {
	try {
		const letters = decodeURI(url)
		return encodeURI(letters) === url ? letters : url
	} catch {
		return url
	}
}

/** An item without what the page's script does not read. */
export const asListed = (
	item: ListItem & Partial<Pick<NewsItemResponse, 'categories' | 'recent'>>,
	uiLocale: UiLocale,
): ListItem => {
	const { categories: _categories, recent: _recent, edited, story, ...listed } = item
	const { title, title_en, locale } = item.source
	// The name that is shown (`outletOf`).
	const isShown = nameLocale(locale, uiLocale) !== locale && title_en !== undefined && title_en !== title
	return {
		...listed,
		...(edited && { edited }),
		url: shortUrl(item.url),
		tags: item.tags.map((tag) => pick(tag, 'symbol', 'change_since')),
		source: { ...pick(item.source, 'title', 'locale', 'slug'), ...(isShown && { title_en }) },
		story: pick(story, 'slug', 'size'),
	}
}

type MostRead = { lang: NewsLocale; items: readonly Headline[] }

export const mostReadOf = (lang: NewsLocale, items: MostReadResponse['data']): MostRead => ({
	lang,
	items: items.map(headlineOf),
})

/** Why there is no list. */
export type ListFailure = { code: ProblemResponse['error']['code']; status: number }

export type HomeData = {
	query: HomeQuery
	/** The news language that the reader last chose, whatever the language of this list. */
	chosenLocale: ListLocale | undefined
	/** Whether reports of one story are one row. */
	grouped: boolean
	/** The time of the response; the first paint of server and browser computes ages from it. */
	now: string
	/** Topics, people, and those coins and sources that the page shows. */
	catalogue: HomeCatalogue
	/** The file with all coins and sources, and which of these sources are not offered. */
	choices: { path: string; withoutNews: readonly number[] }
	prices: PricesResponse | null
	freshness: Freshness | null
	/** In the news language that is given with it. */
	mostRead: MostRead
	mood: MoodResponse['data']
	/** The names of the list's days, by their date in Tehran. */
	days: Readonly<Record<string, string>>
	list: NewsPage | ListFailure
	/** The stories above the list, the lead first; null if there are none or they could not be loaded. */
	front: readonly FrontStory[] | null
	/** What only the other language reported, below them. */
	elsewhere: readonly ElsewhereStory[]
	isPerson: boolean
	/** The state of the only source of the list. */
	sourceState: SourceState | null
	/** The URL exceeds the limit of a guest; the list has the first of each kind. */
	beyondLimit: boolean
	/** Placements with a campaign, so that the first paint reserves space. */
	adPlacements: readonly Placement[]
	/** Chosen by weight for each rendering. */
	topBanner: BannerResponse | null
}

export const failedList = (list: HomeData['list']): list is ListFailure => 'code' in list

/** The body of a list request: the URL has names, the wire has numbers. */
export function filterBody(query: HomeQuery, catalogue: HomeCatalogue, grouped: boolean) {
	const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
	return {
		assets: ids(catalogue.coins.filter((coin) => query.coins.includes(coin.symbol))),
		sources: ids(catalogue.sources.filter((source) => query.sources.includes(source.slug))),
		page: query.page,
		query: query.search,
		sort_by: sortToWire(query.sort),
		lang: query.newsLocale,
		slug_uid: query.shared === undefined || query.page > 1 ? {} : { news_slug: query.shared },
		category: query.category ?? '',
		grouped,
		...(query.coverage && { coverage: query.coverage }),
	}
}

/** Symbols of the price list, in its order. */
export const pricedSymbols = (prices: PricesResponse | null): string[] =>
	(prices?.data ?? []).map(({ symbol }) => symbol.toUpperCase())
