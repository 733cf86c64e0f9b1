import type { NewsSelection } from '#contract/selection.ts'
import { isPersonId } from '#domain/catalogue.ts'
import type { ListLocale } from '#domain/locale.ts'
import type { NewsFilter } from '#domain/news-filter.ts'
import { wrongField } from '#domain/problem.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import { requireFilterAllowance } from '#services/news/filter-limit.ts'
import type { Viewer } from '#services/viewer.ts'

function idsOf(
	field: keyof NewsSelection,
	names: readonly string[],
	find: (name: string) => number | undefined,
): number[] {
	return names.map((name) => {
		const id = find(name)
		if (id === undefined) throw wrongField(field, `knows no “${name.slice(0, 40)}”`)
		return id
	})
}

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
	const category = (isPerson: boolean) => (ref: string) => {
		const id = index.categoryIds.get(ref)
		return id !== undefined && isPersonId(id) === isPerson ? id : undefined
	}
	const assets = idsOf('coins', coins, (symbol) => index.coinBySymbol.get(symbol.toUpperCase())?.id)
	const sourceIds = idsOf('sources', sources, (slug) => index.sourceBySlug.get(slug)?.id)
	requireFilterAllowance({ assets, sources: sourceIds }, index, viewer)
	const tagIds = [
		...assets,
		...idsOf('topics', topics, category(false)),
		...idsOf('people', people, category(true)),
	]
	const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)
	// Coins, topics and people are tags alike, and a list of several finds what has any of them.
	return { locale, coinIds: sorted(tagIds), sourceIds: sorted(sourceIds), categoryId: null, terms: [] }
}

/** The latest of what a filter selects. */
export const latestOf = (filter: NewsFilter, most: number) => ({
	...filter,
	...{ sort: 'latest' as const, page: 1, pageSize: most },
})
