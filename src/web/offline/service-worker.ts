import {
	cachedPages,
	cacheFiles,
	cacheNames,
	cachePage,
	dropCaches,
	dropPage,
	findCachedPage,
	findFile,
	forgettings,
	mayCache,
	wasCachedSince,
} from './cached-pages.ts'
import { offlineDocument } from './offline-document.ts'
import { endPush, listenForPush } from './push-notifications.ts'
import {
	clearMutations,
	mutationKey,
	ownMutations,
	sendOrQueue,
	sendQueuedMutations,
} from './queued-mutations.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import type { FetchEvent, MessageFromPage, WorkerScope } from './worker-scope.ts'

/**
 * The service worker. Pages come from the network first, so that none is stale, and from the cache offline. Files whose name
 * is a hash of their content come from the cache first. Votes and bookmarks are queued offline; every other request passes.
 */
declare const self: WorkerScope

listenForPush(self)

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
	await dropCaches(Object.values(cacheNames))
	// The browser requests a page while the worker starts, so the worker costs the reader no time.
	await self.registration.navigationPreload?.enable()
	await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
	const { request } = event
	const url = new URL(request.url)
	if (url.origin !== self.location.origin) return
	const key = mutationKey(request.method, url.pathname)
	if (key !== undefined) return event.respondWith(sendOrQueue(request, key))
	if (request.method !== 'GET') return
	if (request.mode === 'navigate') return event.respondWith(respondWithPage(event))
	if (url.pathname.startsWith('/assets/')) return event.respondWith(respondWithFile(request))
	if (url.pathname.startsWith('/images/'))
		return event.respondWith(networkOr(request, () => findFile(request.url)))
	if (/^\/v1\/(?:session|news\/mine|user\/favorites\/news\/ids)\/$/.test(url.pathname))
		event.respondWith(networkOr(request, () => ownMutations(url.pathname)))
})

/** The response of the network, or the cached one if there is none. */
async function networkOr(
	request: Request,
	findCached: () => Promise<Response | undefined>,
): Promise<Response> {
	try {
		return await fetch(request)
	} catch {
		return (await findCached()) ?? Response.error()
	}
}

/** False from a log-out until the next page is opened: the screen that follows loads files too, and nothing of them stays. */
let mayCacheFiles = true

async function respondWithFile(request: Request): Promise<Response> {
	const cached = await findFile(request.url)
	if (cached !== undefined) return cached
	const before = forgettings()
	const response = await fetch(request)
	if (response.status === 200 && mayCacheFiles && before === forgettings()) {
		const files = await caches.open(cacheNames.files)
		await files.put(request.url, response.clone())
	}
	return response
}

async function respondWithPage(event: FetchEvent): Promise<Response> {
	const { request } = event
	mayCacheFiles = true
	try {
		const response = (await event.preloadResponse) ?? (await fetch(request))
		event.waitUntil(noteContact(request.url, response.clone()))
		return response
	} catch {
		// The next contact checks which cached items were removed since.
		lookedAt = Number.NEGATIVE_INFINITY
		return (await findCachedPage(request.url)) ?? whatThereIs(request.url)
	}
}

async function noteContact(url: string, response: Response): Promise<void> {
	if (response.status === 404 || response.status === 410) await dropPage(url)
	else if (mayCache(new URL(url), response)) await cachePage(url, response)
	await dropRemoved()
}

async function whatThereIs(url: string): Promise<Response> {
	const files = await (await caches.open(cacheNames.files)).keys()
	const styles = files.map((file) => new URL(file.url).pathname).filter((path) => path.endsWith('.css'))
	const html = offlineDocument(new URL(url), await cachedPages(), styles)
	const policy = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'"
	const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
	return new Response(html, { status: 503, headers })
}

const lookEveryMs = 600_000
const mostIds = 200
let lookedAt = Number.NEGATIVE_INFINITY

/** Drops cached pages that show an item which was removed from the lists. */
async function dropRemoved(): Promise<void> {
	if (performance.now() - lookedAt < lookEveryMs) return
	lookedAt = performance.now()
	const pages = await cachedPages()
	const ids = [...new Set(pages.flatMap(({ items }) => items))].sort((one, other) => one - other)
	for (let at = 0; at < ids.length; at += mostIds) {
		const chunk = ids.slice(at, at + mostIds)
		const response = await fetch(`/v1/news/gone/?ids=${chunk.join()}`, {
			credentials: 'omit',
			cache: 'no-cache',
		}).catch(() => Response.error())
		if (!response.ok) {
			// The next contact asks again.
			lookedAt = Number.NEGATIVE_INFINITY
			return
		}
		const gone: { data: number[] } = await response.json()
		const shown = pages.filter(({ items }) => items.some((id) => gone.data.includes(id)))
		await Promise.all(shown.map(({ url }) => dropPage(url)))
	}
}

self.addEventListener('message', (event) => {
	const message = event.data as ToWorker
	mayCacheFiles = message.kind === 'keep' || (mayCacheFiles && message.kind === 'send')
	if (message.kind === 'keep') event.waitUntil(cacheCurrent(message))
	else if (message.kind === 'send') event.waitUntil(sendAndReport(message.authorization, event.source))
	else event.waitUntil(Promise.all([dropCaches(), clearMutations(), endPush(self.registration)]))
})

async function sendAndReport(
	authorization: string | undefined,
	page: MessageFromPage['source'],
): Promise<void> {
	const became: FromWorker = { kind: 'sent', ...(await sendQueuedMutations(authorization)) }
	page?.postMessage(became)
}

const justNowMs = 60_000

/**
 * Requests a copy without cookies, because the pages of a signed-in reader are not cached. A page that was served to
 * everybody has been cached on its way.
 */
async function cacheCurrent({ url, files, look }: Extract<ToWorker, { kind: 'keep' }>): Promise<void> {
	if (!(await wasCachedSince(url, Date.now() - justNowMs))) {
		const response = await fetch(url, { credentials: 'omit' })
		if (mayCache(new URL(url), response)) {
			const { theme, rowHeight } = look
			await cachePage(url, response, {
				...(theme === undefined ? {} : { theme }),
				...(rowHeight === undefined ? {} : { 'row-height': rowHeight }),
			})
		}
	}
	await cacheFiles(files)
	await dropRemoved()
}
