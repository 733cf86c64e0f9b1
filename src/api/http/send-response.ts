import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CachedResponse, Encoding } from '#services/cache/cached-response.ts'
import { noStore } from './headers.ts'

/** Whether the client already has this response; only reads can be conditional. */
function isHeld(request: FastifyRequest, etag: string): boolean {
	const held = request.headers['if-none-match']
	if (held === undefined) return false
	return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/** The best encoding that the client accepts. */
function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
	const accepted = new Set(
		(headers['accept-encoding'] ?? '').split(',').flatMap((part) => {
			const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
			return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name]
		}),
	)
	return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
}

declare module 'fastify' {
	interface FastifyReply {
		/**
		 * Sends the bytes in the client's encoding, or 304 where the client has them. A reply that was already sent, because
		 * its deadline passed, is left alone.
		 */
		sendCached: (
			response: CachedResponse,
			headers?: Readonly<Record<string, string>>,
		) => Promise<FastifyReply>
	}
}

export function addSendCached(app: FastifyInstance): void {
	app.decorateReply('sendCached', function (response, headers) {
		return send(this, response, headers)
	})
}

async function send(
	reply: FastifyReply,
	response: CachedResponse,
	headers: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
	const { request } = reply
	const encoding = response.isCompressible ? encodingFor(request) : undefined
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	const held = isRead && isHeld(request, response.etag)
	const body = encoding === undefined || held ? response.body : await response.compressed(encoding)
	if (reply.sent) return reply
	reply.headers(response.headers).headers(headers)
	// A response to a signed-in reader is private, even where its content is public.
	if (request.headers.authorization !== undefined) reply.headers(noStore)
	if (isRead) {
		const { vary } = { ...response.headers, ...headers }
		reply.header('etag', response.etag)
		reply.header('vary', vary === undefined ? 'accept-encoding' : `accept-encoding, ${vary}`)
	}
	if (held) return reply.code(304).send()
	if (encoding !== undefined) reply.header('content-encoding', encoding)
	return reply.code(response.status).header('content-type', response.contentType).send(body)
}
