import { localeOfRegions, type PostsQuery } from '#contract/posts.ts'
import { isNewsLocale } from '#domain/locale.ts'
import {
	asksForNothing,
	lastPageOf,
	type NewsListing,
	type NewsSort,
	newsPageSize,
} from '#domain/news-filter.ts'
import type { NewsItem } from '#domain/news-item.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import { searchTerms } from '#domain/search-words.ts'
import { CachedJson } from '#services/cache/cached-response.ts'
import type { FollowsService } from '#services/follows/follows.ts'
import { createCounting } from '#services/news/list-news.ts'
import { requirePast } from '#services/news/read-news-filter.ts'
import type { PricesService } from '#services/prices/prices.ts'
import { readsOf } from '#services/reading.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { countBookmarks, findBookmarks } from '#store/news/bookmark-store.ts'
import { findNews } from '#store/news/news-list.ts'
import { readPanicScores } from '#store/news/panic-scores.ts'
import { type PostFacts, presentPostOfVersion1, presentPostOfVersion2 } from './present-post.ts'

const dayMs = 86_400_000

/** The order that a filter of posts means here. */
const sortOf: Partial<Record<NonNullable<PostsQuery['filter']>, NewsSort>> = {
	rising: 'top',
	hot: 'top',
	trending: 'top',
	bullish: 'bullish',
	bearish: 'bearish',
	important: 'importance',
}

export type PostsWish = {
	query: PostsQuery
	/** The account of the key, whose own lists may be asked for. */
	accountId: number | undefined
	/** The address of another page of the same list. */
	pageAddress: (page: number) => string
}
type Page = { items: readonly NewsItem[]; count: number }
type Posts = { items: readonly NewsItem[]; count: number; next: string | null; previous: string | null }

const nothing: Page = { items: [], count: 0 }

/** News in the shape that programs of another API expect. */
export function createPosts(
	shared: Shared,
	{ follows, prices }: { follows: FollowsService; prices: PricesService },
) {
	const { reads, cache, index, takeTurn, now, publicUrl } = shared
	const countOf = createCounting(cache)

	const isOwn = ({ filter, following }: PostsQuery): boolean => filter === 'saved' || following

	/** A page of a list that is at hand as a whole. */
	const pageOf = (items: readonly NewsItem[], { page, size }: PostsQuery): Page => ({
		items: items.slice((page - 1) * size, page * size),
		count: items.length,
	})

	/** The list that a query means; undefined where it has nothing. */
	const listingOf = (query: PostsQuery): NewsListing | undefined => {
		const { currencies, regions, filter, kind, page, size, last_pull: collectedAfter } = query
		// Readers who chose items themselves chose their languages as well.
		const usual = isOwn(query) ? 'both' : 'en'
		const locale = regions.length === 0 ? usual : localeOfRegions(regions)
		const { coinBySymbol, names } = index()
		const coinIds = currencies.flatMap((symbol) => coinBySymbol.get(symbol)?.id ?? []).sort((a, b) => a - b)
		const hasNoCoin = currencies.length > 0 && coinIds.length === 0
		if (locale === undefined || hasNoCoin || kind === 'media' || filter === 'lol') return undefined
		const sort = (filter && sortOf[filter]) ?? 'latest'
		const terms = searchTerms(query.search, names)
		if (asksForNothing({ terms })) return undefined
		const narrowing = { coinIds, sourceIds: [], categoryId: null, terms, collectedAfter }
		return { locale, ...narrowing, sort, page, pageSize: size }
	}

	const findOwn = async (query: PostsQuery, accountId: number, viewer: Viewer): Promise<Page> => {
		const listing = listingOf(query)
		if (listing === undefined) return nothing
		const items = await takeTurn(viewer.network, () =>
			query.filter === 'saved'
				? findBookmarks(reads.own, accountId, listing)
				: follows.feedItems(accountId, listing),
		)
		return pageOf(items, query)
	}

	const findPublic = (query: PostsQuery, viewer: Viewer): Promise<Page> | Page => {
		const listing = listingOf(query)
		if (listing === undefined) return nothing
		const rows = lastPageOf(listing) * newsPageSize
		if ((query.page - 1) * query.size >= rows) throw wrongField('page', `this list has at most ${rows} posts`)
		const db = readsOf(reads, viewer)
		return takeTurn(viewer.network, async () => {
			// The count comes first, because it decides how the page is queried.
			const counted = await countOf(listing, db)
			return { items: await findNews(db, listing, counted), count: Math.min(counted, rows) }
		})
	}

	/** Refuses what the requester may not have, before anything is read. */
	const require = ({ query, accountId }: PostsWish, viewer: Viewer) => {
		if (isOwn(query) && accountId === undefined) throw new Problem('key_required')
		if (query.currencies.length > 1 && !viewer.hasAccount) throw new Problem('filter_limit')
		if (query.last_pull !== undefined) requirePast('last_pull', query.last_pull, now())
	}

	const find = async ({ query, accountId, pageAddress }: PostsWish, viewer: Viewer): Promise<Posts> => {
		const isPrivate = isOwn(query) && accountId !== undefined
		const { items, count } = isPrivate
			? await findOwn(query, accountId, viewer)
			: await findPublic(query, viewer)
		const { page, size } = query
		return {
			items,
			count,
			next: page * size < count ? pageAddress(page + 1) : null,
			previous: page > 1 ? pageAddress(page - 1) : null,
		}
	}

	const factsFor = async (items: readonly NewsItem[], viewer: Viewer): Promise<PostFacts> => {
		const panicScores = await cache.fetch('panic-scores', () =>
			readPanicScores(reads.lists, new Date(now() - dayMs)),
		)
		const saved = await countBookmarks(
			readsOf(reads, viewer),
			items.map(({ id }) => id),
		)
		const board = (await prices.board(viewer)).value.data
		const usd = new Map(board.map(({ symbol, current_price: price }) => [symbol, price]))
		return { publicUrl, index: index(), saved, panicScores, prices: usd }
	}

	const present = async (version: 1 | 2, wish: PostsWish, viewer: Viewer) => {
		const { items, count, next, previous } = await find(wish, viewer)
		const facts = await factsFor(items, viewer)
		return version === 1
			? {
					...{ count, next, previous },
					results: items.map((item) => presentPostOfVersion1(item, facts, wish.query)),
				}
			: { next, previous, results: items.map((item) => presentPostOfVersion2(item, facts)) }
	}

	return {
		require,
		/** Whether a query is a search, which is expensive. */
		isSearch: ({ search }: PostsQuery): boolean => search.trim() !== '',
		/** Whether the list belongs to the owner of the key. */
		isOwn,
		/** The items of a page, for a feed. */
		items: async (wish: PostsWish, viewer: Viewer) => (await find(wish, viewer)).items,
		/** A page as JSON. Every requester of a public list gets the same bytes, with a key or without. */
		page: async (version: 1 | 2, wish: PostsWish, viewer: Viewer): Promise<CachedJson<object>> => {
			if (isOwn(wish.query)) return new CachedJson<object>(await present(version, wish, viewer))
			const key = `posts|${version}|${wish.pageAddress(wish.query.page)}`
			return cache.json<object>(viewer, key, () => present(version, wish, viewer))
		},
		/** The title of a feed names what narrows it. */
		subjectsOf: ({ currencies, search }: PostsQuery): string[] =>
			[...currencies, search].filter((part) => part !== ''),
		localeOf: ({ regions }: PostsQuery) => regions.find(isNewsLocale) ?? 'en',
	}
}
