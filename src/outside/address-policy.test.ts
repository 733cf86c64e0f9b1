import { expect, test } from 'vitest'
import { addressPolicy, refuseAddress, refuseUrl } from './address-policy.ts'

const strict = addressPolicy()

test.each([
	'127.0.0.1',
	'127.8.8.8',
	'0.0.0.0',
	'10.0.0.1',
	'172.16.0.1',
	'192.168.1.1',
	'169.254.169.254',
	'100.64.0.1',
	'198.18.0.1',
	'198.19.255.255',
	'192.0.2.1',
	'192.0.0.192',
	'224.0.0.1',
	'240.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::7f00:1',
	'::ffff:7f00:1',
	'::ffff:169.254.169.254',
	'::ffff:0:127.0.0.1',
	'64:ff9b::7f00:1',
	'64:ff9b:1::a9fe:a9fe',
	'2002:7f00:1::',
	'2001::7f00:1',
	'2001:db8::1',
	'fd00:ec2::254',
	'fe80::1',
	'fe80::1%eth0',
	'fec0::1',
	'ff02::1',
	'4000::1',
	'not an address',
])('%s is not connected to', (address) => {
	expect(refuseAddress(address)).not.toBeNull()
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001:831::200e', '::ffff:1.1.1.1'])(
	'%s is public',
	(address) => {
		expect(refuseAddress(address)).toBeNull()
	},
)

test.each([
	'http://2130706433/',
	'http://0x7f000001/',
	'http://0177.1/',
	'http://127.1/',
	'http://①②⑦.⓪.⓪.①/',
	'http://①②⑦.1/',
	'http://[::ffff:7f00:1]/',
	'http://[fd00:ec2::254]/latest/meta-data',
	'http://169.254.169.254/latest/meta-data',
	'http://0.0.0.0/',
	'ftp://a.example/',
	'file:///etc/passwd',
	'gopher://a.example/',
	'data:text/plain,x',
	'http://a.example:22/',
	'http://a.example:6379/',
	'https://a.example:5432/',
	'https://user@a.example/',
	'https://user:pw@a.example/',
])('%s is refused before any lookup', (url) => {
	expect(refuseUrl(new URL(url), strict)).not.toBeNull()
})

test.each(['http://a.example/', 'https://a.example/feed', 'https://a.example:80/', 'https://1.1.1.1/'])(
	'%s may be fetched',
	(url) => {
		expect(refuseUrl(new URL(url), strict)).toBeNull()
	},
)

test('a port of the catalogue is open for public addresses only', () => {
	const policy = addressPolicy([], new Set([8443]))
	expect(refuseUrl(new URL('https://a.example:8443/'), policy)).toBeNull()
	expect(refuseUrl(new URL('https://10.0.0.1:8443/'), policy)).not.toBeNull()
})

test('an exception opens exactly its host and port', () => {
	const policy = addressPolicy([' LocalHost:9000', '127.1:9001', '[::1]:9002'])
	expect(refuseUrl(new URL('http://localhost:9000/'), policy)).toBeNull()
	expect(refuseUrl(new URL('http://127.0.0.1:9001/'), policy)).toBeNull()
	expect(refuseUrl(new URL('http://[::1]:9002/'), policy)).toBeNull()
	expect(refuseUrl(new URL('http://127.0.0.1:9000/'), policy)).not.toBeNull()
	expect(refuseUrl(new URL('http://localhost:9001/'), policy)).not.toBeNull()
	expect(refuseUrl(new URL('ftp://localhost:9000/'), policy)).not.toBeNull()
})
