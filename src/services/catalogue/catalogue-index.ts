import type { KnownNames } from '#contract/page-address.ts'
import { type Catalogue, type Coin, everyName, type Source, sourceTitle } from '#domain/catalogue.ts'
import type { FollowedKind } from '#domain/follow.ts'
import { inEachNewsLocale, type NewsLocale } from '#domain/locale.ts'
import { wrongField } from '#domain/problem.ts'
import { indexNames, type SearchNames } from '#domain/search-words.ts'

export type CatalogueKind = Exclude<FollowedKind, 'story'>

/** What can be followed of the catalogue, by its name on the wire and its name in each language. */
type CatalogueThing = {
	kind: CatalogueKind
	id: number
	ref: string
	names: Readonly<Record<NewsLocale, string>>
}

/** Finds entries of the catalogue by the names in requests. */
export type CatalogueIndex = {
	things: readonly CatalogueThing[]
	/** By `coin BTC`. */
	thingByRef: ReadonlyMap<string, CatalogueThing>
	/** By `coin 4001`. */
	thingById: ReadonlyMap<string, CatalogueThing>
	coinIds: ReadonlySet<number>
	sourceById: ReadonlyMap<number, Source>
	coinBySymbol: ReadonlyMap<string, Coin>
	/** Ids of topics and people by their route_ref. */
	categoryIds: ReadonlyMap<string, number>
	/** The names that a search query may contain. */
	names: SearchNames
}

const thingsIn = ({ coins, topics, people, sources }: Catalogue): CatalogueThing[] => [
	...coins.map(({ id, symbol, names }) => ({ kind: 'coin' as const, id, ref: symbol, names })),
	...topics.map(({ id, routeRef, names }) => ({ kind: 'topic' as const, id, ref: routeRef, names })),
	...people.map(({ id, routeRef, names }) => ({ kind: 'person' as const, id, ref: routeRef, names })),
	...sources.map((source) => ({
		...{ kind: 'source' as const, id: source.id, ref: source.slug },
		names: inEachNewsLocale((locale) => sourceTitle(source, locale)),
	})),
]

export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
	const things = thingsIn(catalogue)
	return {
		things,
		thingByRef: new Map(things.map((thing) => [`${thing.kind} ${thing.ref}`, thing])),
		thingById: new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])),
		coinIds: new Set(catalogue.coins.map(({ id }) => id)),
		sourceById: new Map(catalogue.sources.map((source) => [source.id, source])),
		coinBySymbol: new Map(catalogue.coins.map((coin) => [coin.symbol, coin])),
		categoryIds: new Map(
			[...catalogue.topics, ...catalogue.people].map(({ id, routeRef }) => [routeRef, id]),
		),
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
	}
}

/** The fields of requests that name things. */
export const listOf = { coin: 'coins', source: 'sources', topic: 'topics', person: 'people' } as const

/** A thing by its name in a request; the case of a symbol makes no difference. */
export const thingNamed = ({ thingByRef }: CatalogueIndex, kind: CatalogueKind, ref: string) =>
	thingByRef.get(`${kind} ${kind === 'coin' ? ref.toUpperCase() : ref}`)

/** The ids of things by their names; an unknown one is reported by its field. */
export const idsOf = (index: CatalogueIndex, kind: CatalogueKind, refs: readonly string[]): number[] =>
	refs.map((ref) => {
		const thing = thingNamed(index, kind, ref)
		if (thing === undefined) throw wrongField(listOf[kind], `knows no “${ref.slice(0, 40)}”`)
		return thing.id
	})

/** The names that the address of a page may contain. */
export const knownNames = ({ thingByRef }: CatalogueIndex): KnownNames => ({
	isCoin: (symbol) => thingByRef.has(`coin ${symbol}`),
	isSource: (slug) => thingByRef.has(`source ${slug}`),
	isTopic: (ref) => thingByRef.has(`topic ${ref}`),
	isPerson: (ref) => thingByRef.has(`person ${ref}`),
})
