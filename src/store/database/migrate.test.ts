import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { emptyDatabase, testDatabase } from '#test/database.ts'
import { startHolder } from '#test/holder-process.ts'
import { compareHistory, migrate, migrationsFolder, readMigrations } from './migrate.ts'

// Every test starts servers and processes, which a busy machine is slow at.
const { db, login: publicLogin, url } = await testDatabase()
const login = { ...publicLogin, options: '-c search_path=trial,public' }
const silent = { info: () => {}, warn: () => {} }

beforeEach(async () => {
	await sql`drop schema if exists trial cascade`.execute(db)
	await sql`create schema trial`.execute(db)
})

async function folderOf(files: Record<string, string>): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'zagros-migrations-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
	return folder
}

const applied = async () => {
	const result = await sql<{
		name: string
	}>`select name from trial.schema_migration order by version`.execute(db)
	return result.rows.map(({ name }) => name)
}

const one = { '0001-one.sql': 'create table one (id int); insert into one values (1);' }
const late = { '0003-late.sql': 'create table late (id int)' }
const two = { '0002-two.sql': 'insert into one values (2); create table two (id int);' }

test('files run once, in order, in the schema that comes first in the search path', async () => {
	const folder = await folderOf({ ...two, ...one })
	expect(await migrate(login, folder, silent)).toEqual({ ok: true, value: undefined })
	expect(await migrate(login, folder, silent)).toEqual({ ok: true, value: undefined })
	expect(await applied()).toEqual(['0001-one', '0002-two'])
	const rows = await sql<{ id: number }>`select id from trial.one order by id`.execute(db)
	expect(rows.rows.map(({ id }) => id)).toEqual([1, 2])
})

test('of eight that migrate at once one does it and the others wait', async () => {
	const folder = await folderOf({
		...one,
		'0002-slow.sql': 'select pg_sleep(0.3); insert into one values (2)',
	})
	const logged: string[] = []
	const log = { info: (line: string) => logged.push(line), warn: () => {} }
	const results = await Promise.all(Array.from({ length: 8 }, () => migrate(login, folder, log)))
	expect(results.every(({ ok }) => ok)).toBe(true)
	expect(logged.filter((line) => /^applied \d+ migrations, up to 000\d-/.test(line))).toHaveLength(1)
	expect(logged.some((line) => line.startsWith('waiting for another process'))).toBe(true)
	const rows = await sql<{ total: number }>`select count(*)::int as total from trial.one`.execute(db)
	expect(rows.rows[0]?.total).toBe(2)
})

test('a migration may take longer than a visitor waits', async () => {
	const folder = await folderOf({ '0001-slow.sql': 'select pg_sleep(0.2)' })
	const strict = { ...login, statement_timeout: 100 }
	expect((await migrate(strict, folder, silent)).ok).toBe(true)
})

test('a file that fails leaves nothing of itself and everything before it', async () => {
	const folder = await folderOf({ ...one, '0002-bad.sql': 'create table two (id int); select 1/0' })
	const result = await migrate(login, folder, silent)
	expect(result).toMatchObject({ ok: false, failure: { kind: 'failed-migration' } })
	if (!result.ok) expect(result.failure.message).toMatch(/^.*0002-bad.*division by zero$/)
	expect(await applied()).toEqual(['0001-one'])
	expect((await sql`select to_regclass('trial.two') as found`.execute(db)).rows[0]).toEqual({ found: null })
})

/** A session of the running product that is in the middle of a transaction. */
async function busySession(...statements: string[]): Promise<pg.Client> {
	const client = new pg.Client({ ...login, application_name: 'zagros-web' })
	client.on('error', () => {})
	await client.connect()
	onTestFinished(() => client.end())
	await client.query('begin')
	for (const statement of statements) await client.query(statement)
	return client
}

const alterOne = {
	'0002-alter.sql': 'alter table two add column word text; alter table one add column word text',
}
const twoTables = { '0001-tables.sql': 'create table one (id int); create table two (id int)' }

