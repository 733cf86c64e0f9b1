import { createBannerResponse, createPlacementsResponse } from '#api/ads/ad-routes.ts'
import { createCatalogueResponses } from '#api/catalogue/catalogue-routes.ts'
import { createBriefingResponse } from '#api/follows/briefing-routes.ts'
import { createMostFollowedResponse } from '#api/follows/my-feed-routes.ts'
import type { ViewerOf } from '#api/identity/viewer-of.ts'
import { createCoinStoriesResponse } from '#api/news/coin-stories-response.ts'
import { createFrontResponse } from '#api/news/front-routes.ts'
import { createMostReadResponse } from '#api/news/most-read-routes.ts'
import { createFreshnessResponse, createSourcesWithNewsResponse } from '#api/news/news-item-routes.ts'
import { createNewsListResponse } from '#api/news/news-list-routes.ts'
import { createRelatedStoriesResponse, createStoryResponse } from '#api/news/story-routes.ts'
import { createPriceHistoryResponse, createPricesResponse } from '#api/prices/prices-routes.ts'
import { createSourcesResponse } from '#api/sources/source-routes.ts'
import { createMoodResponse } from '#api/votes/mood-routes.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { FetchCached } from '#services/cache/fetch-cached.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import type { PresentNews } from '#services/news/present-news-item.ts'
import type { Services } from '#services/services.ts'

/** What the responses are made from. */
export type ResponseDeps = {
	services: Services
	fetchCached: FetchCached
	catalogue: () => Catalogue
	index: () => CatalogueIndex
	presentNews: PresentNews
	now: () => number
}

/** What a route needs that sends one of them. */
export type ReadRouteParts = { responses: ReturnType<typeof createResponses>; viewerOf: ViewerOf }

/** The responses that API routes and page loaders share, each with its value. */
export const createResponses = (deps: ResponseDeps) => ({
	catalogue: createCatalogueResponses(deps),
	newsList: createNewsListResponse(deps),
	story: createStoryResponse(deps),
	front: createFrontResponse(deps),
	relatedStories: createRelatedStoriesResponse(deps),
	mostRead: createMostReadResponse(deps),
	mostFollowed: createMostFollowedResponse(deps),
	briefing: createBriefingResponse(deps),
	prices: createPricesResponse(deps),
	coinStories: createCoinStoriesResponse(deps),
	priceHistory: createPriceHistoryResponse(deps),
	mood: createMoodResponse(deps),
	freshness: createFreshnessResponse(deps),
	sources: createSourcesResponse(deps),
	sourcesWithNews: createSourcesWithNewsResponse(deps),
	placements: createPlacementsResponse(deps),
	banner: createBannerResponse(deps),
})
