import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { until } from '#test/until.ts'
import { createDial, type Dial } from './connect-checked.ts'
import { FetchFault } from './fetch-fault.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

let server: FaultServer

beforeAll(async () => {
	server = await startFaultServer()
	server.script('/', respondWith({ body: 'reached' }))
})
afterAll(() => server.close())

/** Nothing in these tests may leave the machine: names are resolved here, and connections are only recorded. */
function spiedGuard(addressesOf: (name: string) => readonly string[] = () => []) {
	const resolve = vi.fn(async (name: string) => addressesOf(name))
	const dial = vi.fn<Dial>(() => Promise.reject(new FetchFault('connect_error', 'not dialled in tests')))
	return { get: createGuardedFetch({ userAgent: 'test', resolve, dial }), resolve, dial }
}

test.each([
	'http://127.0.0.1/feed',
	'http://10.1.2.3/feed',
	'https://192.168.0.1/feed',
	'http://169.254.169.254/latest/meta-data',
	'http://[fd00:ec2::254]/',
	'http://[::1]/',
	'http://[::ffff:7f00:1]/',
	'http://0.0.0.0/',
	'http://2130706433/',
	'http://0x7f000001/',
	'http://0177.1/',
	'http://127.1/',
	'http://①②⑦.⓪.⓪.①/',
	'http://[64:ff9b::7f00:1]/',
	'http://[2002:7f00:1::]/',
	'http://[2001:0:7f00:1::]/',
	'http://100.64.0.1/',
	'http://198.18.0.1/',
	'http://240.0.0.1/',
	'file:///etc/passwd',
	'ftp://a.example/',
	'gopher://a.example/',
	'data:text/xml,<rss/>',
	'http://a.example:22/',
	'http://a.example:6379/',
	'https://a.example:5432/',
	'https://user:pw@a.example/',
	'no address at all',
])('%s is refused without lookup or packet', async (url) => {
	const { get, resolve, dial } = spiedGuard()
	expect(await get({ url })).toMatchObject({ ok: false, failure: { kind: 'refused_address' } })
	expect(resolve).not.toHaveBeenCalled()
	expect(dial).not.toHaveBeenCalled()
})

test.each([
	['a private address', ['10.0.0.1']],
	['the metadata service', ['169.254.169.254']],
	['a public and a private address', ['93.184.216.34', '127.0.0.1']],
	[
		'a private address past those that would be tried',
		['1.1.1.1', '1.0.0.1', '8.8.8.8', '8.8.4.4', '10.0.0.1'],
	],
	['a mapped address', ['::ffff:127.0.0.1']],
	['NAT64', ['64:ff9b::7f00:1']],
	['6to4', ['2002:7f00:1::']],
	['Teredo', ['2001:0:7f00:1::']],
	['carrier-grade NAT', ['100.64.0.1']],
	['a link-local address with a zone', ['fe80::1%eth0']],
])('a name with %s is refused without a connection', async (_name, addresses) => {
	const { get, dial } = spiedGuard(() => addresses)
	expect(await get({ url: 'https://a.example/' })).toMatchObject({
		ok: false,
		failure: { kind: 'refused_address' },
	})
	expect(dial).not.toHaveBeenCalled()
})

test('a name that changes its address is looked up once, and that address is connected to', async () => {
	let lookups = 0
	const { get, resolve, dial } = spiedGuard(() => {
		lookups += 1
		return lookups === 1 ? ['93.184.216.34'] : ['127.0.0.1']
	})
	await get({ url: 'https://rebind.example/' })
	expect(resolve).toHaveBeenCalledOnce()
	expect(dial.mock.calls.map(([target]) => target)).toMatchObject([
		{ address: '93.184.216.34', port: 443, certifiedFor: 'rebind.example' },
	])
})

