import { useLocation, useMatches } from 'react-router'
import { inLocale, pathOf, routeNamed } from '#contract/route-names.ts'
import type { UiLocale } from '#domain/locale.ts'

/** The URL of the current page in another language, with the same parameters and query. */
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
