import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openGate } from '#test/faults/tcp-gate.ts'
import { until } from '#test/until.ts'
import { openJobQueue } from './job-queue.ts'

const { login } = await testDatabase()

test('a queue whose database is down at the start is opened once it is back, and failed runs are counted', async () => {
	const gate = await openGate(() => `${login.host}/.s.PGSQL.${login.port}`)
	onTestFinished(gate.close)
	await gate.set('closed')
	const onTrouble = vi.fn()
	const run = vi.fn(async () => {
		throw new Error('a run that fails')
	})
	const queue = openJobQueue({
		login: { ...login, password: 'any', host: '127.0.0.1', port: gate.port, ssl: false },
		schema: 'pgboss',
		jobs: [{ name: 'try', cron: '0 0 1 1 *', atStart: true, run }],
		onTrouble,
		firstPauseMs: 50,
	})
	onTestFinished(queue.stop)
	await until(() => onTrouble.mock.calls.length >= 2)
	expect(await queue.state()).toEqual({ waiting: null, failed: 0 })
	await gate.set('open')
	await until(() => run.mock.calls.length > 0)
	await until(async () => (await queue.state()).failed === 1)
	expect(await queue.state()).toEqual({ waiting: expect.any(Number), failed: 1 })
})

test('a queue that never opens can be stopped', async () => {
	const gate = await openGate(() => 0)
	await gate.set('closed')
	onTestFinished(gate.close)
	const onTrouble = vi.fn()
	const away = { ...login, host: '127.0.0.1', port: gate.port, password: 'any', ssl: false }
	const queue = openJobQueue({ login: away, schema: 'pgboss', jobs: [], onTrouble })
	await until(() => onTrouble.mock.calls.length >= 1)
	await queue.stop()
	expect(await queue.state()).toEqual({ waiting: null, failed: 0 })
})
