import { afterEach, expect, test } from 'vitest'
import { respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer, testAuthority } from '#test/fault-server.ts'
import { createDial } from './connect-checked.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

const running: FaultServer[] = []
afterEach(async () => {
	for (const server of running.splice(0)) await server.close()
})

async function fetchFrom(options: Parameters<typeof startFaultServer>[0], trusted = true, scheme = 'https') {
	const server = await startFaultServer(options)
	running.push(server)
	server.script('/', respondWith({ body: 'secret' }))
	const dial = trusted ? createDial({ ca: await testAuthority() }) : createDial()
	const get = createGuardedFetch({ userAgent: 'test', allow: [server.allow], dial })
	const result = await get({ url: `${scheme}://${server.allow}/`, timeouts: { headersMs: 1_000 } })
	return { result, server }
}

test.each(['127.0.0.1', 'localhost'] as const)('a sound certificate for %s is accepted', async (host) => {
	const { result } = await fetchFrom({ certificate: 'good', host })
	expect(result).toMatchObject({ ok: true, value: { status: 200 } })
})

test.each([
	['an expired certificate', { certificate: 'expired' }, true, /expired/],
	['another host’s certificate', { certificate: 'wrong-host' }, true, /127\.0\.0\.1/],
	['another name’s certificate', { certificate: 'wrong-host', host: 'localhost' }, true, /localhost/],
	['a self-signed certificate', { certificate: 'self-signed' }, false, /self-signed/],
	['an unknown authority', { certificate: 'good' }, false, /certificate/],
	['TLS 1.0', { certificate: 'good', maxTls: 'TLSv1' }, true, /protocol|version|alert/i],
	['TLS 1.1', { certificate: 'good', maxTls: 'TLSv1.1' }, true, /protocol|version|alert/i],
	['https to a port that speaks http', {}, true, /wrong version|packet/i],
] as const)('%s is a tls_error, and no request is sent', async (_name, options, trusted, message) => {
	const { result, server } = await fetchFrom(options, trusted)
	expect(result).toMatchObject({ ok: false, failure: { kind: 'tls_error', message } })
	expect(server.hits).toHaveLength(0)
})

test('TLS 1.2 is still supported', async () => {
	const { result } = await fetchFrom({ certificate: 'good', maxTls: 'TLSv1.2' })
	expect(result).toMatchObject({ ok: true })
})

test('http to a port that speaks https fails and is not upgraded', async () => {
	const { result, server } = await fetchFrom({ certificate: 'good' }, true, 'http')
	expect(result.ok).toBe(false)
	expect(server.hits).toHaveLength(0)
})
