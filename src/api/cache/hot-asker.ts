import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asked } from '#api/http/answered.ts'
import { type AddressRanges, askerAddress } from '#api/limits/address.ts'

/** Who may say for whom it asks, and whether there is anybody who may. */
export type WhomToTrust = { isTrusted: AddressRanges; trustsAnybody: boolean }

/** A request that has not been through the framework, as far as anybody needs to know it. */
export class HotAsker implements Asked {
	readonly headers: Asked['headers']
	readonly method: string
	readonly url: string
	readonly ip: string
	readonly log: Asked['log']
	readonly routeOptions: Asked['routeOptions']
	refusedFor: string | undefined
	readonly taken: FastifyRequest['taken'] = []
	readonly cookies: Asked['cookies']

	constructor(
		app: FastifyInstance,
		raw: IncomingMessage,
		{ routeOptions }: Pick<Asked, 'routeOptions'>,
		parts: WhomToTrust,
	) {
		this.headers = raw.headers
		this.method = raw.method ?? ''
		this.url = raw.url ?? ''
		const peer = raw.socket.remoteAddress ?? ''
		this.ip = parts.trustsAnybody ? askerAddress(peer, raw.headers['x-forwarded-for'], parts.isTrusted) : peer
		this.log = app.log
		this.routeOptions = routeOptions
		const { cookie } = raw.headers
		this.cookies = cookie === undefined ? {} : app.parseCookie(cookie)
	}
}
