import { data } from 'react-router'
import type { BannerAnswer } from '#contract/ads.ts'
import type { CatalogueAnswer } from '#contract/catalogue.ts'
import type { Placement } from '#domain/ad.ts'
import type { Locale } from '#domain/locale.ts'
import { call, clearCredentials } from '#web/api-client.ts'
import type { PageRequest } from '#web/server-context.ts'
import { type Catalogue, packCatalogue, unpackCatalogue } from './home-catalogue.ts'
import { type Freshness, filterBody, type HomeData, type NewsPage, type Prices } from './home-data.ts'
import { type HomeQuery, readHomeQuery, sortIndex } from './home-query.ts'

type Place = { url: URL; category: string | undefined; uiLocale: Locale }

/** A name in the address that nobody knows is a page that does not exist. */
function checkPlace(query: HomeQuery, catalogue: Catalogue, path: string): boolean {
	if (query.category === undefined) return false
	const isPerson = path.includes('/influencers/')
	const known = (isPerson ? catalogue.influencers : catalogue.categories).some(
		(place) => place.route_ref === query.category,
	)
	if (!known) throw data(null, { status: 404 })
	return isPerson
}

/** On the server: everything the first paint needs, from the API in this process. */
export async function loadHomeOnServer(visitor: PageRequest, place: Place): Promise<HomeData> {
	const query = readHomeQuery(place.url, place.category, place.uiLocale)
	const part = async <Part>(path: string, pick: (body: never) => Part): Promise<Part | null> => {
		const answer = await visitor.api('GET', path)
		return answer.status === 200 ? pick(answer.body as never) : null
	}
	const [whole, prices, freshness, withNews, adPlacements, topBanner] = await Promise.all([
		part('/v1/catalogue/', (body: CatalogueAnswer) => body.data),
		part('/v1/prices/', (body: Prices) => body),
		part('/v1/news/freshness/', (body: { data: Freshness }) => body.data),
		part('/v1/news/sources/', (body: { data: { items: number[] } }) => body.data.items),
		part(
			`/v1/ads/placements/?lang=${place.uiLocale}`,
			(body: { data: { placements: Placement[] } }) => body.data.placements,
		),
		// The one that everybody sees first comes with the page; the others are asked for when they come near.
		part(`/v1/ads/?placement=top&lang=${place.uiLocale}`, (body: { data: BannerAnswer | null }) => body.data),
	])
	if (whole === null) throw data(null, { status: 503 })
	const packed = packCatalogue(whole, place.uiLocale, withNews)
	const catalogue = unpackCatalogue(packed)
	const isPerson = checkPlace(query, catalogue, place.url.pathname)
	const answer = await visitor.api(
		'POST',
		'/v1/news/filter/',
		filterBody(query, catalogue, sortIndex[query.sort]),
	)
	const list =
		answer.status === 200
			? (answer.body as { data: NewsPage }).data
			: {
					status: answer.status,
					code: (answer.body as { error?: { code?: string } }).error?.code ?? 'unknown',
				}
	return {
		query,
		now: new Date().toISOString(),
		catalogue: packed,
		prices,
		freshness,
		list,
		isPerson,
		adPlacements: adPlacements ?? [],
		topBanner,
	}
}

/** In the browser: only the list is new; the rest is known from the page before. */
export async function loadHomeInBrowser(
	known: HomeData,
	place: Place,
	signal: AbortSignal,
): Promise<HomeData> {
	const query = readHomeQuery(place.url, place.category, place.uiLocale)
	const catalogue = unpackCatalogue(known.catalogue)
	const isPerson = checkPlace(query, catalogue, place.url.pathname)
	const [answer, freshness] = await Promise.all([
		call<{ data: NewsPage }>(
			'POST',
			'/v1/news/filter/',
			filterBody(query, catalogue, sortIndex[query.sort]),
			{ signal },
		),
		call<{ data: Freshness }>('GET', '/v1/news/freshness/', undefined, { signal }),
	])
	// A 401 from a news request clears what the browser believes of itself.
	if (!answer.ok && answer.failure.status === 401) clearCredentials()
	return {
		...known,
		query,
		isPerson,
		now: new Date().toISOString(),
		freshness: freshness.ok ? freshness.value.data : known.freshness,
		list: answer.ok ? answer.value.data : answer.failure,
	}
}
