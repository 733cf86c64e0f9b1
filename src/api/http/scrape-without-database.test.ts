import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from '#store/database/connection-pool.ts'
import { testDatabase } from '#test/database.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addCountMetrics, addPrimaryMetrics } from './metrics.ts'
import { addWorkMetrics } from './work-metrics.ts'

const { login } = await testDatabase()
const silent = { info: () => {}, warn: () => {} }

async function scrape(connection: object, isThere: boolean) {
	const pool = openPool(connection, 'visitor', silent)
	onTestFinished(() => pool.end())
	const app = Fastify()
	const registry = addHealthRoutes(app, {
		checkReading: async () => {},
		canWrite: () => isThere,
		isStopping: () => false,
		findConcerns: async () => [],
		isWatcher: () => true,
	})
	addPrimaryMetrics(registry, { hasPrimary: () => isThere, canWrite: () => isThere })
	addCountMetrics(registry, pool)
	addWorkMetrics(registry, pool)
	const { statusCode, body } = await app.inject('/metrics')
	return { statusCode, samples: body.split('\n').filter((line) => line.startsWith('zagros_')) }
}

test('metrics are served without a database, with what needs none', async () => {
	const gone = await scrape({ host: '127.0.0.1', port: 1 }, false)
	expect(gone.statusCode).toBe(200)
	expect(gone.samples).toEqual(['zagros_primary_answers 0', 'zagros_primary_takes_writes 0'])
	const there = await scrape(login, true)
	expect(there.samples).toEqual(
		expect.arrayContaining([
			'zagros_primary_answers 1',
			'zagros_primary_takes_writes 1',
			'zagros_workers_alive 0',
			'zagros_votes_quarantined 0',
		]),
	)
})
