import { Buffer } from 'node:buffer'
import { FetchFault } from './fetch-fault.ts'

const followed: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const permanent: ReadonlySet<number> = new Set([301, 308])

export const isRedirect = (status: number): boolean => followed.has(status)
export const isPermanent = (status: number): boolean => permanent.has(status)

/** Headers reach us byte by byte as Latin-1; sites with Persian paths send UTF-8 there, against the letter. */
const asUtf8 = (value: string): string => Buffer.from(value, 'latin1').toString('utf8')

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const controlCharacter = /[\u0000-\u001f\u007f]/

/** Where a redirect leads. The address itself is checked like any other, when it is fetched. */
export function nextHop(from: URL, location: string | null, maxLocationBytes: number): URL {
	if (location === null || location === '')
		throw new FetchFault('redirect_error', 'a redirect that leads nowhere')
	if (location.length > maxLocationBytes) {
		throw new FetchFault('redirect_error', `a Location of ${location.length} bytes`)
	}
	const text = asUtf8(location)
	// The URL parser would drop these silently and fetch something nobody wrote.
	if (controlCharacter.test(text)) throw new FetchFault('redirect_error', 'control characters in Location')
	if (!URL.canParse(text, from.href)) throw new FetchFault('redirect_error', 'Location is not an address')
	const to = new URL(text, from.href)
	if (to.username !== '' || to.password !== '') {
		throw new FetchFault('redirect_error', 'credentials in Location')
	}
	if (from.protocol === 'https:' && to.protocol === 'http:') {
		throw new FetchFault('redirect_error', `from https to http: ${to.host}`)
	}
	return to
}

/** Set by us, meant for one connection only, or a secret we do not keep: never taken from a caller. */
const ourOwn: ReadonlySet<string> = new Set([
	'accept-encoding',
	'connection',
	'content-length',
	'cookie',
	'expect',
	'host',
	'keep-alive',
	'te',
	'transfer-encoding',
	'upgrade',
	'user-agent',
])
/** All that another origin than the one first asked may see: no key, no token. */
const forAnyone: ReadonlySet<string> = new Set([
	'accept',
	'accept-language',
	'if-modified-since',
	'if-none-match',
])

export function headersFor(
	given: Readonly<Record<string, string>>,
	first: URL,
	hop: URL,
): Record<string, string> {
	const kept = Object.entries(given)
		.map(([name, value]) => [name.toLowerCase(), value] as const)
		.filter(([name]) => !ourOwn.has(name))
		.filter(([name]) => first.origin === hop.origin || forAnyone.has(name))
	return Object.fromEntries(kept)
}
