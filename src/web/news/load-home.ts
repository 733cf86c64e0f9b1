import { data } from 'react-router'
import { firstChoices } from '#contract/choices.ts'
import type { FrontResponse } from '#contract/front.ts'
import { type HomeQuery, readHomeQuery } from '#contract/home-query.ts'
import type { PricesResponse } from '#contract/prices.ts'
import type { MostReadResponse } from '#contract/readers-interest.ts'
import { type NewsLocale, newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import { pick } from '#domain/pick.ts'
import { ok, type Result } from '#domain/result.ts'
import { isLoggedIn } from '#web/account/login-flag.ts'
import { allChoices, loadAllChoices } from '#web/filters/all-choices.ts'
import { addressed, limited, overLimit, selectionOf } from '#web/filters/selection.ts'
import { noStore } from '#web/no-store.ts'
import type { PageRequest } from '#web/server-context.ts'
import { dayNames } from './day-names.ts'
import { completeCatalogue, type HomeCatalogue, pageCatalogue } from './home-catalogue.ts'
import {
	asListed,
	elsewhereOf,
	failedList,
	filterBody,
	frontStoryOf,
	type HomeData,
	type ListFailure,
	mostReadOf,
	type NewsPage,
	pricedSymbols,
} from './home-data.ts'
import { browserReader, type HomeReader, serverReader } from './home-reads.ts'
import { hasFrontBlock, isFrontView } from './is-narrowed.ts'
import { onlySource, sourceStateOf } from './source-state.ts'

type HomeAddress = { url: URL; category: string | undefined; uiLocale: UiLocale; isLatest: boolean }

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
async function findPage({ list, grouped }: HomeReader, query: HomeQuery, catalogue: HomeCatalogue) {
	const found = await list(filterBody(query, catalogue, grouped))
	if (found.ok || found.failure.status !== 400 || query.page === 1) return found
	const first = await list(filterBody({ ...query, page: 1, shared: undefined }, catalogue, grouped))
	return first.ok ? ok({ ...first.value, data: { ...first.value.data, news: [], ads: [] } }) : first
}

/** The list that a reader may see at an address. */
async function findShown(reader: HomeReader, wanted: HomeQuery, { pathname }: URL, catalogue: HomeCatalogue) {
	const isPerson = checkSection(wanted, catalogue, pathname)
	const shown = reader.signedIn() ? { query: wanted, beyondLimit: false } : withinLimit(wanted, catalogue)
	return { isPerson, ...shown, found: await findPage(reader, shown.query, catalogue) }
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

const queryAt = ({ url, category, uiLocale, isLatest }: HomeAddress): HomeQuery =>
	readHomeQuery(url.searchParams, category, uiLocale, isLatest)

/** The most read items have one language; beside a list of both it is that of the page. */
const mostReadLocale = ({ newsLocale }: HomeQuery, uiLocale: UiLocale): NewsLocale =>
	newsLocale === 'both' ? newsLocaleFor(uiLocale) : newsLocale

/** As many as the weight of the page allows; the heading leads to the rest. */
const elsewhereLines = 2

const frontOf = (
	{ data: { lead, stories, elsewhere } }: FrontResponse,
	uiLocale: UiLocale,
): Pick<HomeData, 'front' | 'elsewhere'> => ({
	front: lead && [lead, ...stories].map((story) => frontStoryOf(story, story === lead, uiLocale)),
	elsewhere: elsewhere.slice(0, elsewhereLines).map((story) => elsewhereOf(story, uiLocale)),
})

const noFront: ReturnType<typeof frontOf> = { front: null, elsewhere: [] }

/** The status of the response: a list that failed has that of its failure, and a page past the end is 404. */
function statusOf({ list, query }: HomeData): number {
	if (failedList(list)) return list.status
	return list.news.length === 0 && query.page > 1 ? 404 : 200
}

/**
 * The part of the page that changes with its URL, the same on the server and in the browser. What the page before knows
 * is not read again.
 */
async function loadList(
	reader: HomeReader,
	address: HomeAddress,
	catalogue: Promise<HomeCatalogue>,
	known?: HomeData,
) {
	const { uiLocale, url } = address
	const wanted = queryAt(address)
	const lang = mostReadLocale(wanted, uiLocale)
	const source = onlySource(wanted)
	const [shown, front, mostRead, freshness, states] = await Promise.all([
		catalogue.then((names) => findShown(reader, wanted, url, names)),
		hasFrontBlock(wanted) ? reader.front(wanted.newsLocale) : notAsked,
		known?.mostRead.lang === lang ? notAsked : reader.mostRead(lang),
		reader.freshness(),
		source === undefined ? notAsked : reader.sources(),
	])
	const { found, ...rest } = shown
	const now = new Date()
	const news = found.ok ? found.value.data.news.map((item) => asListed(item, uiLocale)) : []
	const list: HomeData['list'] = found.ok
		? { ...found.value.data, news }
		: pick(found.failure, 'code', 'status')
	return {
		...rest,
		chosenLocale: reader.chosenLocale,
		grouped: reader.grouped,
		now: now.toISOString(),
		days: dayNames(news, now, uiLocale),
		list,
		...(front.ok && front.value ? frontOf(front.value, uiLocale) : noFront),
		mostRead: mostRead.ok && !mostRead.value && known ? known.mostRead : mostReadOf(lang, dataOf(mostRead)),
		freshness: freshness.ok ? freshness.value.data : (known?.freshness ?? null),
		sourceState: source && states.ok && states.value ? sourceStateOf(source, states.value.data) : null,
		/** An incomplete page must not be cached. */
		isWhole: [found, front, mostRead, freshness, states].every((read) => read.ok),
		retryAfterSeconds: found.ok ? undefined : found.failure.retryAfterSeconds,
	}
}

const notAsked = ok(undefined)
const dataOf = (read: Result<MostReadResponse | undefined, unknown>): MostReadResponse['data'] =>
	(read.ok && read.value?.data) || []

/** On the server: everything that the first paint needs. */
export async function loadHomeOnServer(visitor: PageRequest, address: HomeAddress) {
	const { read } = visitor
	// Ads and names of the catalogue exist in the languages of the news.
	const newsLocale = newsLocaleFor(address.uiLocale)
	const names = Promise.all([
		read(async ({ catalogue }) => catalogue.whole()),
		read(({ sources }, viewer) => sources.withNews(viewer)),
	]).then(([described, offered]) => {
		if (!described.ok) throw data(null, { status: 503, headers: noStore })
		const withNews = offered.ok ? offered.value.data.items : null
		return { known: described.value.data, withNews }
	})
	const [{ known, withNews }, { isWhole, retryAfterSeconds, ...list }, ...rest] = await Promise.all([
		names,
		loadList(
			serverReader(visitor),
			address,
			names.then((found) => pageCatalogue(found.known, newsLocale, found.withNews)),
		),
		read(({ prices }, viewer) => prices.board(viewer)),
		read(({ votes }, viewer) => votes.mood(viewer)),
		read(async ({ ads }) => ({ value: await ads.placements(newsLocale) })),
		// The first banner is part of the page; others are loaded when they come near.
		read(async ({ ads }) => ({ value: await ads.banner('top', newsLocale) })),
	])
	const [prices, mood, placements, topBanner] = rest
	const priced = prices.ok ? prices.value : null
	const first = firstChoices(known, {
		priced: pricedSymbols(priced),
		ticked: namesOnPage(list.query, priced, list.list),
		withNews,
		category: list.query.category,
	})
	const home: HomeData = {
		...list,
		// The front has no filters at first: its coins and sources come with the file of all choices.
		catalogue: pageCatalogue(
			{ ...known, ...first, ...(isFrontView(list.query) && { coins: [], sources: [] }) },
			newsLocale,
			withNews,
		),
		choices: { path: known.choices, withoutNews: first.withoutNews },
		prices: priced,
		mood: mood.ok ? mood.value.data : null,
		adPlacements: placements.ok ? placements.value.data.placements : [],
		topBanner: topBanner.ok ? topBanner.value.data : null,
	}
	const isComplete = isWhole && withNews !== null && rest.every(({ ok }) => ok)
	return data(home, {
		status: statusOf(home),
		headers: {
			...(!isComplete && noStore),
			...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
		},
	})
}

/** In the browser only the list is new; the rest is taken from the page before. */
export async function loadHomeInBrowser(
	known: HomeData,
	address: HomeAddress,
	signal: AbortSignal,
): Promise<HomeData> {
	const catalogue = catalogueFor(queryAt(address), known, address.uiLocale)
	const load = () => loadList(browserReader(signal), address, catalogue, known)
	const first = await load()
	// The call deleted a revoked token: the list within a guest's limit is shown.
	const isRefused = failedList(first.list) && first.list.code === 'filter_limit' && !isLoggedIn()
	const { isWhole: _isWhole, retryAfterSeconds: _retry, ...list } = isRefused ? await load() : first
	return { ...known, ...list }
}
