import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Problem, wrongField } from '#domain/problem.ts'
import { httpLimits } from './http-limits.ts'

const slash = 47
/** Not a valid path: it has no route, so it is counted and refused like any unknown address. */
const unreadable = '*'

/**
 * The path of a request line. An absolute URL, as sent to a proxy, is cut to its path: PUBLIC_URL names our site, never
 * the request. A path that cannot be decoded is replaced, because decoding would fail before the request is counted.
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

/** Refuses malformed requests after they have been counted. */
export function addRequestForm(app: FastifyInstance): void {
	app.addHook('onRequest', (request, _reply, done) => {
		const { headers } = request.raw
		// Node has ended such a body already, and a parser would wait for its end until the connection is cut.
		if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
			delete headers['content-type']
		done(problemOf(request.url, request.raw.rawHeaders))
	})
	app.addHook('preValidation', (request, _reply, done) => {
		done(hasNul(request.body) ? nulIn(request.body) : undefined)
	})
}

/** PostgreSQL stores no NUL, and no name or text has one. */
const nul = '\0'

function nulIn(body: unknown): Problem {
	const [field = '(body)'] =
		Object.entries(typeof body === 'object' && body !== null ? body : {}).find(([, value]) =>
			hasNul(value),
		) ?? []
	return wrongField(field, 'contains a NUL character')
}

/** Bytes of a file may be anything; names of fields are checked like values. */
function hasNul(value: unknown): boolean {
	if (typeof value === 'string') return value.includes(nul)
	if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false
	return Object.entries(value).some(([name, field]) => name.includes(nul) || hasNul(field))
}

function problemOf(url: string, rawHeaders: readonly string[]): Problem | undefined {
	if (url.charCodeAt(0) !== slash) return new Problem('invalid_input')
	if (url.length > httpLimits.url) return new Problem('uri_too_long')
	if (url.includes('%00'))
		return new Problem('invalid_input', { message: 'The URL contains a NUL character.' })
	// Names and values alternate in the raw list.
	if (rawHeaders.length > 2 * httpLimits.headers) return new Problem('headers_too_large')
	let hosts = 0
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index]
		if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
	}
	// Node reads the first and a proxy before us perhaps the other; no honest client sends two.
	return hosts > 1
		? new Problem('invalid_input', { message: 'There is more than one Host header.' })
		: undefined
}
