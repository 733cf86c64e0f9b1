import type { NewsItemAnswer } from '#contract/news-item.ts'
import type { PricesAnswer } from '#contract/prices.ts'
import type { NewsLocale, UiLocale } from '#domain/locale.ts'
import { headlineOf } from '#domain/story.ts'

/** A report as the page shows it. */
export type ShownReport = Pick<NewsItemAnswer, 'id' | 'title' | 'url' | 'published_date'> & {
	source: Pick<NewsItemAnswer['source'], 'slug' | 'title' | 'locale'>
	/** What its headline said before, where that was changed. */
	before: string | undefined
}

type PricedCoin = { symbol: string; price: PricesAnswer['data'][number] | undefined }

export type StoryData = {
	slug: string
	/** The first headline of the page's language, or the first of all. */
	headline: { title: string; locale: NewsLocale }
	/** The earliest first. */
	reports: readonly ShownReport[]
	sources: number
	coins: readonly PricedCoin[]
}

const mostCoins = 8

/** What a page shows of a story's reports, given the earliest first. */
export function storyData(
	slug: string,
	news: readonly NewsItemAnswer[],
	prices: PricesAnswer | null,
	locale: UiLocale,
): StoryData | undefined {
	const first = headlineOf(news, locale)
	if (first === undefined) return undefined
	const priceOf = new Map(prices?.data.map((price) => [price.symbol.toUpperCase(), price]))
	return {
		slug,
		headline: { title: first.title, locale: first.source.locale },
		reports: news.map(({ id, title, url, published_date, source, edited }) => ({
			id,
			title,
			url,
			published_date,
			source: { slug: source.slug, title: source.title, locale: source.locale },
			before: edited?.before,
		})),
		sources: new Set(news.map(({ source }) => source.slug)).size,
		coins: coinsOf(news)
			.slice(0, mostCoins)
			.map((symbol) => ({ symbol, price: priceOf.get(symbol) })),
	}
}

/** Those that most reports are about come first. */
function coinsOf(news: readonly NewsItemAnswer[]): string[] {
	const named = news.flatMap(({ tags }) => tags.map(({ symbol }) => symbol))
	const times = Map.groupBy(named, (symbol) => symbol)
	return [...times.keys()].sort((a, b) => (times.get(b)?.length ?? 0) - (times.get(a)?.length ?? 0))
}
