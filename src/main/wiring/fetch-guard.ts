import { userAgent } from '#domain/brand.ts'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import type { GuardedFetch } from '#domain/fetch-outcome.ts'
import type { Config } from '#main/config/config.ts'
import { addressPolicy, portOf, refuseUrl } from '#outside/address-policy.ts'
import type { FetchLimits } from '#outside/fetch-limits.ts'

/** What the fetcher may reach: the ports of sources, and private addresses only where a setting names them. */
export type FetchPermit = { allow: readonly string[]; ports: Set<number> }

/** The ports at which a source may be read. */
export const portsOf = ({ feedUrl, homepage }: Source): number[] =>
	[feedUrl, homepage].map((address) => portOf(new URL(address)))

export const permitFor = (config: Config, catalogue: Catalogue, opened: readonly string[]): FetchPermit => ({
	allow: [...config.fetchAllow, ...opened],
	ports: new Set(catalogue.sources.flatMap(portsOf)),
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

/** One line for each source whose address is refused without a look-up. */
export function refusedSources(catalogue: Catalogue, { allow, ports }: FetchPermit): string[] {
	const policy = addressPolicy(allow, ports)
	return catalogue.sources.flatMap(({ slug, feedUrl }) => {
		const reason = refuseUrl(new URL(feedUrl), policy)
		if (reason === null) return []
		return `source ${slug} will not be read: ${feedUrl} is refused (${reason}); FETCH_ALLOW opens an address`
	})
}
