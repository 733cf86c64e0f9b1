import { asSearch, shortHomeQuery } from '#contract/home-query.ts'
import { pathOf } from '#contract/route-names.ts'
import type { Home } from '#web/news/use-home.ts'

/** The page with all filters, for this list. */
export const filtersPath = ({ data: { query, chosenLocale }, uiLocale }: Home): string =>
	pathOf(`${uiLocale}-filters`) +
	asSearch(shortHomeQuery({ ...query, page: 1, search: '' }, uiLocale, chosenLocale))
