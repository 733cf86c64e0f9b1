import { createContext, use } from 'react'
import { type HomeQuery, homeAddress, readHomeQuery } from '#contract/home-query.ts'
import type { UiLocale } from '#domain/locale.ts'

/** What every row of a list has in common. */
export type RowList = {
	/** The time of the list; the first paint of server and browser computes ages from it. */
	now: string
	/** A search, whose words are marked in headlines. */
	search?: string
	/** The coins that the list is filtered by. */
	coins?: readonly string[]
	/** Latest shows counts of zero, views and several coins. */
	isFull?: boolean
	/** Every report is a row of its own, without the number of reports. */
	isUngrouped?: boolean
	/** The address of the news of a source; by default among all news of its language. */
	addressOf?: (change: Partial<HomeQuery>) => string
}

export const RowListContext = createContext<RowList>({ now: '' })
export const useRowList = () => use(RowListContext)

/** A link to a source keeps only language and order. */
const ofSource = (slug: string): Partial<HomeQuery> => ({
	search: '',
	category: undefined,
	coins: [],
	coverage: undefined,
	sources: [slug],
})

export function sourceAddress({ addressOf }: RowList, slug: string, uiLocale: UiLocale): string {
	if (addressOf !== undefined) return addressOf(ofSource(slug))
	const here = readHomeQuery(new URLSearchParams(), undefined, uiLocale)
	return homeAddress(here, ofSource(slug), { uiLocale, isPerson: false })
}
