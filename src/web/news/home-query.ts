import { isLocale, type Locale } from '#domain/locale.ts'

export const sorts = ['latest', 'views', 'importance', 'bullish', 'bearish'] as const
export type Sort = (typeof sorts)[number]

/** The wire's numbers for the sorts; latest is null. */
export const sortIndex: Record<Sort, 0 | 1 | 2 | 3 | null> = {
	latest: null,
	views: 0,
	importance: 1,
	bearish: 2,
	bullish: 3,
}

/** What the home screen lists. All of it stands in the address, so that back, forward and sharing just work. */
export type HomeQuery = {
	newsLocale: Locale
	page: number
	sort: Sort
	search: string
	/** Route ref of a category or an influencer. */
	category: string | undefined
	/** Symbols and slugs, as in the address. */
	coins: readonly string[]
	sources: readonly string[]
	/** An item somebody shared; it stands on top of page 1. */
	shared: string | undefined
}

const list = (value: string | null): string[] =>
	value === null
		? []
		: [
				...new Set(
					value
						.split(',')
						.map((part) => part.trim())
						.filter((part) => part !== ''),
				),
			]

const lastPage = 1000

export function readHomeQuery(url: URL, category: string | undefined, uiLocale: Locale): HomeQuery {
	const query = url.searchParams
	const newsLocale = query.get('news_locale')
	const page = Number(query.get('page') ?? 1)
	const sort = query.get('sort')
	return {
		newsLocale: isLocale(newsLocale) ? newsLocale : uiLocale,
		page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
		sort: sorts.find((known) => known === sort) ?? 'latest',
		search: (query.get('search_query') ?? '').trim().slice(0, 100),
		category,
		coins: list(query.get('coins')),
		sources: list(query.get('sources')),
		shared: query.get('news_share_id') ?? query.get('news_slug') ?? undefined,
	}
}

/** The address of a changed list. Anything but a page change starts at page 1 and drops the shared item. */
export function homeAddress(
	now: HomeQuery,
	change: Partial<HomeQuery>,
	place: { uiLocale: Locale; isPerson: boolean },
): string {
	const { uiLocale, isPerson } = place
	const next: HomeQuery = { ...now, page: 1, ...change }
	const query = new URLSearchParams({ news_locale: next.newsLocale })
	if (next.page > 1) query.set('page', String(next.page))
	if (next.sort !== 'latest') query.set('sort', next.sort)
	if (next.search !== '') query.set('search_query', next.search)
	if (next.coins.length > 0) query.set('coins', next.coins.join(','))
	if (next.sources.length > 0) query.set('sources', next.sources.join(','))
	const kind = isPerson ? 'influencers' : 'category'
	const base =
		next.category === undefined ? `/${uiLocale}` : `/${uiLocale}/${kind}/${encodeURIComponent(next.category)}`
	return `${base}${next.search === '' ? '' : '/results'}?${query}`
}
