import { BlockList, isIPv4, isIPv6 } from 'node:net'

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
	if (isIPv4(bare)) return bare
	const [address = ''] = bare.split('%', 1)
	if (!isIPv6(address)) return undefined
	const groups = groupsOf(address)
	const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
	if (!mapped) return groups.map((group) => group.toString(16)).join(':')
	return groups
		.slice(6)
		.flatMap((group) => [group >> 8, group & 255])
		.join('.')
}

// Parsing an IPv6 address costs more than the rest of counting, and the same addresses come again and again.
const readBefore = new Map<string, string>()
const mostRemembered = 5_000
const longestAddress = 60

/** The part of an address that one subscriber holds: a whole IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(given: string): string {
	if (isIPv4(given)) return given
	const known = readBefore.get(given)
	if (known !== undefined) return known
	const key = keyOf(readAddress(given))
	if (readBefore.size >= mostRemembered) readBefore.clear()
	if (given.length <= longestAddress) readBefore.set(given, key)
	return key
}

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

/** The eight numbers of an IPv6 address, whose end may be written as IPv4. */
function groupsOf(address: string): number[] {
	const [head = [], tail] = address.split('::').map(numbersOf)
	if (tail === undefined) return head
	return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

function numbersOf(part: string): number[] {
	if (part === '') return []
	return part.split(':').flatMap((group) => {
		if (!group.includes('.')) return [Number.parseInt(group, 16)]
		const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
		return [a * 256 + b, c * 256 + d]
	})
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
