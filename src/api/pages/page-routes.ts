import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, noStore, sharedPage } from '#api/http/headers.ts'
import { loggedPath } from '#api/http/request-log.ts'
import { sharerKey } from '#api/limits/address.ts'
import {
	inChosenLocale,
	inLowerCase,
	isSearch,
	type PageAddress,
	readPageAddress,
} from '#contract/page-address.ts'
import { type PagePreferences, preferencesKey } from '#contract/page-preferences.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { createListLimit } from '#services/list-limit.ts'
import type { Viewer } from '#services/viewer.ts'
import { type PageRead, pageReadFor } from './page-read.ts'
import { createIsSignedIn, preferencesOf, type Visitor, visitorOf } from './page-visitor.ts'

/** A page, data for one, or a redirect; with the nonce of its own scripts. */
export type Rendered = { response: Response; nonce: string }

/** How a page's loaders read, and whether votes can be stored now. */
type Moment = { read: PageRead; canWrite: boolean }

export type PageRenderer = {
	/**
	 * Renders for everyone with the same preferences: from these arguments alone, so that nothing of a visitor can be in
	 * it.
	 */
	shared: (address: PageAddress, preferences: PagePreferences, moment: Moment) => Promise<Rendered>
	/** Renders for one visitor, with all that their browser proves; never shown to another. */
	personal: (incoming: FastifyRequest, visitor: Visitor, moment: Moment) => Promise<Rendered>
}

export type PageOptions = {
	render: PageRenderer
	/** In development every page is rendered again. */
	alwaysFresh?: boolean | undefined
}

/**
 * Rendering a page takes the processor for some 20 ms; while one page waits for its list another can be rendered. An
 * address that requests page after page pauses three quarters of the time.
 */
const renderBounds = { atOnce: 2, each: 1, most: 8, rest: 3 }

/** Every address that no route has is a page, or the page that says there is none. */
export function addPages(app: FastifyInstance, { render, alwaysFresh = false }: PageOptions): void {
	const { services, site } = app
	const { cache, canWrite } = services
	const isSignedIn = createIsSignedIn()
	const renderLimit = createListLimit(renderBounds)
	const inTurn = <Made>(incoming: FastifyRequest, make: () => Promise<Made>) =>
		renderLimit(sharerKey(incoming.ip), make)

	/** A reader who has just voted bypasses the cache and sees the vote immediately. */
	const isFresh = (incoming: FastifyRequest) => alwaysFresh || incoming.hasRecentWrite()
	/** Without a database nobody can be identified; the anonymous page reveals nothing and may still be cached. */
	const isKnownReader = async (incoming: FastifyRequest): Promise<boolean> => {
		try {
			return await isSignedIn(incoming)
		} catch {
			return false
		}
	}
	/** Rendering is counted before anything is done, and before a request joins another's rendering. */
	const pay = async (incoming: FastifyRequest, reply: FastifyReply) => {
		await app.consumeLimit(incoming, reply, 'renders')
		// Only the query decides, because a path can be spelt in many ways that lead to the same list.
		if (isSearch(incoming.url)) await app.consumeLimit(incoming, reply, 'search')
	}
	// While the database cannot be written, pages say that votes are not possible; they are rendered again once it can.
	const momentOf = (incoming: FastifyRequest, viewer: Omit<Viewer, 'network'>): Moment => ({
		read: pageReadFor(services, incoming, { ...viewer, network: sharerKey(incoming.ip) }),
		canWrite: canWrite(),
	})
	const sendPersonal = async (incoming: FastifyRequest, reply: FastifyReply, signedIn: boolean) => {
		await pay(incoming, reply)
		const visitor = visitorOf(incoming, signedIn, site.countryOf)
		const moment = momentOf(incoming, {
			hasRecentWrite: isFresh(incoming),
			hasAccount: visitor.signedIn,
		})
		const rendered = await inTurn(incoming, () => render.personal(incoming, visitor, moment))
		return sendRendered(incoming, reply, rendered)
	}
	const sendShared = async (incoming: FastifyRequest, reply: FastifyReply, address: PageAddress) => {
		const preferences = preferencesOf(incoming)
		const hasRecentWrite = isFresh(incoming)
		const moment = momentOf(incoming, { hasRecentWrite, hasAccount: false })
		const make = () =>
			inTurn(incoming, async () => pageResponse(incoming, await render.shared(address, preferences, moment)))
		// A page depends on preferences in cookies: proxies may share it only for a visitor who has none.
		reply.headers(incoming.headers.cookie === undefined ? sharedPage : cookieBound)
		if (hasRecentWrite) {
			await pay(incoming, reply)
			return reply.sendCached(await make())
		}
		// A page of news is the same for everyone with the same address and preferences.
		const key = `page|${address.text}|${preferencesKey(preferences)}|${moment.canWrite}`
		if (!cache.has(key)) await pay(incoming, reply)
		return reply.sendCached(await cache.fetch(key, make))
	}
	const servePage = async (incoming: FastifyRequest, reply: FastifyReply) => {
		const known = services.catalogue.knownNames()
		const address = readPageAddress(incoming.url, known)
		if (address === undefined) {
			const meant = inLowerCase(incoming.url, known)
			if (meant !== undefined) return reply.redirect(meant, 301)
		}
		const { newsLocale } = preferencesOf(incoming)
		const chosen = address && inChosenLocale(incoming.url, newsLocale)
		if (chosen !== undefined) return reply.headers(noStore).redirect(chosen, 302)
		if (address === undefined) return sendPersonal(incoming, reply, await isSignedIn(incoming))
		return (await isKnownReader(incoming))
			? sendPersonal(incoming, reply, true)
			: sendShared(incoming, reply, address)
	}
	app.servePage = servePage
}

