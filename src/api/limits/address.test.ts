import { expect, test } from 'vitest'
import { addressKey, networkKey, readAddress } from './address.ts'

test.each([
	['203.0.113.7', '203.0.113.7'],
	['203.0.113.7:51234', '203.0.113.7'],
	[' 203.0.113.7 ', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::FFFF:cb00:7107', '203.0.113.7'],
	['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
	['[::ffff:203.0.113.7]:443', '203.0.113.7'],
	['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
	['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
	['[2001:db8::1]', '2001:db8:0:0:0:0:0:1'],
	['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
	['::1', '0:0:0:0:0:0:0:1'],
	['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
])('%s is read as %s', (given, address) => {
	expect(readAddress(given)).toBe(address)
})

test.each([
	['unknown'],
	[''],
	['_hidden'],
	['203.0.113'],
	['203.0.113.700'],
	['203.0.113.7, 10.0.0.1'],
	['[x]:1'],
	['a'.repeat(2000)],
])('%s is not an address, and shares one counter with all other invalid ones', (given) => {
	expect(readAddress(given)).toBeUndefined()
	expect(addressKey(given)).toBe(addressKey('another invention'))
})

test.each([
	['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
	['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
	['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
	['2001:db8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48'],
])('%s belongs to subscriber %s in network %s', (given, subscriber, network) => {
	expect([addressKey(given), networkKey(given)]).toEqual([subscriber, network])
})
