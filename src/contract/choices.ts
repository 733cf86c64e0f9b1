import { newsLocales } from '#domain/locale.ts'
import type { CatalogueResponse } from './catalogue.ts'

// Browsers run this, so the schemas, which are heavy, stay in catalogue.ts.

/** Everything that the filter cards and the list of people can show. */
export type Choices = Pick<CatalogueResponse['data'], 'coins' | 'sources' | 'influencers'>

/** How many choices a filter card of a new page has; the rest is in the file. */
export const choicesAtFirst = 6
/** How many people a new page has; the rest is in the file. */
export const peopleAtFirst = 10

type FirstChoices = Choices & {
	/** Ids of sources without news, which are not offered. */
	withoutNews: number[]
}

/** Coins in the order of the live price list, then of the catalogue. */
export function coinsByPrice<Coin extends { symbol: string }>(
	coins: readonly Coin[],
	priced: readonly string[],
): Coin[] {
	const rank = new Map(priced.map((symbol, index) => [symbol, index]))
	const rankOf = ({ symbol }: Coin) => rank.get(symbol) ?? rank.size
	return coins.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** The choices that a page contains: the first of each card, and those that its address has selected. */
export function firstChoices(
	{ coins, sources, influencers }: Choices,
	page: {
		/** Symbols of the live price list, in its order. */
		priced: readonly string[]
		/** Symbols and slugs, as the address has them. */
		ticked: { coins: readonly string[]; sources: readonly string[] }
		/** Sources that have news; if null, all are assumed to have some. */
		withNews: readonly number[] | null
		/** The route_ref of the topic or person of the page. */
		category: string | undefined
	},
): FirstChoices {
	const known = page.withNews === null || page.withNews.length === 0 ? undefined : new Set(page.withNews)
	const hasNews = ({ id }: { id: number }) => known === undefined || known.has(id)
	const offered = sources.filter(hasNews)
	const first = new Set(
		newsLocales.flatMap((of) => offered.filter(({ locale }) => locale === of).slice(0, choicesAtFirst)),
	)
	return {
		coins: coinsByPrice(coins, page.priced).filter(
			({ symbol }, index) => index < choicesAtFirst || page.ticked.coins.includes(symbol),
		),
		sources: sources.filter((source) => first.has(source) || page.ticked.sources.includes(source.slug)),
		influencers: influencers.filter(
			({ route_ref }, index) => index < peopleAtFirst || route_ref === page.category,
		),
		withoutNews: sources.filter((source) => !hasNews(source)).map(({ id }) => id),
	}
}
