import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#main/wiring/free-port.ts'
import { until } from '#test/until.ts'
import { testDatabase } from './database.ts'
import { fewSources } from './few-sources.ts'
import { startProduct } from './product.ts'

const { url } = await testDatabase()

test('a worker reports health and metrics on its own port, only to those who may watch', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'zagros-worker-port-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	const port = await freePort('127.0.0.1')
	const worker = await startProduct(
		{
			...{ DATA_DIR: dataDir, DATABASE_URL: url, NEWS_MODE: 'sample', ROLE: 'worker' },
			...{ WORKER_PORT: String(port), SOURCES_FILE: await fewSources(dataDir) },
		},
		/Zagros is (collecting news)/,
	)
	const get = (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
	const healthy = await get('/healthz')
	expect([healthy.status, await healthy.json()]).toEqual([200, { status: 1 }])
	expect(await (await get('/readyz')).json()).toEqual({ status: 1, writes: true })
	const samples = async () => (await get('/metrics')).text()
	await until(async () => /^zagros_last_read_timestamp_seconds \d/m.test(await samples()), 200)
	const text = await samples()
	expect(text).toMatch(/^zagros_workers_alive 1$/m)
	expect(text).toMatch(/^zagros_sources_total 4$/m)
	expect(text).toMatch(/^zagros_pool_waiting 0$/m)
	expect(text).toMatch(/^zagros_build_info\{version="[\d.]+",node="v\d+[\d.]+",role="worker"\} 1$/m)
	expect((await get('/metrics', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
	expect((await get('/v1/news/sort/')).status).toBe(404)
	expect(healthy.headers.get('x-request-id')).toMatch(/^[\w-]+-[0-9a-z]+$/)
	expect(await worker.stop()).toBe(0)
	const lines = worker
		.output()
		.split('\n')
		.filter((line) => line.startsWith('{'))
	const logged = lines.map((line) => JSON.parse(line))
	expect(logged.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['starting', 'stopping', 'stopped']))
	expect(logged.map(({ msg }) => msg).join()).toMatch(/applied \d+ migrations, up to \d{4}-/)
	for (const line of logged)
		expect(line).toMatchObject({ role: 'worker', pid: worker.process.pid, version: expect.any(String) })
})
