import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AddressRanges, isPrivate, readAddress } from '#api/limits/address.ts'

/** The address at the other end of the connection, whatever its headers say. */
const peerOf = (request: FastifyRequest): string => request.raw.socket.remoteAddress ?? ''

/** The request has a header by which a proxy names its client. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
	headers['x-forwarded-for'] !== undefined ||
	headers.forwarded !== undefined ||
	headers['x-real-ip'] !== undefined

/** A proxy forwards for somebody, but TRUST_PROXY does not name it. */
export const isUntrustedProxy = (request: FastifyRequest, isTrusted: AddressRanges): boolean =>
	isForwarded(request.headers) && !isTrusted(peerOf(request))

/**
 * Behind a proxy that is not trusted all readers count as one and are soon refused together. Only a peer in a private
 * network is likely to be our own proxy: anybody else may send such headers.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, isTrusted: AddressRanges): void {
	let isWarned = false
	app.addHook('onRequest', (request, _reply, done) => {
		if (!isWarned && isUntrustedProxy(request, isTrusted) && isPrivate(peerOf(request))) {
			isWarned = true
			const peer = readAddress(peerOf(request))
			request.log.warn(
				{ peer },
				`a proxy at ${peer} forwards requests, but TRUST_PROXY does not name it: all its readers share one rate limit. If it is yours, set TRUST_PROXY=${peer}`,
			)
		}
		done()
	})
}
