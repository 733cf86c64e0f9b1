import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CachedResponse } from '#api/cache/cached-response.ts'
import type { ResponseCache } from '#api/cache/response-cache.ts'
import { sendResponse } from '#api/cache/send-response.ts'
import { contentSecurityPolicy, notKept, sharedPage } from '#api/http/headers.ts'
import { loggedPath } from '#api/http/request-log.ts'
import type { CredentialHeaders } from '#api/identity/identity.ts'
import { sharerKey } from '#api/limits/address.ts'
import { createListLimit } from '#api/limits/list-limit.ts'
import {
	inChosenLocale,
	inLowerCase,
	type KnownNames,
	type PageAddress,
	readPageAddress,
	searchIn,
} from '#contract/page-address.ts'
import { type PagePreferences, preferencesKey, readPagePreferences } from '#contract/page-preferences.ts'
import type { PageServices } from '#contract/page-services.ts'
import type { Viewer } from '#services/viewer.ts'
import type { PageServicesFor } from './page-services.ts'
import { type IsSignedIn, type Visitor, visitorOf } from './page-visitor.ts'

/** A page, data for one, or a redirect; and the secret that its own scripts carry. */
export type Rendered = { response: Response; nonce: string }

/** Where a page's loaders read, and whether votes can be taken now. */
type Moment = { services: PageServices; canWrite: boolean }

export type PageRenderer = {
	/** For everyone who sees alike: made from these alone, so that nothing of a visitor can be in it. */
	shared: (address: PageAddress, preferences: PagePreferences, moment: Moment) => Promise<Rendered>
	/** For one visitor, with all that their browser proves; never shown to another. */
	personal: (incoming: FastifyRequest, visitor: Visitor, moment: Moment) => Promise<Rendered>
}

export type PageParts = {
	/** Whether the browser belongs to somebody, by its session alone. */
	isSignedIn: IsSignedIn
	render: PageRenderer
	servicesFor: PageServicesFor
	known: KnownNames
	countryOf: (address: string) => string | null
	cache: ResponseCache
	/** Pages say that votes are not taken, and are made anew once they are. */
	canWrite: () => boolean
	/** A reader who has just voted sees it at once, past the cache. */
	hasRecentWrite: (request: CredentialHeaders) => boolean
}

/**
 * Making a page holds the processor for some 20 ms; while one waits for its list another can be written. Whoever asks
 * for page after page leaves three quarters of the time to the others.
 */
const renderBounds = { atOnce: 2, each: 1, most: 8, rest: 3 }

/** Every address that the API does not know is a page, or the page that says there is none. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
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
		await app.consumeLimit(incoming, reply, 'renders')
		// By the query alone: a path can be spelt in many ways that lead to the same list.
		if (searchIn(incoming.url) !== '') await app.consumeLimit(incoming, reply, 'search')
	}
	const momentOf = (incoming: FastifyRequest, viewer: Omit<Viewer, 'network'>): Moment => ({
		services: parts.servicesFor(incoming, { ...viewer, network: sharerKey(incoming.ip) }),
		canWrite: parts.canWrite(),
	})
	const sendPersonal = async (incoming: FastifyRequest, reply: FastifyReply, signedIn: boolean) => {
		await pay(incoming, reply)
		const visitor = visitorOf(incoming, signedIn, parts.countryOf)
		const moment = momentOf(incoming, {
			hasRecentWrite: parts.hasRecentWrite(incoming),
			hasAccount: visitor.signedIn,
		})
		const rendered = await inTurn(incoming, () => parts.render.personal(incoming, visitor, moment))
		return sendRendered(incoming, reply, rendered)
	}
	const sendShared = async (incoming: FastifyRequest, reply: FastifyReply, address: PageAddress) => {
		const preferences = readPagePreferences(incoming.cookies)
		const hasRecentWrite = parts.hasRecentWrite(incoming)
		const moment = momentOf(incoming, { hasRecentWrite, hasAccount: false })
		const make = () =>
			inTurn(incoming, async () =>
				pageResponse(incoming, await parts.render.shared(address, preferences, moment)),
			)
		// A page depends on the settings in cookies: proxies may share only that of a visitor who has none.
		reply.headers(incoming.headers.cookie === undefined ? sharedPage : cookieBound)
		if (hasRecentWrite) {
			await pay(incoming, reply)
			return sendResponse(incoming, reply, await make())
		}
		// A page of news is the same for everyone who speaks, reads and sees alike.
		const key = `page|${address.text}|${preferencesKey(preferences)}|${moment.canWrite}`
		if (!parts.cache.has(key)) await pay(incoming, reply)
		return sendResponse(incoming, reply, await parts.cache.fetch(key, make))
	}
	const servePage = async (incoming: FastifyRequest, reply: FastifyReply) => {
		const address = readPageAddress(incoming.url, parts.known)
		if (address === undefined) {
			const meant = inLowerCase(incoming.url, parts.known)
			if (meant !== undefined) return reply.redirect(meant, 301)
		}
		const { newsLocale } = readPagePreferences(incoming.cookies)
		const chosen = address && inChosenLocale(incoming.url, newsLocale)
		if (chosen !== undefined) return reply.headers(notKept).redirect(chosen, 302)
		if (address === undefined) return sendPersonal(incoming, reply, await parts.isSignedIn(incoming))
		return (await isKnownReader(incoming))
			? sendPersonal(incoming, reply, true)
			: sendShared(incoming, reply, address)
	}
	app.get('/*', { schema: { hide: true }, config: { limit: 'reads', isPage: true } }, servePage)
}

/** It depends on cookies, so only the browser itself may cache it, and asks each time. */
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
		vary: 'cookie',
		...(failed && { 'retry-after': '2' }),
		...own,
		...(failed && notKept),
	}
	// A page of which a part could not be had says so in its own headers: the next one may be whole.
	const isStorable = !failed && !own['cache-control']?.includes('no-store')
	return new CachedResponse(html, 'text/html; charset=utf-8', { headers, status, isStorable })
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
		return sendResponse(incoming, reply.headers(cookieBound), await pageResponse(incoming, rendered))
	}
	// Data for a page and a redirect hang on cookies as much as the page does.
	reply.code(status).headers(cookieBound)
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
