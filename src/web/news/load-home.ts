import { data } from 'react-router'
import { firstChoices } from '#contract/choices.ts'
import type { FrontResponse } from '#contract/front.ts'
import { type HomeQuery, readHomeQuery } from '#contract/home-query.ts'
import type { NewsFreshnessResponse, NewsListResponse } from '#contract/news-list.ts'
import type { PageRead } from '#contract/page-services.ts'
import type { PricesResponse } from '#contract/prices.ts'
import type { MostReadResponse } from '#contract/readers-interest.ts'
import type { SourcesResponse } from '#contract/source-states.ts'
import { type NewsLocale, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { call } from '#web/api-client.ts'
import { allChoices, loadAllChoices } from '#web/filters/all-choices.ts'
import { addressed, limited, overLimit, selectionOf } from '#web/filters/selection.ts'
import { chosenNewsLocale } from '#web/layout/chosen-news-locale.ts'
import { cookie } from '#web/local-storage.ts'
import { noStore } from '#web/no-store.ts'
import type { PageRequest } from '#web/server-context.ts'
import { dayNames } from './day-names.ts'
import { completeCatalogue, type HomeCatalogue, pageCatalogue } from './home-catalogue.ts'
import {
	asListed,
	failedList,
	filterBody,
	frontStoryOf,
	type HomeData,
	type ListFailure,
	mostReadOf,
	type NewsPage,
	pricedSymbols,
} from './home-data.ts'
import { hasFrontBlock, isFrontView } from './is-narrowed.ts'
import { onlySource, sourceStateOf } from './source-state.ts'

type HomeAddress = { url: URL; category: string | undefined; uiLocale: UiLocale; isLatest: boolean }
type AskForList = (body: ReturnType<typeof filterBody>) => Promise<NewsPage | ListFailure>

/** An unknown name in the URL is a page that does not exist. */
function checkSection(query: HomeQuery, catalogue: HomeCatalogue, path: string): boolean {
	if (query.category === undefined) return false
	const isPerson = path.includes('/influencers/')
	const known = (isPerson ? catalogue.influencers : catalogue.categories).some(
		(section) => section.route_ref === query.category,
	)
	if (!known) throw data(null, { status: 404 })
	return isPerson
}

/** The part of the URL's filter that a guest may use: the first of each kind. */
function withinLimit(query: HomeQuery, catalogue: HomeCatalogue): { query: HomeQuery; beyondLimit: boolean } {
	const chosen = selectionOf(query.coins, query.sources, catalogue)
	if (!overLimit(chosen)) return { query, beyondLimit: false }
	return { query: { ...query, ...addressed(limited(chosen)) }, beyondLimit: true }
}

/** The API refuses pages far beyond the limit; a reader sees them like any page past the end. */
async function askForPage(
	query: HomeQuery,
	catalogue: HomeCatalogue,
	grouped: boolean,
	ask: AskForList,
): Promise<NewsPage | ListFailure> {
	const list = await ask(filterBody(query, catalogue, grouped))
	if (!failedList(list) || list.status !== 400 || query.page === 1) return list
	const first = await ask(filterBody({ ...query, page: 1, shared: undefined }, catalogue, grouped))
	return failedList(first) ? first : { ...first, news: [], ads: [] }
}

/** Coins and sources that the URL selects or the page links to: their names and ids are part of the page. */
function namesOnPage(query: HomeQuery, prices: PricesResponse | null, list: NewsPage | ListFailure) {
	const news = failedList(list) ? [] : list.news
	return {
		coins: [
			...query.coins,
			...pricedSymbols(prices),
			...news.flatMap(({ tags }) => tags.map(({ symbol }) => symbol)),
		],
		sources: [...query.sources, ...news.map(({ source }) => source.slug)],
	}
}

/** A name in the URL that is not in the page is looked up among all. */
async function catalogueFor(query: HomeQuery, known: HomeData, locale: UiLocale): Promise<HomeCatalogue> {
	const page = known.catalogue
	const isKnown =
		(page.sources.length > 0 || isFrontView(query)) &&
		query.coins.every((symbol) => page.coins.some((coin) => coin.symbol === symbol)) &&
		query.sources.every((slug) => page.sources.some((source) => source.slug === slug)) &&
		(query.category === undefined ||
			[...page.categories, ...page.influencers].some(({ route_ref }) => route_ref === query.category))
	const all = isKnown ? allChoices() : await loadAllChoices(known.choices.path)
	const rest = { priced: pricedSymbols(known.prices), withoutNews: known.choices.withoutNews }
	return all === undefined ? page : completeCatalogue(page, all, newsLocaleFor(locale), rest)
}

const daysOf = (list: HomeData['list'], now: Date, locale: UiLocale) =>
	failedList(list) ? {} : dayNames(list.news, now, locale)

const queryAt = ({ url, category, uiLocale, isLatest }: HomeAddress): HomeQuery =>
	readHomeQuery(url.searchParams, category, uiLocale, isLatest)

/** The most read items have one language; beside a list of both it is that of the page. */
const mostReadLocale = ({ newsLocale }: HomeQuery, uiLocale: UiLocale): NewsLocale =>
	newsLocale === 'both' ? newsLocaleFor(uiLocale) : newsLocale

const frontOf = ({ data: { lead, stories } }: FrontResponse, uiLocale: UiLocale): HomeData['front'] =>
	lead && [lead, ...stories].map((story) => frontStoryOf(story, story === lead, uiLocale))

/** The status of the response: a list that failed has that of its failure, and a page past the end is 404. */
function statusOf({ list, query }: HomeData): number {
	if (failedList(list)) return list.status
	return list.news.length === 0 && query.page > 1 ? 404 : 200
}

/** On the server: everything that the first paint needs. */
export async function loadHomeOnServer(visitor: PageRequest, address: HomeAddress) {
	const wanted = queryAt(address)
	// Ads and names of the catalogue exist in the languages of the news.
	const newsLocale = newsLocaleFor(address.uiLocale)
	// An incomplete page must not be cached.
	let whole = true
	let retryAfterSeconds: number | undefined
	const part = async <Answer>(read: PageRead<Answer>): Promise<Answer | null> => {
		const response = await read
		if (response.ok) return response.value
		whole = false
		return null
	}
	const { services, grouped } = visitor
	const lang = mostReadLocale(wanted, address.uiLocale)
	const source = onlySource(wanted)
	const [described, prices, freshness, offered, mostRead, mood, placements, topBanner, front, states] =
		await Promise.all([
			part(services.findCatalogue()),
			part(services.findPrices()),
			part(services.findFreshness()),
			part(services.findSourcesWithNews()),
			part(services.findMostRead(lang)),
			part(services.findMood()),
			part(services.findPlacements(newsLocale)),
			// The first banner is part of the page; others are loaded when they come near.
			part(services.chooseBanner('top', newsLocale)),
			hasFrontBlock(wanted) ? part(services.findFront(wanted.newsLocale)) : null,
			source === undefined ? null : part(services.findSources()),
		])
	if (described === null) throw data(null, { status: 503, headers: noStore })
	const known = described.data
	const withNews = offered?.data.items ?? null
	const catalogue = pageCatalogue(known, newsLocale, withNews)
	const isPerson = checkSection(wanted, catalogue, address.url.pathname)
	const { query, beyondLimit } = visitor.signedIn
		? { query: wanted, beyondLimit: false }
		: withinLimit(wanted, catalogue)
	const list = await askForPage(query, catalogue, grouped, async (body) => {
		const response = await services.listNews(body)
		if (response.ok) return response.value.data
		const { status, code } = response.failure
		retryAfterSeconds = response.failure.retryAfterSeconds
		return { status, code }
	})
	const brought = firstChoices(known, {
		priced: pricedSymbols(prices),
		ticked: namesOnPage(query, prices, list),
		withNews,
		category: query.category,
	})
	const now = new Date()
	const home: HomeData = {
		query,
		chosenLocale: visitor.newsLocale,
		grouped,
		now: now.toISOString(),
		days: daysOf(list, now, address.uiLocale),
		// The front has no filters at first: its coins and sources come with the file of all choices.
		catalogue: pageCatalogue(
			{ ...known, ...brought, ...(isFrontView(query) && { coins: [], sources: [] }) },
			newsLocale,
			withNews,
		),
		choices: { path: known.choices, withoutNews: brought.withoutNews },
		prices,
		freshness: freshness?.data ?? null,
		mostRead: mostReadOf(lang, mostRead?.data ?? []),
		mood: mood?.data ?? null,
		list: failedList(list)
			? list
			: { ...list, news: list.news.map((item) => asListed(item, address.uiLocale)) },
		front: front && frontOf(front, address.uiLocale),
		isPerson,
		sourceState: source && states ? sourceStateOf(source, states.data) : null,
		beyondLimit,
		adPlacements: placements?.data.placements ?? [],
		topBanner: topBanner?.data ?? null,
	}
	return data(home, {
		status: statusOf(home),
		headers: {
			...(whole && !failedList(list) ? {} : noStore),
			...(failedList(list) && retryAfterSeconds !== undefined
				? { 'retry-after': String(retryAfterSeconds) }
				: {}),
		},
	})
}

/** In the browser: only the list is new; the rest is taken from the page before. */
export async function loadHomeInBrowser(
	known: HomeData,
	address: HomeAddress,
	signal: AbortSignal,
): Promise<HomeData> {
	const wanted = queryAt(address)
	const catalogue = await catalogueFor(wanted, known, address.uiLocale)
	const isPerson = checkSection(wanted, catalogue, address.url.pathname)
	const grouped = isGrouped()
	const load = async () => {
		const shown = isLoggedIn() ? { query: wanted, beyondLimit: false } : withinLimit(wanted, catalogue)
		const list = await askForPage(shown.query, catalogue, grouped, async (body) => {
			const response = await call<NewsListResponse>('POST', '/v1/news/filter/', body, { signal })
			return response.ok ? response.value.data : response.failure
		})
		return { ...shown, list }
	}
	const lang = mostReadLocale(wanted, address.uiLocale)
	const source = onlySource(wanted)
	const [first, mostRead, freshness, front, states] = await Promise.all([
		load(),
		known.mostRead.lang === lang
			? undefined
			: call<MostReadResponse>('GET', `/v1/news/most-read/?lang=${lang}`, undefined, { signal }),
		call<NewsFreshnessResponse>('GET', '/v1/news/freshness/', undefined, { signal }),
		hasFrontBlock(wanted)
			? call<FrontResponse>('GET', `/v1/news/front/?lang=${wanted.newsLocale}`, undefined, { signal })
			: undefined,
		source === undefined ? undefined : call<SourcesResponse>('GET', '/v1/sources/', undefined, { signal }),
	])
	// The call deleted a revoked token: the list within a guest's limit is shown.
	const isRefused = failedList(first.list) && first.list.code === 'filter_limit' && !isLoggedIn()
	const shown = isRefused ? await load() : first
	const now = new Date()
	return {
		...known,
		...shown,
		front: front?.ok ? frontOf(front.value, address.uiLocale) : null,
		chosenLocale: chosenNewsLocale(),
		grouped,
		isPerson,
		sourceState: source && states?.ok ? sourceStateOf(source, states.value.data) : null,
		now: now.toISOString(),
		days: daysOf(shown.list, now, address.uiLocale),
		mostRead:
			mostRead === undefined ? known.mostRead : mostReadOf(lang, mostRead.ok ? mostRead.value.data : []),
		freshness: freshness.ok ? freshness.value.data : known.freshness,
	}
}

/** Whether this browser groups the reports of a story; the default is yes. */
const isGrouped = (): boolean => cookie('grouped') !== 'false'