test('on the second fetch the private address is refused', async () => {
	let lookups = 0
	const { get, dial } = spiedGuard(() => {
		lookups += 1
		return lookups === 1 ? ['93.184.216.34'] : ['127.0.0.1']
	})
	await get({ url: 'http://rebind.example/' })
	expect(await get({ url: 'http://rebind.example/' })).toMatchObject({ failure: { kind: 'refused_address' } })
	expect(dial).toHaveBeenCalledOnce()
})

test('a dead first address leaves time for the second, and at most four are tried', async () => {
	const resolve = async () => ['93.184.216.34', '93.184.216.35']
	const dial = vi.fn<Dial>(({ address, signal }) => {
		if (address === '93.184.216.35')
			return createDial()({ address: '127.0.0.1', port: server.port, certifiedFor: null, signal })
		return new Promise<Socket>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
	})
	const get = createGuardedFetch({ userAgent: 'test', resolve, dial, limits: { connectMs: 200 } })
	expect(await get({ url: 'http://two.example/' })).toMatchObject({ ok: true, value: { status: 200 } })

	const many = spiedGuard(() => Array.from({ length: 20 }, (_, index) => `93.184.216.${index + 1}`))
	expect(await many.get({ url: 'http://many.example/' })).toMatchObject({
		failure: { kind: 'connect_error' },
	})
	expect(many.dial).toHaveBeenCalledTimes(4)
})

test('a connection that is never established is a timeout', async () => {
	const dial: Dial = ({ signal }) =>
		new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
	const get = createGuardedFetch({
		userAgent: 'test',
		resolve: async () => ['1.1.1.1'],
		dial,
		limits: { connectMs: 50 },
	})
	expect(await get({ url: 'http://a.example/' })).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
})

test('loopback is reached only through an exception for this port', async () => {
	const strict = createGuardedFetch({ userAgent: 'test', dial: spiedGuard().dial })
	expect(await strict({ url: server.url('/') })).toMatchObject({ failure: { kind: 'refused_address' } })
	const neighbour = createGuardedFetch({ userAgent: 'test', allow: [`127.0.0.1:${server.port + 1}`] })
	expect(await neighbour({ url: server.url('/') })).toMatchObject({ failure: { kind: 'refused_address' } })
	const open = createGuardedFetch({ userAgent: 'test', allow: [server.allow] })
	expect(await open({ url: server.url('/') })).toMatchObject({ ok: true })
	expect(server.hits).toHaveLength(2)
})

test('an exception for a name covers what the name resolves to', async () => {
	const get = createGuardedFetch({
		userAgent: 'test',
		allow: [`newsroom:${server.port}`],
		resolve: async () => ['127.0.0.1'],
	})
	expect(await get({ url: `http://newsroom:${server.port}/` })).toMatchObject({
		ok: true,
		value: { status: 200 },
	})
})

test('a foreign host gets one request at a time, an allowed one is not limited', async () => {
	let open = 0
	let most = 0
	let expected = 1
	server.script('/busy', async (_request, response) => {
		open += 1
		most = Math.max(most, open)
		// No request ends before the expected number is in flight; a moment later more would show.
		await until(() => most >= expected, 5)
		await new Promise((resolve) => setTimeout(resolve, 20))
		open -= 1
		response.end('ok')
	})
	const dial: Dial = ({ signal }) =>
		createDial()({ address: '127.0.0.1', port: server.port, certifiedFor: null, signal })
	const polite = createGuardedFetch({ userAgent: 'test', resolve: async () => ['1.1.1.1'], dial })
	await Promise.all(Array.from({ length: 6 }, () => polite({ url: 'http://one.example/busy' })))
	expect(most).toBe(1)
	most = 0
	expected = 8
	await Promise.all(
		Array.from({ length: 20 }, (_, index) => polite({ url: `http://h${index}.example/busy` })),
	)
	expect(most).toBe(8)
	most = 0
	const allowed = createGuardedFetch({ userAgent: 'test', allow: [server.allow] })
	await Promise.all(Array.from({ length: 20 }, () => allowed({ url: server.url('/busy') })))
	expect(most).toBe(8)
})
