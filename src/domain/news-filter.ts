import type { Locale } from './locale.ts'
import type { SearchTerm } from './persian-text.ts'

export const newsPageSize = 10
/** Pages past these are refused, and counting stops where they end. What a search finds deep down costs most, and nobody reads it. */
export const lastNewsPage = 1000
export const lastSearchPage = 50

export const newsSorts = ['latest', 'views', 'importance', 'bullish', 'bearish'] as const
export type NewsSort = (typeof newsSorts)[number]

/** Which items a list holds: every condition that is set must be met. */
export type NewsFilter = {
	locale: Locale
	/** Any of these; empty for all. */
	coinIds: readonly number[]
	/** Any of these; empty for all. */
	sourceIds: readonly number[]
	/** A topic's or a person's id. */
	categoryId: number | null
	/** All of these, as `searchTerms` reads them from a query. */
	terms: readonly SearchTerm[]
}

/** One page of a list, in its order; items that are equal in it stand newest first, then by id downwards. */
export type NewsListing = NewsFilter & {
	sort: NewsSort
	page: number
	/** Items a page, where they are not as many as readers see at once. */
	pageSize?: number | undefined
}

const isSearch = ({ terms }: Pick<NewsFilter, 'terms'>): boolean => terms.length > 0

export const lastPageOf = (filter: Pick<NewsFilter, 'terms'>): number =>
	isSearch(filter) ? lastSearchPage : lastNewsPage

/** Rows are counted up to here; whoever counts one more knows that there are more. */
export const countCeiling = (filter: Pick<NewsFilter, 'terms'>): number => lastPageOf(filter) * newsPageSize

/** A query without a word in it: no title holds what it asks for. */
export const asksForNothing = ({ terms }: Pick<NewsFilter, 'terms'>): boolean =>
	terms.some(({ text }) => text === '')

/** On the wire a sort is its place in this list. */
const sortsByWire = ['views', 'importance', 'bearish', 'bullish'] as const

export const sortFromWire = (wire: 0 | 1 | 2 | 3 | null): NewsSort =>
	wire === null ? 'latest' : sortsByWire[wire]

export const sortToWire = (sort: NewsSort): number | null =>
	sort === 'latest' ? null : sortsByWire.indexOf(sort)

export const pagesOf = (items: number): number => Math.ceil(items / newsPageSize)
