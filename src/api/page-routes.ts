import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, newsLocaleFromNumber } from '#domain/locale.ts'
import type { AnswerCache } from './answer-cache.ts'
import { type KeptAnswer, keepAnswer } from './kept-answer.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { sendAnswer, sendHotAnswer } from './send-answer.ts'

/** What a page may know of its visitor. */
export type Visitor = {
	preferredLocale: Locale
	newsLocale: Locale | undefined
	theme: 'light' | 'dark' | undefined
	signedIn: boolean
}

export type PagePorts = {
	/** Makes a page, data for one, or a redirect. */
	render: (request: Request, visitor: Visitor, incoming: FastifyRequest) => Promise<Response>
	countryOf: (address: string) => string | null
	publicUrl: string
	cache: AnswerCache
	/** Changes when ads begin or end: a page that shows one is not kept past that instant. */
	adsVersion: () => Promise<string>
	/** Whether the browser belongs to somebody; asked only of browsers that say so. */
	isSignedIn: (request: FastifyRequest) => Promise<boolean>
	/** A reader who has just voted sees it at once, past the cache. */
	wroteLately: (request: FastifyRequest) => boolean
}

/** First visit: Persian for an address in Iran, otherwise English. */
export async function visitorOf(request: FastifyRequest, ports: PagePorts): Promise<Visitor> {
	const { service_lang: language, news_locale: news, is_theme_dark: dark } = request.cookies
	return {
		preferredLocale: isLocale(language) ? language : ports.countryOf(request.ip) === 'IR' ? 'fa' : 'en',
		newsLocale: newsLocaleFromNumber(news),
		theme: dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined,
		signedIn: request.cookies.user_is_logged_in === 'true' && (await ports.isSignedIn(request)),
	}
}

/** The hashes of a page's own inline scripts, which its policy then allows and no others. */
export function inlineScriptHashes(html: string): string[] {
	return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)
}

const isPublicPage = (url: string): boolean => /^\/(fa|en)(?=[/?]|$)/.test(url) && !/\.data(\?|$)/.test(url)

/** Every address that the API does not know is a page, or the page that says there is none. */
export function addPageRoutes(app: FastifyInstance, ports: PagePorts): void {
	const render = async (incoming: FastifyRequest, visitor: Visitor): Promise<Response> => {
		const request = new Request(ports.publicUrl + incoming.url, {
			headers: { accept: incoming.headers.accept ?? '*/*' },
		})
		return ports.render(request, visitor, incoming)
	}
	const answer = async (incoming: FastifyRequest, reply: FastifyReply) => {
		const visitor = await visitorOf(incoming, ports)
		if (!isPublicPage(incoming.url) || visitor.signedIn || ports.wroteLately(incoming)) {
			return sendRendered(incoming, reply, await render(incoming, visitor))
		}
		// A page of news is the same for everyone who speaks, reads and sees alike: made once, hashed once, packed once.
		const key = `page|${incoming.url}|${visitor.newsLocale}|${visitor.theme}|${await ports.adsVersion()}`
		const make = async () => keepPage(await render(incoming, visitor))
		const kept = ports.cache.answers.peek(key) ?? (await ports.cache.answers.get(key, ['fa', 'en'], make))
		return sendHotAnswer(incoming, reply, kept)
	}
	app.get('/*', { schema: { hide: true }, config: { limit: 'reads' } }, answer)
}

async function keepPage(response: Response): Promise<KeptAnswer> {
	const html = await response.text()
	const headers = { ...pageHeaders(html), ...ownHeaders(response) }
	return keepAnswer(html, 'text/html; charset=utf-8', headers, response.status)
}

/** What a page may say for itself: one whose address holds a secret wants to be neither kept nor named to others. */
const ownHeaderNames = ['cache-control', 'referrer-policy', 'x-robots-tag'] as const

const ownHeaders = ({ headers }: Response): Record<string, string> =>
	Object.fromEntries(
		ownHeaderNames.flatMap((name) => {
			const value = headers.get(name)
			return value === null ? [] : [[name, value]]
		}),
	)

const pageHeaders = (html: string) => ({
	'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html)),
	// It depends on cookies, so only the browser itself may keep it, and asks each time.
	'cache-control': 'private, no-cache',
})

async function sendRendered(incoming: FastifyRequest, reply: FastifyReply, response: Response) {
	const { headers } = response
	if (headers.get('content-type')?.startsWith('text/html')) {
		return sendAnswer(incoming, reply, await keepPage(response))
	}
	reply.code(response.status)
	for (const [name, value] of headers) if (name !== 'set-cookie') reply.header(name, value)
	for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
	return reply.send(await response.text())
}
