import type { NewsListResponse } from '#contract/news-list.ts'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import { inEachNewsLocale } from '#domain/locale.ts'
import type { NamedThing } from '#domain/search-words.ts'

/** The names in a query, each once, as readers know them. */
export function presentNames(
	things: readonly NamedThing[],
	{ coins, people, sources }: Catalogue,
): NewsListResponse['data']['matched'] {
	const named = {
		coin: (id: number) => coins.find((coin) => coin.id === id),
		person: (id: number) => people.find((person) => person.id === id),
		source: (id: number) => {
			const source = sources.find((one) => one.id === id)
			return source && { names: inEachNewsLocale((locale) => sourceTitle(source, locale)) }
		},
	}
	const presented = things.map(({ kind, id, ref }) => {
		const names = named[kind](id)?.names ?? inEachNewsLocale(() => ref)
		return [`${kind} ${ref}`, { kind, ref, ...names }] as const
	})
	return [...new Map(presented).values()]
}
