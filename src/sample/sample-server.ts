import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Catalogue, type Source, sourceTitle } from '#domain/catalogue.ts'
import { type FeedDocument, feedDocument, feedVersion } from './feed-document.ts'
import { readTemplate } from './fill-template.ts'
import { sampleArticle, sampleFrontPage, sampleNewsOf, samplePagePolicy } from './sample-article.ts'
import { sampleIcon } from './sample-icon.ts'
import type { SampleChoice } from './sample-news.ts'
import { samplePrices, sampleTomanPrice } from './sample-prices.ts'
import { type SourceScript, sampleCatalogue, scriptOf } from './sample-sources.ts'

type SampleServerOptions = {
	catalogue: Catalogue
	/** Where to listen on the loopback address; 0 takes any free port. */
	port?: number
	/** The base URL of the articles: item links are `<publicBase>/s/<slug>/<path>`. */
	publicBase: string
	now: () => Date
	choice?: SampleChoice
}

export type SampleServer = {
	origin: string
	/** The catalogue with the feed URLs of the sample server. */
	catalogue: Catalogue
	pricesUrl: string
	tomanPricesUrl: string
	close: () => Promise<void>
}

const host = '127.0.0.1'
const pricesPath = '/api/v3/coins/markets'
const tomanPricesPath = '/market/stats'
const json = { 'content-type': 'application/json; charset=utf-8' }
const notFound: SampleResponse = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' }

