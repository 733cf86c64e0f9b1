import type { z } from 'zod'
import type { Placement } from '#domain/ad.ts'
import type { ListLocale, NewsLocale } from '#domain/locale.ts'
import type { Result } from '#domain/result.ts'
import type { BannerChoiceResponse, PlacementsResponse } from './ads.ts'
import type { BriefingResponse } from './briefing.ts'
import type { CatalogueResponse } from './catalogue.ts'
import type { CoinRange, CoinStoriesResponse } from './coin.ts'
import type { FrontResponse } from './front.ts'
import type { MostFollowedResponse } from './my-feed.ts'
import type {
	NewsFreshnessResponse,
	NewsListResponse,
	NewsSourcesResponse,
	newsFilterRequest,
} from './news-list.ts'
import type { PriceHistoryResponse, PricesResponse } from './prices.ts'
import type { ProblemResponse } from './problem.ts'
import type { MoodResponse, MostReadResponse } from './readers-interest.ts'
import type { SourcesResponse } from './source-states.ts'
import type { RelatedStoriesResponse, StoryResponse } from './story.ts'

type ReadFailure = {
	status: number
	code: ProblemResponse['error']['code']
	retryAfterSeconds: number | undefined
}
export type PageRead<Answer> = Promise<Result<Answer, ReadFailure>>

/**
 * What page loaders read on the server, for the viewer of the page. The routes of the API send the same values, so a
 * loader in the browser gets from a route what one on the server gets from here.
 */
export type PageServices = {
	findCatalogue: () => PageRead<CatalogueResponse>
	listNews: (filter: z.input<typeof newsFilterRequest>) => PageRead<NewsListResponse>
	/** A report's slug, and that of a story that joined another, find a story with another slug and without news. */
	findStory: (slug: string) => PageRead<StoryResponse>
	findFront: (locale: ListLocale) => PageRead<FrontResponse>
	findRelatedStories: (slug: string, locale: NewsLocale) => PageRead<RelatedStoriesResponse>
	/** The briefing of all news of the last 24 hours. */
	findBriefing: (locale: ListLocale) => PageRead<BriefingResponse>
	findMostFollowed: () => PageRead<MostFollowedResponse>
	findMostRead: (locale: NewsLocale) => PageRead<MostReadResponse>
	findPrices: () => PageRead<PricesResponse>
	/** The prices of a coin between two moments, at most 500 points. */
	findPriceHistory: (symbol: string, from: Date, to: Date) => PageRead<PriceHistoryResponse>
	/** The stories of a coin with the most sources within a range; no route sends it. */
	findCoinStories: (symbol: string, locale: NewsLocale, range: CoinRange) => PageRead<CoinStoriesResponse>
	findMood: () => PageRead<MoodResponse>
	findFreshness: () => PageRead<NewsFreshnessResponse>
	findSources: () => PageRead<SourcesResponse>
	findSourcesWithNews: () => PageRead<NewsSourcesResponse>
	findPlacements: (locale: NewsLocale) => PageRead<PlacementsResponse>
	chooseBanner: (placement: Placement, locale: NewsLocale) => PageRead<BannerChoiceResponse>
}
