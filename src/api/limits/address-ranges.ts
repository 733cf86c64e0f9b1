import { BlockList, isIPv4 } from 'node:net'
import { readAddress } from './address.ts'

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
