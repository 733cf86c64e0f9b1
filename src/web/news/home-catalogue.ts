import type { CatalogueResponse } from '#contract/catalogue.ts'
import { type Choices, coinsByPrice } from '#contract/choices.ts'
import { sourceName } from '#domain/catalogue.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { pick } from '#domain/pick.ts'

/** A topic or an influencer. */
export type Section = { id: number; route_ref: string; name: string }

/** The contents of filters and panels, named in the language of the page; possibly only some coins, sources and people. */
export type HomeCatalogue = {
	coins: readonly { id: number; symbol: string; name: string }[]
	sources: readonly { id: number; slug: string; locale: NewsLocale; name: string; hasNews: boolean }[]
	categories: readonly Section[]
	influencers: readonly Section[]
}

/** `withNews` are the sources with news; if null, all are assumed to have some. */
export function pageCatalogue(
	{ coins, sources, categories, influencers }: Omit<CatalogueResponse['data'], 'choices'>,
	locale: NewsLocale,
	withNews: readonly number[] | null,
): HomeCatalogue {
	const hasNews = (id: number) => withNews === null || withNews.length === 0 || withNews.includes(id)
	return {
		...named({ coins, sources }, locale, hasNews),
		categories: categories.map(sectionIn(locale)),
		influencers: influencers.map(sectionIn(locale)),
	}
}

/** The catalogue of a page with all coins and sources, the coins in the order of the price list. */
export function completeCatalogue(
	page: HomeCatalogue,
	{ coins, sources, influencers }: Choices,
	locale: NewsLocale,
	{ priced, withoutNews }: { priced: readonly string[]; withoutNews: readonly number[] },
): HomeCatalogue {
	const listed = { coins: coinsByPrice(coins, priced), sources }
	return {
		...page,
		...named(listed, locale, (id) => !withoutNews.includes(id)),
		influencers: influencers.map(sectionIn(locale)),
	}
}

const sectionIn =
	(locale: NewsLocale) =>
	({ id, route_ref, [locale]: name }: CatalogueResponse['data']['categories'][number]): Section => ({
		id,
		route_ref,
		name,
	})

const named = (
	{ coins, sources }: Pick<Choices, 'coins' | 'sources'>,
	locale: NewsLocale,
	hasNews: (id: number) => boolean,
) => ({
	coins: coins.map(({ id, symbol, [locale]: name }) => ({ id, symbol, name })),
	sources: sources.map((source) => ({
		...pick(source, 'id', 'slug', 'locale'),
		name: sourceName(source, locale),
		hasNews: hasNews(source.id),
	})),
})
