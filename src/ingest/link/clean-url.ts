import { getSubdomain } from 'tldts'

/** Query parameters that only track readers. */
const trackers = new Set([
	...[
		'fbclid',
		'gclid',
		'gclsrc',
		'dclid',
		'wbraid',
		'gbraid',
		'yclid',
		'ysclid',
		'msclkid',
		'ttclid',
		'twclid',
	],
	...['igshid', 'igsh', 'li_fat_id', 'epik', '_ga', '_gl', '_hsenc', '_hsmi', '__s', '__twitter_impression'],
	...['mkt_tok', 'ref_src', 'ref_url', 'referrer', 'spm', 'cmp', 'cmpid', 'ncid', 'ocid', 'smid', 'sref'],
	...[
		's_cid',
		'soc_src',
		'soc_trk',
		'taid',
		'guccounter',
		'guce_referrer',
		'guce_referrer_sig',
		'xtor',
		'ito',
	],
	...['wprov', 'trk', 'trkcampaign', 'share', 'sharetype', 'usqp', 'amp_js_v', 'amp_gsa', 'oly_anon_id'],
	...['oly_enc_id', 'vero_id', 'vero_conv', 'wickedid', 'rss', 'fromrss', 'isrss', 'feed'],
])
const trackerPrefixes = [
	'utm_',
	'mc_',
	'at_',
	'hsa_',
	'pk_',
	'mtm_',
	'piwik_',
	'matomo_',
	'fb_action_',
	'ga_',
	'wt_',
]

/** Parameters that track readers with these values, but may be needed with others. */
const sometimesTrackers = new Set(['ref', 'source', 'src', 'from', 'via', 'origin', 'medium', 'campaign'])
const channels =
	/^(rss|feed|feeds|feedburner|twitter|x|t\.co|facebook|fb|telegram|tg|linkedin|reddit|instagram|whatsapp|google|newsletter|email|mail|home|homepage|social|push|app|widget|banner|referral|share)([-_].*)?$/i
/** The name of another site, as in `ref=ourdecrypt.org`. */
const hostName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i

function isTracking(name: string, value: string): boolean {
	const lower = name.toLowerCase()
	if (trackers.has(lower) || trackerPrefixes.some((prefix) => lower.startsWith(prefix))) return true
	return sometimesTrackers.has(lower) && (value === '' || channels.test(value) || hostName.test(value))
}

/** Parameters for another version of the same page. */
function asksForAmp(name: string, value: string): boolean {
	const lower = name.toLowerCase()
	return lower === 'amp' || ((lower === 'outputtype' || lower === 'output') && value.toLowerCase() === 'amp')
}

export const longestLink = 2_048

type CleanUrl = {
	/** The link that a reader opens, without tracking parameters. */
	url: string
	/** The same for every variant of one page's address. */
	key: string
	/** The host in ASCII. */
	hostname: string
}

/** Null for anything but a plain web link: another scheme, credentials, or an extremely long address. */
export function cleanUrl(given: string): CleanUrl | null {
	const trimmed = given.trim()
	if (trimmed.length > longestLink) return null
	const parsed = readWebLink(trimmed)
	if (parsed === null) return null
	const address = outOfAmpCache(parsed)
	const parameters = readParameters(address.search)
	const query = parameters.map((parameter) => parameter.raw).join('&')
	const url = `${address.origin}${address.pathname}${query && `?${query}`}${appFragment(address.hash)}`
	if (url.length > longestLink) return null
	return { url, key: keyOf(address, parameters), hostname: address.hostname }
}

function readWebLink(text: string): URL | null {
	const parsed = URL.parse(text)
	if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return null
	if (parsed.username !== '' || parsed.password !== '' || parsed.hostname === '') return null
	return parsed
}

/** A page in an AMP cache belongs to its original site. */
function outOfAmpCache(address: URL): URL {
	const path =
		/^(?:www\.)?google\.[a-z.]+$/.test(address.hostname) && address.pathname.startsWith('/amp/')
			? address.pathname.slice('/amp/'.length)
			: address.hostname.endsWith('.cdn.ampproject.org')
				? address.pathname.replace(/^\/(?:c|v|wp)\//, '')
				: undefined
	if (path === undefined) return address
	const original = path.startsWith('s/') ? `https://${path.slice(2)}` : `http://${path}`
	return readWebLink(original + address.search) ?? address
}

type Parameter = { name: string; value: string; raw: string }

function readParameters(search: string): Parameter[] {
	if (search.length < 2) return []
	const parameters: Parameter[] = []
	for (const piece of search.slice(1).split('&')) {
		// Feeds that escape twice turn `&b=1` into a parameter called `amp;b`.
		const raw = piece.startsWith('amp;') ? piece.slice('amp;'.length) : piece
		const equals = raw.indexOf('=')
		const name = equals < 0 ? raw : raw.slice(0, equals)
		const value = equals < 0 ? '' : raw.slice(equals + 1)
		if (name !== '' && !isTracking(name, value)) parameters.push({ name, value, raw })
	}
	return parameters
}

/** Sites that route by fragment (`#!/news/7`, `#/news/7`) need it; on others it is a position within the page. */
const appFragment = (hash: string): string => (hash.startsWith('#!') || hash.startsWith('#/') ? hash : '')

function keyOf(address: URL, parameters: Parameter[]): string {
	const query = parameters
		.filter((parameter) => !asksForAmp(parameter.name, parameter.value))
		.map((parameter) => sameEncoding(`${parameter.name}=${parameter.value}`))
		.sort()
		.join('&')
	const port = address.port === '' ? '' : `:${address.port}`
	return `${hostKey(address.hostname)}${port}${pathKey(address.pathname)}${query && `?${query}`}${appFragment(address.hash)}`
}

const dresses = /^(?:www\d?|m|mobile|wap|amp)\./

function hostKey(hostname: string): string {
	let host = hostname.replace(/\.$/, '')
	if (!dresses.test(host)) return host
	// Only labels before the registrable domain are removed, because `m.com` is a site and not a mobile version.
	while (dresses.test(host) && getSubdomain(host)) host = host.slice(host.indexOf('.') + 1)
	return host
}

function pathKey(pathname: string): string {
	return sameEncoding(pathname)
		.replace(/\/{2,}/g, '/')
		.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
		.replace(/^\/amp(?=\/.)/i, '')
		.replace(/\/amp\/?$/i, '/')
		.replace(/\.amp(\.html)?$/i, '$1')
		.replace(/\/+$/, '')
}

/** Normalises percent-encoding: characters that need no escape are decoded, other escapes are in upper case. */
function sameEncoding(text: string): string {
	if (!text.includes('%')) return text
	return text.replace(/%[0-9a-f]{2}/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
		return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
	})
}
