import type { NewsSelection } from '#contract/selection.ts'
import type { ListLocale } from '#domain/locale.ts'
import { filterKey, type NewsFilter, type NewsListing } from '#domain/news-filter.ts'
import type { Shared } from '#services/shared.ts'
import type { Viewer } from '#services/viewer.ts'
import { latestOf, readSelection } from './read-selection.ts'

type Allowed = Pick<Viewer, 'hasAccount'>

/** What embeds, streams and agents select by the names of coins, topics, people and sources. */
export const createSelections = ({ index }: Pick<Shared, 'index'>) => ({
	filter: (given: NewsSelection, locale: ListLocale, viewer: Allowed): NewsFilter =>
		readSelection(given, locale, index(), viewer),
	latest: (given: NewsSelection, locale: ListLocale, most: number, viewer: Allowed): NewsListing =>
		latestOf(readSelection(given, locale, index(), viewer), most),
	/** The same text for all spellings of one selection. */
	key: filterKey,
})
