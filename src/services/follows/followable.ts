import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import { inEachNewsLocale } from '#domain/locale.ts'

/** Everything in the catalogue that can be followed. */
export const followable = ({ coins, topics, people, sources }: Catalogue) => [
	...coins.map(({ id, symbol, names }) => ({ kind: 'coin' as const, id, ref: symbol, ...names })),
	...topics.map(({ id, routeRef, names }) => ({ kind: 'topic' as const, id, ref: routeRef, ...names })),
	...people.map(({ id, routeRef, names }) => ({ kind: 'person' as const, id, ref: routeRef, ...names })),
	...sources.map((source) => ({
		kind: 'source' as const,
		id: source.id,
		ref: source.slug,
		...inEachNewsLocale((locale) => sourceTitle(source, locale)),
	})),
]
