import type { FastifyReply, FastifyRequest } from 'fastify'

const longestMs = 2_000
const mostBytes = 8 * 1024 * 1024

/**
 * Reads for a while what a refused client is still sending. Closing a connection with unread bytes resets it, and the
 * reset overtakes the response: the client would see a broken connection instead of “too large”.
 */
export function drainRefusedBody({ raw }: FastifyRequest, reply: FastifyReply): void {
	if (raw.readableEnded) return
	// Fastify would close the connection with the response; here the end of the body, or one of our limits, closes it.
	reply.removeHeader('connection')
	let read = 0
	const hangUp = () => raw.destroy()
	const timer = setTimeout(hangUp, longestMs)
	raw.once('close', () => clearTimeout(timer))
	raw.on('data', (chunk: Buffer) => {
		read += chunk.length
		if (read > mostBytes) hangUp()
	})
}
