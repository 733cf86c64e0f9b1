import { Problem } from '#api/http/problem.ts'
import { findVoter, type Identity, type IdentityParts } from '#api/identity/identity.ts'
import { isPageCall } from '#api/pages/page-call.ts'
import { sourceLocale } from '#domain/catalogue.ts'

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

export async function requireFilterAllowance(
	chosen: Chosen,
	identity: Identity,
	parts: IdentityParts,
): Promise<void> {
	if (identity.tokenAccountId !== undefined || !isOverLimit(chosen)) return
	// A page is made for the user that the browser's session is tied to; a program's cookie alone does not count.
	const pageOf = isPageCall() ? await findVoter(identity, parts) : undefined
	if (pageOf?.kind !== 'user') throw new Problem('filter_limit')
}
