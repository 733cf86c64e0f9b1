import { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notKept } from '#api/http/cache-headers.ts'
import { type Encoding, encodingFor, type KeptAnswer, packAnswer } from './cached-response.ts'

/** Whether the client already holds this answer; only reads can be conditional. */
function isHeld(request: FastifyRequest, etag: string): boolean {
	const held = request.headers['if-none-match']
	if (held === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
	return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/**
 * Sends ready bytes in the client's encoding, or 304 where it has them. Nothing is serialised or compressed twice. A
 * reply that was answered meanwhile, because it took too long, stays as it is.
 */
export function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: KeptAnswer,
): FastifyReply | Promise<FastifyReply> {
	if (reply.sent) return reply
	reply.headers(answer.headers)
	// What a signed-in reader is told is nobody else's, even where it happens to be the same.
	if (request.headers.authorization !== undefined) reply.headers(notKept)
	const cacheable = request.method === 'GET' || request.method === 'HEAD'
	if (cacheable) {
		reply.header('etag', answer.etag).header('vary', 'accept-encoding')
		if (isHeld(request, answer.etag)) return reply.code(304).send()
	}
	reply.code(answer.status).header('content-type', answer.contentType)
	const encoding = encodingFor(answer, request.headers['accept-encoding'])
	if (encoding === 'identity') return reply.send(answer.bytes.identity)
	reply.header('content-encoding', encoding)
	const packed = answer.bytes[encoding]
	if (packed !== undefined) return reply.send(packed)
	// It may have been given up while its bytes were packed.
	return packAnswer(answer, encoding).then((bytes) => (reply.sent ? reply : reply.send(bytes)))
}

/** Whole heads of answers, as Node writes them: a list of names and values. */
const heads = new WeakMap<KeptAnswer, Map<Encoding, readonly string[]>>()

function headOf(
	request: FastifyRequest,
	answer: KeptAnswer,
	encoding: Encoding,
	bytes: Buffer,
): readonly string[] {
	const known = heads.get(answer) ?? new Map<Encoding, readonly string[]>()
	heads.set(answer, known)
	const found = known.get(encoding)
	if (found !== undefined) return found
	const isGet = request.method === 'GET' || request.method === 'HEAD'
	const head = Object.entries({
		...request.server.securityHeaders(request.url),
		...answer.headers,
		'content-type': answer.contentType,
		'content-length': String(bytes.length),
		...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
		...(isGet ? { etag: answer.etag, vary: 'accept-encoding' } : {}),
	}).flat()
	known.set(encoding, head)
	return head
}

/**
 * The same for answers that are asked for all the time: head and body are ready, so they go to the socket as they are,
 * past everything that Fastify does to an answer. Not for a reply that has headers or cookies of its own.
 */
export function sendHotAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: KeptAnswer,
): FastifyReply | Promise<FastifyReply> {
	const { authorization, 'if-none-match': held, 'accept-encoding': accepted } = request.headers
	const encoding = encodingFor(answer, accepted)
	const bytes = answer.bytes[encoding]
	// A call within the process has no socket to write to.
	const onSocket = request.raw.constructor === IncomingMessage
	if (reply.sent || bytes === undefined || !onSocket || authorization !== undefined || held !== undefined) {
		return sendAnswer(request, reply, answer)
	}
	reply.hijack()
	reply.raw.writeHead(answer.status, headOf(request, answer, encoding, bytes) as string[])
	reply.raw.end(bytes)
	return reply
}
