import { seededChance, vocabulary } from '#bench/scale/synthetic-news.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { Ask } from './load.ts'
import type { Target } from './targets.ts'

const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' }
const post = (path: string, body: object): Ask => ({
	method: 'POST',
	path,
	headers: json,
	body: JSON.stringify(body),
})

export const hotList: Ask = post('/v1/news/filter/', {
	assets: [],
	sources: [],
	page: 1,
	query: '',
	sort_by: null,
	lang: 'en',
	slug_uid: {},
	category: '',
})

export const hotPage: Ask = {
	method: 'GET',
	path: '/en?news_locale=en',
	headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
}

/** A page of the home page's kind is some 9 kB when packed; one that says that the list cannot be had, or that we are busy, is not. */
const shortestPage = 6_000

/** Home pages that nobody has asked for yet: each page of each order in either language once, from the given one on. */
export function newPages(first: number): () => Ask {
	const locales = ['fa', 'en']
	const sorts = ['latest', 'views', 'important', 'bullish', 'bearish']
	let turn = first
	return () => {
		const locale = locales[turn % locales.length]
		const sort = sorts[Math.floor(turn / locales.length) % sorts.length]
		const page = 2 + (Math.floor(turn / (locales.length * sorts.length)) % 900)
		turn += 1
		const path = `/${locale}?news_locale=${locale}&sort=${sort}&page=${page}`
		return { ...hotPage, path, shortest: shortestPage }
	}
}

/**
 * Whoever asks for page after page leaves three quarters of the time to others, and is refused beyond that: what a page
 * costs is learned from several readers, and from no more at once than may wait.
 */
export const pageReaders = {
	connections: 8,
	from: Array.from({ length: 16 }, (_, index) => `127.0.6.${index + 1}`),
}

/** Whether anything new came, as open pages ask: each from the moment it was last told. */
export function newestRequests(seed: number): () => Ask {
	const chance = seededChance(seed)
	return () => ({
		method: 'GET',
		path: `/v1/news/newest/?lang=${chance() < 0.5 ? 'fa' : 'en'}&since=${Date.now() - Math.floor(chance() * 3_600_000)}`,
		headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
	})
}

/** Lists as readers filter them: nearly never the same twice. */
export function variedLists(catalogue: Catalogue, seed: number): () => Ask {
	const chance = seededChance(seed)
	const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item
	const words = { fa: vocabulary('fa'), en: vocabulary('en') }
	const places = [...catalogue.topics, ...catalogue.people]
	return () => {
		const lang = pick(['fa', 'en'] as const)
		const kind = chance()
		const sources = catalogue.sources.filter(({ locale }) => locale === lang)
		return post('/v1/news/filter/', {
			lang,
			assets: kind < 0.5 ? [pick(catalogue.coins).id] : [],
			sources: kind > 0.4 && kind < 0.7 ? [pick(sources).id] : [],
			category: kind > 0.65 && kind < 0.9 ? pick(places).routeRef : '',
			query: kind > 0.85 ? pick(words[lang]) : '',
			page: 1 + Math.floor(chance() * 8),
			sort_by: pick([null, null, 0, 1, 2, 3]),
		})
	}
}

type Browser = Record<'cookie' | 'x-csrftoken', string>

export async function openBrowsers({ origin }: Target, count: number): Promise<Browser[]> {
	const browsers: Browser[] = []
	for (let index = 0; index < count; index += 1) {
		const given = (await fetch(`${origin}/v1/session/`)).headers
			.getSetCookie()
			.map((line) => line.split(';')[0] ?? '')
		const token = given.find((cookie) => cookie.startsWith('csrftoken='))?.split('=')[1] ?? ''
		browsers.push({ cookie: given.join('; '), 'x-csrftoken': token })
	}
	return browsers
}

/** Nine lists in ten, eight views in a hundred, two votes. */
export function mixedLoad(catalogue: Catalogue, browsers: readonly Browser[], items: number): () => Ask {
	const chance = seededChance(77)
	const lists = variedLists(catalogue, 78)
	// Readers look at the same first pages far more often than at anything else.
	const favourites = Array.from({ length: 40 }, lists)
	const put = (path: string, body: object): Ask => {
		const browser = browsers[Math.floor(chance() * browsers.length)]
		return { method: 'PUT', path, headers: { ...json, ...browser }, body: JSON.stringify(body) }
	}
	return () => {
		const kind = chance()
		const id = 1 + Math.floor(chance() * items)
		if (kind < 0.9) return chance() < 0.7 ? (favourites[Math.floor(chance() * 40)] ?? hotList) : lists()
		if (kind < 0.98) return put('/v1/news/views/', { id })
		return put('/v1/news/votes/', { id, subject: 1 + Math.floor(chance() * 2), decision: 1 })
	}
}
