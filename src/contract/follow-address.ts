import { mostOutlets } from '#domain/follow-limits.ts'
import { isNewsLocale, type NewsLocale, newsLocales } from '#domain/locale.ts'
import { dashboardPath } from './dashboard-path.ts'
import type { HomeQuery } from './home-query.ts'

// Browsers run this, so the schemas, which are heavy, stay in follows.ts.

/** The filter of a follow, as the wire has it. */
export type FollowFilter = {
	langs: NewsLocale[]
	coins: string[]
	sources: string[]
	topics: string[]
	people: string[]
	words: string[]
	not_words: string[]
	min_outlets: number
}

/** The address where a follow of a list is made: it contains the list's filter. */
export function followAddress(
	{ newsLocale, coins, sources, category, search }: HomeQuery,
	isPerson: boolean,
	name: string,
	minOutlets = 1,
): string {
	const query = new URLSearchParams({
		name,
		langs: newsLocale === 'both' ? newsLocales.join() : newsLocale,
	})
	if (coins.length > 0) query.set('coins', coins.join())
	if (sources.length > 0) query.set('sources', sources.join())
	if (category !== undefined) query.set(isPerson ? 'people' : 'topics', category)
	if (search !== '') query.set('words', search)
	if (minOutlets > 1) query.set('min_outlets', String(minOutlets))
	return `${dashboardPath('following')}?${query}`
}

const quotedOrWord = /["“«]([^"“”«»]+)["”»]|([^\s"“”«»]+)/g

/** The follow in an address; undefined where it has none. */
export function readFollowAddress(
	query: URLSearchParams,
): { name: string; filter: FollowFilter } | undefined {
	const name = query.get('name')
	if (name === null) return undefined
	const list = (key: string) => (query.get(key) ?? '').split(',').filter((part) => part !== '')
	const outlets = query.get('min_outlets') ?? ''
	const langs = list('langs').filter(isNewsLocale)
	const words = [...(query.get('words') ?? '').matchAll(quotedOrWord)].map(
		([, quoted, word]) => quoted ?? word ?? '',
	)
	return {
		name,
		filter: {
			...emptyFilter,
			...(langs.length > 0 && { langs }),
			coins: list('coins'),
			sources: list('sources'),
			topics: list('topics'),
			people: list('people'),
			words,
			min_outlets: /^[1-9]\d?$/.test(outlets) ? Math.min(mostOutlets, Number(outlets)) : 1,
		},
	}
}

export const emptyFilter: FollowFilter = {
	langs: [...newsLocales],
	coins: [],
	sources: [],
	topics: [],
	people: [],
	words: [],
	not_words: [],
	min_outlets: 1,
}
