import { getDomain } from 'tldts'
import type { Source } from '#domain/catalogue.ts'

/** Hosts that only pass readers on: a feed kept there says nothing about where its items live. */
const passingHosts = new Set([
	...['feedburner.com', 'feedproxy.google.com', 'feedpress.me', 'feedblitz.com', 'rss.app', 'fetchrss.com'],
	...['news.google.com', 'rsshub.app', 'politepol.com', 'feed43.com'],
])

/** The registrable domain; for an address or a name without a public suffix the host itself. */
function siteOf(hostname: string): string {
	const host = hostname.replace(/\.$/, '').toLowerCase()
	// Private suffixes count: two blogs on one hosting domain are two sites.
	return getDomain(host, { allowPrivateDomains: true }) ?? host
}

const known = new WeakMap<Source, ReadonlySet<string>>()

/** Where a source's items may live: its homepage, its feed, and the domains the catalogue adds. */
function sourceSites(source: Source): ReadonlySet<string> {
	const remembered = known.get(source)
	if (remembered) return remembered
	const sites = new Set<string>()
	for (const domain of source.domains) sites.add(siteOf(asciiHost(`https://${domain}/`) ?? domain))
	for (const address of [source.homepage, source.feedUrl]) {
		const host = asciiHost(address)
		if (host !== undefined && !passingHosts.has(host) && !passingHosts.has(siteOf(host)))
			sites.add(siteOf(host))
	}
	known.set(source, sites)
	return sites
}

/** Look-alike letters cannot pass: a parsed host is compared in its ASCII form. */
export function belongsTo(hostname: string, source: Source): boolean {
	const sites = sourceSites(source)
	return sites.has(hostname) || sites.has(siteOf(hostname))
}

const asciiHost = (address: string): string | undefined => URL.parse(address)?.hostname
