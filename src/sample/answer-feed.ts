import type { FeedDocument } from './feed-document.ts'
import type { SourceScript } from './sample-sources.ts'

export type Answer = {
	status: number
	headers: Readonly<Record<string, string>>
	body: Buffer | string
	/** Milliseconds the server takes before it says a word. */
	delay?: number
}

export type FeedRequest = {
	ifNoneMatch: string | undefined
	ifModifiedSince: string | undefined
	acceptsGzip: boolean
	/** Asked for at the address the feed has moved to. */
	moved: boolean
	/** The address it has moved to. */
	movedTo: string
	now: number
	/** When this source last answered with a feed. */
	lastServed: number | undefined
}

const challenge =
	'<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser</h1></body></html>'
const closed =
	'<!doctype html><html><head><title>Back soon</title></head><body><h1>Maintenance</h1></body></html>'
const html = { 'content-type': 'text/html; charset=utf-8' }

/** What stands in the way of the feed at this moment, if anything does. */
export function troubleAnswer(script: SourceScript, request: FeedRequest): Answer | undefined {
	const { trouble } = script
	const minute = new Date(request.now).getUTCMinutes()
	if (trouble?.kind === 'moved' && !request.moved) {
		return { status: trouble.status, headers: { location: request.movedTo }, body: '' }
	}
	if (trouble?.kind === 'rate-limited' && request.lastServed !== undefined) {
		const left = trouble.everySeconds - Math.floor((request.now - request.lastServed) / 1000)
		// More than the whole wait is left only where the clock was set back.
		if (left > 0 && left <= trouble.everySeconds)
			return { status: 429, headers: { 'retry-after': String(left) }, body: 'Too many requests' }
	}
	if (trouble?.kind !== 'status' && trouble?.kind !== 'maintenance') return undefined
	if (minute < trouble.from || minute >= trouble.until) return undefined
	if (trouble.kind === 'maintenance') return { status: 200, headers: html, body: closed }
	return { status: trouble.status, headers: html, body: trouble.status === 403 ? challenge : 'Error' }
}

export function feedAnswer(document: FeedDocument, script: SourceScript, request: FeedRequest): Answer {
	const headers = {
		etag: document.etag,
		'last-modified': document.lastModified.toUTCString(),
		'cache-control': 'no-cache',
		vary: 'accept-encoding',
	}
	const delay = script.trouble?.kind === 'slow' ? { delay: script.trouble.milliseconds } : {}
	if (isKnown(document, request)) return { status: 304, headers, body: '', ...delay }
	const typed = { ...headers, 'content-type': document.contentType }
	return request.acceptsGzip
		? { status: 200, headers: { ...typed, 'content-encoding': 'gzip' }, body: document.gzipped, ...delay }
		: { status: 200, headers: typed, body: document.body, ...delay }
}

/** If-None-Match decides alone where it is given (RFC 9110, 13.1.3). */
function isKnown(
	{ etag, lastModified }: FeedDocument,
	{ ifNoneMatch, ifModifiedSince }: FeedRequest,
): boolean {
	if (ifNoneMatch !== undefined) return ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2))
	const since = Date.parse(ifModifiedSince ?? '')
	return !Number.isNaN(since) && since >= Math.floor(lastModified.getTime() / 1000) * 1000
}
