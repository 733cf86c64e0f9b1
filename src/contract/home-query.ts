import {
	isListLocale,
	isNewsLocale,
	type ListLocale,
	type NewsLocale,
	newsLocaleFor,
	type UiLocale,
} from '#domain/locale.ts'
import { lastNewsPage, type NewsSort, newsSorts } from '#domain/news-filter.ts'

export const longestQuery = 100
export const longestSlug = 100

/** What the home screen lists. All of it is in the address, so that back, forward and sharing just work. */
export type HomeQuery = {
	newsLocale: ListLocale
	/** The plain list, without the front block, whatever its filter. */
	isLatest: boolean
	page: number
	sort: NewsSort
	search: string
	/** Route ref of a category or an influencer. */
	category: string | undefined
	/** Symbols and slugs, as in the address. */
	coins: readonly string[]
	sources: readonly string[]
	/** Of a list in both languages only what was reported in this one alone. */
	coverage: NewsLocale | undefined
	/** An item somebody shared; it is shown on top of page 1. */
	shared: string | undefined
}

/** Joined by commas, or repeated, as a form without script sends it. */
const list = (values: readonly string[]): string[] => [
	...new Set(
		values
			.flatMap((value) => value.split(','))
			.map((part) => part.trim())
			.filter((part) => part !== ''),
	),
]

/** A NUL is in no title and no name, and the API refuses it, so it is removed. */
const textOf = (value: string | null): string => (value ?? '').replaceAll('\0', '')

/** All pages past the last one are alike, so they share one number. */
const pageOf = (value: string | null): number => {
	const page = Number(value ?? 1)
	return Number.isInteger(page) && page >= 1 ? Math.min(page, lastNewsPage + 1) : 1
}

export function readHomeQuery(
	given: URLSearchParams,
	category: string | undefined,
	uiLocale: UiLocale,
	isLatest = false,
): HomeQuery {
	const newsLocale = given.get('news_locale')
	const sort = given.get('sort')
	const coverage = given.get('coverage')
	const shared = textOf(given.get('news_share_id') ?? given.get('news_slug'))
	return {
		newsLocale: isListLocale(newsLocale) ? newsLocale : newsLocaleFor(uiLocale),
		isLatest,
		page: pageOf(given.get('page')),
		sort: newsSorts.find((known) => known === sort) ?? 'latest',
		search: textOf(given.get('search_query')).trim().slice(0, longestQuery),
		category,
		coins: list(given.getAll('coins')),
		sources: list(given.getAll('sources')),
		coverage: newsLocale === 'both' && isNewsLocale(coverage) ? coverage : undefined,
		shared: shared === '' || shared.length > longestSlug ? undefined : shared,
	}
}

/** The query of a list in canonical order; the caller adds the shared item. */
export function writeHomeQuery({
	newsLocale,
	page,
	sort,
	search,
	coins,
	sources,
	coverage,
}: HomeQuery): URLSearchParams {
	const query = new URLSearchParams({ news_locale: newsLocale })
	if (page > 1) query.set('page', String(page))
	if (sort !== 'latest') query.set('sort', sort)
	if (search !== '') query.set('search_query', search)
	if (coins.length > 0) query.set('coins', coins.join(','))
	if (sources.length > 0) query.set('sources', sources.join(','))
	if (newsLocale === 'both' && coverage !== undefined) query.set('coverage', coverage)
	return query
}

/** The address of a changed list. Anything but a page change starts at page 1; the shared item stays only where it is named. */
export function homeAddress(
	now: HomeQuery,
	change: Partial<HomeQuery>,
	place: { uiLocale: UiLocale; isPerson: boolean; chosenLocale?: ListLocale | undefined },
): string {
	const next: HomeQuery = { ...now, page: 1, ...change }
	const query =
		change.newsLocale === undefined
			? shortHomeQuery(next, place.uiLocale, place.chosenLocale)
			: writeHomeQuery(next)
	if (change.shared !== undefined) query.set('news_share_id', change.shared)
	return homePath(next, place) + asSearch(query)
}

/**
 * An address without a news language means the language of the page, unless the reader chose the other; a hundred links
 * of a page need not name it.
 */
export function shortHomeQuery(
	query: HomeQuery,
	uiLocale: UiLocale,
	chosenLocale: ListLocale = newsLocaleFor(uiLocale),
): URLSearchParams {
	const written = writeHomeQuery(query)
	const usual = newsLocaleFor(uiLocale)
	if (query.newsLocale === usual && chosenLocale === usual) written.delete('news_locale')
	return written
}

/** The query that names the chosen news language, where a query names none and the page would show the other; else undefined. */
export function withChosenLocale(
	given: URLSearchParams,
	uiLocale: UiLocale,
	chosenLocale: ListLocale | undefined,
): URLSearchParams | undefined {
	if (chosenLocale === undefined || chosenLocale === newsLocaleFor(uiLocale)) return undefined
	if (isListLocale(given.get('news_locale'))) return undefined
	const named = new URLSearchParams(given)
	named.set('news_locale', chosenLocale)
	return named
}

export const asSearch = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '')

/** The path of a list, without its query. */
export function homePath(
	{ category, search, isLatest = false }: Pick<HomeQuery, 'category' | 'search'> & Partial<HomeQuery>,
	{ uiLocale, isPerson }: { uiLocale: UiLocale; isPerson: boolean },
): string {
	if (isLatest && category === undefined && search === '') return `/${uiLocale}/latest`
	const kind = isPerson ? 'influencers' : 'category'
	const base =
		category === undefined ? `/${uiLocale}` : `/${uiLocale}/${kind}/${encodeURIComponent(category)}`
	return `${base}${search === '' ? '' : '/results'}`
}
