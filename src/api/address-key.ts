import { isIPv6 } from 'node:net'

/** The part of an address that one subscriber holds: a whole IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(address: string): string {
	if (!address.includes(':')) return address
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
	if (mapped?.[1] !== undefined) return mapped[1]
	const bare = address.split('%')[0] ?? ''
	if (!isIPv6(bare)) return address
	return `${expandGroups(bare).slice(0, 4).join(':')}::/64`
}

function expandGroups(address: string): string[] {
	const [head = '', tail = ''] = address.split('::')
	const front = head === '' ? [] : head.split(':')
	const back = tail === '' ? [] : tail.split(':')
	const zeros = address.includes('::') ? Array(8 - front.length - back.length).fill('0') : []
	return [...front, ...zeros, ...back].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
