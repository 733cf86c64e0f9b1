import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { neverRespond, redirects, respondWith } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { createRobotsAllow, type RobotsAllow } from './robots-allow.ts'

let server: FaultServer
let allow: RobotsAllow
let clock: number

beforeAll(async () => {
	server = await startFaultServer()
})
afterAll(() => server.close())
beforeEach(() => {
	clock = Date.parse('2026-03-01T12:00:00Z')
	server.hits.length = 0
	allow = createRobotsAllow({
		get: createGuardedFetch({ userAgent: 'test', allow: [server.allow], limits: { headersMs: 1_000 } }),
		now: () => new Date(clock),
		agent: 'Zagros',
	})
})

const closed = 'User-agent: *\nDisallow: /closed'
const check = async (path: string) => {
	const may = await allow(server.url(path))
	return may.ok ? 'allowed' : may.failure.kind
}

test('the file is fetched once a day, for all paths of the host', async () => {
	server.script('/robots.txt', respondWith({ body: closed }))
	expect(await check('/open')).toBe('allowed')
	expect(await check('/closed/1')).toBe('robots')
	clock += 23 * 3_600_000
	await check('/open')
	expect(server.hits).toHaveLength(1)
	clock += 2 * 3_600_000
	await check('/open')
	expect(server.hits).toHaveLength(2)
})

test.each([
	['404', respondWith({ status: 404 }), 'allowed'],
	['403', respondWith({ status: 403 }), 'allowed'],
	['500', respondWith({ status: 500 }), 'http_error'],
	['503', respondWith({ status: 503 }), 'http_error'],
	['silence', neverRespond(), 'timeout'],
	['redirects without end', redirects('/robots.txt', 301), 'allowed'],
	['a page instead of a file', respondWith({ body: '<!doctype html><title>Home</title>' }), 'allowed'],
])('%s', async (_name, behaviour, wanted) => {
	server.script('/robots.txt', behaviour)
	expect(await check('/open')).toBe(wanted)
})

test('a site with an error is tried again after an hour', async () => {
	server.script('/robots.txt', respondWith({ status: 503 }))
	expect(await check('/open')).toBe('http_error')
	server.script('/robots.txt', respondWith({ body: closed }))
	expect(await check('/open')).toBe('http_error')
	clock += 3_600_001
	expect(await check('/open')).toBe('allowed')
})
