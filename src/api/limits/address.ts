import { BlockList, isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Anything a proxy forwards that is not an address counts as one visitor: nobody gets an allowance by inventing names.
 */
const unreadable = 'no address'

/** Normalises an address: port, brackets and zone are removed, and IPv4 mapped into IPv6 is unmapped. */
export function readAddress(given: string): string | undefined {
	if (isIPv4(given)) return given
	const text = given.trim()
	const [, bare = text] =
		/^\[(.*)\](?::\d+)?$/.exec(text) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? ([] as string[])
	const [address = ''] = bare.split('%', 1)
	return isIP(address) === 0 ? undefined : ipaddr.process(address).toNormalizedString()
}

/** The part of an address that one subscriber holds: a whole IPv4 address, or the /64 of an IPv6 one. */
export const addressKey = (given: string): string => keyOf(readAddress(given))

function keyOf(address: string | undefined): string {
	if (address === undefined) return unreadable
	return isIPv4(address) ? address : `${address.split(':').slice(0, 4).join(':')}::/64`
}

/** The /48 around an address key that is a /64: what a household or a rented server may hold thousands of /64s of. */
export const wideKey = (key: string): string | undefined =>
	key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : undefined

/** The key by which work is shared out: /64s are too cheap to get a turn each. */
export function sharerKey(given: string): string {
	const key = addressKey(given)
	return wideKey(key) ?? key
}

/** The network of an address: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkKey(given: string): string {
	const key = sharerKey(given)
	return isIPv4(key) ? key.replace(/\.\d+$/, '.0/24') : key
}

/** Whether an address lies in one of some ranges. */
export type AddressRanges = (address: string) => boolean

/** Addresses and CIDR ranges, as an operator lists them. */
export function createAddressRanges(ranges: readonly string[]): AddressRanges {
	const list = new BlockList()
	for (const range of ranges) {
		const [address = '', bits] = range.split('/')
		const four = isIPv4(address)
		list.addSubnet(address, Number(bits ?? (four ? 32 : 128)), four ? 'ipv4' : 'ipv6')
	}
	return (given) => {
		const address = readAddress(given)
		return address !== undefined && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
	}
}

/** The machine itself. */
export const loopback = ['127.0.0.0/8', '::1']

export const isPrivate = createAddressRanges([
	...loopback,
	'10.0.0.0/8',
	'100.64.0.0/10',
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.168.0.0/16',
	'fc00::/7',
	'fe80::/10',
])
