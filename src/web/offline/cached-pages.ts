import { localePattern } from '#domain/locale.ts'

declare const buildName: string

/** A cached page belongs to the files of its build: a new version drops them together. */
export const cacheNames = { pages: `pages-${buildName}`, files: `files-${buildName}` } as const

const mostPages = 30
const cachedAtHeader = 'x-cached-at'
const itemsHeader = 'x-cached-items'
const titleHeader = 'x-cached-title'

export type CachedPage = { url: string; cachedAt: number; title: string; items: readonly number[] }

/** Counts log-outs: a page that was being loaded during one must not be cached. */
let forgotten = 0
export const forgettings = (): number => forgotten

const isForEveryone = ({ headers }: Response): boolean =>
	!/private|no-store/.test(headers.get('cache-control') ?? 'private')

const publicPath = new RegExp(`^${localePattern}(?:/|$)`)
const homePath = new RegExp(`^${localePattern}$`)
const isPublicAddress = (url: URL): boolean => publicPath.test(url.pathname)

/** Whether a copy may stay on the device: news and the pages about us, as everybody sees them. */
export const mayCache = (url: URL, response: Response): boolean =>
	response.status === 200 &&
	!response.redirected &&
	isPublicAddress(url) &&
	isForEveryone(response) &&
	(response.headers.get('content-type') ?? '').startsWith('text/html')

/** The ids of the items in a page: rows of a list, reports of a story. */
export const itemsIn = (html: string): number[] => [
	...new Set([...html.matchAll(/ id="?(?:news|report)-(\d+)/g)].map(([, id]) => Number(id))),
]

const keyOf = (url: string): string => url.replace(/#.*/, '')

export async function cachePage(given: string, response: Response, look: Record<string, string> = {}) {
	const url = keyOf(given)
	const before = forgotten
	const html = await response.text()
	const headers = new Headers(response.headers)
	// The text is decompressed by now.
	for (const name of ['content-encoding', 'content-length']) headers.delete(name)
	const cachedAt = Date.now()
	headers.set(cachedAtHeader, String(cachedAt))
	headers.set(itemsHeader, itemsIn(html).join())
	headers.set(titleHeader, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ''))
	const marks = Object.entries({ ...look, 'cached-at': String(cachedAt) })
		.map(([name, value]) => ` data-${name}="${value.replace(/\W/g, '')}"`)
		.join('')
	// Of an attribute that is there twice the first holds.
	const shown = html.replace('<html', `<html${marks}`)
	const pages = await caches.open(cacheNames.pages)
	if (before !== forgotten) return
	await pages.put(url, new Response(shown, { headers }))
	const all = await cachedPages()
	await Promise.all(all.slice(mostPages).map((page) => pages.delete(page.url)))
}

/** All cached pages, the latest first. */
export async function cachedPages(): Promise<CachedPage[]> {
	const pages = await caches.open(cacheNames.pages)
	const found = await Promise.all(
		(await pages.keys()).map(async (request) => {
			const headers = (await pages.match(request, { ignoreVary: true }))?.headers
			const items = headers?.get(itemsHeader) ?? ''
			return {
				url: request.url,
				cachedAt: Number(headers?.get(cachedAtHeader)),
				title: decodeURIComponent(headers?.get(titleHeader) ?? ''),
				items: items === '' ? [] : items.split(',').map(Number),
			}
		}),
	)
	return found.sort((one, other) => other.cachedAt - one.cachedAt)
}

/** The root leads to a home page, and a home page may have been opened with its language in the address. */
const homeOf = ({ pathname, search }: URL): RegExp | undefined => {
	if (pathname === '/') return homePath
	return homePath.test(pathname) && /^(?:\?news_locale=\w+)?$/.test(search)
		? new RegExp(`^${pathname}$`)
		: undefined
}

export async function findCachedPage(given: string): Promise<Response | undefined> {
	const url = keyOf(given)
	const pages = await caches.open(cacheNames.pages)
	const same = await pages.match(url, { ignoreVary: true })
	const home = homeOf(new URL(url))
	if (same !== undefined || home === undefined) return same
	const like = (await cachedPages()).find((page) => {
		const { pathname, search } = new URL(page.url)
		return home.test(pathname) && /^(?:\?news_locale=\w+)?$/.test(search)
	})
	return like && pages.match(like.url, { ignoreVary: true })
}

export const wasCachedSince = async (url: string, moment: number): Promise<boolean> =>
	(await cachedPages()).some((page) => page.url === keyOf(url) && page.cachedAt >= moment)

export const dropPage = async (url: string): Promise<boolean> =>
	(await caches.open(cacheNames.pages)).delete(keyOf(url))

/** Files named by their content, and pictures: what pages are rendered with. */
export async function cacheFiles(urls: readonly string[]): Promise<void> {
	const files = await caches.open(cacheNames.files)
	const before = forgotten
	await Promise.all(
		urls.map(async (url) => {
			if (await files.match(url)) return
			const response = await fetch(url)
			if (response.status === 200 && isForEveryone(response) && before === forgotten)
				await files.put(url, response)
		}),
	)
}

/** Checked by the name of the cache: opening it would create an empty one after a log-out. */
export const findFile = (url: string): Promise<Response | undefined> =>
	caches.match(url, { cacheName: cacheNames.files, ignoreVary: true })

export async function dropCaches(spared: readonly string[] = []): Promise<void> {
	forgotten += 1
	const names = await caches.keys()
	await Promise.all(names.filter((name) => !spared.includes(name)).map((name) => caches.delete(name)))
}