/** The page depends on cookies, so only the browser itself may cache it, and revalidates it each time. */
const cookieBound = { 'cache-control': 'private, no-cache' } as const

async function pageResponse(
	incoming: FastifyRequest,
	{ response, nonce }: Rendered,
): Promise<CachedResponse> {
	const { html, hashes, strangers } = hashScripts(await response.text(), nonce)
	for (const script of strangers) {
		incoming.log.error(
			{ path: loggedPath(incoming.url), script: script.slice(0, 200) },
			'a script that is not ours stood in a page',
		)
	}
	const { status } = response
	const own = ownHeaders(response)
	const failed = status >= 400 && status !== 404
	const headers = {
		'content-security-policy': contentSecurityPolicy(hashes),
		vary: 'cookie, save-data',
		...(failed && { 'retry-after': '2' }),
		...own,
		...(failed && noStore),
	}
	// A page that lacks a part sets no-store itself: the next rendering may be complete.
	const isStorable = !failed && !own['cache-control']?.includes('no-store')
	return new CachedResponse(html, 'text/html; charset=utf-8', { headers, status, isStorable })
}

/**
 * Headers that a page may set itself: for an address with a secret no caching and no referrer, for a failure when to
 * retry, for a redirect its target, and its style sheet to preload.
 */
const ownHeaderNames = [
	'cache-control',
	'referrer-policy',
	'x-robots-tag',
	'retry-after',
	'location',
	'link',
] as const

const ownHeaders = ({ headers }: Response): Record<string, string> =>
	Object.fromEntries(
		ownHeaderNames.flatMap((name) => {
			const value = headers.get(name)
			return value === null ? [] : [[name, value]]
		}),
	)

async function sendRendered(incoming: FastifyRequest, reply: FastifyReply, rendered: Rendered) {
	const { headers, status } = rendered.response
	if (headers.get('content-type')?.startsWith('text/html')) {
		return reply.headers(cookieBound).sendCached(await pageResponse(incoming, rendered))
	}
	// Data and redirects depend on cookies as much as the page does.
	reply.code(status).headers(cookieBound)
	for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
	for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
	return reply.send(await rendered.response.text())
}

/** A page without its nonces, the hashes of the scripts that carried one, and the scripts that did not. */
type HashedPage = { html: string; hashes: string[]; strangers: string[] }

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** A data block is read and never run, so no policy needs to allow it. */
const isData = /\stype="application\/(ld\+)?json"/i

/**
 * The page's own inline scripts carry the nonce of this rendering; their hashes go into its policy. An injected script
 * cannot know the nonce: it is not allowed, and is logged. The nonce itself is removed, because a page is cached and
 * shown to many.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
	const mark = ` nonce="${nonce}"`
	const hashes: string[] = []
	const strangers: string[] = []
	for (const [, attributes = '', script = ''] of html.matchAll(inlineScript)) {
		if (attributes.includes(mark)) hashes.push(createHash('sha256').update(script).digest('base64'))
		else if (!isData.test(attributes)) strangers.push(script)
	}
	return { html: html.replaceAll(mark, ''), hashes, strangers }
}
