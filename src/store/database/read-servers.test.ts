import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { makePrimary, makeReplica, type PostgresServer } from '#test/faults/postgres-server.ts'
import { openGate, type TcpGate } from '#test/faults/tcp-gate.ts'
import { until } from '#test/until.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { ReadServers } from './read-servers.ts'

const log = { info: () => {}, warn: () => {} }
let folder: string
let primary: PostgresServer
let replicas: PostgresServer[]
/** The connection between the primary and its first replica. */
let line: TcpGate
let database: Database
let reads: ReadServers

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'zagros-replicas-'))
	primary = await makePrimary(join(folder, 'primary'))
	line = await openGate(() => primary.port)
	replicas = [
		await makeReplica(primary, join(folder, 'one'), { name: 'one', port: line.port }),
		await makeReplica(primary, join(folder, 'two'), { name: 'two' }),
	]
	const [one, two] = replicas
	const hosts = [one, primary].map((server) => `127.0.0.1:${server?.port}`).join()
	const opened = await openDatabase({
		dataDir: folder,
		databaseUrl: `postgresql://zagros@${hosts}/postgres?target_session_attrs=read-write`,
		sample: false,
		applicationName: 'replica-test',
		log,
	})
	if (!opened.ok) throw new Error(opened.failure.message)
	database = opened.value
	const read = database.openReads([one?.url ?? '', two?.url ?? ''])
	if (!read.ok) throw new Error(read.failure.message)
	reads = read.value
	await until(() => used().join() === 'true,true')
}, 120_000)

afterAll(async () => {
	await reads?.close()
	await database?.close()
	line?.close()
	for (const server of [...(replicas ?? []), primary]) await server?.stop('SIGKILL')
	await rm(folder, { recursive: true, force: true })
})

const used = () => reads.replicas().map((replica) => replica.used)

const portOf = async (db: ReadServers['lists']): Promise<number> => {
	const result = await sql<{ port: number }>`select inet_server_port() as port`.execute(db)
	return result.rows[0]?.port ?? 0
}
const listPorts = async () => new Set(await Promise.all(Array.from({ length: 6 }, () => portOf(reads.lists))))
const write = (value: string) =>
	sql`insert into setting (name, value) values ('test', ${value})
		on conflict (name) do update set value = excluded.value`.execute(database.db)
const readOn = async (db: ReadServers['lists']) =>
	(await sql<{ value: string }>`select value from setting where name = 'test'`.execute(db)).rows[0]?.value

test('lists are read from all replicas in turn, and by a reader who has just written from the primary', async () => {
	expect(await listPorts()).toEqual(new Set(replicas.map(({ port }) => port)))
	expect(await portOf(reads.own)).toBe(primary.port)
	await write('first')
	expect(await readOn(reads.own)).toBe('first')
	await reads.caughtUp()
	expect(await Promise.all([readOn(reads.lists), readOn(reads.lists)])).toEqual(['first', 'first'])
	await expect(database.db.transaction(portOf)).resolves.toBe(primary.port)
	await expect(reads.lists.transaction(portOf)).rejects.toThrow('belongs to the primary')
})

test('a replica that is disconnected from its primary is left out and comes back', async () => {
	await line.set('silent')
	await write('not heard of')
	await until(() => used().join() === 'false,true')
	expect(reads.replicas()[0]).toMatchObject({ isReachable: true })
	expect(await listPorts()).toEqual(new Set([replicas[1]?.port]))
	expect(await readOn(reads.lists)).toBe('not heard of')
	await line.set('open')
	await until(() => used().join() === 'true,true')
	expect(await readOn(reads.lists)).toBe('not heard of')
}, 60_000)

test('replicas that die fail no read, and are used again once they are back', async () => {
	const failures: unknown[] = []
	let asking = true
	const readers = Array.from({ length: 4 }, async () => {
		while (asking) await portOf(reads.lists).catch((error: unknown) => failures.push(error))
	})
	for (const replica of replicas) await replica.stop('SIGKILL')
	await until(() => used().join() === 'false,false')
	expect(await listPorts()).toEqual(new Set([primary.port]))
	await Promise.all(replicas.map((replica) => replica.start()))
	await until(() => used().join() === 'true,true')
	asking = false
	await Promise.all(readers)
	expect(failures).toEqual([])
	expect(await listPorts()).toEqual(new Set(replicas.map(({ port }) => port)))
}, 60_000)

test('without its primary everything can still be read, and a promoted replica takes writes', async () => {
	await write('last')
	await reads.caughtUp()
	await primary.stop('SIGKILL')
	await until(() => !reads.canWrite())
	await expect(write('nobody takes it')).rejects.toThrow()
	expect(await Promise.all([readOn(reads.lists), readOn(reads.own)])).toEqual(['last', 'last'])
	await replicas[0]?.query('select pg_promote()')
	await until(() => reads.canWrite())
	await until(() =>
		write('new').then(
			() => true,
			() => false,
		),
	)
	expect(await readOn(reads.own)).toBe('new')
	expect(await portOf(reads.own)).toBe(replicas[0]?.port)
}, 60_000)
