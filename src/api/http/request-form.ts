import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { httpLimits } from './http-limits.ts'
import { Problem } from './problem.ts'

const slash = 47
/** What no address can be; it has no route, so it is counted and refused like anything else that has none. */
const unreadable = '*'

/**
 * The path that a request line asks for. One that names a whole address, as to a proxy, is cut to its path: whose
 * site this is says PUBLIC_URL, never the request. What cannot be decoded would fail before it is counted.
 */
export function pathOfTarget({ url = '' }: Pick<IncomingMessage, 'url'>): string {
	const path = url.charCodeAt(0) === slash ? url : pathOfAddress(url)
	return path.includes('%') && !canDecode(path) ? unreadable : path
}

function pathOfAddress(address: string): string {
	const [, rest = ''] = /^https?:\/\/[^/?#]*(.*)$/i.exec(address) ?? [undefined, unreadable]
	return rest === '' || rest.startsWith('?') ? `/${rest}` : rest
}

function canDecode(path: string): boolean {
	try {
		decodeURI(path.split('?', 1)[0] ?? '')
		return true
	} catch {
		return false
	}
}

/** Refuses what has the wrong form as a whole, once it is counted. */
export function addRequestForm(app: FastifyInstance): void {
	app.addHook('onRequest', (request, _reply, done) => {
		done(problemOf(request.url, request.raw.rawHeaders))
	})
}

function problemOf(url: string, rawHeaders: readonly string[]): Problem | undefined {
	if (url.charCodeAt(0) !== slash) return new Problem('invalid_input')
	if (url.length > httpLimits.url) return new Problem('uri_too_long')
	// Names and values take turns in the raw list.
	if (rawHeaders.length > 2 * httpLimits.headers) return new Problem('headers_too_large')
	let hosts = 0
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index]
		if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
	}
	// Node takes the first, a proxy before us perhaps the other: nobody honest sends two.
	return hosts > 1
		? new Problem('invalid_input', { message: 'There is more than one Host header.' })
		: undefined
}
