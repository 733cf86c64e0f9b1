import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AddressRanges, isPrivate, readAddress } from '#api/limits/address.ts'

/** The address at the other end of the connection, whatever its headers say. */
const peerOf = (request: FastifyRequest): string => request.raw.socket.remoteAddress ?? ''

/** It says for whom it asks, as a proxy does. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
	headers['x-forwarded-for'] !== undefined ||
	headers.forwarded !== undefined ||
	headers['x-real-ip'] !== undefined

/** A proxy asks for somebody else, and nobody has told us to believe it for whom. */
export const isUntrustedProxy = (request: FastifyRequest, isTrusted: AddressRanges): boolean =>
	isForwarded(request.headers) && !isTrusted(peerOf(request))

/**
 * Behind a proxy that is not trusted all readers count as one and soon are refused together. Only a peer in a private
 * network is likely to be a proxy of ours: anyone else may send such headers for fun.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isTrusted: AddressRanges): void {
	let isWarned = false
	app.addHook('onRequest', (request, _reply, done) => {
		if (!isWarned && isUntrustedProxy(request, isTrusted) && isPrivate(peerOf(request))) {
			isWarned = true
			const peer = readAddress(peerOf(request))
			request.log.warn(
				{ peer },
				`a proxy at ${peer} says for whom it asks, but TRUST_PROXY does not name it: all its readers count as one and share one rate limit. If it is yours, set TRUST_PROXY=${peer}`,
			)
		}
		done()
	})
}
