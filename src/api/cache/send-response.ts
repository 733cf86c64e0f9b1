import { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notKept } from '#api/http/headers.ts'
import { type CachedResponse, compressResponse, type Encoding, encodingFor } from './cached-response.ts'

/** Whether the client already holds this response; only reads can be conditional. */
function isHeld(request: FastifyRequest, etag: string): boolean {
	const held = request.headers['if-none-match']
	if (held === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
	return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/**
 * Sends ready bytes in the client's encoding, or 304 where it has them. Nothing is serialised or compressed twice. A
 * reply that was answered meanwhile, because it took too long, stays as it is.
 */
export function sendResponse(
	request: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	if (reply.sent) return reply
	reply.headers(response.headers)
	// What a signed-in reader is told is nobody else's, even where it happens to be the same.
	if (request.headers.authorization !== undefined) reply.headers(notKept)
	const cacheable = request.method === 'GET' || request.method === 'HEAD'
	if (cacheable) {
		reply.header('etag', response.etag).header('vary', 'accept-encoding')
		if (isHeld(request, response.etag)) return reply.code(304).send()
	}
	reply.code(response.status).header('content-type', response.contentType)
	const encoding = encodingFor(response, request.headers['accept-encoding'])
	if (encoding === 'identity') return reply.send(response.bytes.identity)
	reply.header('content-encoding', encoding)
	const compressed = response.bytes[encoding]
	if (compressed !== undefined) return reply.send(compressed)
	// It may have been given up while its bytes were compressed.
	return compressResponse(response, encoding).then((bytes) => (reply.sent ? reply : reply.send(bytes)))
}

/** Whole heads of responses, as Node writes them: a list of names and values. */
const heads = new WeakMap<CachedResponse, Map<Encoding, readonly string[]>>()

function headOf(
	request: FastifyRequest,
	response: CachedResponse,
	encoding: Encoding,
	bytes: Buffer,
): readonly string[] {
	const known = heads.get(response) ?? new Map<Encoding, readonly string[]>()
	heads.set(response, known)
	const found = known.get(encoding)
	if (found !== undefined) return found
	const isGet = request.method === 'GET' || request.method === 'HEAD'
	const head = Object.entries({
		...request.server.securityHeaders(request.url),
		...response.headers,
		'content-type': response.contentType,
		'content-length': String(bytes.length),
		...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
		...(isGet ? { etag: response.etag, vary: 'accept-encoding' } : {}),
	}).flat()
	known.set(encoding, head)
	return head
}

/**
 * The same for responses that are asked for all the time: head and body are ready, so they go to the socket as they are,
 * past everything that Fastify does to a response. Not for a reply that has headers or cookies of its own.
 */
export function sendHotResponse(
	request: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	const { authorization, 'if-none-match': held, 'accept-encoding': accepted } = request.headers
	const encoding = encodingFor(response, accepted)
	const bytes = response.bytes[encoding]
	// A call within the process has no socket to write to.
	const onSocket = request.raw.constructor === IncomingMessage
	if (reply.sent || bytes === undefined || !onSocket || authorization !== undefined || held !== undefined) {
		return sendResponse(request, reply, response)
	}
	reply.hijack()
	reply.raw.writeHead(response.status, headOf(request, response, encoding, bytes) as string[])
	reply.raw.end(bytes)
	return reply
}
