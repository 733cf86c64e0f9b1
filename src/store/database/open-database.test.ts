import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { adminRole } from '#store/private-server/roles.ts'
import { findSetting, putSetting } from '#store/setting-store.ts'
import { sql } from '#store/sql.ts'
import { adminPasswordOf, newLiveFolder, newServerFolder } from '#test/data-folder.ts'
import { testDatabase } from '#test/database.ts'
import { type OpenDatabaseOptions, openDatabase } from './open-database.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const { db, url, login } = await testDatabase()
const silent = { info: () => {}, warn: () => {} }
const usual = { dataDir: '/nonexistent', sample: false, applicationName: 'trial', log: silent }

async function open(options: Partial<OpenDatabaseOptions>) {
	const opened = await openDatabase({ ...usual, ...options })
	if (!opened.ok) throw new Error(opened.failure.message)
	onTestFinished(() => opened.value.close())
	return opened.value
}

async function problemOf(options: Partial<OpenDatabaseOptions>) {
	const opened = await openDatabase({ ...usual, ...options })
	if (opened.ok) throw new Error('it opened')
	expect(opened.failure.message).not.toContain('\n')
	expect(opened.failure.message).not.toContain('hunter2')
	return opened.failure
}

async function listen(server: Server): Promise<string> {
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	return `postgresql://me:hunter2@127.0.0.1:${port}/news`
}

test('at DATABASE_URL, live and sample data are in schemas of their own', async () => {
	const live = await open({ databaseUrl: url })
	const sample = await open({ databaseUrl: url, sample: true })
	await putSetting(live.db, 'where', 'live')
	expect(await findSetting(sample.db, 'where')).toBeUndefined()
	await putSetting(sample.db, 'where', 'sample')
	const rows = await sql`select value from public.setting union all select value from sample.setting`.execute(
		db,
	)
	expect(rows.rows).toEqual([{ value: 'live' }, { value: 'sample' }])
	expect(sample.description).toMatch(/schema sample$/)
})

test('whether live news is stored can be checked without creating anything', async () => {
	const folder = await newServerFolder()
	const found: boolean[] = []
	const sample = async (holdsLive: () => Promise<boolean>) => {
		found.push(await holdsLive())
		return !found.at(-1)
	}
	const names = async (opened: { db: typeof db }) => {
		const databases = await sql<{ name: string }>`
			select datname as name from pg_database where not datistemplate order by 1`.execute(opened.db)
		return databases.rows.map(({ name }) => name)
	}
	const first = await open({ dataDir: folder, sample })
	expect(await names(first)).toEqual(['postgres', 'sample'])
	const live = await open({ dataDir: folder })
	expect(await first.holdsLive()).toBe(false)
	// One row of any table with this name is enough.
	await sql`drop table news_item cascade; create table news_item as select 1 as id`.execute(live.db)
	expect(await first.holdsLive()).toBe(true)
	const second = await open({ dataDir: folder, sample })
	expect((await sql`select current_database() as name`.execute(second.db)).rows).toEqual([{ name: 'live' }])
	expect(found).toEqual([false, true])
})

test('options in the URL do not override the sample schema', async () => {
	const databaseUrl = `${url}&options=${encodeURIComponent('-c search_path=public -c work_mem=5MB')}`
	const sample = await open({ databaseUrl, sample: true })
	const shown = await sql`select current_setting('work_mem') as memory, current_schema() as schema`.execute(
		sample.db,
	)
	expect(shown.rows).toEqual([{ memory: '5MB', schema: 'sample' }])
})

test('a database without any extension is enough, and none is made in it', async () => {
	const opened = await open({ databaseUrl: await newDatabase('') })
	const extensions = await sql`select extname from pg_extension where extname <> 'plpgsql'`.execute(opened.db)
	expect(extensions.rows).toEqual([])
})

