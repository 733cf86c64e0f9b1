import type { ListLocale, NewsLocale } from './locale.ts'
import type { SearchTerm } from './search-words.ts'
import type { Counter } from './vote.ts'

export const newsPageSize = 10
/** Later pages are refused: filtered and searched pages far down cost most, and nobody reads them. */
export const lastNewsPage = 1000
export const lastFilteredPage = 200
export const lastSearchPage = 50

/** Every order of a list as readers are offered them: its counter and its number on the wire. */
export const sortOrders = {
	latest: { counter: null, wire: null },
	views: { counter: 'views', wire: 0 },
	importance: { counter: 'importance', wire: 1 },
	bullish: { counter: 'bullish', wire: 3 },
	bearish: { counter: 'bearish', wire: 2 },
	/** By outlets, votes and age of the story. */
	top: { counter: null, wire: 4 },
} as const satisfies Record<string, { counter: Counter | null; wire: number | null }>
export type NewsSort = keyof typeof sortOrders
type WireSort = (typeof sortOrders)[NewsSort]['wire']
export const newsSorts = Object.keys(sortOrders) as NewsSort[]

/** The items of a list: every condition that is set must be met. */
export type NewsFilter = {
	locale: ListLocale
	/** Any of these; empty for all. */
	coinIds: readonly number[]
	/** Any of these; empty for all. */
	sourceIds: readonly number[]
	/** A topic's or a person's id. */
	categoryId: number | null
	/** All of these, as `searchTerms` reads them from a query. */
	terms: readonly SearchTerm[]
	/** One row for each story; its reports together must match. */
	grouped?: boolean | undefined
	/** In a list of both languages: what was reported in this one alone. */
	coverage?: NewsLocale | undefined
	/** In a list of items: what was collected after this moment, of the 10,000 that were collected last. */
	collectedAfter?: Date | undefined
}

/** One page of a list; items that are equal in its order are sorted newest first, then by descending id. */
export type NewsListing = NewsFilter & {
	sort: NewsSort
	page: number
	/** Items on a page, if not the number that readers see. */
	pageSize?: number | undefined
}

type Narrowing = Pick<NewsFilter, 'coinIds' | 'sourceIds' | 'categoryId' | 'terms' | 'collectedAfter'>

const isSearch = ({ terms }: Pick<NewsFilter, 'terms'>): boolean => terms.length > 0

export const isNarrowed = (filter: Narrowing): boolean =>
	isSearch(filter) ||
	filter.coinIds.length > 0 ||
	filter.sourceIds.length > 0 ||
	filter.categoryId !== null ||
	filter.collectedAfter !== undefined

export function lastPageOf(filter: Narrowing): number {
	if (isSearch(filter)) return lastSearchPage
	return isNarrowed(filter) ? lastFilteredPage : lastNewsPage
}

/** Rows are counted up to this number; one more means that there are more. */
export const countCeiling = (filter: Pick<NewsFilter, 'terms'>): number =>
	(isSearch(filter) ? lastSearchPage : lastNewsPage) * newsPageSize

/** The query has no word, so no title matches it. */
export const asksForNothing = ({ terms }: Pick<NewsFilter, 'terms'>): boolean =>
	terms.some(({ patterns }) => patterns.length === 0)

export const sortFromWire = (wire: WireSort): NewsSort =>
	newsSorts.find((sort) => sortOrders[sort].wire === wire) ?? 'latest'

export const sortToWire = (sort: NewsSort): WireSort => sortOrders[sort].wire

/** The number of readable pages of a list. */
export const pagesOf = (rows: number, filter: Narrowing): number =>
	Math.min(Math.ceil(rows / newsPageSize), lastPageOf(filter))

/** The same text for all spellings of one filter. */
export const filterKey = ({
	locale,
	coinIds,
	sourceIds,
	categoryId,
	terms,
	grouped,
	coverage,
	collectedAfter,
}: NewsFilter): string => {
	const words = terms
		.map(({ patterns, names, isExcluded }) =>
			JSON.stringify([patterns, names.map(({ kind, id }) => `${kind} ${id}`), isExcluded]),
		)
		.sort()
	return `${grouped ? 'stories' : 'items'}|${locale} ${coverage ?? ''}|${coinIds.join()}|${sourceIds.join()}|${categoryId ?? ''}|${collectedAfter?.getTime() ?? ''}|${words.join()}`
}

const lastCheapPage = 20

/** Pages so far down that reading one costs as much as a search. */
export const isDeepPage = (page: number): boolean => page > lastCheapPage