test('a migration waits for a table that is in use, and says for which and for whom', async () => {
	expect((await migrate(login, await folderOf(twoTables), silent)).ok).toBe(true)
	const reader = await busySession('select * from one')
	const logged: string[] = []
	const log = { info: (line: string) => logged.push(line), warn: (line: string) => logged.push(line) }
	const migrated = migrate(login, await folderOf({ ...twoTables, ...alterOne }), log)
	const wait = 'migration 0002-alter waits for the table one, which zagros-web uses'
	await expect.poll(() => logged.filter((line) => line === wait).length).toBeGreaterThan(1)
	// Tables of an attempt that gave way are free again.
	await reader.query('insert into two values (1)')
	await reader.query('commit')
	expect(await migrated).toMatchObject({ ok: true })
	expect(await applied()).toEqual(['0001-tables', '0002-alter'])
})

test('a transaction that takes the tables in the other order completes, and the migration after it', async () => {
	expect((await migrate(login, await folderOf(twoTables), silent)).ok).toBe(true)
	const writer = await busySession('insert into one values (1)')
	const logged: string[] = []
	const log = { info: (line: string) => logged.push(line), warn: () => {} }
	const migrated = migrate(login, await folderOf({ ...twoTables, ...alterOne }), log)
	await expect.poll(() => logged).toContainEqual(expect.stringContaining('waits for the table'))
	await writer.query('insert into two values (1)')
	await writer.query('commit')
	expect(await migrated).toMatchObject({ ok: true })
})

test('a migration that never gets its table fails and leaves nothing of itself', async () => {
	expect((await migrate(login, await folderOf(twoTables), silent)).ok).toBe(true)
	await busySession('select * from one')
	const result = await migrate(login, await folderOf({ ...twoTables, ...alterOne }), silent, 1)
	expect(result).toMatchObject({ ok: false, failure: { kind: 'failed-migration' } })
	if (!result.ok) expect(result.failure.message).toMatch(/lock timeout; .*try again at a quieter time$/)
	expect(await applied()).toEqual(['0001-tables'])
})

test('a process killed in the middle of a migration is followed by one that completes it', async () => {
	const slow = 'create table two (id int); insert into two values (1); select pg_sleep(1)'
	const folder = await folderOf({ ...one, '0002-slow.sql': slow })
	const holder = startHolder({ dataDir: '/nonexistent', databaseUrl: url, sample: true, migrations: folder })
	onTestFinished(() => sql`drop schema if exists sample cascade`.execute(db).then(() => {}))
	const underway = async () => {
		const result = await sql`select from pg_stat_activity where query like '%insert into two%pg_sleep%'
			and pid <> pg_backend_pid() and datname = current_database()`.execute(db)
		return result.rows.length > 0
	}
	while (!(await underway())) await pause(20)
	await holder.kill()

	const inSample = { ...publicLogin, options: '-c search_path=sample,public' }
	expect((await migrate(inSample, folder, silent)).ok).toBe(true)
	const rows = await sql<{ total: number }>`select count(*)::int as total from sample.two`.execute(db)
	expect(rows.rows[0]?.total).toBe(1)
})

test.each([
	['newer than the code', { ...one, ...two }, one, 'newer-than-code', '0002-two'],
	['of a changed file', one, { '0001-one.sql': 'create table one ()' }, 'changed-migration', '0001-one'],
	['that lacks an older file', late, { ...one, ...late }, 'changed-migration', '0001-one'],
])('a database %s is refused with one line', async (_what, before, after, kind, named) => {
	expect((await migrate(login, await folderOf(before), silent)).ok).toBe(true)
	const result = await migrate(login, await folderOf(after), silent)
	expect(result).toMatchObject({ ok: false, failure: { kind } })
	if (!result.ok) expect(result.failure.message).toMatch(new RegExp(`^.*${named}.*$`))
})

