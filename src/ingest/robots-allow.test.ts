import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { answers, neverAnswers, redirects } from '#test/fault-behaviours.ts'
import { type FaultServer, startFaultServer } from '#test/fault-server.ts'
import { type RobotsPorts, robotsAllow } from './robots-allow.ts'

let server: FaultServer
let ports: RobotsPorts
let clock: number

beforeAll(async () => {
	server = await startFaultServer()
})
afterAll(() => server.close())
beforeEach(() => {
	clock = Date.parse('2026-03-01T12:00:00Z')
	server.hits.length = 0
	ports = {
		get: createGuardedFetch({ userAgent: 'test', allow: [server.allow], limits: { headersMs: 100 } }),
		cache: new Map(),
		now: () => new Date(clock),
		agent: 'Zagros',
	}
})

const closed = 'User-agent: *\nDisallow: /closed'
const ask = (path: string) => robotsAllow(server.url(path), ports)

test('the file is asked for once a day, for all paths of the host', async () => {
	server.script('/robots.txt', answers({ body: closed }))
	expect(await ask('/open')).toBe(true)
	expect(await ask('/closed/1')).toBe(false)
	clock += 23 * 3_600_000
	await ask('/open')
	expect(server.hits).toHaveLength(1)
	clock += 2 * 3_600_000
	await ask('/open')
	expect(server.hits).toHaveLength(2)
})

test.each([
	['404', answers({ status: 404 }), true],
	['403', answers({ status: 403 }), true],
	['500', answers({ status: 500 }), false],
	['503', answers({ status: 503 }), false],
	['silence', neverAnswers(), false],
	['redirects without end', redirects('/robots.txt', 301), true],
	['a page instead of a file', answers({ body: '<!doctype html><title>Home</title>' }), true],
])('%s lets us in: see the last column', async (_name, behaviour, wanted) => {
	server.script('/robots.txt', behaviour)
	expect(await ask('/open')).toBe(wanted)
})

test('a site that stumbled is asked again after an hour', async () => {
	server.script('/robots.txt', answers({ status: 503 }))
	expect(await ask('/open')).toBe(false)
	server.script('/robots.txt', answers({ body: closed }))
	expect(await ask('/open')).toBe(false)
	clock += 3_600_001
	expect(await ask('/open')).toBe(true)
})
