import { defaultLocale, isUiLocale, type ListLocale, localePattern, type UiLocale } from '#domain/locale.ts'
import { isDeepPage } from '#domain/news-filter.ts'
import { readCoinRange, writeCoinRange } from './coin.ts'
import { type HomeQuery, longestSlug, readHomeQuery, withChosenLocale, writeHomeQuery } from './home-query.ts'
import { informationPageAt } from './information-pages.ts'
import { pathOf } from './route-names.ts'
import { readSourceOrder, writeSourceOrder } from './source-order.ts'

/** The names that the catalogue gives to what an address may hold. */
export type KnownNames = {
	isCoin: (symbol: string) => boolean
	isSource: (slug: string) => boolean
	isTopic: (ref: string) => boolean
	isPerson: (ref: string) => boolean
}

/** A page that looks the same to all requesters: the understood part of its address, and nothing else of it. */
export type PageAddress = {
	locale: UiLocale
	/** Path and query in canonical form: the page is rendered from this and cached under this. */
	text: string
}

const home = `^${localePattern}`
const listPath = new RegExp(`${home}(?:/(category|influencers)/([^/]+))?(/results)?/?$`)
const latestPath = new RegExp(`${home}/latest/?$`)
const filtersPath = new RegExp(`${home}/filters/?$`)
const briefingPath = new RegExp(`${home}/briefing/?$`)
const myPath = new RegExp(`${home}/my/?$`)
const sourcesPath = new RegExp(`${home}/sources/?$`)
const coinPath = new RegExp(`${home}/coin/([A-Z0-9]{1,20})/?$`)
const storyPath = new RegExp(`${home}/story/([a-z0-9-]{1,${longestSlug}})/?$`)

/** The page of all filters depends on what is ticked, and on the language of the list. */
function filtersText(search: string, locale: UiLocale, known: KnownNames): string {
	const query = understood(readHomeQuery(new URLSearchParams(search), undefined, locale), known)
	const withoutSearch: HomeQuery = { ...query, page: 1, search: '' }
	return `${pathOf(`${locale}-filters`)}?${writeHomeQuery(withoutSearch)}`
}

const sourcesText = (search: string, locale: UiLocale): string =>
	pathOf(`${locale}-sources`) + writeSourceOrder(readSourceOrder(new URLSearchParams(search)))

/** The list of what is saved is another page for a guest who follows nothing. */
const myView = (search: string): string =>
	new URLSearchParams(search).get('view') === 'saved' ? '?view=saved' : ''

/**
 * Reads the address of a public page; undefined where it is not understood, because the page may be personal or
 * missing.
 */
export function readPageAddress(url: string, known: KnownNames): PageAddress | undefined {
	const [path = '', search = ''] = cut(url)
	const locale = path.split('/', 2)[1]
	if (!isUiLocale(locale)) return undefined
	const page = informationPageAt(path, locale)
	if (page !== undefined) return { locale, text: pathOf(`${locale}-${page}`) }
	if (filtersPath.test(path)) return { locale, text: filtersText(search, locale, known) }
	if (briefingPath.test(path)) return { locale, text: pathOf(`${locale}-briefing`) }
	if (myPath.test(path)) return { locale, text: pathOf(`${locale}-my`) + myView(search) }
	if (sourcesPath.test(path)) return { locale, text: sourcesText(search, locale) }
	const [, slug] = storyPath.exec(path) ?? []
	if (slug !== undefined) return { locale, text: pathOf(`${locale}-story`, { slug }) }
	const [, symbol] = coinPath.exec(path) ?? []
	if (symbol !== undefined && known.isCoin(symbol)) {
		const range = writeCoinRange(readCoinRange(new URLSearchParams(search)))
		return { locale, text: pathOf(`${locale}-coin`, { symbol }) + range }
	}
	const isLatest = latestPath.test(path)
	const [whole, kind, ref, results = ''] = listPath.exec(isLatest ? `/${locale}` : path) ?? []
	if (whole === undefined || !isPlace(kind, ref, known)) return undefined
	const query = understood(readHomeQuery(new URLSearchParams(search), ref, locale), known)
	const written = writeHomeQuery(query)
	if (query.shared !== undefined && query.page === 1) written.set('news_share_id', query.shared)
	const place = ref === undefined ? '' : `/${kind}/${ref}`
	return { locale, text: `/${locale}${isLatest ? '/latest' : place}${results}?${written}` }
}

/** The address in the reader's chosen news language for a list whose address names none; undefined if it stays. */
export function inChosenLocale(url: string, chosenLocale: ListLocale | undefined): string | undefined {
	const [path, search] = cut(url)
	const locale = path.split('/', 2)[1]
	if (!isUiLocale(locale) || !(listPath.test(path) || latestPath.test(path))) return undefined
	const named = withChosenLocale(new URLSearchParams(search), locale, chosenLocale)
	return named && `${path}?${named}`
}

/** The search of a list; empty where the address is not a list. */
export function isSearch(url: string): boolean {
	const { search, page } = readHomeQuery(new URLSearchParams(cut(url)[1]), undefined, defaultLocale)
	return search !== '' || isDeepPage(page)
}

const cut = (url: string): [string, string] => {
	const at = url.indexOf('?')
	return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

const isPlace = (kind: string | undefined, ref: string | undefined, known: KnownNames): boolean =>
	ref === undefined || (kind === 'influencers' ? known.isPerson(ref) : known.isTopic(ref))

const understood = (query: HomeQuery, known: KnownNames): HomeQuery => ({
	...query,
	coins: query.coins.filter(known.isCoin),
	sources: query.sources.filter(known.isSource),
})

/** The lower-case form of an address whose language or path has capitals. */
export function inLowerCase(url: string, known: KnownNames): string | undefined {
	const [path, search] = cut(url)
	const small = path.toLowerCase()
	const [, language = '', rest = ''] = /^\/([a-z-]+)(\/.*)?$/i.exec(path) ?? []
	if (!isUiLocale(language.toLowerCase())) return undefined
	const meant = readPageAddress(small, known) === undefined ? `/${language.toLowerCase()}${rest}` : small
	return meant === path ? undefined : meant + (search === '' ? '' : `?${search}`)
}
