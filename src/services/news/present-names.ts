import type { NewsListResponse } from '#contract/news-list.ts'
import { inEachNewsLocale } from '#domain/locale.ts'
import type { NamedThing } from '#domain/search-words.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'

/** The names in a query, each once, as readers know them. */
export function presentNames(
	named: readonly NamedThing[],
	{ thingById }: CatalogueIndex,
): NewsListResponse['data']['matched'] {
	const presented = named.map(({ kind, id, ref }) => {
		const names = thingById.get(`${kind} ${id}`)?.names ?? inEachNewsLocale(() => ref)
		return [`${kind} ${ref}`, { kind, ref, ...names }] as const
	})
	return [...new Map(presented).values()]
}
