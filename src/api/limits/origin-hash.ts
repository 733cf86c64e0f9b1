import { createHmac } from 'node:crypto'
import type { OriginKey } from '#commands/votes/origin-key.ts'
import { addressKey, networkKey } from './address-key.ts'

/** Where an act comes from, in a form that tells equal from different for one day, and nothing else. */
export type Origin = {
	/** One subscriber: an IPv4 address or an IPv6 /64. */
	address: string
	/** A household, an office or a server farm: an IPv4 /24 or an IPv6 /48. */
	network: string
}

export type HashOrigin = (ip: string) => Promise<Origin>

export const createOriginHash =
	(originKey: OriginKey): HashOrigin =>
	async (ip) => {
		const key = await originKey()
		const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)
		return { address: hash(addressKey(ip)), network: hash(networkKey(ip)) }
	}
