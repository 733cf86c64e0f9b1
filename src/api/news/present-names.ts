import type { NewsListResponse } from '#contract/news-list.ts'
import { type Catalogue, sourceTitle } from '#domain/catalogue.ts'
import type { NamedThing } from '#domain/search-words.ts'

/** What a query names, each once, as readers know it. */
export function presentNames(
	things: readonly NamedThing[],
	{ coins, people, sources }: Catalogue,
): NewsListResponse['data']['matched'] {
	const named = {
		coin: (id: number) => coins.find((coin) => coin.id === id),
		person: (id: number) => people.find((person) => person.id === id),
		source: (id: number) => {
			const source = sources.find((one) => one.id === id)
			return source && { nameFa: sourceTitle(source, 'fa'), nameEn: sourceTitle(source, 'en') }
		},
	}
	const presented = things.map(({ kind, id, ref }) => {
		const name = named[kind](id)
		return [`${kind} ${ref}`, { kind, ref, fa: name?.nameFa ?? ref, en: name?.nameEn ?? ref }] as const
	})
	return [...new Map(presented).values()]
}
