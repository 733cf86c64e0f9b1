import type { FavouriteFilterResponse } from '#contract/favourites.ts'
import { type NewsLocale, newsLocales } from '#domain/locale.ts'

/** Coins and sources by their names on the wire and in the URL. */
export type ByName = {
	coins: readonly { id: number; symbol: string }[]
	sources: readonly { id: number; slug: string; locale: NewsLocale }[]
}

/** A card for the coins, and one for the sources of each language. */
export type CardName = 'coins' | NewsLocale
const cards: readonly CardName[] = ['coins', ...newsLocales]
/** One value for each card. */
export const inEachCard = <Made>(make: (card: CardName) => Made): Record<CardName, Made> =>
	Object.fromEntries(cards.map((card) => [card, make(card)])) as Record<CardName, Made>
/** The selected symbols of coins and slugs of sources. */
export type Selection = Record<CardName, readonly string[]>
/** Favourites as stored and sent: ids, both languages' sources together. */
export type Favourites = FavouriteFilterResponse['data']

export const nothingSelected: Selection = inEachCard(() => [])

export const isAnySelected = (selection: Selection): boolean =>
	cards.some((card) => selection[card].length > 0)

/** Without an account one of each is allowed. */
export const overLimit = (selection: Selection): boolean => cards.some((card) => selection[card].length > 1)

export const limited = (selection: Selection): Selection => inEachCard((card) => selection[card].slice(0, 1))

export const toggled = (selection: Selection, card: CardName, name: string): Selection => ({
	...selection,
	[card]: selection[card].includes(name)
		? selection[card].filter((one) => one !== name)
		: [...selection[card], name],
})

/** A selection as in the URL. */
export const addressed = (selection: Selection) => ({
	coins: selection.coins,
	sources: newsLocales.flatMap((locale) => selection[locale]),
})

export function selectionOf(
	coins: readonly string[],
	sources: readonly string[],
	catalogue: ByName,
): Selection {
	const of = (locale: NewsLocale) =>
		sources.filter((slug) =>
			catalogue.sources.some((source) => source.slug === slug && source.locale === locale),
		)
	const known = coins.filter((symbol) => catalogue.coins.some((coin) => coin.symbol === symbol))
	return inEachCard((card) => (card === 'coins' ? known : of(card)))
}

export function favouritesOf(selection: Selection, catalogue: ByName): Favourites {
	const { sources } = addressed(selection)
	return {
		assets: catalogue.coins.filter(({ symbol }) => selection.coins.includes(symbol)).map(({ id }) => id),
		sources: catalogue.sources.filter(({ slug }) => sources.includes(slug)).map(({ id }) => id),
	}
}

export function selectionOfFavourites({ assets, sources }: Favourites, catalogue: ByName): Selection {
	return selectionOf(
		catalogue.coins.filter(({ id }) => assets.includes(id)).map(({ symbol }) => symbol),
		catalogue.sources.filter(({ id }) => sources.includes(id)).map(({ slug }) => slug),
		catalogue,
	)
}

const isIdList = (value: unknown): value is number[] =>
	Array.isArray(value) && value.every((id) => Number.isInteger(id))

/** Undefined if there are none, or if the stored value is invalid. */
export function storedFavourites(stored: string | undefined): Favourites | undefined {
	try {
		const value: unknown = JSON.parse(stored ?? '')
		if (typeof value === 'object' && value !== null && 'assets' in value && 'sources' in value) {
			const { assets, sources } = value
			if (isIdList(assets) && isIdList(sources)) return { assets, sources }
		}
	} catch {
		// Falls through to nothing.
	}
	return undefined
}

export const readFavourites = (stored: string | undefined): Favourites =>
	storedFavourites(stored) ?? noFavourites

export const noFavourites: Favourites = { assets: [], sources: [] }

export const sameFavourites = (one: Favourites, other: Favourites): boolean => {
	const same = (left: number[], right: number[]) =>
		left.length === right.length && left.every((id) => right.includes(id))
	return same(one.assets, other.assets) && same(one.sources, other.sources)
}
