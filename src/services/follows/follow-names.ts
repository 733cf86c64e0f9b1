import type { FollowPreviewRequest } from '#contract/follows.ts'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import type { FollowCriteria, FollowedKind, Mutes } from '#domain/follow.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import { madeOf } from '#services/catalogue/live-catalogue.ts'

type WireCriteria = FollowPreviewRequest
type SomeCriteria = { [Field in keyof WireCriteria]?: WireCriteria[Field] | undefined }

/** Converts the criteria of a follow between symbols, slugs and refs on the wire and our ids. */
export type WireNames = {
	/** Unknown names are reported by field. */
	read: (given: SomeCriteria) => Partial<Omit<FollowCriteria, 'storyIds'>>
	readAll: (given: WireCriteria) => Omit<FollowCriteria, 'storyIds'>
	/** Things that have left the catalogue are left out. */
	write: (criteria: Omit<FollowCriteria, 'storyIds'>) => WireCriteria
	/** A thing of the catalogue, by its name on the wire. */
	findThing: (
		kind: CatalogueKind,
		ref: string,
		locale: NewsLocale,
	) => { id: number; name: string } | undefined
	/** Undefined for things that have left the catalogue. */
	refOf: (kind: CatalogueKind, id: number) => string | undefined
	writeMutes: (mutes: Mutes) => { words: string[]; sources: string[] }
}

type CatalogueKind = Exclude<FollowedKind, 'story'>
const listOf = { coin: 'coins', source: 'sources', topic: 'topics', person: 'people' } as const

type Kind = 'coins' | 'sources' | 'topics' | 'people'
const idFields = { coins: 'coinIds', sources: 'sourceIds', topics: 'topicIds', people: 'personIds' } as const
const kinds = Object.keys(idFields) as Kind[]

type Names = {
	idOf: Record<Kind, ReadonlyMap<string, number>>
	nameOf: Record<Kind, ReadonlyMap<number, string>>
}

function namesIn(catalogue: Catalogue): Names {
	const pairs: Record<Kind, (readonly [string, number])[]> = {
		coins: catalogue.coins.map(({ symbol, id }) => [symbol, id]),
		sources: catalogue.sources.map(({ slug, id }) => [slug, id]),
		topics: catalogue.topics.map(({ routeRef, id }) => [routeRef, id]),
		people: catalogue.people.map(({ routeRef, id }) => [routeRef, id]),
	}
	return {
		idOf: mapKinds((kind) => new Map(pairs[kind])),
		nameOf: mapKinds((kind) => new Map(pairs[kind].map(([name, id]) => [id, name]))),
	}
}

export function createFollowNames(catalogue: () => Catalogue): WireNames {
	const known = madeOf(catalogue, namesIn)
	const find = (kind: Kind, name: string) =>
		known().idOf[kind].get(kind === 'coins' ? name.toUpperCase() : name)

	const read: WireNames['read'] = (given) => {
		const issues = kinds.flatMap((kind) =>
			(given[kind] ?? []).flatMap((name, at) =>
				find(kind, name) === undefined
					? [{ field: `${kind}.${at}`, message: `knows no “${name.slice(0, 40)}”` }]
					: [],
			),
		)
		const [first] = issues
		if (first) throw new Problem('invalid_input', { message: `${first.field}: ${first.message}`, issues })
		const ids = kinds.flatMap((kind) => {
			const names = given[kind]
			return names === undefined
				? []
				: [[idFields[kind], distinct(names.map((name) => find(kind, name) ?? 0))]]
		})
		return {
			...Object.fromEntries(ids),
			...(given.langs && { locales: distinct(given.langs) }),
			...(given.words && { words: distinct(given.words) }),
			...(given.not_words && { notWords: distinct(given.not_words) }),
			...(given.min_outlets !== undefined && { minOutlets: given.min_outlets }),
		}
	}
	const names = (kind: Kind, ids: readonly number[]) =>
		ids.flatMap((id) => known().nameOf[kind].get(id) ?? [])
	return {
		read,
		readAll: (given) => read(given) as Omit<FollowCriteria, 'storyIds'>,
		findThing: (kind, ref, locale) => {
			const id = find(listOf[kind], ref)
			return id === undefined ? undefined : { id, name: nameIn(catalogue(), kind, id, locale) ?? ref }
		},
		refOf: (kind, id) => known().nameOf[listOf[kind]].get(id),
		writeMutes: ({ words, sourceIds }) => ({ words: [...words], sources: names('sources', sourceIds) }),
		write: (criteria) => ({
			langs: [...criteria.locales],
			coins: names('coins', criteria.coinIds),
			sources: names('sources', criteria.sourceIds),
			topics: names('topics', criteria.topicIds),
			people: names('people', criteria.personIds),
			words: [...criteria.words],
			not_words: [...criteria.notWords],
			min_outlets: criteria.minOutlets,
		}),
	}
}

/** The name of a thing in a language. */
function nameIn(
	{ sources, ...rest }: Catalogue,
	kind: CatalogueKind,
	id: number,
	locale: NewsLocale,
): string | undefined {
	if (kind === 'source') {
		const source = sources.find((one) => one.id === id)
		return source && sourceTitle(source, locale)
	}
	const found = (kind === 'coin' ? rest.coins : kind === 'topic' ? rest.topics : rest.people).find(
		(one) => one.id === id,
	)
	return found?.names[locale]
}

const mapKinds = <Made>(make: (kind: Kind) => Made) =>
	Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Made>

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
