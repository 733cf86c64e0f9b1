import type { HomeQuery } from '#contract/home-query.ts'

/** Whether a list shows less than all news of its language. */
export const isNarrowed = ({ search, category, coins, sources }: HomeQuery): boolean =>
	search !== '' || category !== undefined || coins.length + sources.length > 0

/** The home list where nothing narrows it: single lines, and filters behind their button. */
export const isFrontView = (query: HomeQuery): boolean =>
	!query.isLatest && !isNarrowed(query) && query.shared === undefined

/** Where the lead and the stories stand above the list. */
export const hasFrontBlock = (query: HomeQuery): boolean =>
	isFrontView(query) && query.page === 1 && query.sort === 'latest'
