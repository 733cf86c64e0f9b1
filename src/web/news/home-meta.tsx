import { writeHomeQuery } from '#contract/home-query.ts'
import { routeNamed } from '#contract/route-names.ts'
import { shareImagePath, shareImageSize } from '#contract/share-image.ts'
import { brandName } from '#domain/brand.ts'
import { PageMeta } from '#web/layout/page-meta.tsx'
import { useText } from '#web/layout/use-locale.ts'
import { failedList } from './home-data.ts'
import type { Home } from './use-home.ts'

/** The metadata of a list; a shared link has the shared item's title. */
export function HomeMeta({ home, heading }: { home: Home; heading: string }) {
	const text = useText()
	const { query, list, isPerson } = home.data
	const name = brandName[home.uiLocale]
	const items = failedList(list) ? [] : list.news
	const shared = query.page === 1 ? items.find(({ slug }) => slug === query.shared) : undefined
	const all = query.isLatest && query.search === '' ? 'latest' : 'home'
	const kind = query.category === undefined ? all : isPerson ? 'home-influencers' : 'home-category'
	const narrowed = query.search !== '' || query.coins.length > 0 || query.sources.length > 0
	const isPastEnd = query.page > 1 && !failedList(list) && items.length === 0
	const plain = query.category === undefined && !narrowed
	return (
		<PageMeta
			title={plain ? `${name} · ${text('app.tagline')}` : `${heading} · ${name}`}
			socialTitle={shared?.title}
			description={text('app.description')}
			route={routeNamed(`${home.uiLocale}-${kind}${query.search === '' ? '' : '-results'}`, home.uiLocale)}
			params={{ category: query.category }}
			query={`?${writeHomeQuery({ ...query, sort: 'latest' })}`}
			sharedQuery={shared && `?news_locale=${query.newsLocale}&news_share_id=${shared.slug}`}
			image={shared && { path: shareImagePath(shared), ...shareImageSize, alt: shared.title }}
			hidden={narrowed || isPastEnd}
		/>
	)
}
