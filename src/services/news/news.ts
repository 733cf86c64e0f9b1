import type { z } from 'zod'
import { type CoinRange, type CoinStoriesResponse, newsStepMs, rangeMs } from '#contract/coin.ts'
import { type FrontResponse, frontStories } from '#contract/front.ts'
import { mostNewestCounted, type NewestResponse } from '#contract/newest-news.ts'
import type { NewsItemResponse } from '#contract/news-item.ts'
import {
	type NewsFilterRequest,
	type NewsListResponse,
	type NewsRecentResponse,
	newsFilterRequest,
} from '#contract/news-list.ts'
import { type MostReadResponse, mostReadLength } from '#contract/readers-interest.ts'
import {
	mostRelatedStories,
	type RelatedStoriesResponse,
	type StoryResponse,
	storyParams,
	storyResponse,
} from '#contract/story.ts'
import { mostSuggestions, type SuggestionsResponse } from '#contract/suggestions.ts'
import type { ListLocale, NewsLocale } from '#domain/locale.ts'
import { filterKey, type NewsFilter, type NewsListing } from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { Problem } from '#domain/problem.ts'
import { namesIn } from '#domain/search-words.ts'
import type { AdsService } from '#services/ads/ads.ts'
import { presentTextAd } from '#services/ads/present-ad.ts'
import { CachedJson } from '#services/cache/cached-response.ts'
import type { PricesService } from '#services/prices/prices.ts'
import { readsOf } from '#services/reading.ts'
import type { Shared } from '#services/shared.ts'
import { success } from '#services/success.ts'
import type { Viewer } from '#services/viewer.ts'
import { addBookmark, findBookmarkIds, findBookmarks, removeBookmark } from '#store/news/bookmark-store.ts'
import { findNews } from '#store/news/news-list.ts'
import { findGoneIds, findNewsByIds, findNewsBySlug, findNewsSince } from '#store/news/news-lookup.ts'
import { findPicture } from '#store/news/picture-store.ts'
import { findRelatedIds, findStory } from '#store/news/story-lookup.ts'
import { readTagReasons } from '#store/news/tag-report-store.ts'
import { createCountNewest } from './count-newest.ts'
import { requireFilterAllowance } from './filter-limit.ts'
import { createFindCoinStories } from './find-coin-stories.ts'
import { createFindFront } from './find-front.ts'
import { createFindMostRead } from './find-most-read.ts'
import { findReportsOf } from './find-story.ts'
import { createListNews, type NewsListQuery } from './list-news.ts'
import { presentNames } from './present-names.ts'
import { createPresentNews, presentOutlet } from './present-news-item.ts'
import { presentStories } from './present-story.ts'
import { readNewsFilter, readNewsListing, readNewsQuery, requirePast } from './read-news-filter.ts'
import { createReportTag } from './report-tag.ts'

export type NewsService = ReturnType<typeof createNews>

