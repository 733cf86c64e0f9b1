import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale, newsLocaleFromNumber } from '#domain/locale.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** What a page may know of its visitor; the web build's own type, seen from here. */
export type Visitor = {
	preferredLocale: Locale
	newsLocale: Locale | undefined
	theme: 'light' | 'dark' | undefined
}

export type PagePorts = {
	/** Makes a page, data for one, or a redirect. */
	render: (request: Request, visitor: Visitor, incoming: FastifyRequest) => Promise<Response>
	countryOf: (address: string) => string | null
	publicUrl: string
}

/** First visit: Persian for an address in Iran, otherwise English. */
export function visitorOf(request: FastifyRequest, countryOf: PagePorts['countryOf']): Visitor {
	const { service_lang: language, news_locale: news, is_theme_dark: dark } = request.cookies
	return {
		preferredLocale: isLocale(language) ? language : countryOf(request.ip) === 'IR' ? 'fa' : 'en',
		newsLocale: newsLocaleFromNumber(news),
		theme: dark === 'true' ? 'dark' : dark === 'false' ? 'light' : undefined,
	}
}

/** The hashes of a page's own inline scripts, which its policy then allows and no others. */
export function inlineScriptHashes(html: string): string[] {
	return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
		createHash('sha256').update(script).digest('base64'),
	)
}

/** Every address that the API does not know is a page, or the page that says there is none. */
export function addPageRoutes(app: FastifyInstance, ports: PagePorts): void {
	const answer = async (incoming: FastifyRequest, reply: FastifyReply) => {
		const request = new Request(new URL(incoming.url, ports.publicUrl), {
			method: incoming.method,
			headers: { accept: incoming.headers.accept ?? '*/*' },
		})
		const response = await ports.render(request, visitorOf(incoming, ports.countryOf), incoming)
		reply.code(response.status)
		for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
		for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
		const body = await response.text()
		if (response.headers.get('content-type')?.startsWith('text/html')) {
			reply.header('content-security-policy', contentSecurityPolicy(inlineScriptHashes(body)))
			reply.header('cache-control', 'private, no-cache')
		}
		return reply.send(body)
	}
	app.get('/*', { schema: { hide: true }, config: { limit: 'reads' } }, answer)
}
