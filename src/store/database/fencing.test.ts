import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { makePrimary, makeReplica, type PostgresServer } from '#test/faults/postgres-server.ts'
import { until } from '#test/until.ts'
import { type Database, openDatabase } from './open-database.ts'

let folder: string
let primary: PostgresServer
let replica: PostgresServer
const warnings: string[] = []

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-fencing-'))
	primary = await makePrimary(join(folder, 'primary'))
	replica = await makeReplica(primary, join(folder, 'replica'), {})
}, 120_000)
afterAll(async () => {
	for (const server of [primary, replica]) await server?.stop('SIGKILL')
	await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<Database> {
	const hosts = [primary, replica].map(({ port }) => `127.0.0.1:${port}`).join()
	const opened = await openDatabase({
		dataDir: folder,
		databaseUrl: `postgresql://zagros@${hosts}/postgres?target_session_attrs=read-write`,
		sample: false,
		applicationName: 'fencing-test',
		log: { info: () => {}, warn: (line) => void warnings.push(line) },
	})
	if (!opened.ok) throw new Error(opened.failure.message)
	onTestFinished(() => opened.value.close())
	return opened.value
}

const portOf = async ({ db }: Database) =>
	(await sql<{ port: number }>`select inet_server_port() as port`.execute(db)).rows[0]?.port

test('an old primary that still takes writes is left within seconds, and refused from then on', async () => {
	const database = await open()
	expect([await portOf(database), database.fenced()]).toEqual([primary.port, []])
	// The replica is promoted while the old primary runs, as after a network failure between the two.
	await replica.query('select pg_promote(false)')
	await until(async () => (await portOf(database).catch(() => 0)) === replica.port)
	const problem = `127.0.0.1:${primary.port} takes writes on timeline 1, but there is a newer primary on 2`
	await until(() => warnings.some((line) => line.includes(problem)))
	expect(database.fenced()).toEqual([expect.stringContaining(problem)])

	// A process that starts now takes the new one, although the old one is first in its list.
	const started = await open()
	expect([await portOf(started), started.fenced()]).toEqual([
		replica.port,
		[expect.stringContaining(problem)],
	])

	// While the new one is down, nothing is written to the old one.
	await replica.stop('SIGKILL')
	for (let tries = 0; tries < 4; tries += 1) await expect(portOf(database)).rejects.toThrow()
	await replica.start()
	await until(async () => (await portOf(database).catch(() => 0)) === replica.port)
}, 120_000)
