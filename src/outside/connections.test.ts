import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FetchRequest } from '#domain/fetch-outcome.ts'
import { liesAboutLength, neverRespond, respondWith, sendsRaw, stalls } from '#test/fault-behaviours.ts'
import { type Behaviour, type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { createDial } from './connect-checked.ts'
import { idleMs } from './connections.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { createGuardedFetch } from './guarded-fetch.ts'

let server: FaultServer
/** The client port of each request, one for each connection. */
let callers: number[]

beforeAll(async () => {
	server = await startFaultServer()
})
beforeEach(() => {
	callers = []
	server.script('/feed', noted(respondWith({ body: 'ok' })))
})
afterAll(() => server.close())

function noted(behaviour: Behaviour): Behaviour {
	return (request, response) => {
		callers.push(request.socket.remotePort ?? 0)
		return behaviour(request, response)
	}
}

const connections = () => new Set(callers).size

function guard(limits: Partial<FetchLimits> = { headersMs: 100 }) {
	const get = createGuardedFetch({ userAgent: 'Zagros', allow: [server.allow], limits })
	return async (path: string, request: Partial<FetchRequest> = {}) => {
		const result = await get({ url: server.url(path), ...request })
		return result.ok ? result.value.status : result.failure.kind
	}
}

test('requests to one origin within a second share a connection, which is closed after that', async () => {
	const others = server.openConnections()
	const fetchStatus = guard()
	for (let count = 0; count < 20; count += 1) expect(await fetchStatus('/feed')).toBe(200)
	expect(connections()).toBe(1)
	expect(server.openConnections()).toBe(others + 1)
	await expect.poll(() => server.openConnections(), { timeout: 5 * idleMs }).toBe(0)
	expect(await fetchStatus('/feed')).toBe(200)
	expect(connections()).toBe(2)
})

test('concurrent requests have a connection each', async () => {
	const fetchStatus = guard()
	expect(await Promise.all([fetchStatus('/feed'), fetchStatus('/feed'), fetchStatus('/feed')])).toEqual([
		200, 200, 200,
	])
	expect(connections()).toBe(3)
})

test('a connection is not shared between callers with different checks', async () => {
	await guard()('/feed')
	await guard()('/feed')
	expect(connections()).toBe(2)
})

test('a connection that its server closes during a request is not a failure', async () => {
	const fetchStatus = guard()
	await fetchStatus('/feed')
	server.script(
		'/feed',
		noted((request, response) => {
			if (callers.length === 2) request.socket.destroy()
			else respondWith({ body: 'ok' })(request, response)
		}),
	)
	expect(await fetchStatus('/feed')).toBe(200)
	expect(callers).toHaveLength(3)
	expect(connections()).toBe(2)
})

test('a server that ignores the second request on a connection causes no failure', async () => {
	const fetchStatus = guard({ headersMs: 10_000 })
	const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'
	// Writes past the server's own bookkeeping, which then waits for its response before it reads another request.
	server.script('/deaf', noted(sendsRaw(whole)))
	expect(await fetchStatus('/deaf')).toBe(200)
	const started = performance.now()
	expect(await fetchStatus('/feed')).toBe(200)
	expect(performance.now() - started).toBeLessThan(5_000)
	expect(connections()).toBe(2)
})

test('a request that its caller gives up on a used connection is not retried', async () => {
	const fetchStatus = guard({ headersMs: 10_000 })
	await fetchStatus('/feed')
	server.script('/never', noted(neverRespond()))
	expect(await fetchStatus('/never', { signal: AbortSignal.timeout(50) })).toBe('timeout')
	expect(callers).toHaveLength(2)
})

test('a request that times out on a reused connection is not retried', async () => {
	const dial = vi.fn(createDial())
	const get = createGuardedFetch({ userAgent: 'Zagros', allow: [server.allow], dial })
	await get({ url: server.url('/feed') })
	server.script('/never', neverRespond())
	const late = await get({ url: server.url('/never'), timeouts: { totalMs: 50 } })
	expect(late).toMatchObject({ ok: false, failure: { kind: 'timeout', message: /whole fetch/ } })
	expect(dial).toHaveBeenCalledTimes(1)
})

test('a form is sent once, over a connection of its own', async () => {
	const fetchStatus = guard()
	await fetchStatus('/feed')
	server.script(
		'/form',
		noted((request) => void request.socket.destroy()),
	)
	expect(await fetchStatus('/form', { method: 'POST', body: 'a=1' })).toBe('connect_error')
	expect(callers).toHaveLength(2)
	expect(connections()).toBe(2)
})

const redirect = respondWith({ status: 302, headers: { location: '/feed' }, body: 'this way' })

test.each<[string, Behaviour]>([
	['was never answered', neverRespond()],
	['stopped in the middle', stalls()],
	['said more than it promised', liesAboutLength({ says: 10, sends: 1_000, closes: false })],
	['said less than it promised', liesAboutLength({ says: 1_000, sends: 10, closes: true })],
	['was no HTTP', sendsRaw('220 mail.example ESMTP\r\n')],
	['has a page that nobody reads', redirect],
	['says goodbye', respondWith({ headers: { connection: 'close' }, body: 'ok' })],
])('a connection whose response %s is not used again', async (_name, behaviour) => {
	const fetchStatus = guard()
	server.script('/odd', noted(behaviour))
	await fetchStatus('/odd', { timeouts: { totalMs: 200 } })
	await fetchStatus('/feed')
	expect(callers[0]).not.toBe(callers.at(-1))
	expect(callers.length).toBeGreaterThan(1)
})
