import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AdBoard, LiveAds } from '#api/ads/ad-board.ts'
import { type CachedResponse, cachedResponse } from '#api/cache/cached-response.ts'
import { rememberLast } from '#api/cache/remember-last.ts'
import type { ResponseCache } from '#api/cache/response-cache.ts'
import { sendHotResponse, sendResponse } from '#api/cache/send-response.ts'
import { contentSecurityPolicy } from '#api/http/headers.ts'
import { loggedPath } from '#api/http/request-log.ts'
import type { Shown } from '#api/identity/identity.ts'
import { sharerKey } from '#api/limits/address.ts'
import { createListLimit } from '#api/limits/list-limit.ts'
import {
	inSmallLetters,
	type KnownNames,
	type PageAddress,
	readPageAddress,
	searchIn,
} from '#contract/page-address.ts'
import { type PagePreferences, preferencesKey, readPagePreferences } from '#contract/page-preferences.ts'
import { newsLocales } from '#domain/locale.ts'
import { type SessionCheck, type Visitor, visitorOf } from './page-visitor.ts'

/** A page, data for one, or a redirect; the text of the page, where that is not in the response; and the secret that its own scripts carry. */
export type Rendered = { response: Response; page?: string | undefined; nonce: string }

/** What holds now: whether votes can be taken, and whether lists must be read anew for who has just voted. */
type Moment = { fresh: boolean; canWrite: boolean }

export type PageRenderer = {
	/** For everyone who sees alike: made from these alone, so that nothing of a visitor can be in it. */
	shared: (address: PageAddress, preferences: PagePreferences, moment: Moment) => Promise<Rendered>
	/** For one visitor, with all that their browser proves; never shown to another. */
	personal: (incoming: FastifyRequest, visitor: Visitor, canWrite: boolean) => Promise<Rendered>
}

export type PageParts = SessionCheck & {
	render: PageRenderer
	known: KnownNames
	countryOf: (address: string) => string | null
	cache: ResponseCache
	/** Their version changes when ads begin or end: a page that shows one is not kept past that instant. */
	ads: Pick<AdBoard, 'live' | 'known'>
	/** Pages say that votes are not taken, and are made anew once they are. */
	canWrite: () => boolean
	/** A reader who has just voted sees it at once, past the cache. */
	wroteLately: (request: Shown) => boolean
}

/**
 * Making a page holds the processor for some 20 ms; while one waits for its list another can be written. Whoever asks
 * for page after page leaves three quarters of the time to the others.
 */
const renderBounds = { atOnce: 2, each: 1, most: 8, rest: 3 }

/** Every address that the API does not know is a page, or the page that says there is none. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
	const { responses } = parts.cache
	const addressOf = rememberAddresses(parts.known)
	const renderLimit = createListLimit(renderBounds)
	const inTurn = <Made>(incoming: FastifyRequest, make: () => Promise<Made>) =>
		renderLimit(sharerKey(incoming.ip), make)

	/** Without a database nobody is known; what strangers see gives nothing away, and may still be kept. */
	const isKnownReader = async (incoming: FastifyRequest): Promise<boolean> => {
		try {
			return await parts.isSignedIn(incoming)
		} catch {
			return false
		}
	}
	/** Whoever makes the server render pays for it before anything is done, and before anybody joins in the wait. */
	const pay = async (incoming: FastifyRequest, reply: FastifyReply) => {
		await app.takeLimit(incoming, reply, 'renders')
		// By the query alone: a path can be spelt in many ways that lead to the same list.
		if (searchIn(incoming.url) !== '') await app.takeLimit(incoming, reply, 'search')
	}
	const sendPersonal = async (incoming: FastifyRequest, reply: FastifyReply, signedIn: boolean) => {
		await pay(incoming, reply)
		const visitor = visitorOf(incoming, signedIn, parts.countryOf)
		const rendered = await inTurn(incoming, () => parts.render.personal(incoming, visitor, parts.canWrite()))
		return sendRendered(incoming, reply, rendered)
	}
	const keyOf = (address: PageAddress, choices: string, { version }: LiveAds, canWrite: boolean) =>
		`page|${address.text}|${choices}|${version}|${canWrite}`
	/** The page that is kept for a stranger who has not just voted. Who must be looked up is counted first, on the whole way. */
	const findShared = (address: PageAddress) => {
		// The same key is the same text for most: what is put together anew must be read whole to be found.
		const keyOfMost = rememberLast((live: LiveAds) => keyOf(address, ofNobody, live, true))
		return (asker: Shown): CachedResponse | undefined => {
			const live = parts.ads.known()
			if (live === undefined || parts.wroteLately(asker) || !parts.isKnownStranger(asker)) return undefined
			const choices = choicesOf(asker)
			const canWrite = parts.canWrite()
			const isMost = choices === ofNobody && canWrite
			return responses.peek(isMost ? keyOfMost(live) : keyOf(address, choices, live, canWrite))
		}
	}
	const sendShared = async (incoming: FastifyRequest, reply: FastifyReply, address: PageAddress) => {
		const preferences = readPagePreferences(incoming.cookies)
		const canWrite = parts.canWrite()
		app.answerAtOnce(incoming, findShared(address))
		const make = (fresh: boolean) =>
			inTurn(incoming, async () =>
				keepPage(incoming, await parts.render.shared(address, preferences, { fresh, canWrite }), forEveryone),
			)
		if (parts.wroteLately(incoming)) {
			await pay(incoming, reply)
			return sendResponse(incoming, reply, await make(true))
		}
		// A page of news is the same for everyone who speaks, reads and sees alike: made once, hashed once, packed once.
		const key = keyOf(address, choicesOf(incoming), await parts.ads.live(), parts.canWrite())
		const ready = responses.peek(key)
		if (ready !== undefined) return sendHotResponse(incoming, reply, ready)
		if (!responses.isUnderWay(key)) await pay(incoming, reply)
		return sendHotResponse(incoming, reply, await responses.get(key, newsLocales, () => make(false)))
	}
	const answer = async (incoming: FastifyRequest, reply: FastifyReply) => {
		const address = addressOf(incoming.url)
		if (address === undefined) {
			const meant = inSmallLetters(incoming.url, parts.known)
			if (meant !== undefined) return reply.redirect(meant, 301)
		}
		if (address === undefined) return sendPersonal(incoming, reply, await parts.isSignedIn(incoming))
		return (await isKnownReader(incoming))
			? sendPersonal(incoming, reply, true)
			: sendShared(incoming, reply, address)
	}
	app.get('/*', { schema: { hide: true }, config: { limit: 'reads', isPage: true } }, answer)
}

