import type { NewsFilterRequest } from '#contract/news-list.ts'
import { lastPageOf, type NewsFilter, type NewsListing, sortFromWire } from '#domain/news-filter.ts'
import { Problem, wrongField } from '#domain/problem.ts'
import { searchTerms } from '#domain/search-words.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import type { Viewer } from '#services/viewer.ts'
import { requireFilterAllowance } from './filter-limit.ts'
import type { NewsListQuery } from './list-news.ts'

type FilterFields = Pick<
	NewsFilterRequest,
	'assets' | 'sources' | 'query' | 'lang' | 'category' | 'grouped' | 'coverage'
>

/** A list of ids must not be longer than the catalogue. */
export function requireChoosable(
	{ assets, sources }: Pick<FilterFields, 'assets' | 'sources'>,
	{ coinIds, sourceById }: CatalogueIndex,
): void {
	if (assets.length > coinIds.size) throw wrongField('assets', `there are ${coinIds.size} coins`)
	if (sources.length > sourceById.size) throw wrongField('sources', `there are ${sourceById.size} sources`)
}

/** Converts the filter of a request; unknown ids and categories are reported by field. */
export function readNewsFilter(given: FilterFields, index: CatalogueIndex): NewsFilter {
	requireChoosable(given, index)
	const unknown = [
		...given.assets.flatMap((id, at) => (index.coinIds.has(id) ? [] : [`assets.${at}`])),
		...given.sources.flatMap((id, at) => (index.sourceById.has(id) ? [] : [`sources.${at}`])),
	]
	if (unknown.length > 0) {
		const issues = unknown.map((field) => ({ field, message: 'is not an id of the catalogue' }))
		throw new Problem('invalid_input', { message: `${unknown[0]}: is not an id of the catalogue`, issues })
	}
	const categoryId = given.category === '' ? null : index.categoryIds.get(given.category)
	if (categoryId === undefined) throw new Problem('unknown_category')
	if (given.coverage && given.lang !== 'both') throw wrongField('coverage', 'is for lists of both languages')
	return {
		locale: given.lang,
		coinIds: sortedSet(given.assets),
		// A page sends the selected sources of both languages; only those of the list's own language apply.
		sourceIds: sortedSet(
			given.sources.filter((id) => [index.sourceById.get(id)?.locale, 'both'].includes(given.lang)),
		),
		categoryId,
		terms: searchTerms(given.query, index.names),
		grouped: given.grouped,
		coverage: given.coverage ?? undefined,
	}
}

export function readNewsListing(
	given: FilterFields & Pick<NewsFilterRequest, 'page' | 'sort_by'>,
	index: CatalogueIndex,
): NewsListing {
	const filter = readNewsFilter(given, index)
	const last = lastPageOf(filter)
	if (given.page > last) throw wrongField('page', `this list has at most ${last} pages`)
	return { ...filter, sort: sortFromWire(given.sort_by), page: given.page }
}

/** The page of news that a request asks for, if the viewer may have it. */
export function readNewsQuery(
	given: NewsFilterRequest,
	index: CatalogueIndex,
	viewer: Pick<Viewer, 'hasAccount'>,
): NewsListQuery {
	const listing = readNewsListing(given, index)
	requireFilterAllowance(given, index, viewer)
	// Only page 1 shows the shared item, so elsewhere it makes no difference.
	return { ...listing, sharedSlug: listing.page === 1 ? given.slug_uid : '' }
}

const sortedSet = (ids: readonly number[]): number[] =>
	ids.length < 2 ? [...ids] : [...new Set(ids)].sort((one, other) => one - other)

/** Readers' clocks may be a little ahead; a later moment is an error. */
const clockToleranceMs = 5 * 60_000

export function requirePast(field: string, moment: Date, now: number): void {
	if (moment.getTime() > now + clockToleranceMs) throw wrongField(field, 'lies in the future')
}
