import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { makePrimary, makeReplica, type PostgresServer } from '#test/faults/postgres-server.ts'
import { openGate, type TcpGate } from '#test/faults/tcp-gate.ts'
import { databaseFolder } from '#test/ready-to-test.ts'
import { until } from '#test/until.ts'
import { type Database, openDatabase } from './open-database.ts'
import type { Serving } from './reach-database.ts'
import type { ReadServers } from './read-servers.ts'

const lines: string[] = []
const log = { info: (line: string) => lines.push(line), warn: (line: string) => lines.push(line) }
let folder: string
let primary: PostgresServer
let replicas: [PostgresServer, PostgresServer]
/** As a proxy in front of a cluster: it leads to the primary, whichever that is. */
let leader: TcpGate
let leaderPort: number
let database: Database
let reads: ReadServers

const urlOn = (port: number) => `postgresql://zagros@127.0.0.1:${port}/postgres`
const open = (given: Partial<Serving> = {}, databaseUrl = urlOn(leader.port)) =>
	openDatabase({
		...{ dataDir: folder, databaseUrl, sample: false, applicationName: 'replica-test', log },
		serving: {
			readUrls: replicas.map(({ url }) => url),
			onlyReads: true,
			waitMs: 0,
			stop: new AbortController().signal,
			...given,
		},
	})

beforeAll(async () => {
	folder = await mkdtemp(join(await databaseFolder(), 'zagros-replicas-'))
	primary = await makePrimary(join(folder, 'primary'))
	leaderPort = primary.port
	leader = await openGate(() => leaderPort)
	replicas = [
		await makeReplica(primary, join(folder, 'one'), { name: 'one' }),
		await makeReplica(primary, join(folder, 'two'), { name: 'two' }),
	]
	const opened = await open()
	if (!opened.ok) throw new Error(opened.failure.message)
	database = opened.value
	reads = database.reads
})

afterAll(async () => {
	await database?.close()
	leader?.close()
	for (const server of [...(replicas ?? []), primary]) await server?.stop('SIGKILL')
	await rm(folder, { recursive: true, force: true })
})

const portOf = async (db: ReadServers['lists']): Promise<number> => {
	const result = await sql<{ port: number }>`select inet_server_port() as port`.execute(db)
	return result.rows[0]?.port ?? 0
}
const listPorts = async () => new Set(await Promise.all(Array.from({ length: 6 }, () => portOf(reads.lists))))
const replicaPorts = () => new Set(replicas.map(({ port }) => port))
const write = (value: string) =>
	sql`insert into setting (name, value) values ('test', ${value})
		on conflict (name) do update set value = excluded.value`.execute(database.db)
const readOn = async (db: ReadServers['lists']) =>
	(await sql<{ value: string }>`select value from setting where name = 'test'`.execute(db)).rows[0]?.value

test('lists are read from all read addresses in turn, and by a reader who has just written from the primary', async () => {
	expect(await listPorts()).toEqual(replicaPorts())
	expect(await portOf(reads.own)).toBe(primary.port)
	await write('first')
	expect(await readOn(reads.own)).toBe('first')
	await until(async () => (await readOn(reads.lists)) === 'first' && (await readOn(reads.lists)) === 'first')
	await expect(database.db.transaction(portOf)).resolves.toBe(primary.port)
	await expect(reads.lists.transaction(portOf)).rejects.toThrow('belongs to the primary')
})

test('a read address that leads to nothing or to the primary is noted, one of another database is refused', async () => {
	await primary.query('create database other')
	const other = replicas[0].url.replace('/postgres', '/other')
	const hasOther = `select from pg_database where datname = 'other'`
	await until(async () => (await replicas[0].query(hasOther)).length === 1)
	expect(await open({ readUrls: [other] })).toMatchObject({
		failure: {
			kind: 'bad-address',
			message: expect.stringContaining('/other is another database than DATABASE_URL'),
		},
	})
	expect(await open({ readUrls: ['db2'] })).toMatchObject({
		failure: {
			kind: 'bad-address',
			message: expect.stringContaining('DATABASE_READ_URLS is not an address'),
		},
	})
	lines.length = 0
	const opened = await open({ readUrls: [primary.url, urlOn(1)] })
	if (!opened.ok) throw new Error(opened.failure.message)
	await opened.value.close()
	expect(lines).toEqual([
		`127.0.0.1:${primary.port}/postgres leads to the primary: no replica is behind it now`,
		expect.stringMatching(
			/^127\.0\.0\.1:1\/postgres cannot be read .*: lists are read from the other addresses$/,
		),
	])
})

test('replicas that die fail no read, and are used again once they are back', async () => {
	const failures: unknown[] = []
	let asking = true
	const readers = Array.from({ length: 4 }, async () => {
		while (asking) await portOf(reads.lists).catch((error: unknown) => failures.push(error))
	})
	for (const replica of replicas) await replica.stop('SIGKILL')
	expect(await listPorts()).toEqual(new Set([primary.port]))
	await Promise.all(replicas.map((replica) => replica.start()))
	await until(async () => [...(await listPorts())].every((port) => replicaPorts().has(port)))
	asking = false
	await Promise.all(readers)
	expect(failures).toEqual([])
})

test('without a primary everything can still be read, also by a process that starts then, until there is one again', async () => {
	await write('last')
	await until(async () => (await readOn(reads.lists)) === 'last' && (await readOn(reads.lists)) === 'last')
	await primary.stop('SIGKILL')
	await until(() => !reads.hasPrimary())
	expect(reads.canWrite()).toBe(false)
	await expect(write('nobody takes it')).rejects.toThrow()
	expect(await Promise.all([readOn(reads.lists), readOn(reads.own)])).toEqual(['last', 'last'])

	const starting = await open()
	if (!starting.ok) throw new Error(starting.failure.message)
	const late = starting.value
	expect([late.hasPrimary, await readOn(late.reads.lists), await readOn(late.reads.own)]).toEqual([
		false,
		'last',
		'last',
	])
	expect(await open({ onlyReads: false })).toMatchObject({
		failure: { kind: 'unreachable', message: expect.stringContaining('No primary can be reached yet') },
	})
	expect(await open({}, replicas[1].url)).toMatchObject({ ok: true, value: { hasPrimary: false } })

	await replicas[0].query('select pg_promote()')
	leaderPort = replicas[0].port
	await until(() => reads.canWrite() && late.reads.canWrite())
	await write('new')
	expect(await Promise.all([reads.own, late.reads.own].map(readOn))).toEqual(['new', 'new'])
	expect(await portOf(reads.own)).toBe(replicas[0].port)
	await late.close()
})

test('a process that starts waits for a primary', async () => {
	leaderPort = 1
	const starting = open({ readUrls: [], waitMs: 60_000 })
	await until(() => lines.some((line) => line.startsWith('No primary can be reached yet')))
	leaderPort = replicas[0].port
	const opened = await starting
	expect(opened).toMatchObject({ ok: true, value: { hasPrimary: true } })
	if (opened.ok) await opened.value.close()
})
