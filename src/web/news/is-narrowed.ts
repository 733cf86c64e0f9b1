import type { HomeQuery } from '#contract/home-query.ts'

/** Whether a list shows less than all news of its language. */
export const isNarrowed = ({ search, category, coins, sources }: HomeQuery): boolean =>
	search !== '' || category !== undefined || coins.length + sources.length > 0
