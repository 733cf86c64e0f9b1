import type { FollowPreviewRequest } from '#contract/follows.ts'
import { type FollowCriteria, idField, type Mutes } from '#domain/follow.ts'
import type { NewsLocale } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import {
	type CatalogueIndex,
	type CatalogueKind,
	listOf,
	thingNamed,
} from '#services/catalogue/catalogue-index.ts'

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

const kinds = Object.keys(listOf) as CatalogueKind[]

export function createFollowNames(index: () => CatalogueIndex): WireNames {
	const find = (kind: CatalogueKind, ref: string) => thingNamed(index(), kind, ref)

	const read: WireNames['read'] = (given) => {
		const issues = kinds.flatMap((kind) =>
			(given[listOf[kind]] ?? []).flatMap((name, at) =>
				find(kind, name) === undefined
					? [{ field: `${listOf[kind]}.${at}`, message: `knows no “${name.slice(0, 40)}”` }]
					: [],
			),
		)
		const [first] = issues
		if (first) throw new Problem('invalid_input', { message: `${first.field}: ${first.message}`, issues })
		const ids = kinds.flatMap((kind) => {
			const names = given[listOf[kind]]
			return names === undefined
				? []
				: [[idField[kind], distinct(names.map((name) => find(kind, name)?.id ?? 0))]]
		})
		return {
			...Object.fromEntries(ids),
			...(given.langs && { locales: distinct(given.langs) }),
			...(given.words && { words: distinct(given.words) }),
			...(given.not_words && { notWords: distinct(given.not_words) }),
			...(given.min_outlets !== undefined && { minOutlets: given.min_outlets }),
		}
	}
	const refOf: WireNames['refOf'] = (kind, id) => index().thingById.get(`${kind} ${id}`)?.ref
	const refs = (kind: CatalogueKind, ids: readonly number[]) => ids.flatMap((id) => refOf(kind, id) ?? [])
	return {
		read,
		readAll: (given) => read(given) as Omit<FollowCriteria, 'storyIds'>,
		findThing: (kind, ref, locale) => {
			const thing = find(kind, ref)
			return thing && { id: thing.id, name: thing.names[locale] }
		},
		refOf,
		writeMutes: ({ words, sourceIds }) => ({ words: [...words], sources: refs('source', sourceIds) }),
		write: (criteria) => ({
			langs: [...criteria.locales],
			coins: refs('coin', criteria.coinIds),
			sources: refs('source', criteria.sourceIds),
			topics: refs('topic', criteria.topicIds),
			people: refs('person', criteria.personIds),
			words: [...criteria.words],
			not_words: [...criteria.notWords],
			min_outlets: criteria.minOutlets,
		}),
	}
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
