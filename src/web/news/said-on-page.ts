import { clickPath } from '#web/ads/click-path.ts'
import type { TextAdAnswer } from '#web/ads/text-ad.tsx'
import { filterRows, firstRows } from '#web/filters/filter-rows.ts'
import { otherSources, shownIcons } from '#web/story/other-sources.ts'
import type { Place } from './home-catalogue.ts'
import { failedList, type HomeData, type NewsItem } from './home-data.ts'

type Banner = NonNullable<HomeData['topBanner']>

/** Not sent: it is read off the page. */
const said = undefined as never

/** A home screen without what its page says in its own words; `readOffPage` gives it back. */
export function leaveUnsaid(home: HomeData): HomeData {
	const { query, list, catalogue, prices, mostRead, topBanner } = home
	const titles = titlesOf(failedList(list) ? [] : list.news)
	const rows = filterRows(catalogue)
	const isNarrowed = query.coins.length + query.sources.length > 0
	// With ticks among them the cards of the filters hold more, of which some may be out of view.
	const offered = firstRows(rows.coins, query.coins).map(({ name }) => name)
	const ticks = isNarrowed ? [] : firstRows(rows[query.newsLocale], []).map(({ name }) => name)
	return {
		...home,
		catalogue: {
			...catalogue,
			// What the others are called is asked for when one of them is.
			coins: catalogue.coins.map((coin) =>
				isNarrowed && offered.includes(coin.symbol) ? coin : { ...coin, name: '' },
			),
			sources: catalogue.sources.map((source) =>
				titles.get(source.slug) === source.name || ticks.includes(source.slug)
					? { ...source, name: '' }
					: source,
			),
			categories: catalogue.categories.map(({ id }) => ({ id, route_ref: said, name: said })),
			influencers: catalogue.influencers.map(({ id }) => ({ id, route_ref: said, name: said })),
		},
		prices: prices && {
			...prices,
			data: prices.data.map((price, index) =>
				price.symbol === catalogue.coins[index]?.symbol ? { ...price, symbol: '' } : price,
			),
		},
		mostRead: { ...mostRead, items: mostRead.items.map((item) => ({ ...item, title: said, url: said })) },
		topBanner: topBanner && { ...topBanner, image: said, alt: said, advertiser: said, why: said },
		list: failedList(list)
			? list
			: {
					...list,
					news: list.news.map((item) => ({
						...item,
						title: said,
						url: said,
						published_date: said,
						source: { ...item.source, title: said, slug: said },
						story: home.grouped ? storyUnsaid(item) : item.story,
					})),
					ads: list.ads.map((ad) => ({ ...ad, text: said, advertiser: said, why: said })),
				},
	}
}

export function readOffPage(home: HomeData): HomeData {
	const { list, catalogue, prices, mostRead, topBanner } = home
	const news = failedList(list) ? [] : list.news.map((item) => itemOf(item))
	const titles = titlesOf(news)
	const withName = <Named extends { name: string }>(one: Named, key: string): Named =>
		one.name === '' ? { ...one, name: nameOfTick(key) || (titles.get(key) ?? '') } : one
	return {
		...home,
		catalogue: {
			...catalogue,
			coins: catalogue.coins.map((coin) => withName(coin, coin.symbol)),
			sources: catalogue.sources.map((source) => withName(source, source.slug)),
			categories: catalogue.categories.map(placeOf('categories')),
			influencers: catalogue.influencers.map(placeOf('people')),
		},
		prices: prices && {
			...prices,
			data: prices.data.map((price, index) => ({
				...price,
				symbol: price.symbol || (catalogue.coins[index]?.symbol ?? ''),
			})),
		},
		mostRead: { ...mostRead, items: mostRead.items.map(mostReadOf) },
		topBanner: topBanner && bannerOf(topBanner),
		list: failedList(list) ? list : { ...list, news, ads: list.ads.flatMap(textAdOf) },
	}
}

const titlesOf = (news: readonly NewsItem[]): ReadonlyMap<string, string> =>
	new Map(news.map(({ source }) => [source.slug, source.title]))

const nameOfTick = (key: string): string =>
	wordsIn(document.querySelector(`.check-list [value="${key}"]`)?.parentElement, 'span')

/** A link of the row leads to its story, where there is anybody to be led to; of few other outlets the row shows all. */
function storyUnsaid(item: NewsItem): NewsItem['story'] {
	const { story } = item
	const { count } = otherSources(item)
	if (story.slug === null || count + story.other_locale === 0) return story
	return { ...story, slug: '', sources: count > shownIcons ? story.sources : [] }
}

function storyOf(story: NewsItem['story'], row: Element | null | undefined): NewsItem['story'] {
	if (story.slug !== '') return story
	const icons = [...(row?.querySelectorAll('.row-story img') ?? [])]
	return {
		...story,
		slug: lastOf(attributeIn(row, '.row-story a', 'href')),
		sources:
			story.sources.length > 0 ? story.sources : icons.map((icon) => lastOf(icon.getAttribute('src') ?? '')),
	}
}

export const rowId = (id: number): string => `news-${id}`

const wordsIn = (part: Element | null | undefined, where: string): string =>
	part?.querySelector(where)?.textContent ?? ''

const attributeIn = (part: Element | null | undefined, where: string, name: string): string =>
	part?.querySelector(where)?.getAttribute(name) ?? ''

const lastOf = (path: string): string => /[^/]*$/.exec(path)?.[0] ?? ''

function itemOf(item: NewsItem): NewsItem {
	const row = document.getElementById(rowId(item.id))?.closest('article')
	const from = attributeIn(row, '.row-meta > a', 'href')
	return {
		...item,
		title: wordsIn(row, 'h3 a'),
		url: attributeIn(row, 'h3 a', 'href'),
		published_date: attributeIn(row, 'time', 'datetime'),
		source: {
			...item.source,
			title: wordsIn(row, '.row-meta > a'),
			slug: new URL(from, location.href).searchParams.get('sources') ?? '',
		},
		story: storyOf(item.story, row),
	}
}

const placeOf = (kind: 'categories' | 'people') => (place: Place, index: number) => {
	const picture = document.querySelectorAll(`.places [src*="/${kind}/"]`)[index]
	return {
		...place,
		route_ref: lastOf(picture?.getAttribute('src') ?? '').replace('.svg', ''),
		name: picture?.parentElement?.textContent ?? '',
	}
}

function mostReadOf(item: HomeData['mostRead']['items'][number], index: number) {
	const link = document.querySelectorAll('.most-read a')[index]
	return { ...item, title: link?.textContent ?? '', url: link?.getAttribute('href') ?? '' }
}

const adOf = (id: number): Element | null | undefined =>
	document.querySelector(`a[href="${clickPath(id)}"]`)?.closest('.ad-row')

const wordsOfAd = (ad: Element) => ({ advertiser: wordsIn(ad, '.ad-by'), why: wordsIn(ad, '.ad-why p') })

/** One that a blocker took away stays away. */
function textAdOf(ad: TextAdAnswer): TextAdAnswer[] {
	const drawn = adOf(ad.id)
	return drawn ? [{ ...ad, text: wordsIn(drawn, '.ad-text'), ...wordsOfAd(drawn) }] : []
}

/** One that the page had no room for is asked for when there is. */
function bannerOf(banner: Banner): Banner | null {
	const drawn = adOf(banner.id)
	const image = attributeIn(drawn, 'img', 'src')
	return drawn && image !== ''
		? { ...banner, image, alt: attributeIn(drawn, 'img', 'alt'), ...wordsOfAd(drawn) }
		: null
}
