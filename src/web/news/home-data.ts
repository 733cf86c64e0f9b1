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
import {
	type CountByLocale,
	countByLocale,
	type ListLocale,
	type NewsLocale,
	type UiLocale,
} from '#domain/locale.ts'
import { sortToWire } from '#domain/news-filter.ts'
import type { HomeCatalogue } from './home-catalogue.ts'
import { outletOf } from './source-name.ts'
import type { SourceState } from './source-state.ts'

/** As much of an item as a list shows and does. */
export type ListItem = Omit<NewsItemResponse, 'categories' | 'recent' | 'source' | 'tags'> & {
	tags: readonly { symbol: string; change_since: number | null }[]
	source: Omit<NewsItemResponse['source'], 'custom_id' | 'title_en'> & {
		/** A page leaves it out where it says no more than the title, or is not shown. */
		title_en?: string
	}
}
export type NewsPage = Omit<NewsListResponse['data'], 'news'> & { news: readonly ListItem[] }
type Freshness = NewsFreshnessResponse['data']

/** A story of the front, as much of it as its row says. */
export type FrontStory = ListItem & {
	/** Of the outlets that report it besides the item's own. */
	names: readonly string[]
	outlets: CountByLocale
	/** Its headline in the other language. */
	other: (Pick<ListItem, 'id' | 'title' | 'url' | 'views'> & { locale: NewsLocale }) | null
}

/** As many outlets are named beside the first, of the lead twice as many. */
const namedOutlets = 2

export function frontStoryOf(story: StoryHeadlineResponse, isLead: boolean, uiLocale: UiLocale): FrontStory {
	const { outlets, other, ...item } = story
	return {
		...asListed({ ...item, story: { ...item.story, sources: [] } }, uiLocale),
		names: outlets
			.slice(1, 1 + namedOutlets * (isLead ? 2 : 1))
			.map((outlet) => outletOf(outlet, uiLocale).name),
		outlets: countByLocale(outlets),
		// Only the lead shows it.
		other: isLead && other ? headlineOf(other) : null,
	}
}

const headlineOf = ({ id, title, url, views, source }: ListItem) => {
	return { id, title, url: shortUrl(url), views, locale: source.locale }
}

/** A Persian address as its letters, a third as long as their codes; a browser asks for the same. */
function shortUrl(url: string): string {
	try {
		const letters = decodeURI(url)
		return encodeURI(letters) === url ? letters : url
	} catch {
		return url
	}
}

/** A page says of its items what its script reads. */
export const asListed = (item: ListItem, uiLocale: UiLocale): ListItem => {
	const { id, slug, title, url, published_date, views, importance, bullish, bearish } = item
	const { tags, edited, story } = item
	const { title: name, title_en, locale, slug: of } = item.source
	const source = {
		title: name,
		// The name that is shown (`outletOf`).
		...(nameLocale(locale, uiLocale) !== locale &&
			title_en !== undefined &&
			title_en !== name && { title_en }),
		locale,
		slug: of,
	}
	return {
		id,
		slug,
		title,
		url: shortUrl(url),
		published_date,
		views,
		importance,
		bullish,
		bearish,
		tags: tags.map(({ symbol, change_since }) => ({ symbol, change_since })),
		source,
		edited,
		// Of what nobody else tells the one source is known.
		story: story.size === 1 ? { ...story, sources: [] } : story,
	}
}

/** As much of an item as a line beside the list needs. */
type MostRead = {
	lang: NewsLocale
	items: readonly { id: number; title: string; url: string; locale: NewsLocale }[]
}

export const mostReadOf = (lang: NewsLocale, items: MostReadResponse['data']): MostRead => ({
	lang,
	items: items.map(({ id, title, url, source }) => ({ id, title, url, locale: source.locale })),
})

/** Why there is no list to show. */
export type ListFailure = { code: ProblemResponse['error']['code']; status: number }

export type HomeData = {
	query: HomeQuery
	/** The news language that the reader last chose, in whatever language this list is. */
	chosenLocale: ListLocale | undefined
	/** Whether reports of one story are one row. */
	grouped: boolean
	/** When this was put together; the first paint in server and browser reads ages against it. */
	now: string
	/** Topics, people, and of coins and sources those that the page shows. */
	catalogue: HomeCatalogue
	/** Where all coins and sources are, and which of these sources are not offered. */
	choices: { path: string; withoutNews: readonly number[] }
	prices: PricesResponse | null
	freshness: Freshness | null
	/** In the news language that is named with it. */
	mostRead: MostRead
	mood: MoodResponse['data']
	/** What the days of the list are called, by their date in Tehran. */
	days: Readonly<Record<string, string>>
	list: NewsPage | ListFailure
	/** The stories above the list, the lead first; null where none belong there or they could not be had. */
	front: readonly FrontStory[] | null
	isPerson: boolean
	/** Of the one source that the list is narrowed to. */
	sourceState: SourceState | null
	/** The address asks for more than a visitor without an account may; the list holds the first of each kind. */
	beyondLimit: boolean
	/** Where a banner runs, so that the first paint leaves room for it. */
	adPlacements: readonly Placement[]
	/** Chosen by weight each time a page is made. */
	topBanner: BannerResponse | null
}

export const failedList = (list: HomeData['list']): list is ListFailure => 'code' in list

/** The body of a list request: the address speaks in names, the wire in numbers. */
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
	}
}

/** Symbols of the price list, in its order. */
export const pricedSymbols = (prices: PricesResponse | null): string[] =>
	(prices?.data ?? []).map(({ symbol }) => symbol.toUpperCase())
