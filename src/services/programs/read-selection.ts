import type { NewsSelection } from '#contract/selection.ts'
import type { ListLocale } from '#domain/locale.ts'
import type { NewsFilter } from '#domain/news-filter.ts'
import { type CatalogueIndex, idsOf } from '#services/catalogue/catalogue-index.ts'
import { requireFilterAllowance } from '#services/news/filter-limit.ts'
import type { Viewer } from '#services/viewer.ts'

/**
 * The filter that a selection names: about any of its coins, topics and people, and from any of its sources. Unknown
 * names are reported by field, and the anonymous limit holds.
 */
export function readSelection(
	{ coins, topics, people, sources }: NewsSelection,
	locale: ListLocale,
	index: CatalogueIndex,
	viewer: Pick<Viewer, 'hasAccount'>,
): NewsFilter {
	const assets = idsOf(index, 'coin', coins)
	const sourceIds = idsOf(index, 'source', sources)
	requireFilterAllowance({ assets, sources: sourceIds }, index, viewer)
	const tagIds = [...assets, ...idsOf(index, 'topic', topics), ...idsOf(index, 'person', people)]
	const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
	// Coins, topics and people are tags alike, and a list of several finds what has any of them.
	return { locale, coinIds: sorted(tagIds), sourceIds: sorted(sourceIds), categoryId: null, terms: [] }
}

/** The latest of what a filter selects. */
export const latestOf = (filter: NewsFilter, most: number) => ({
	...filter,
	...{ sort: 'latest' as const, page: 1, pageSize: most },
})