test('sessions carry the time limits, the name and UTC; one for LISTEN has no limits', async () => {
	const database = await open({ databaseUrl: url })
	const settings = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
		current_setting('application_name') as name, current_setting('timezone') as zone`
	const pooled = await sql.raw(settings).execute(database.db)
	expect(pooled.rows).toEqual([{ statement: '2s', lock: '1s', name: 'trial', zone: 'UTC' }])
	const client = await database.openClient()
	const alone = await client.query(settings)
	expect(alone.rows).toEqual([{ statement: '0', lock: '0', name: 'trial', zone: 'UTC' }])

	await client.query('listen news')
	const received = once(client, 'notification')
	await sql`notify news, 'سلام'`.execute(database.db)
	expect((await received)[0].payload).toBe('سلام')
	await client.end()
})

test('the private server compares and sorts text alike on every machine', async () => {
	const dataDir = await newLiveFolder()
	const { db, description } = await open({ dataDir, serverSettings: { fsync: 'off' } })
	const rows = await sql`select lower('ÄÖ Ж') as lowered, 'گ' > 'ک' as ordered,
		(select datlocprovider::text || datlocale from pg_database where datname = current_database()) as rules`.execute(
		db,
	)
	expect(rows.rows).toEqual([{ lowered: 'äö ж', ordered: true, rules: 'bC.UTF-8' }])
	expect(description).toBe(`private PostgreSQL 18 in ${dataDir}`)
})

test.each([
	['not an address', 'news database'],
	['of another protocol', 'mysql://me:hunter2@localhost/news'],
	['without a database', 'postgresql://me:hunter2@localhost'],
	['with several hosts', 'postgresql://me:hunter2@db1,db2/news'],
	['with broken escapes', 'postgresql://me:hunter2@localhost/%zz'],
])('a DATABASE_URL %s is one clear line', async (_what, databaseUrl) => {
	expect(await problemOf({ databaseUrl })).toMatchObject({ kind: 'bad-address' })
})

test('a server that does not respond is one clear line with its address and without the password', async () => {
	const server = createServer()
	const databaseUrl = await listen(server)
	server.close()
	await once(server, 'close')
	const problem = await problemOf({ databaseUrl })
	expect(problem.kind).toBe('unreachable')
	expect(problem.message).toMatch(/127\.0\.0\.1:\d+\/news/)
})

test.each([
	['an HTTP server', () => createHttpServer((_request, response) => response.end('hello'))],
	['a server that greets first', () => createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'))],
	['a server that hangs up', () => createServer((socket) => socket.destroy())],
])(
	'%s at the address is no primary, which may be a wrong address or one that is yet to come',
	async (_what, make) => {
		const { kind, message } = await problemOf({ databaseUrl: await listen(make()) })
		expect(kind).toBe('unreachable')
		expect(message).toMatch(
			/^No primary can be reached yet at 127\.0\.0\.1:\d+\/news \(.*: start PostgreSQL there, or correct DATABASE_URL$/,
		)
	},
)

test('a server that is too old is one clear line', async () => {
	const databaseUrl = await listen(createServer(speakAsVersion13))
	const problem = await problemOf({ databaseUrl })
	expect(problem.kind).toBe('too-old')
	expect(problem.message).toContain('PostgreSQL 13')
})

/** As much of the protocol as is needed to log in and read one number. */
function speakAsVersion13(socket: Socket): void {
	const message = (kind: string, body: Buffer) => {
		const length = Buffer.alloc(4)
		length.writeInt32BE(body.length + 4)
		return Buffer.concat([Buffer.from(kind), length, body])
	}
	const ready = message('Z', Buffer.from('I'))
	const column = Buffer.from(
		'0001 6d616a6f7200 00000000 0000 00000017 0004 ffffffff 0000'.replaceAll(' ', ''),
		'hex',
	)
	const row = Buffer.from('0001 00000002 3133'.replaceAll(' ', ''), 'hex')
	socket.once('data', () => {
		socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
		socket.on('data', () =>
			socket.write(
				Buffer.concat([
					message('T', column),
					message('D', row),
					message('C', Buffer.from('SELECT 1\0')),
					ready,
				]),
			),
		)
	})
	socket.on('error', () => {})
}

test('a refusal of the server is one clear line with its reason', async () => {
	const missing = new URL(url)
	missing.pathname = '/not_there'
	const problem = await problemOf({ databaseUrl: missing.href })
	expect(problem.kind).toBe('refused')
	expect(problem.message).toContain('"not_there" does not exist')
	const stranger = new URL(url)
	stranger.username = 'stranger'
	stranger.password = 'hunter2'
	expect(await problemOf({ databaseUrl: stranger.href })).toMatchObject({ kind: 'refused' })
})

test('a wrong password is one clear line without the password', async () => {
	const dataDir = await newLiveFolder()
	const server = await open({ dataDir, serverSettings: { fsync: 'off' } })
	const admin = new pg.Client({ ...server.login, user: adminRole, password: await adminPasswordOf(dataDir) })
	await admin.connect()
	await admin.query(`create role careful login password 'right'`)
	const rules = join(dataDir, 'postgres/data/pg_hba.conf')
	await writeFile(rules, `local all careful scram-sha-256\n${await readFile(rules, 'utf8')}`)
	await admin.query('select pg_reload_conf()')
	await admin.end()
	const host = encodeURIComponent(String(server.login.host))
	const databaseUrl = `postgresql://careful:hunter2@localhost/live?host=${host}`
	await expect
		.poll(() => openDatabase({ ...usual, databaseUrl }))
		.toMatchObject({ failure: { kind: 'refused' } })
	expect((await problemOf({ databaseUrl })).message).toMatch(/password authentication failed/)
})

test.each([
	['sql_ascii', 'not-unicode'],
	['latin1', 'not-unicode'],
])('a database in %s is refused', async (encoding, kind) => {
	expect(
		await problemOf({
			databaseUrl: await newDatabase(`encoding '${encoding}' locale_provider libc locale 'C'`),
		}),
	).toMatchObject({ kind })
})

test('a database whose locale knows no Persian letters works like any other', async () => {
	const received: string[] = []
	const databaseUrl = await newDatabase(`locale_provider libc locale 'C'`)
	await open({ databaseUrl, log: { ...silent, warn: (line) => received.push(line) } })
	expect(received).toEqual([])
})

/** Creates a database with these properties; returns its address. */
async function newDatabase(properties: string): Promise<string> {
	const name = `made_${randomBytes(6).toString('hex')}`
	const admin = new pg.Client(login)
	admin.on('error', () => {})
	await admin.connect()
	await admin.query(`create database ${name} template template0 ${properties}`)
	onTestFinished(async () => {
		await admin.query(`drop database ${name} with (force)`)
		await admin.end()
	})
	const address = new URL(url)
	address.pathname = `/${name}`
	return address.href
}

test('a role that may not create what is needed is one clear line that says what to run', async () => {
	const databaseUrl = new URL(await newDatabase(''))
	const role = `guest_${process.pid}`
	await sql.raw(`create role ${role} login`).execute(db)
	onTestFinished(() =>
		sql
			.raw(`drop role ${role}`)
			.execute(db)
			.then(() => {}),
	)
	databaseUrl.username = role
	const problem = await problemOf({ databaseUrl: databaseUrl.href })
	expect(problem.kind).toBe('no-permission')
	expect(problem.message).toContain('grant create on schema public')
})