const ofNobody = preferencesKey(readPagePreferences({}))
const choicesOf = ({ headers, cookies }: Shown): string =>
	headers.cookie === undefined ? ofNobody : preferencesKey(readPagePreferences(cookies))

const mostRemembered = 2000

/** Readers come by the same few addresses; each is read once. */
function rememberAddresses(known: KnownNames): (url: string) => PageAddress | undefined {
	const read = new Map<string, PageAddress>()
	return (url) => {
		const found = read.get(url)
		if (found !== undefined) return found
		const address = readPageAddress(url, known)
		if (address === undefined) return undefined
		if (read.size >= mostRemembered) read.clear()
		read.set(url, address)
		return address
	}
}

/** It depends on cookies, so only the browser itself may keep it, and asks each time. */
const cookieBound = 'private, no-cache'
/** Of what is made for everyone nothing is anybody's: it may be kept, and is asked for anew all the same. */
const forEveryone = 'no-cache'

async function keepPage(
	incoming: FastifyRequest,
	{ response, page: taken, nonce }: Rendered,
	caching: string,
): Promise<CachedResponse> {
	const { html, hashes, strangers } = hashScripts(taken ?? (await response.text()), nonce)
	for (const script of strangers) {
		incoming.log.error(
			{ path: loggedPath(incoming.url), script: script.slice(0, 200) },
			'a script that is not ours stood in a page',
		)
	}
	const own = ownHeaders(response)
	const headers = {
		'content-security-policy': contentSecurityPolicy(hashes),
		'cache-control': caching,
		...own,
	}
	const page = cachedResponse(html, 'text/html; charset=utf-8', headers, response.status)
	// A page of which a part could not be had says so in its own headers: the next one may be whole.
	if (own['cache-control']?.includes('no-store')) return { ...page, failed: true }
	if (!page.failed) return page
	return { ...page, headers: { 'retry-after': '2', ...headers, 'cache-control': 'private, no-store' } }
}

/**
 * What a page may say for itself: one whose address holds a secret wants to be neither kept nor named to others, one
 * that tells of a failure says when to come back, and one that is elsewhere now says where.
 */
const ownHeaderNames = [
	'cache-control',
	'referrer-policy',
	'x-robots-tag',
	'retry-after',
	'location',
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
		return sendResponse(incoming, reply, await keepPage(incoming, rendered, cookieBound))
	}
	// Data for a page and a redirect hang on cookies as much as the page does.
	reply.code(status).header('cache-control', cookieBound)
	for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
	for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
	return reply.send(await rendered.response.text())
}

/** A page without the marks of its scripts, the hashes of those that carried one, and those that did not. */
type HashedPage = { html: string; hashes: string[]; strangers: string[] }

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** A block of data is read, never run, so no policy needs to allow it. */
const isData = /\stype="application\/(ld\+)?json"/i

/**
 * The page's own inline scripts are those that carry the secret of this rendering; their hashes go into its policy.
 * A script that came in with somebody's words cannot know the secret: it is not blessed, and is told of. The secret
 * itself is cut out, because a page is kept and shown to many.
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
