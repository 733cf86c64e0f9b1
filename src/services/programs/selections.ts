import type { NewsSelection } from '#contract/selection.ts'
import type { ListLocale } from '#domain/locale.ts'
import { filterKey, type NewsFilter, type NewsListing } from '#domain/news-filter.ts'
import { idsOf } from '#services/catalogue/catalogue-index.ts'
import { requireFilterAllowance } from '#services/news/filter-limit.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'

type Allowed = Pick<Viewer, 'hasAccount'>

/** What embeds, streams and agents select by the names of coins, topics, people and sources. */
export function createSelections({ index: currentIndex }: Pick<Shared, 'index'>) {
	/**
	 * About any of its coins, topics and people, and from any of its sources. Unknown names are reported by field, and the
	 * anonymous limit holds.
	 */
	const filter = (given: NewsSelection, locale: ListLocale, viewer: Allowed): NewsFilter => {
		const index = currentIndex()
		const assets = idsOf(index, 'coin', given.coins)
		const sourceIds = idsOf(index, 'source', given.sources)
		requireFilterAllowance({ assets, sources: sourceIds }, index, viewer)
		const tagIds = [
			...assets,
			...idsOf(index, 'topic', given.topics),
			...idsOf(index, 'person', given.people),
		]
		const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
		// Coins, topics and people are tags alike, and a list of several finds what has any of them.
		return { locale, coinIds: sorted(tagIds), sourceIds: sorted(sourceIds), categoryId: null, terms: [] }
	}
	return {
		filter,
		latest: (given: NewsSelection, locale: ListLocale, most: number, viewer: Allowed): NewsListing => ({
			...filter(given, locale, viewer),
			...{ sort: 'latest', page: 1, pageSize: most },
		}),
		/** The same text for all spellings of one selection. */
		key: filterKey,
	}
}
