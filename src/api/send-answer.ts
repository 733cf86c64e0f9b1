import type { FastifyReply, FastifyRequest } from 'fastify'
import { notKept } from './cache-headers.ts'
import { encodingFor, type KeptAnswer, packAnswer } from './kept-answer.ts'

/** Whether the client already holds this answer; only reads can be conditional. */
function isHeld(request: FastifyRequest, etag: string): boolean {
	const held = request.headers['if-none-match']
	if (held === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
	return held === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
}

/** Sends ready bytes in the client's encoding, or 304 where it has them. Nothing is serialised or compressed twice. */
export function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: KeptAnswer,
): FastifyReply | Promise<FastifyReply> {
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
	return packAnswer(answer, encoding).then((bytes) => reply.send(bytes))
}
