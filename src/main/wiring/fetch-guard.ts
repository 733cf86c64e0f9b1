import { userAgent } from '#domain/brand.ts'
import type { Catalogue } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Config } from '#main/config/config.ts'
import { addressPolicy, portOf, refuseUrl } from '#outside/address-policy.ts'
import type { FetchLimits } from '#outside/fetch-limits.ts'

/** What the fetcher may reach: the catalogue's ports, and private addresses only where they were opened by name. */
export type FetchPermit = { allow: readonly string[]; ports: readonly number[] }

const addressesOf = (catalogue: Catalogue): URL[] =>
	catalogue.sources.flatMap(({ feedUrl, homepage }) => [new URL(feedUrl), new URL(homepage)])

export const permitFor = (config: Config, catalogue: Catalogue, opened: readonly string[]): FetchPermit => ({
	allow: [...config.fetchAllow, ...opened],
	ports: [...new Set(addressesOf(catalogue).map(portOf))],
})

export const openGuard = (
	config: Config,
	{ allow, ports }: FetchPermit,
	limits: Partial<FetchLimits> = {},
): GuardedFetch => {
	let guard: Promise<GuardedFetch> | undefined
	// Loaded with the first call: a process that only serves pages makes none.
	const load = async () => {
		const { createGuardedFetch } = await import('#outside/guarded-fetch.ts')
		return createGuardedFetch({ userAgent: userAgent(config.publicUrl), allow, ports, limits })
	}
	return async (request) => {
		guard ??= load()
		return (await guard)(request)
	}
}

/** One line for each source whose address is refused before any name is looked up. */
export function refusedSources(catalogue: Catalogue, { allow, ports }: FetchPermit): string[] {
	const policy = addressPolicy(allow, ports)
	return catalogue.sources.flatMap(({ slug, feedUrl }) => {
		const reason = refuseUrl(new URL(feedUrl), policy)
		if (reason === null) return []
		return `source ${slug} will not be read: ${feedUrl} is refused (${reason}); FETCH_ALLOW opens an address`
	})
}
