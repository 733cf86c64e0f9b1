import ipaddr from 'ipaddr.js'

export type AddressPolicy = {
	/** Private `host:port` pairs that may be reached (FETCH_ALLOW). */
	allow: ReadonlySet<string>
	/** Ports besides 80 and 443 that sources use. */
	ports: ReadonlySet<number>
}

const webPorts: ReadonlySet<number> = new Set([80, 443])
/** The only IPv6 block with public addresses; ipaddr.js also calls `::127.0.0.1` unicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80)

export const hostAndPort = (url: URL): string => `${url.hostname}:${portOf(url)}`

/** Normalises `LocalHost:8080` or `127.1:8080` as a URL would. */
function allowEntry(entry: string): string {
	const text = entry.trim()
	return URL.canParse(`http://${text}`) ? hostAndPort(new URL(`http://${text}`)) : text
}

export const addressPolicy = (
	allow: Iterable<string> = [],
	ports: ReadonlySet<number> = new Set(),
): AddressPolicy => ({ allow: new Set([...allow].map(allowEntry)), ports })

export const isAllowed = (url: URL, policy: AddressPolicy): boolean => policy.allow.has(hostAndPort(url))

/** Why an IP address must not be connected to, or null if it is public. */
export function refuseAddress(address: string): string | null {
	if (!ipaddr.isValid(address)) return `${address} is not an address`
	const ip = ipaddr.process(address)
	const range = ip.range()
	if (range !== 'unicast') return `${address} is ${range}, not public`
	if (ip instanceof ipaddr.IPv6 && !ip.match(globalUnicast)) return `${address} is not public`
	return null
}

/** The host without the brackets that the URL parser keeps around IPv6. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Why a URL must not be fetched, as far as this is known before the name is resolved. `new URL` has already turned
 * `0x7f000001`, `127.1` and `①②⑦.⓪.⓪.①` into 127.0.0.1, so these spellings do not get past the check.
 */
export function refuseUrl(url: URL, policy: AddressPolicy): string | null {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') return `${url.protocol} is not fetched`
	if (url.username !== '' || url.password !== '') return 'the address carries credentials'
	if (isAllowed(url, policy)) return null
	const port = portOf(url)
	if (!webPorts.has(port) && !policy.ports.has(port)) return `port ${port} is not fetched`
	const host = bareHost(url)
	return ipaddr.isValid(host) ? refuseAddress(host) : null
}
