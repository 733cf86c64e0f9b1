import { IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

/** Ready to be sent: a response in the client's encoding, or that the client has it. */
export type Ready = { response: CachedResponse; form: Encoding | 'held'; bytes: Buffer | undefined }

type Request = Pick<FastifyRequest, 'headers'> & { method?: string | undefined; url?: string | undefined }

/** Undefined where it must be packed first, or where only the whole way can tell what the client has. */
export function readyForm({ method, headers }: Request, response: CachedResponse): Ready | undefined {
	const held = headers['if-none-match']
	if (held !== undefined && (method !== 'GET' || held !== response.etag)) return undefined
	if (held !== undefined) return { response, form: 'held', bytes: undefined }
	const form = encodingFor(response, headers['accept-encoding'])
	const bytes = response.bytes[form]
	return bytes && { response, form, bytes }
}

function headOf(
	app: FastifyInstance,
	{ method, url = '' }: Request,
	{ response, form, bytes }: Ready,
): string[] {
	const found = response.heads[form]
	if (found !== undefined) return found
	const isGet = method === 'GET' || method === 'HEAD'
	const head = Object.entries({
		...app.securityHeaders(url),
		...response.headers,
		...(bytes && { 'content-type': response.contentType, 'content-length': String(bytes.length) }),
		...(form === 'gzip' || form === 'br' ? { 'content-encoding': form } : {}),
		...(isGet ? { etag: response.etag, vary: 'accept-encoding' } : {}),
	}).flat()
	response.heads[form] = head
	return head
}

/** Head and body go to the socket as they are, past everything that Fastify does to a response. Answers the status. */
export function writeReady(app: FastifyInstance, request: Request, to: ServerResponse, ready: Ready): number {
	const status = ready.form === 'held' ? 304 : ready.response.status
	to.writeHead(status, headOf(app, request, ready))
	to.end(ready.bytes)
	return status
}

/** The same for responses that are asked for all the time. Not for a reply that has headers or cookies of its own. */
export function sendHotResponse(
	request: FastifyRequest,
	reply: FastifyReply,
	response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
	const ready = readyForm(request, response)
	// A call within the process has no socket to write to.
	const onSocket = request.raw.constructor === IncomingMessage
	if (reply.sent || ready === undefined || !onSocket || request.headers.authorization !== undefined) {
		return sendResponse(request, reply, response)
	}
	reply.hijack()
	writeReady(request.server, request, reply.raw, ready)
	return reply
}
