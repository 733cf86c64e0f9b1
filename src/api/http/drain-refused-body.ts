import type { FastifyReply, FastifyRequest } from 'fastify'

const longestMs = 2_000
const mostBytes = 8 * 1024 * 1024

/**
 * Reads on, for a while, what a refused sender is still sending. To hang up on bytes that nobody has read resets the
 * connection, and the reset overtakes the answer: the sender would learn that the line broke, not that the body was
 * too large.
 */
export function drainRefusedBody({ raw }: FastifyRequest, reply: FastifyReply): void {
	if (raw.readableEnded) return
	// Fastify asks for the connection to be closed with the answer; here the body's end, or one of our limits, does it.
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
