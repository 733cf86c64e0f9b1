import { Buffer } from 'node:buffer'
import { FetchFault } from './fetch-fault.ts'

const followed: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const permanent: ReadonlySet<number> = new Set([301, 308])

export const isRedirect = (status: number): boolean => followed.has(status)
export const isPermanent = (status: number): boolean => permanent.has(status)

/** Node decodes headers as Latin-1, but sites with Persian paths send UTF-8. */
const asUtf8 = (value: string): string => Buffer.from(value, 'latin1').toString('utf8')

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const controlCharacter = /[\u0000-\u001f\u007f]/

/** The target of a redirect. Its address is checked like any other when it is fetched. */
export function nextHop(from: URL, location: string | null, maxLocationBytes: number): URL {
	if (location === null || location === '')
		throw new FetchFault('redirect_error', 'a redirect without Location')
	if (location.length > maxLocationBytes) {
		throw new FetchFault('redirect_error', `a Location of ${location.length} bytes`)
	}
	const text = asUtf8(location)
	// The URL parser would silently drop control characters and give another URL.
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

/** Headers that we set ourselves, or that belong to one connection; callers cannot set them. */
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
/** The only headers that a redirect to another origin may pass on: no key and no token. */
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
	const allowed = Object.entries(given)
		.map(([name, value]) => [name.toLowerCase(), value] as const)
		.filter(([name]) => !ourOwn.has(name))
		.filter(([name]) => first.origin === hop.origin || forAnyone.has(name))
	return Object.fromEntries(allowed)
}
