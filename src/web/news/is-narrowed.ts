import type { HomeQuery } from '#contract/home-query.ts'

/** Whether a list is filtered. */
export const isNarrowed = ({ search, category, coins, sources, coverage }: HomeQuery): boolean =>
	search !== '' || category !== undefined || coverage !== undefined || coins.length + sources.length > 0

/** The unfiltered home list: single lines, and filters behind their button. */
export const isFrontView = (query: HomeQuery): boolean =>
	!query.isLatest && !isNarrowed(query) && query.shared === undefined

/** Whether the front block is above the list. */
export const hasFrontBlock = (query: HomeQuery): boolean =>
	isFrontView(query) && query.page === 1 && query.sort === 'latest'
