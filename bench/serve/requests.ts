import { seededChance, vocabulary } from '#bench/scale/synthetic-news.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { BenchRequest } from './load.ts'
import type { Target } from './targets.ts'

const json = { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br, zstd' }
const post = (path: string, body: object): BenchRequest => ({
	method: 'POST',
	path,
	headers: json,
	body: JSON.stringify(body),
})

export const cachedList: BenchRequest = post('/v1/news/filter/', {
	assets: [],
	sources: [],
	page: 1,
	query: '',
	sort_by: null,
	lang: 'en',
	slug_uid: {},
	category: '',
})

export const cachedPage: BenchRequest = {
	method: 'GET',
	path: '/en?news_locale=en',
	headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' },
}

/** A compressed home page has some 9 kB; an error page or one without its list is shorter. */
const shortestPage = 6_000

/**
 * Home pages that have not been requested yet: each page of each order in either language once, from the given one
 * on.
 */
export function newPages(first: number): () => BenchRequest {
	const locales = ['fa', 'en']
	const sorts = ['latest', 'views', 'important', 'bullish', 'bearish']
	let turn = first
	return () => {
		const locale = locales[turn % locales.length]
		const sort = sorts[Math.floor(turn / locales.length) % sorts.length]
		const page = 2 + (Math.floor(turn / (locales.length * sorts.length)) % 900)
		turn += 1
		const path = `/${locale}?news_locale=${locale}&sort=${sort}&page=${page}`
		return { ...cachedPage, path, shortest: shortestPage }
	}
}

/**
 * One reader may use at most a quarter of the rendering time and is refused beyond that. So the cost of a page is
 * measured with several readers, and with no more than may wait at once.
 */
export const pageReaders = {
	connections: 8,
	from: Array.from({ length: 16 }, (_, index) => `127.0.6.${index + 1}`),
}

/** The request by which an open page looks for new stories since its last response. */
export function newestRequests(seed: number): () => BenchRequest {
	const chance = seededChance(seed)
	return () => ({
		method: 'GET',
		path: `/v1/news/newest/?lang=${chance() < 0.5 ? 'fa' : 'en'}&since=${Date.now() - Math.floor(chance() * 3_600_000)}`,
		headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
	})
}

/** Filtered lists as readers choose them: hardly ever the same twice. */
export function variedLists(catalogue: Catalogue, seed: number): () => BenchRequest {
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
