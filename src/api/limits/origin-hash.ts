import { keyedHash, type OriginKey } from '#commands/votes/origin-key.ts'
import { addressKey, networkKey } from './address.ts'

/** Where an act comes from, in a form that tells equal from different for one day, and nothing else. */
type Origin = {
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
		return { address: keyedHash(key, addressKey(ip)), network: keyedHash(key, networkKey(ip)) }
	}
