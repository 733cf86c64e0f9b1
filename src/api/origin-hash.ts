import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { addressKey } from './address-key.ts'

/** Where a vote comes from, in a form that tells equal from different and nothing else. */
export type OriginHash = { address: string; network: string }

export function originHash(secret: string, ip: string): OriginHash {
	const address = addressKey(ip)
	// A household or a server farm: the /24 of an IPv4 address; of IPv6 the /64, which the address key already is.
	const network = isIPv4(address) ? address.replace(/\.\d+$/, '.0/24') : address
	const hash = (text: string) =>
		createHmac('sha256', secret).update(`origin:${text}`).digest('base64url').slice(0, 22)
	return { address: hash(address), network: hash(network) }
}
