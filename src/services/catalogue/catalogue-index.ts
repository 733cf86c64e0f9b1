import type { KnownNames } from '#contract/page-address.ts'
import { type Catalogue, type Coin, everyName, type Source } from '#domain/catalogue.ts'
import { indexNames, type SearchNames } from '#domain/search-words.ts'

/** Finds entries of the catalogue by the names in requests. */
export type CatalogueIndex = {
	coinIds: ReadonlySet<number>
	sourceById: ReadonlyMap<number, Source>
	coinBySymbol: ReadonlyMap<string, Coin>
	sourceBySlug: ReadonlyMap<string, Source>
	/** Ids of topics and people by their route_ref. */
	categoryIds: ReadonlyMap<string, number>
	/** The names that a search query may contain. */
	names: SearchNames
}

export const indexCatalogue = (catalogue: Catalogue): CatalogueIndex => ({
	coinIds: new Set(catalogue.coins.map(({ id }) => id)),
	sourceById: new Map(catalogue.sources.map((source) => [source.id, source])),
	coinBySymbol: new Map(catalogue.coins.map((coin) => [coin.symbol, coin])),
	sourceBySlug: new Map(catalogue.sources.map((source) => [source.slug, source])),
	categoryIds: new Map([...catalogue.topics, ...catalogue.people].map(({ id, routeRef }) => [routeRef, id])),
	names: indexNames([
		...catalogue.coins.map((coin) => {
			const { id, symbol } = coin
			const names = everyName(coin)
			return {
				...{ kind: 'coin' as const, id, ref: symbol, names: [symbol, ...names] },
				tellingNames: [...(coin.ambiguousSymbol ? [] : [symbol]), ...(coin.ambiguousName ? [] : names)],
			}
		}),
		...catalogue.people.map((person) => ({
			...{ kind: 'person' as const, id: person.id, ref: person.routeRef },
			names: everyName(person),
		})),
		...catalogue.sources.map(({ id, slug, titles }) => ({
			...{ kind: 'source' as const, id, ref: slug },
			names: Object.values(titles),
		})),
	]),
})

/** The names that the address of a page may contain. */
export function knownNames({ topics, people }: Catalogue, index: () => CatalogueIndex): KnownNames {
	const topicRefs = new Set(topics.map(({ routeRef }) => routeRef))
	const personRefs = new Set(people.map(({ routeRef }) => routeRef))
	return {
		isCoin: (symbol) => index().coinBySymbol.has(symbol),
		isSource: (slug) => index().sourceBySlug.has(slug),
		isTopic: (ref) => topicRefs.has(ref),
		isPerson: (ref) => personRefs.has(ref),
	}
}
