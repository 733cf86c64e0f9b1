import { useLocation, useMatches } from 'react-router'
import { inLocale, pathOf, routeNamed } from '#contract/route-names.ts'
import type { UiLocale } from '#domain/locale.ts'

/** Where the current page stands in another language: prefix swapped, parameters and query kept. */
export function usePathIn(): (locale: UiLocale) => string {
	const matches = useMatches()
	const { pathname, search } = useLocation()
	const last = matches.at(-1)
	return (locale) => {
		const name = routeNamed(last?.id ?? '', locale)
		if (name === undefined) return `/${locale}`
		const swapped = inLocale(name, locale)
		return (swapped === name ? pathname : pathOf(swapped, last?.params)) + search
	}
}
