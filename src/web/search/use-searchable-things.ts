import { useMemo } from 'react'
import { useLocale } from '#web/layout/use-locale.ts'
import { usePrices } from '#web/news/use-prices.tsx'
import { useCatalogue } from '#web/use-catalogue.ts'
import { type SearchableThing, searchableThings } from './suggest-names.ts'

/** Undefined until the catalogue is loaded, null if it cannot be. */
export function useSearchableThings(): SearchableThing[] | null | undefined {
	const locale = useLocale()
	const catalogue = useCatalogue()
	const prices = usePrices()
	return useMemo(
		() =>
			catalogue &&
			searchableThings(catalogue, locale, prices?.data.map(({ symbol }) => symbol.toUpperCase()) ?? []),
		[catalogue, locale, prices],
	)
}
