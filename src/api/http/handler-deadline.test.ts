import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { CachedResponse } from '#services/cache/cached-response.ts'
import { httpLimits } from './http-limits.ts'

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
	vi.useRealTimers()
})

/** Requests a response that is sent when the test releases it, and waits until its deadline has passed. */
async function requestTooLong(
	response: (request: FastifyRequest, reply: FastifyReply, letGo: Promise<void>) => Promise<unknown>,
) {
	const lines: string[] = []
	const app = await createApp({
		logger: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
		https: false,
		trustProxy: [],
		longestStillMs: 0,
		limits: { scale: 1, sessionOf: () => undefined },
	})
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
	app.post('/slow', (request, reply) => {
		begin()
		return response(request, reply, held)
	})
	app.get('/quick', async () => 'done')
	const origin = await app.listen({ port: 0, host: '127.0.0.1' })
	const slow = fetch(`${origin}/slow`, {
		method: 'POST',
		headers: { 'accept-encoding': 'br', 'content-type': 'application/json' },
		body: '{}',
	})
	await begun
	expect((await app.inject('/quick')).statusCode).toBe(200)
	vi.advanceTimersByTime(httpLimits.handlerMs + 1_000)
	const given = await slow
	const body = await given.json()
	letGo()
	await turn()
	await app.close()
	return { given, body, faults: lines.filter((line) => line.includes('"err"')) }
}

const page = () => new CachedResponse('long '.repeat(1000), 'text/html; charset=utf-8')

test.each<[string, Parameters<typeof requestTooLong>[0]]>([
	['not ready', (_request, _reply, held) => held.then(() => 'late')],
	['sent too late', (_request, reply, held) => held.then(() => reply.sendCached(page()))],
])(
	'a response that is %s ends at its deadline with a complete 503, and nothing is sent or logged later',
	async (_name, response) => {
		const { given, body, faults } = await requestTooLong(response)
		expect([given.status, given.headers.get('retry-after')]).toEqual([503, '2'])
		expect(given.headers.get('content-type')).toBe('application/json; charset=utf-8')
		expect(given.headers.get('content-encoding')).toBeNull()
		expect(body).toMatchObject({ status: 0, error: { code: 'unavailable' } })
		expect(faults).toEqual([])
	},
)