/** Serves every source of the catalogue, its articles and icons, and coin prices, over HTTP on this machine. */
export async function startSampleServer(options: SampleServerOptions): Promise<SampleServer> {
	const { catalogue, now, choice = {} } = options
	const publicBase = options.publicBase.replace(/\/+$/, '')
	const sampleNews = sampleNewsOf(catalogue, choice)
	const sources = new Map(catalogue.sources.map((source) => [source.slug, source]))
	const documents = new Map<string, { version: string; document: FeedDocument }>()
	const served = new Map<string, number>()
	const icons = new Map<string, Promise<Buffer>>()
	const closing = new AbortController()
	let origin = ''

	const feed = (source: Source, moved: boolean, headers: IncomingHttpHeaders): SampleResponse => {
		const { slug } = source
		const script = scriptOf(slug)
		const at = now().getTime()
		const { delayMs = 0 } = choice
		const servedAt = served.get(slug)
		if (script.trouble?.kind === 'moved' && !moved) {
			return { status: script.trouble.status, headers: { location: `${origin}/s/${slug}/feed-2` }, body: '' }
		}
		const trouble = troubleResponse(script, at - delayMs, servedAt)
		if (trouble) return trouble
		served.set(slug, at - delayMs)
		const items = sampleNews.itemsOf(slug, at)
		const place = { source, self: `${origin}/s/${slug}/feed`, publicBase, now: at }
		const version = feedVersion(items, place)
		const known = documents.get(slug)
		const document = known?.version === version ? known.document : feedDocument(items, place, version)
		documents.set(slug, { version, document })
		return feedResponse(document, script, headers)
	}

	const icon = async (slug: string): Promise<SampleResponse> => {
		if (!scriptOf(slug).icon) return notFound
		const drawn = icons.get(slug) ?? sampleIcon(slug)
		icons.set(slug, drawn)
		return { status: 200, headers: { 'content-type': 'image/png' }, body: await drawn }
	}

	const sourcePage = async (
		source: Source,
		path: string,
		headers: IncomingHttpHeaders,
	): Promise<SampleResponse> => {
		if (path === 'feed' || path === 'feed-2') return feed(source, path === 'feed-2', headers)
		if (path === 'icon.png') return icon(source.slug)
		const iconAddress = scriptOf(source.slug).icon ? `/s/${source.slug}/icon.png` : undefined
		const page =
			path === ''
				? sampleFrontPage(source.locale, sourceTitle(source), iconAddress)
				: sampleArticle({ catalogue, slug: source.slug, path, now: now(), choice })
		if (page === undefined) return notFound
		const pageHeaders = {
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': samplePagePolicy,
		}
		return { status: page.status, headers: pageHeaders, body: page.html }
	}

	const responseTo = async ({ method, url, headers }: IncomingMessage): Promise<SampleResponse> => {
		if (method !== 'GET' && method !== 'HEAD') return { ...notFound, status: 405, body: 'Method not allowed' }
		const { pathname } = new URL(url ?? '/', origin)
		if (pathname === '/robots.txt') {
			return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nAllow: /\n' }
		}
		if (pathname === pricesPath) {
			return { status: 200, headers: json, body: JSON.stringify(samplePrices(catalogue, now().getTime())) }
		}
		if (pathname === tomanPricesPath) {
			return { status: 200, headers: json, body: JSON.stringify(sampleTomanPrice(now().getTime())) }
		}
		const [, slug = '', path = ''] = /^\/s\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
		const source = sources.get(slug)
		return source === undefined ? notFound : sourcePage(source, path, headers)
	}

	const server = createServer(async (request, response) => {
		// A URL that cannot be parsed gets a 400.
		const found = await responseTo(request).catch(() => ({ ...notFound, status: 400, body: 'Bad request' }))
		if (found.delay !== undefined) {
			// Ends early, and without a response, when the sample server closes.
			await pause(found.delay, undefined, { signal: closing.signal }).catch(() => undefined)
		}
		send(request, response, found)
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(options.port ?? 0, host, resolve)
	})
	origin = `http://${host}:${(server.address() as AddressInfo).port}`

	return {
		origin,
		catalogue: sampleCatalogue(catalogue, origin, publicBase),
		pricesUrl: `${origin}${pricesPath}`,
		tomanPricesUrl: `${origin}${tomanPricesPath}`,
		close: () =>
			new Promise((resolve) => {
				closing.abort()
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: SampleResponse,
): void {
	const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
	response.writeHead(status, { ...headers, ...length })
	response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}

type SampleResponse = {
	status: number
	headers: Readonly<Record<string, string>>
	body: Buffer | string
	/** Milliseconds before the server responds. */
	delay?: number
}

const challenge = readTemplate('challenge.template')
const closed = readTemplate('maintenance.template')
const html = { 'content-type': 'text/html; charset=utf-8' }

/** The response of a source that has trouble at this moment; undefined if it has none. */
function troubleResponse(
	{ trouble }: SourceScript,
	now: number,
	lastServed: number | undefined,
): SampleResponse | undefined {
	if (trouble?.kind === 'rate-limited' && lastServed !== undefined) {
		const left = trouble.everySeconds - Math.floor((now - lastServed) / 1000)
		// A remaining wait longer than the whole means that the clock was set back.
		if (left > 0 && left <= trouble.everySeconds)
			return { status: 429, headers: { 'retry-after': String(left) }, body: 'Too many requests' }
	}
	if (trouble?.kind !== 'status' && trouble?.kind !== 'maintenance') return undefined
	const minute = new Date(now).getUTCMinutes()
	if (minute < trouble.from || minute >= trouble.until) return undefined
	if (trouble.kind === 'maintenance') return { status: 200, headers: html, body: closed }
	return { status: trouble.status, headers: html, body: trouble.status === 403 ? challenge : 'Error' }
}

function feedResponse(
	document: FeedDocument,
	{ trouble }: SourceScript,
	requestHeaders: IncomingHttpHeaders,
): SampleResponse {
	const headers = {
		etag: document.etag,
		'last-modified': document.lastModified.toUTCString(),
		'cache-control': 'no-cache',
		vary: 'accept-encoding',
	}
	const delay = trouble?.kind === 'slow' ? { delay: trouble.milliseconds } : {}
	if (isKnown(document, requestHeaders)) return { status: 304, headers, body: '', ...delay }
	const typed = { ...headers, 'content-type': document.contentType }
	return /\bgzip\b/.test(String(requestHeaders['accept-encoding'] ?? ''))
		? { status: 200, headers: { ...typed, 'content-encoding': 'gzip' }, body: document.gzipped, ...delay }
		: { status: 200, headers: typed, body: document.body, ...delay }
}

/** If-None-Match takes precedence (RFC 9110, 13.1.3). */
function isKnown({ etag, lastModified }: FeedDocument, requestHeaders: IncomingHttpHeaders): boolean {
	const match = requestHeaders['if-none-match']
	if (match !== undefined) return match === '*' || match.includes(etag.slice(2))
	const since = Date.parse(requestHeaders['if-modified-since'] ?? '')
	return !Number.isNaN(since) && since >= Math.floor(lastModified.getTime() / 1000) * 1000
}