test('line endings of a file are not a change', async () => {
	const text = 'create table one (\n\tid int\n);\n'
	expect((await migrate(login, await folderOf({ '0001-one.sql': text }), silent)).ok).toBe(true)
	const windows = await folderOf({ '0001-one.sql': text.replaceAll('\n', '\r\n') })
	expect((await migrate(login, windows, silent)).ok).toBe(true)
})

test.each([
	['a name without a number', { 'one.sql': '' }, 'NNNN-name.sql'],
	['one number twice', { '0001-one.sql': '', '0001-other.sql': '' }, 'two migrations'],
])('%s in the folder is a programming error and throws', async (_what, files, words) => {
	await expect(migrate(login, await folderOf(files), silent)).rejects.toThrow(words)
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** What databases had recorded before the baseline took the place of the first 38 files. */
const beforeBaseline = [...range(1, 10), ...range(20, 29), ...range(32, 43), ...range(46, 51)].map(
	(version) => ({
		version,
		name: version === 51 ? '0051-moment-of-a-report' : `older-${version}`,
		checksum: version === 51 ? 'ef5b5a0c5106976b05915b0f43ead0d652eacbbcdd6241491339169277eb32bc' : 'older',
	}),
)

/** Everything that migrations create, in PostgreSQL's own words. */
async function describeSchema(login: pg.ClientConfig): Promise<string[]> {
	const client = new pg.Client(login)
	await client.connect()
	try {
		const found = await client.query<{ text: string }>(`
			with ours as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
			select concat_ws(' ', relname, row_number() over (partition by relname order by attnum), attname,
				format_type(atttypid, atttypmod), attnotnull, attidentity, pg_get_expr(adbin, adrelid)) as text
			from ours join pg_attribute on attrelid = ours.oid and attnum > 0 and not attisdropped
				left join pg_attrdef on adrelid = attrelid and adnum = attnum
			union all select pg_get_indexdef(oid) from ours join pg_index on indexrelid = oid
			union all select concat_ws(' ', relname, conname, pg_get_constraintdef(pg_constraint.oid))
			from ours join pg_constraint on conrelid = ours.oid
			union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
			union all select pg_get_triggerdef(pg_trigger.oid)
			from ours join pg_trigger on tgrelid = ours.oid where not tgisinternal
			order by text`)
		return found.rows.map(({ text }) => text)
	} finally {
		await client.end()
	}
}

test('a database with the files that the baseline replaced is migrated to the schema of a new one', async () => {
	const { login: old } = await emptyDatabase()
	const baseline = await readFile(join(migrationsFolder, '0051-baseline.sql'), 'utf8')
	expect(await migrate(old, await folderOf({ '0051-baseline.sql': baseline }), silent)).toMatchObject({
		ok: true,
	})
	const client = new pg.Client(old)
	await client.connect()
	await client.query('truncate schema_migration')
	await client.query(
		`insert into schema_migration (version, name, checksum)
		select version, name, checksum from json_to_recordset($1) as row (version integer, name text, checksum text)`,
		[JSON.stringify(beforeBaseline)],
	)
	await client.end()
	const logged: string[] = []
	const log = { info: (line: string) => logged.push(line), warn: () => {} }
	const later = (await readMigrations(migrationsFolder)).length - 1
	expect(await migrate(old, migrationsFolder, log)).toMatchObject({ ok: true })
	expect(await migrate(old, migrationsFolder, log)).toMatchObject({ ok: true })
	expect(logged).toEqual([expect.stringContaining(`applied ${later} migrations`)])
	expect(await describeSchema(old)).toEqual(await describeSchema(publicLogin))
})

test('a database or a backup that stopped before the baseline is refused, with what to do', async () => {
	const known = await readMigrations(migrationsFolder)
	expect(compareHistory(known, beforeBaseline.slice(0, -1))).toMatchObject({
		failure: {
			kind: 'older-than-code',
			message: expect.stringMatching(
				/^The database ends with migration older-50.*the version before this one/,
			),
		},
	})
})
