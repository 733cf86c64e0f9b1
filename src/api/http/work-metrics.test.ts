import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { openPool } from '#store/database/connection-pool.ts'
import { savePrices } from '#store/news/price-store.ts'
import { saveHeartbeat } from '#store/operator/worker-heartbeat-store.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { addWorkMetrics } from './work-metrics.ts'

const { db, login } = await testDatabase()

async function scrape(from: Queryable): Promise<Record<string, number>> {
	const registry = new Registry()
	addWorkMetrics(registry, from)
	const text = await registry.metrics()
	const samples = text.split('\n').filter((line) => /^zagros_/.test(line))
	return Object.fromEntries(samples.map((line) => [line.split(' ')[0], Number(line.split(' ')[1])]))
}

const beat = { version: '1', startedAt: new Date(), jobsWaiting: 3, jobsFailed: 2 }

test('an empty database has no NaN samples', async () => {
	const samples = await scrape(db)
	expect(samples).toMatchObject({ zagros_workers_alive: 0, zagros_job_queue_open: 0, zagros_mail_unsent: 0 })
	expect(Object.values(samples).filter(Number.isNaN)).toEqual([])
	expect(samples).not.toHaveProperty('zagros_price_age_seconds')
})

test('the work of all workers is reported, and that of a dead one is not', async () => {
	await saveCatalogue(db, smallCatalogue)
	await saveHeartbeat(db, { ...beat, worker: 'dead', jobsWaiting: 9, jobsFailed: 9 })
	await sql`update worker_heartbeat set beat_at = now() - interval '3 minutes'`.execute(db)
	await saveHeartbeat(db, { ...beat, worker: 'one' })
	await saveHeartbeat(db, { ...beat, worker: 'two', jobsWaiting: null })
	const readAt = new Date('2026-05-01T10:00:00Z')
	await sql`update source_health set last_success_at = ${readAt}`.execute(db)
	await savePrices(db, { prices: [], asOf: new Date(), fetchedAt: new Date(Date.now() - 60_000), held: {} })
	const samples = await scrape(db)
	expect(samples).toMatchObject({
		zagros_workers_alive: 2,
		zagros_job_queue_open: 1,
		zagros_jobs_waiting: 3,
		zagros_jobs_failed: 4,
		zagros_last_read_timestamp_seconds: readAt.getTime() / 1000,
		zagros_sources_total: smallCatalogue.sources.length,
	})
	expect(samples.zagros_price_age_seconds).toBeGreaterThanOrEqual(60)
	expect(samples.zagros_price_age_seconds).toBeLessThan(120)
})

test('while the database is down there is no sample that an alert could misread', async () => {
	const away = openPool({ ...login, database: 'not_there' }, 'visitor', { info: () => {}, warn: () => {} })
	expect(await scrape(away)).toEqual({})
	await away.end()
})

test('the row of a worker that died long ago is deleted', async () => {
	await saveHeartbeat(db, { ...beat, worker: 'old' })
	await sql`update worker_heartbeat set beat_at = now() - interval '2 days' where worker = 'old'`.execute(db)
	await saveHeartbeat(db, { ...beat, worker: 'new' })
	const old = await sql`select from worker_heartbeat where worker = 'old'`.execute(db)
	expect(old.rows).toEqual([])
})
