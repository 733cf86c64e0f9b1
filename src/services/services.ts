import { createChooseBanner, createFindPlacements } from '#services/ads/choose-banner.ts'
import type { LiveAds } from '#services/ads/live-ads.ts'
import { createFindBriefing } from '#services/follows/find-briefing.ts'
import { createFindFeed } from '#services/follows/find-feed.ts'
import { createFindMostFollowed } from '#services/follows/find-most-followed.ts'
import { createCountNewest } from '#services/news/count-newest.ts'
import { createFindCoinStories } from '#services/news/find-coin-stories.ts'
import { createFindFront } from '#services/news/find-front.ts'
import { createFindMostRead } from '#services/news/find-most-read.ts'
import { createFindRelatedStories, createFindStory } from '#services/news/find-story.ts'
import { createListNewestNews, createListNews, createListRecentNews } from '#services/news/list-news.ts'
import { createFindPriceChanges } from '#services/prices/find-price-changes.ts'
import { createFindPrices } from '#services/prices/find-prices.ts'
import { createFindSources } from '#services/sources/find-sources.ts'
import { createFindMood } from '#services/votes/find-mood.ts'
import { sourcesWithNews } from '#store/news/news-lookup.ts'
import { findPricePoints } from '#store/news/price-point-store.ts'
import { newsFreshness } from '#store/sources/source-health-store.ts'
import type { ReadCache, Reads, TakeTurn } from './reading.ts'

type ServicesDeps = {
	reads: Reads
	takeTurn: TakeTurn
	cache: ReadCache
	ads: LiveAds
	now: () => number
	/** The upper limit of the count of new items. */
	mostNewest: number
	/** A day with fewer votes has no mood. */
	leastMoodVotes: number
}

export type Services = ReturnType<typeof createServices>

/** The reads behind the routes and the pages. */
export const createServices = (deps: ServicesDeps) => ({
	listNews: createListNews(deps),
	listRecentNews: createListRecentNews(deps),
	listNewestNews: createListNewestNews(deps),
	findStory: createFindStory(deps),
	findFront: createFindFront(deps),
	findRelatedStories: createFindRelatedStories(deps),
	findBriefing: createFindBriefing(deps),
	findFeed: createFindFeed(deps),
	findMostFollowed: createFindMostFollowed(deps),
	findMostRead: createFindMostRead(deps),
	countNewest: createCountNewest(deps, deps.mostNewest),
	findPrices: createFindPrices(deps),
	findCoinStories: createFindCoinStories(deps),
	/** The prices of a coin between two moments, thinned out to as many points as a chart has pixels; gaps stay gaps. */
	findPriceHistory: (coinId: number, from: Date, to: Date) =>
		findPricePoints(deps.reads.lists, coinId, { from, to }, 500),
	findPriceChanges: createFindPriceChanges(deps),
	findMood: createFindMood({ ...deps, leastVotes: deps.leastMoodVotes }),
	findSources: createFindSources(deps),
	findSourcesWithNews: () => sourcesWithNews(deps.reads.lists),
	/** When news was last collected, and how many sources respond. */
	findFreshness: () => newsFreshness(deps.reads.lists),
	chooseBanner: createChooseBanner(deps),
	findPlacements: createFindPlacements(deps),
})
