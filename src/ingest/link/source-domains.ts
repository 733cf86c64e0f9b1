import { getDomain } from 'tldts'
import type { Source } from '#domain/catalogue.ts'

/** Hosts that only redirect readers: a feed there does not show the domain of its items. */
const passingHosts = new Set([
	...['feedburner.com', 'feedproxy.google.com', 'feedpress.me', 'feedblitz.com', 'rss.app', 'fetchrss.com'],
	...['news.google.com', 'rsshub.app', 'politepol.com', 'feed43.com'],
])

/** The registrable domain; the host itself for an IP address or a name without a public suffix. */
function siteOf(hostname: string): string {
	const host = hostname.replace(/\.$/, '').toLowerCase()
	// Private suffixes count: two blogs on one hosting domain are two sites.
	return getDomain(host, { allowPrivateDomains: true }) ?? host
}

const known = new WeakMap<Source, ReadonlySet<string>>()

/** The domains of a source's items: those of its homepage, its feed and the catalogue. */
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

/** Hosts are compared in ASCII, so that look-alike letters do not match. */
export function belongsTo(hostname: string, source: Source): boolean {
	const sites = sourceSites(source)
	return sites.has(hostname) || sites.has(siteOf(hostname))
}

const asciiHost = (address: string): string | undefined => URL.parse(address)?.hostname
