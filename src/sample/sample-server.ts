import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Catalogue, Source } from '#domain/catalogue.ts'
import { chance } from './chance.ts'
import feedFormats from './data/feed-formats.json' with { type: 'json' }
import marks from './data/icon-marks.json' with { type: 'json' }
import { renderFeed } from './render-feed.ts'
import { sampleFrontPage } from './sample-article.ts'
import type { SampleNews } from './sample-news.ts'
import { samplePicture } from './sample-picture.ts'
import type { SamplePrices } from './sample-prices.ts'
import { sampleCatalogue, scriptOf } from './sample-sources.ts'

type SampleServerOptions = {
	catalogue: Catalogue
	news: SampleNews
	prices: SamplePrices
	/** The base URL of the articles: item links are `<publicBase>/s/<slug>/<path>`. */
	publicBase: string
	now: () => number
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
const minute = 60_000

type SampleResponse = {
	status: number
	headers: Readonly<Record<string, string>>
	body: Buffer | string
}

const plain = (status: number, body: string): SampleResponse => ({
	status,
	headers: { 'content-type': 'text/plain' },
	body,
})
const json = (body: unknown): SampleResponse => ({
	status: 200,
	headers: { 'content-type': 'application/json; charset=utf-8' },
	body: JSON.stringify(body),
})
const notFound = plain(404, 'Not found')

/** Serves every source of the catalogue, its icon and pictures, and coin prices, over HTTP on this machine. */
export async function startSampleServer(options: SampleServerOptions): Promise<SampleServer> {
	const { catalogue, news, prices, publicBase, now } = options
	const sources = new Map(catalogue.sources.map((source) => [source.slug, source]))
	const icons = new Map<string, Promise<Buffer>>()
	let origin = ''

	const feed = (source: Source, { 'if-none-match': match }: IncomingHttpHeaders): SampleResponse => {
		const { slug } = source
		const { offline, format, charset, charsetInHeader } = scriptOf(slug)
		const at = now()
		const minutes = Math.floor(news.calendarAt(at) / minute) % 60
		if (offline !== undefined && minutes >= offline.from && minutes < offline.until)
			return plain(503, 'Service unavailable')
		const items = news.itemsOf(slug, at)
		const paths = items.map(({ path }) => path).join('\n')
		const etag = `W/"${createHash('sha256').update(paths).digest('hex').slice(0, 20)}"`
		if (match === etag) return { status: 304, headers: { etag }, body: '' }
		const { mediaType } = feedFormats[format]
		const type = charsetInHeader ? `${mediaType}; charset=${charset}` : mediaType
		const body = renderFeed(items, { source, self: `${origin}/s/${slug}/feed`, publicBase })
		return { status: 200, headers: { etag, 'cache-control': 'no-cache', 'content-type': type }, body }
	}

	const icon = async (slug: string): Promise<SampleResponse> => {
		const drawn = icons.get(slug) ?? sampleIcon(slug)
		icons.set(slug, drawn)
		return { status: 200, headers: { 'content-type': 'image/png' }, body: await drawn }
	}

	const sourcePage = async (source: Source, path: string, headers: IncomingHttpHeaders) => {
		const { slug } = source
		const hasIcon = scriptOf(slug).icon
		if (path === 'feed') return feed(source, headers)
		if (path === 'icon.png') return hasIcon ? icon(slug) : notFound
		if (/^pictures\/[\w/-]+\.png$/.test(path))
			return {
				status: 200,
				headers: { 'content-type': 'image/png' },
				body: await samplePicture(`${slug}/${path}`),
			}
		if (path !== '') return notFound
		return page(sampleFrontPage(source, hasIcon ? `/s/${slug}/icon.png` : undefined))
	}

	const responseTo = async ({ method, url, headers }: IncomingMessage): Promise<SampleResponse> => {
		if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Method not allowed')
		const { pathname } = new URL(url ?? '/', origin)
		if (pathname === '/robots.txt') return plain(200, 'User-agent: *\nAllow: /\n')
		if (pathname === pricesPath) return json(prices.markets(now()))
		if (pathname === tomanPricesPath) return json(prices.toman(now()))
		const [, slug = '', path = ''] = /^\/s\/([^/]+)\/?(.*)$/.exec(pathname) ?? []
		const source = sources.get(slug)
		return source === undefined ? notFound : sourcePage(source, path, headers)
	}

	const server = createServer(async (request, response) => {
		// A URL that cannot be parsed gets a 400.
		send(request, response, await responseTo(request).catch(() => plain(400, 'Bad request')))
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(0, host, resolve)
	})
	origin = `http://${host}:${(server.address() as AddressInfo).port}`

	return {
		origin,
		catalogue: sampleCatalogue(catalogue, origin, publicBase),
		pricesUrl: `${origin}${pricesPath}`,
		tomanPricesUrl: `${origin}${tomanPricesPath}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}

const page = (body: string): SampleResponse => ({
	status: 200,
	headers: { 'content-type': 'text/html; charset=utf-8' },
	body,
})

function send(
	request: IncomingMessage,
	response: ServerResponse,
	{ status, headers, body }: SampleResponse,
): void {
	const length = status === 304 ? {} : { 'content-length': String(Buffer.byteLength(body)) }
	response.writeHead(status, { ...headers, ...length })
	response.end(request.method === 'HEAD' || status === 304 ? undefined : body)
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** A favicon for a sample outlet: one of a few marks on a coloured tile, always the same for the same slug. */
function sampleIcon(slug: string): Promise<Buffer> {
	const random = chance('icon', slug)
	const hue = Math.round(random() * 360)
	const colour = `hsl(${hue}, ${percent(0.5 + random() * 0.25)}, ${percent(0.36 + random() * 0.12)})`
	const tile = `<rect width="64" height="64" rx="14" fill="${colour}"/><g fill="#fff">${marks[Math.floor(random() * marks.length)]}</g>`
	const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${tile}</svg>`
	return sharp(Buffer.from(drawing)).png().toBuffer()
}
