import { newsLocales } from '#domain/locale.ts'
import { Problem } from '#domain/problem.ts'
import type { CatalogueIndex } from '#services/catalogue/catalogue-index.ts'
import type { Viewer } from '#services/viewer.ts'

const mostOfEach = 1

type Chosen = { assets: readonly number[]; sources: readonly number[] }

const distinct = (ids: readonly number[]): number => new Set(ids).size

/** Without an account a filter holds one coin and one source of each language. */
function isOverLimit({ assets, sources }: Chosen, { sourceById }: CatalogueIndex): boolean {
	if (assets.length <= mostOfEach && sources.length <= mostOfEach) return false
	const byLocale = newsLocales.map((locale) => sources.filter((id) => sourceById.get(id)?.locale === locale))
	return Math.max(...[assets, ...byLocale].map(distinct)) > mostOfEach
}

export function requireFilterAllowance(
	chosen: Chosen,
	index: CatalogueIndex,
	{ hasAccount }: Pick<Viewer, 'hasAccount'>,
): void {
	if (!hasAccount && isOverLimit(chosen, index)) throw new Problem('filter_limit')
}
