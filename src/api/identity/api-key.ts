import type { FastifyRequest } from 'fastify'
import { apiKeyForm } from '#domain/api-key.ts'
import { Problem } from '#domain/problem.ts'

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Programs of another site's API send their key in the address here, as `auth_token`. */
		keyInAddress?: boolean
	}
}

/** What a key reads: lists, prices, sources and the reader's own feed. */
const readable = /^(\/v1\/(news|prices)\/|\/v1\/sources\/$|\/v1\/user\/feed\/$|\/v1\/stream$|\/mcp$|\/api\/)/
/** Reads whose question is too long for an address. */
const readByPost = ['/v1/news/filter/', '/v1/news/recent/', '/v1/news/info/', '/mcp']

const mayBeUsed = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
	readable.test(url) &&
	(method === 'GET' || method === 'HEAD' || (method === 'POST' && readByPost.includes(url)))

// Schemes are compared without regard to case, as HTTP has it.
const bearer = /^Bearer (\S{1,200})$/i

/** What a request shows as a key, wherever it stands; undefined where it shows none. */
export function shownKey({ headers, query, routeOptions }: FastifyRequest): string | undefined {
	const ofHeader = bearer.exec(headers.authorization ?? '')?.[1]
	if (ofHeader !== undefined) return ofHeader
	const token: unknown = (query as Record<string, unknown>).auth_token
	if (token === undefined) return undefined
	const texts = [token].flat().filter((one) => typeof one === 'string' && one !== '') as string[]
	// Elsewhere this name means nothing, unless what it holds is a key.
	return texts.find((text) => routeOptions.config.keyInAddress === true || apiKeyForm.test(text))
}

/** A key reads and never writes; where it has no business it is refused before anything is done. */
export function refuseMisplacedKey(request: FastifyRequest): void {
	const key = shownKey(request)
	if (key === undefined || !apiKeyForm.test(key)) return
	const isInAddress = request.headers.authorization === undefined
	if (!mayBeUsed(request) || (isInAddress && request.routeOptions.config.keyInAddress !== true))
		throw new Problem('unauthorized', { message: 'An API key is of no use here.' })
}
