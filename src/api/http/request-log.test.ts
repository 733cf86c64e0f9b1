import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openBrowser, testApi } from '#test/api-app.ts'
import { addRequestLog } from './request-log.ts'

const lines: { level: number; msg: string; [field: string]: unknown }[] = []
const logger = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
const away = Object.assign(new Error('connect ECONNREFUSED /run/db/.s.PGSQL.5432'), { code: 'ECONNREFUSED' })
const accounts = { findSession: () => Promise.reject(away) }
const { app } = await testApi({ logger, limitScale: 1, accounts })

test('an unreachable database logs one line a second with the reason, not a stack for each request', async () => {
	const browser = await openBrowser(app, '10.0.0.1')
	lines.length = 0
	const began = performance.now()
	for (let times = 0; times < 100; times += 1) {
		expect((await browser.send('GET', '/v1/news/mine/?ids=1')).status).toBe(503)
	}
	const seconds = Math.ceil((performance.now() - began) / 1000)
	expect(lines.length).toBeGreaterThan(0)
	expect(lines.length).toBeLessThanOrEqual(seconds + 1)
	expect(lines[0]).toMatchObject({ level: 40, status: 503, reason: away.message, path: '/v1/news/mine/' })
	expect(JSON.stringify(lines)).not.toMatch(/\bat .+:\d+:\d+/)
})

test('the same failure is logged once a second with its number and its stack, another one at once', async () => {
	const failing = await testApi({
		logger,
		limitScale: 1,
		accounts: {
			findSession: () => Promise.reject(new Error('a mistake')),
			findByToken: () => Promise.reject(new Error('another mistake')),
		},
	})
	const browser = await openBrowser(failing.app, '10.0.0.4')
	lines.length = 0
	const began = performance.now()
	for (let times = 0; times < 100; times += 1) {
		expect((await browser.send('GET', '/v1/news/mine/?ids=1')).status).toBe(500)
	}
	const seconds = Math.ceil((performance.now() - began) / 1000)
	expect(lines.length).toBeGreaterThan(0)
	expect(lines.length).toBeLessThanOrEqual(seconds + 1)
	expect(lines[0]).toMatchObject({
		level: 50,
		status: 500,
		times: 1,
		path: '/v1/news/mine/',
		err: { message: 'a mistake', stack: expect.stringContaining('request-log.test') },
	})
	lines.length = 0
	const authorization = `Token ${'a'.repeat(43)}`
	await failing.app.inject({ url: '/v1/news/mine/?ids=1', headers: { authorization } })
	expect(lines).toMatchObject([{ err: { message: 'another mistake' } }])
})

test('a response has the same request id as its log line', async () => {
	lines.length = 0
	const response = await app.inject({ url: '/v1/nowhere/', remoteAddress: '10.0.0.3' })
	expect(lines).toContainEqual(
		expect.objectContaining({
			status: 404,
			reqId: response.headers['x-request-id'],
			msg: 'request completed',
		}),
	)
})

test('refusals by rate limits log one line a second with their number', async () => {
	lines.length = 0
	const began = performance.now()
	for (let times = 0; times < 1_290; times += 1) {
		await app.inject({ url: '/v1/news/sort/', remoteAddress: '10.0.0.2' })
	}
	const refused = lines.filter(({ status }) => status === 429)
	const seconds = Math.ceil((performance.now() - began) / 1000)
	expect(refused.length).toBeGreaterThan(0)
	expect(refused.length).toBeLessThanOrEqual(seconds + 1)
})

test('one in a hundred quick responses is logged, at most ten a second under load, each line with the number it stands for', async () => {
	const logController = new LogController({ disableRequestLogging: true })
	const quick = Fastify({ loggerInstance: logger as FastifyBaseLogger, logController })
	addRequestLog(quick)
	quick.get('/quick', async () => 'at once')
	lines.length = 0
	const began = performance.now()
	for (let times = 0; times < 2_000; times += 1) await quick.inject('/quick')
	const tenths = Math.ceil((performance.now() - began) / 100)
	expect(lines.length).toBeGreaterThan(1)
	expect(lines.length).toBeLessThanOrEqual(Math.min(20, tenths) + 1)
	for (const { sampled } of lines) expect(sampled).toBeGreaterThanOrEqual(100)
	await quick.close()
})