export function createNews(shared: Shared, { ads, prices }: { ads: AdsService; prices: PricesService }) {
	const { db, reads, cache, takeTurn, index, now } = shared
	const present = createPresentNews({ changesSince: prices.changesSince, now })
	const listNews = createListNews({ ...shared, ads: ads.live })
	const findFront = createFindFront({ ...shared, sourceById: () => index().sourceById })
	const findMostRead = createFindMostRead(shared)
	const findCoinStories = createFindCoinStories(shared)
	const countNewest = createCountNewest(shared, mostNewestCounted)

	/** The page of news that a request asks for; a viewer without an account may not have every one. */
	const queryOf = (given: NewsFilterRequest, viewer: Viewer) => readNewsQuery(given, index(), viewer)

	const list = (query: NewsListQuery, viewer: Viewer) =>
		cache.json(viewer, listKey(query), async (): Promise<NewsListResponse> => {
			const page = await listNews(query, viewer)
			return {
				status: 1,
				data: {
					news: await present(page.items),
					num_pages: page.pages,
					count: page.count,
					more: page.hasMore,
					ads: page.ad === undefined ? [] : [presentTextAd(page.ad, page.adLocale, index())],
					matched: presentNames(namesIn(query.terms), index()),
				},
			}
		})

	const newest = (listing: NewsListing, most: number, viewer: Viewer) =>
		takeTurn(viewer.network, () => findNews(readsOf(reads, viewer), { ...listing, pageSize: most }))

	return {
		/** Items as the API sends them. */
		present,
		queryOf,
		list,
		/** The list of a page, whose filter has not been read yet. */
		listOf: async (filter: z.input<typeof newsFilterRequest>, viewer: Viewer) => {
			const given = newsFilterRequest.safeParse(filter)
			if (!given.success) throw new Problem('invalid_input')
			return list(queryOf(given.data, viewer), viewer)
		},

		/** The filter of a request for what came since a moment. */
		recentFilterOf: (given: NewsFilterRequest & { last_request: Date }, viewer: Viewer): NewsFilter => {
			const filter = readNewsFilter(given, index())
			requireFilterAllowance(given, index(), viewer)
			requirePast('last_request', given.last_request, now())
			return filter
		},
		/** Items that were collected since a moment, newest first. */
		recent: (filter: NewsFilter, moment: Date, viewer: Viewer) => {
			// Readers who came in the same second share a response.
			const since = new Date(Math.floor(moment.getTime() / 1000) * 1000)
			const key = `recent|${since.getTime()}|${filterKey(filter)}`
			return cache.json(viewer, key, async (): Promise<NewsRecentResponse> => {
				const items = await takeTurn(viewer.network, () =>
					findNewsSince(readsOf(reads, viewer), filter, since),
				)
				return success(await present(items, { recent: true }))
			})
		},
		/** The number of items since a moment. */
		countNewest: async (query: { locale: ListLocale; since: Date; grouped: boolean }) => {
			requirePast('since', query.since, now())
			return new CachedJson<NewestResponse>(success({ count: await countNewest(query) }))
		},
		/** A picture of news by its hash. */
		picture: (hash: string) => findPicture(reads.lists, hash),
		/** The list that a feed shows, if the viewer may have it. */
		feedListing: (given: Omit<NewsFilterRequest, 'slug_uid'>, viewer: Viewer): NewsListing => {
			const listing = readNewsListing(given, index())
			requireFilterAllowance(given, index(), viewer)
			return listing
		},
		/** The first items of a list, without its count and its ads. */
		newest,

		/** The newest stories of a search that is being typed, without its count. */
		suggestions: (given: { query: string; lang: ListLocale }, viewer: Viewer) => {
			const filter = newsFilterRequest.parse({ ...given, grouped: true })
			const listing = readNewsListing(filter, index())
			return cache.json(
				viewer,
				`suggestions|${filterKey(listing)}`,
				async (): Promise<SuggestionsResponse> =>
					success(
						listing.terms.length === 0 ? [] : await present(await newest(listing, mostSuggestions, viewer)),
					),
			)
		},

		front: (locale: ListLocale, viewer: Viewer) =>
			cache.json(viewer, `front|${locale}`, async (): Promise<FrontResponse> => {
				const front = await findFront(locale, 1 + frontStories, viewer)
				const shown = await presentStories([...front.stories, ...front.elsewhere], present)
				const isElsewhere = new Set(front.elsewhere.map(({ id }) => id))
				const [lead, ...stories] = shown.filter(({ id }) => !isElsewhere.has(id))
				const elsewhere = shown.filter(({ id }) => isElsewhere.has(id))
				const latest = await present(front.latest)
				return { status: 1, data: { lead: lead ?? null, stories, elsewhere, latest } }
			}),

		mostRead: (locale: NewsLocale, viewer: Viewer) =>
			cache.json(
				viewer,
				`most-read|${locale}`,
				async (): Promise<MostReadResponse> =>
					success(await present(await findMostRead(locale, mostReadLength))),
			),

		/** The slug of a report, or of a story that was merged into another, finds the story; its slug differs then. */
		story: async (given: string, viewer: Viewer) => {
			const slug = slugOf(given)
			const story = await findReportsOf(readsOf(reads, viewer), slug)
			if (story === 'unknown') throw new Problem('not_found', { message: 'There is no such story.' })
			if (story === 'removed')
				throw new Problem('removed', { message: 'Reports of this story were removed.' })
			const news = withEditMoments(await present(story.reports), story.reports)
			const outlets = story.outlets.map(presentOutlet)
			return new CachedJson<StoryResponse>(
				storyResponse.parse({ status: 1, data: { slug: story.slug, news, outlets } }),
			)
		},

		/** The first reports, in one language, of stories about the same coins, people or topics. */
		related: async (given: string, locale: NewsLocale, viewer: Viewer) => {
			const slug = slugOf(given)
			return cache.json(viewer, `related|${locale}|${slug}`, async (): Promise<RelatedStoriesResponse> => {
				const ids = await findRelatedIds(reads.lists, { slug, locale, most: mostRelatedStories })
				return success(await present(await findNewsByIds(reads.lists, ids)))
			})
		},

		/** The stories about a coin with the most reports, and how much news there was, for its page; no route sends them. */
		coinStories: (symbol: string, locale: NewsLocale, range: CoinRange, viewer: Viewer) =>
			cache.json(
				viewer,
				`coin-stories|${symbol}|${locale}|${range}`,
				async (): Promise<CoinStoriesResponse> => {
					const coin = index().coinBySymbol.get(symbol)
					if (coin === undefined) throw new Problem('not_found', { message: 'There is no such coin.' })
					const stepMs = newsStepMs[range]
					const time = {
						since: new Date(now() - rangeMs[range]),
						stepMs,
						steps: Math.round(rangeMs[range] / stepMs),
					}
					const found = await findCoinStories(coin.id, { locale, ...time }, viewer)
					return success({ stories: await present(found.stories), counts: found.counts })
				},
			),

		item: async (slug: string, viewer: Viewer): Promise<NewsItemResponse> => {
			const item = await findNewsBySlug(readsOf(reads, viewer), slug)
			const [presented] = item === undefined ? [] : await present([item])
			if (presented === undefined) throw new Problem('not_found', { message: 'There is no such item.' })
			return presented
		},
		/** Which of these items are no longer shown. */
		gone: (ids: readonly number[]) => findGoneIds(reads.lists, ids),

		/** For a picture of a shared item or story. */
		sharedItem: (slug: string): Promise<NewsItem | undefined> => findNewsBySlug(reads.lists, slug),
		sharedReports: async (slug: string): Promise<readonly NewsItem[]> => {
			const story = await findStory(reads.lists, slug)
			return story === undefined ? [] : findNewsByIds(reads.lists, story.itemIds)
		},

		/** The tags of an item and the words that caused them; undefined if there is no such item. */
		tagReasons: (id: number) => readTagReasons(reads.lists, id),
		reportTag: createReportTag(shared),

		bookmarks: async (accountId: number) => present(await findBookmarks(reads.own, accountId)),
		bookmarkIds: (accountId: number) => findBookmarkIds(reads.own, accountId),
		addBookmark: (accountId: number, id: number) => addBookmark(db, accountId, id, new Date(now())),
		removeBookmark: (accountId: number, id: number) => removeBookmark(db, accountId, id),
	}
}

const listKey = (query: NewsListQuery): string =>
	`list|${query.sort}|${query.page}|${query.sharedSlug}|${filterKey(query)}`

/** A page reads it from its address, where anything may stand. */
function slugOf(slug: string): string {
	const given = storyParams.safeParse({ slug })
	if (!given.success) throw new Problem('not_found')
	return given.data.slug
}

const withEditMoments = (news: readonly NewsItemResponse[], reports: readonly NewsItem[]) =>
	news.map((item, index) => {
		const at = reports[index]?.edited?.at.toISOString()
		return { ...item, edited: item.edited && { ...item.edited, at } }
	})
