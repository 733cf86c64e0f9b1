import type { z } from 'zod'
import type { Placement } from '#domain/ad.ts'
import type { ListLocale, NewsLocale } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'
import type { BannerChoiceAnswer, PlacementsAnswer } from './ads.ts'
import type { BriefingAnswer } from './briefing.ts'
import type { CatalogueAnswer } from './catalogue.ts'
import type { CoinRange, CoinStoriesAnswer } from './coin.ts'
import type { FrontAnswer } from './front.ts'
import type { MostFollowedAnswer } from './my-feed.ts'
import type {
	NewsFreshnessAnswer,
	NewsListAnswer,
	NewsSourcesAnswer,
	newsFilterRequest,
} from './news-list.ts'
import type { PriceHistoryAnswer, PricesAnswer } from './prices.ts'
import type { ProblemAnswer } from './problem.ts'
import type { MoodAnswer, MostReadAnswer } from './readers-interest.ts'
import type { SourcesAnswer } from './source-states.ts'
import type { RelatedStoriesAnswer, StoryAnswer } from './story.ts'

type ReadFailure = {
	status: number
	code: ProblemAnswer['error']['code']
	retryAfterSeconds: number | undefined
}
export type PageRead<Answer> = Promise<Result<Answer, ReadFailure>>

/**
 * What page loaders read on the server, for the viewer of the page. The routes of the API send the same values, so a
 * loader in the browser gets from a route what one on the server gets from here.
 */
export type PageServices = {
	findCatalogue: () => PageRead<CatalogueAnswer>
	listNews: (filter: z.input<typeof newsFilterRequest>) => PageRead<NewsListAnswer>
	/** A report's slug, and that of a story that joined another, find a story with another slug and without news. */
	findStory: (slug: string) => PageRead<StoryAnswer>
	findFront: (locale: ListLocale) => PageRead<FrontAnswer>
	findRelatedStories: (slug: string, locale: NewsLocale) => PageRead<RelatedStoriesAnswer>
	/** Of all news of the last 24 hours. */
	findBriefing: (locale: ListLocale) => PageRead<BriefingAnswer>
	findMostFollowed: () => PageRead<MostFollowedAnswer>
	findMostRead: (locale: NewsLocale) => PageRead<MostReadAnswer>
	findPrices: () => PageRead<PricesAnswer>
	/** What a coin cost between two moments, at most 500 points. */
	findPriceHistory: (symbol: string, from: Date, to: Date) => PageRead<PriceHistoryAnswer>
	/** What most sources told of a coin within a range; no route sends it. */
	findCoinStories: (symbol: string, locale: NewsLocale, range: CoinRange) => PageRead<CoinStoriesAnswer>
	findMood: () => PageRead<MoodAnswer>
	findFreshness: () => PageRead<NewsFreshnessAnswer>
	findSources: () => PageRead<SourcesAnswer>
	findSourcesWithNews: () => PageRead<NewsSourcesAnswer>
	findPlacements: (locale: NewsLocale) => PageRead<PlacementsAnswer>
	chooseBanner: (placement: Placement, locale: NewsLocale) => PageRead<BannerChoiceAnswer>
}
