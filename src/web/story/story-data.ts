import type { CatalogueResponse } from '#contract/catalogue.ts'
import type { NewsItemResponse } from '#contract/news-item.ts'
import type { PricesResponse } from '#contract/prices.ts'
import type { RelatedStoriesResponse, StoryResponse } from '#contract/story.ts'
import { type AddedFacts, addedFacts } from '#domain/added-facts.ts'
import {
	type CountByLocale,
	countByLocale,
	type NewsLocale,
	newsLocaleFor,
	type UiLocale,
} from '#domain/locale.ts'
import { pick } from '#domain/pick.ts'
import { headlineOf } from '#domain/story.ts'

type ReportResponse = StoryResponse['data']['news'][number]

/** The fields of a report that the page needs. */
export type ShownReport = ReturnType<typeof shownReport>

type PricedCoin = { symbol: string; price: PricesResponse['data'][number] | undefined }

export type RelatedStory = ReturnType<typeof relatedStory>

export type StoryData = {
	slug: string
	/**
	 * The first report in the page's language, or the first of all: it gives the title, and votes and saves belong to
	 * it.
	 */
	lead: ShownReport
	/** The first report in the other language. */
	other: ShownReport | undefined
	/** The earliest first. */
	reports: readonly ShownReport[]
	/** By report of the other language: the figures and names that no headline of the page's language has. */
	added: Readonly<Record<number, AddedFacts>>
	outlets: CountByLocale
	/** The time of the response. */
	now: string
	prices: PricesResponse | null
	coins: readonly PricedCoin[]
	related: readonly RelatedStory[]
}

const mostCoins = 6

type Read = {
	slug: string
	news: readonly ReportResponse[]
	outlets: StoryResponse['data']['outlets']
	related: RelatedStoriesResponse['data']
	prices: PricesResponse | null
	people: CatalogueResponse['data']['influencers']
}

/** The data of a story's page, from its reports, the earliest first. */
export function storyData(
	{ slug, news, outlets, related, prices, people }: Read,
	locale: UiLocale,
	now: Date,
): StoryData | undefined {
	const reports = news.map(shownReport)
	const lead = headlineOf(reports, locale)
	if (lead === undefined) return undefined
	const priceOf = new Map(prices?.data.map((price) => [price.symbol.toUpperCase(), price]))
	return {
		slug,
		lead,
		other: reports.find(({ source }) => source.locale !== lead.source.locale),
		reports,
		added: addedIn(news, people, newsLocaleFor(locale)),
		outlets: countByLocale(outlets),
		now: now.toISOString(),
		prices,
		coins: coinsOf(news)
			.slice(0, mostCoins)
			.map((symbol) => ({ symbol, price: priceOf.get(symbol) })),
		related: related.map(relatedStory),
	}
}

function addedIn(
	news: readonly ReportResponse[],
	people: Read['people'],
	locale: NewsLocale,
): StoryData['added'] {
	const nameOf = new Map(people.map((person) => [person.route_ref, person[locale]]))
	const told = news.map(({ title, source, tags, categories }) => ({
		...{ title, source },
		names: [...tags.map(({ symbol }) => symbol), ...categories.flatMap((ref) => nameOf.get(ref) ?? [])],
	}))
	const added = addedFacts(told, locale)
	return Object.fromEntries(news.flatMap(({ id }, place) => (added[place] ? [[id, added[place]]] : [])))
}

/** As much of an item as a line of a page shows. */
const shownLine = (item: NewsItemResponse) => ({
	...pick(item, 'id', 'title', 'url', 'published_date'),
	source: pick(item.source, 'slug', 'title', 'title_en', 'locale'),
})

const shownReport = (report: ReportResponse) => ({
	...pick(report, 'edited', 'importance', 'bullish', 'bearish'),
	...shownLine(report),
})

const relatedStory = (item: NewsItemResponse) => ({
	...shownLine(item),
	/** A single report has no page. */
	slug: item.story.slug,
	size: item.story.size,
})

/** The coins of most reports come first. */
function coinsOf(news: readonly NewsItemResponse[]): string[] {
	const named = news.flatMap(({ tags }) => tags.map(({ symbol }) => symbol))
	const times = Map.groupBy(named, (symbol) => symbol)
	return [...times.keys()].sort((a, b) => (times.get(b)?.length ?? 0) - (times.get(a)?.length ?? 0))
}
