import { homeAddress, readHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import { newsLocaleFor, type UiLocale } from '#domain/locale.ts'
import type { SearchableThing } from './suggest-names.ts'

/** A coin has a page of its own; the others are lists. */
export function thingAddress({ kind, ref, locale: newsLocale }: SearchableThing, uiLocale: UiLocale): string {
	if (kind === 'coin') return pathOf(`${uiLocale}-coin`, { symbol: ref })
	const all = readHomeQuery(new URLSearchParams(), undefined, uiLocale)
	const isPerson = kind === 'person'
	if (kind !== 'source') return homeAddress(all, { category: ref }, { uiLocale, isPerson })
	const isForeign = newsLocale !== undefined && newsLocale !== newsLocaleFor(uiLocale)
	return homeAddress(all, { sources: [ref], ...(isForeign && { newsLocale }) }, { uiLocale, isPerson })
}
