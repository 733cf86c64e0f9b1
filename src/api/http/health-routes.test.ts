import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { addRateLimits } from '#api/limits/rate-limit.ts'
import { Problem } from '#domain/problem.ts'
import { addHealthRoutes, type HealthParts } from './health-routes.ts'

const fine = async () => {}
const broken = async (): Promise<never> => {
	throw new Error('no')
}

async function ready(parts: Partial<HealthParts>) {
	const app = Fastify()
	app.setErrorHandler((error, _request, reply) =>
		reply.code(error instanceof Problem && error.code === 'not_found' ? 404 : 500).send(),
	)
	addHealthRoutes(app, {
		checkReading: fine,
		canWrite: () => true,
		isStopping: () => false,
		findConcerns: async () => [],
		isWatcher: () => true,
		...parts,
	})
	const response = await app.inject('/readyz')
	return { app, status: response.statusCode, body: response.json(), headers: response.headers }
}

test('if everything works, it is ready and can write', async () => {
	expect(await ready({})).toMatchObject({ status: 200, body: { status: 1, writes: true } })
})

test.each<[string, Partial<HealthParts>, number, object]>([
	['nothing can be read', { checkReading: broken, canWrite: () => false }, 503, { writes: false }],
	['nothing can be read, whatever can be written', { checkReading: broken }, 503, {}],
	[
		'nothing can be written and all can be read',
		{ canWrite: () => false },
		200,
		{ status: 1, writes: false },
	],
	[
		'it is stopping',
		{ isStopping: () => true },
		503,
		{ error: { code: 'unavailable', message: 'stopping' } },
	],
])('if %s, it responds accordingly', async (_name, parts, status, body) => {
	const response = await ready(parts)
	expect(response).toMatchObject({ status, body })
	if (status === 503) {
		expect(response.headers['retry-after']).toBe('2')
		expect(response.body.error.message).toEqual(expect.any(String))
	}
})

test('a warning for the operator is included and does not make the process unready', async () => {
	const response = await ready({ findConcerns: async () => ['no worker has lived for two minutes'] })
	expect(response).toMatchObject({ status: 200, body: { details: ['no worker has lived for two minutes'] } })
	expect((await ready({})).body).toEqual({ status: 1, writes: true })
	expect(await ready({ findConcerns: broken })).toMatchObject({ status: 200 })
})

test('details, which name servers, are for those who may read the metrics', async () => {
	const { app } = await ready({
		findConcerns: async () => ['db-2.internal takes writes although another was promoted'],
		isWatcher: ({ ip }) => ip === '127.0.0.1',
	})
	const seenBy = async (remoteAddress: string) => (await app.inject({ url: '/readyz', remoteAddress })).json()
	expect(await seenBy('127.0.0.1')).toHaveProperty('details')
	expect(await seenBy('10.0.0.1')).toEqual({ status: 1, writes: true })
})

test('concurrent requests share one query of the database', async () => {
	const checkReading = vi.fn(fine)
	const { app } = await ready({ checkReading })
	await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
	expect(checkReading).toHaveBeenCalledTimes(1)
})

test('metrics are for allowed addresses; others get 404', async () => {
	const { app } = await ready({ isWatcher: ({ ip }) => ip === '127.0.0.1' })
	const seen = await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
	expect([seen.statusCode, seen.body.includes('zagros_http_answers_total')]).toEqual([200, true])
	expect((await app.inject({ url: '/metrics', remoteAddress: '10.0.0.1' })).statusCode).toBe(404)
})

test('/healthz is limited by address too, generously', async () => {
	const app = Fastify()
	app.setErrorHandler((_error, _request, reply) => reply.code(429).send())
	await addRateLimits(app, { scale: 0.01, sessionOf: () => undefined })
	addHealthRoutes(app, {
		checkReading: fine,
		canWrite: () => true,
		isStopping: () => false,
		findConcerns: async () => [],
		isWatcher: () => true,
	})
	const statuses: number[] = []
	for (let times = 0; times < 125; times += 1) statuses.push((await app.inject('/healthz')).statusCode)
	expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
