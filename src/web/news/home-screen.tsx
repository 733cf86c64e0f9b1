import { Suspense, useEffect, useMemo } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useLocation, useRevalidator } from 'react-router'
import { asSearch, shortHomeQuery, withChosenLocale } from '#contract/home-query.ts'
import { routeNamed } from '#contract/route-names.ts'
import { shareImagePath, shareImageSize } from '#contract/share-image.ts'
import { brandName } from '#domain/brand.ts'
import { defaultLocale, isUiLocale } from '#domain/locale.ts'
import { Banner } from '#web/ads/banner.tsx'
import { FilterColumn } from '#web/filters/filter-column.tsx'
import { LimitLine } from '#web/filters/limit-line.tsx'
import { chosenNewsLocale } from '#web/layout/chosen-news-locale.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { remember } from '#web/local-storage.ts'
import { pageRequest } from '#web/server-context.ts'
import { OnScreens } from '#web/ui/on-screens.tsx'
import type { Route } from './+types/home-screen.ts'
import { rememberList } from './begun-on-latest.ts'
import { askAgain, cachedList, cacheList, cacheUnder, carryOn, wasAsked } from './cached-lists.ts'
import { PriceChangeContext, priceChanges } from './coin-chips.tsx'
import { FollowBigStories } from './follow-link.tsx'
import { failedList, type HomeData } from './home-data.ts'
import { isFrontView } from './is-narrowed.ts'
import { listHeading } from './list-heading.ts'
import { ListNotes } from './list-notes.tsx'
import { loadHomeInBrowser, loadHomeOnServer } from './load-home.ts'
import { NarrowedLine } from './narrowed-line.tsx'
import { NewsList } from './news-list.tsx'
import { Sections } from './sections.tsx'
import { SidePanel } from './side-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { type Home, useHome } from './use-home.ts'
import { usePrices } from './use-prices.tsx'
import './home-screen.css'

const placeOf = (url: URL, params: { category?: string | undefined }) => {
	const first = url.pathname.split('/')[1]
	const isLatest = url.pathname.split('/')[2] === 'latest'
	return {
		url,
		category: params.category,
		uiLocale: isUiLocale(first) ? first : defaultLocale,
		isLatest,
	} as const
}

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
	loadHomeOnServer(context.get(pageRequest), placeOf(url, params))

/** A list that failed sets the status and Retry-After of the response. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

let known: HomeData | undefined

export async function clientLoader({
	request,
	url,
	params,
	serverLoader,
}: Route.ClientLoaderArgs): Promise<HomeData> {
	const place = placeOf(url, params)
	const named = withChosenLocale(url.searchParams, place.uiLocale, chosenNewsLocale())
	if (named !== undefined) throw redirect(`${url.pathname}?${named}${url.hash}`)
	const address = url.pathname + url.search
	const before = cachedList(address)
	if (before !== undefined && !wasAsked(address)) return before.data
	known ??= await serverLoader()
	const wanted = before === undefined ? place : placeOf(before.url, params)
	const data = await loadHomeInBrowser(known, wanted, request.signal)
	if (before !== undefined) {
		// A list that cannot be refreshed stays.
		if (failedList(data.list)) return before.data
		carryOn(before.data, data)
	}
	cacheList(address, { url: wanted.url, data, at: performance.now() })
	known = data
	return data
}

/** A list that is shown again is refreshed while it can be read. */
function useCachedList({ data, addressOf }: Home): void {
	const { key, pathname, search } = useLocation()
	const { revalidate } = useRevalidator()
	const address = pathname + search
	// biome-ignore lint/correctness/useExhaustiveDependencies: each arrival may refresh the list.
	useEffect(() => {
		known = data
		const url = new URL(address, window.location.href)
		if (cachedList(address) === undefined) cacheList(address, { url, data, at: performance.now() })
		else if (askAgain(address)) void revalidate()
		// Its tab leads to it by its plain address, whatever the first one names besides.
		const plain = addressOf({ page: data.query.page })
		if (data.query.shared === undefined && plain.split('?')[0] === pathname) cacheUnder(plain, data)
	}, [key, address, data, revalidate])
}

/**
 * Child routes change the list, which the router would not notice from this screen's own path. A fragment opens or
 * closes a dialog above the list, which stays.
 */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	if (currentUrl.pathname !== nextUrl.pathname) return true
	if (currentUrl.search === nextUrl.search && currentUrl.hash !== nextUrl.hash) return false
	return defaultShouldRevalidate
}

/** Each Suspense is hydrated separately, a few milliseconds at a time, so that the page stays responsive. */
export default function HomeScreen({ loaderData: data }: Route.ComponentProps) {
	useEffect(() => {
		remember('page_num', String(data.query.page))
		rememberList(data.query)
	}, [data])
	const text = useText()
	const home = useHome(data)
	useCachedList(home)
	const prices = usePrices(data.prices)
	const changes = useMemo(() => priceChanges(prices), [prices])
	const heading = listHeading(home, text)
	const isFront = isFrontView(data.query)
	return (
		<PriceChangeContext value={changes}>
			<HomeMeta home={home} heading={heading} />
			<div className={isFront ? 'wrap home-columns home-front' : 'wrap home-columns'}>
				<FilterColumn home={home} />
				<section className="home-list" aria-label={text('news.list')}>
					<Toolbar home={home} />
					<Suspense>
						<NarrowedLine home={home} heading={heading} prices={prices} />
						<ListNotes home={home} />
						{data.beyondLimit && <LimitLine />}
						<NewsList home={home} />
					</Suspense>
					<Suspense>
						<FollowBigStories home={home} />
					</Suspense>
					<Banner placement="bottom" places={data.adPlacements} />
				</section>
				<Suspense>
					<Sections home={home} />
				</Suspense>
				<OnScreens from={isFront ? 'side' : 'lg'}>
					<Suspense>
						<SidePanel home={home} />
					</Suspense>
				</OnScreens>
			</div>
		</PriceChangeContext>
	)
}

/** The metadata of a list; a shared link has the shared item's title. */
function HomeMeta({ home, heading }: { home: Home; heading: string }) {
	const text = useText()
	const { query, list, isPerson } = home.data
	const name = brandName[home.uiLocale]
	const items = failedList(list) ? [] : list.news
	const shared = query.page === 1 ? items.find(({ slug }) => slug === query.shared) : undefined
	const all = query.isLatest && query.search === '' ? 'latest' : 'home'
	const kind = query.category === undefined ? all : isPerson ? 'home-influencers' : 'home-category'
	const narrowed =
		query.search !== '' || query.coverage !== undefined || query.coins.length > 0 || query.sources.length > 0
	const isPastEnd = query.page > 1 && !failedList(list) && items.length === 0
	const plain = query.category === undefined && !narrowed
	return (
		<PageMeta
			title={plain ? `${name} · ${text('app.tagline')}` : `${heading} · ${name}`}
			socialTitle={shared?.title}
			description={text('app.description')}
			route={routeNamed(`${home.uiLocale}-${kind}${query.search === '' ? '' : '-results'}`, home.uiLocale)}
			params={{ category: query.category }}
			query={asSearch(shortHomeQuery({ ...query, sort: 'latest' }, home.uiLocale))}
			sharedQuery={shared && `?news_locale=${query.newsLocale}&news_share_id=${shared.slug}`}
			image={shared && { path: shareImagePath(shared), ...shareImageSize, alt: shared.title }}
			hidden={narrowed || isPastEnd}
		/>
	)
}
