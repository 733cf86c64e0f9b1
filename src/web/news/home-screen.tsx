import { Suspense, useEffect } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { isLocale } from '#domain/locale.ts'
import { Banner } from '#web/ads/banner.tsx'
import { remember } from '#web/client-memory.ts'
import { FilterColumn } from '#web/filters/filter-column.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { pageRequest } from '#web/server-context.ts'
import { OnScreens } from '#web/ui/on-screens.tsx'
import type { Route } from './+types/home-screen.ts'
import { FreshnessLine } from './freshness-line.tsx'
import type { HomeData } from './home-data.ts'
import { HomeMeta } from './home-meta.tsx'
import { loadHomeInBrowser, loadHomeOnServer } from './load-home.ts'
import { NewsList } from './news-list.tsx'
import { NewsTabs } from './news-tabs.tsx'
import { Pagination } from './pagination.tsx'
import { PriceBar } from './price-bar.tsx'
import { TopicPanel } from './topic-panel.tsx'
import { TopicTags } from './topic-tags.tsx'
import { useHome } from './use-home.ts'

const placeOf = (url: URL, params: { category?: string | undefined }) => {
	const first = url.pathname.split('/')[1]
	return { url, category: params.category, uiLocale: isLocale(first) ? first : 'en' } as const
}

export function loader({ context, url, params }: Route.LoaderArgs) {
	return loadHomeOnServer(context.get(pageRequest), placeOf(url, params))
}

/** A list that failed says so in the answer's own headers, and when to come back. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

let known: HomeData | undefined

export async function clientLoader({
	request,
	url,
	params,
	serverLoader,
}: Route.ClientLoaderArgs): Promise<HomeData> {
	known ??= await serverLoader()
	known = await loadHomeInBrowser(known, placeOf(url, params), request.signal)
	return known
}

/** The children change what this screen lists, which the router would not see from the screen's own path. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
	args.currentUrl.pathname !== args.nextUrl.pathname || args.defaultShouldRevalidate

/** Each Suspense is taken over by itself, a few milliseconds at a time, so that the page answers in between. */
export default function HomeScreen({ loaderData }: Route.ComponentProps) {
	useEffect(() => {
		known = loaderData
		remember('page_num', String(loaderData.query.page))
	}, [loaderData])
	const text = useText()
	const home = useHome(loaderData)
	const navigation = useNavigation()
	const { query } = loaderData
	const place = [...home.catalogue.categories, ...home.catalogue.influencers].find(
		({ route_ref }) => route_ref === query.category,
	)
	const heading =
		query.search !== ''
			? text('news.headingSearch', { search: query.search })
			: place === undefined
				? text('news.heading')
				: text('news.headingIn', { topic: place.name })
	return (
		<>
			<HomeMeta home={home} heading={heading} />
			<Suspense>
				<PriceBar prices={loaderData.prices} now={loaderData.now} />
			</Suspense>
			<Banner placement="top" places={loaderData.adPlacements} brought={loaderData.topBanner} />
			<div className="wrap home-columns">
				<h1 className="sr-only">{heading}</h1>
				<FilterColumn home={home} />
				<section className="min-w-0" aria-label={text('news.list')}>
					<OnScreens below="md">
						<Suspense>
							<TopicTags home={home} />
						</Suspense>
					</OnScreens>
					<Suspense>
						<NewsTabs home={home} />
						<FreshnessLine home={home} />
					</Suspense>
					<Suspense>
						<NewsList home={home} busy={navigation.state === 'loading'} />
					</Suspense>
					<Suspense>
						<Pagination home={home} />
					</Suspense>
					<Banner placement="bottom" places={loaderData.adPlacements} />
				</section>
				<OnScreens from="lg">
					<Suspense>
						<TopicPanel home={home} />
					</Suspense>
				</OnScreens>
			</div>
		</>
	)
}
