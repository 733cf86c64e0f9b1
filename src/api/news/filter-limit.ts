import { Problem } from '#api/http/problem.ts'
import { sourceLocale } from '#domain/catalogue.ts'
import type { Viewer } from '#services/viewer.ts'

const mostOfEach = 1

type Chosen = { assets: readonly number[]; sources: readonly number[] }

const distinct = (ids: readonly number[]): number => new Set(ids).size

/** Without an account a filter holds one coin, one Persian source and one English source. */
function isOverLimit({ assets, sources }: Chosen): boolean {
	if (assets.length <= mostOfEach && sources.length <= mostOfEach) return false
	const persian = sources.filter((id) => sourceLocale(id) === 'fa')
	const english = sources.filter((id) => sourceLocale(id) === 'en')
	return Math.max(...[assets, persian, english].map(distinct)) > mostOfEach
}

export function requireFilterAllowance(chosen: Chosen, { hasAccount }: Pick<Viewer, 'hasAccount'>): void {
	if (!hasAccount && isOverLimit(chosen)) throw new Problem('filter_limit')
}
