import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { errorText } from '#store/database/database-problem.ts'
import {
	type Migration,
	migrationKey,
	migrationsFolder,
	readApplied,
	readMigrations,
	refuseHistory,
	runMigration,
} from '#store/database/migrate.ts'
import { type DatabaseLocation, reachDatabase } from '#store/database/reach-database.ts'
import { newClient } from '#store/database/several-hosts.ts'
import { backupRecordSetting } from './backup-record.ts'
import type { Manifest, Progress, TablePart } from './manifest.ts'
import type { BackupFile } from './read-file.ts'
import { findTables, plainText, tablesWithoutRows } from './snapshot.ts'

export type RestoreRequest = {
	file: BackupFile
	/** An empty one; `sample` follows from the file. */
	place: Omit<DatabaseLocation, 'sample'>
	migrations?: string
	onProgress?: (progress: Progress) => void
	stop: AbortSignal
}

/** Brings a backup into an empty database, all of it or nothing; says where it is now. */
export async function restoreBackup(request: RestoreRequest): Promise<Result<string, string>> {
	const { manifest } = request.file
	const known = await readMigrations(request.migrations ?? migrationsFolder)
	const refusal = refuseHistory(known, manifest.migrations)
	if (refusal) return fail(refusal.message.replace('The database', 'The database in the backup'))
	const reached = await reachDatabase({ ...request.place, sample: manifest.news === 'sample' })
	if (!reached.ok) return fail(reached.failure.message)
	const { login, description, leave } = reached.value
	const client = newClient({ ...login, keepAlive: true })
	client.on('error', () => {})
	const giveUp = () => void client.end().catch(() => {})
	request.stop.addEventListener('abort', giveUp, { once: true })
	try {
		await client.connect()
		await client.query(plainText)
		// Nobody makes tables meanwhile: a product that starts here waits, and finds everything in place.
		await client.query('select pg_advisory_lock($1)', [migrationKey])
		const taken = await findOccupant(client)
		if (taken !== undefined) {
			return fail(`${description} is not empty (it has ${taken}): a backup is restored into an empty place`)
		}
		await client.query('begin')
		await fill(client, known, request)
		await client.query('commit')
		// Plans are made from what is known of the tables; without this the first readers wait.
		await client.query('analyze').catch(() => {})
		return ok(description)
	} catch (error) {
		const why = request.stop.aborted ? 'told to stop' : errorText(error)
		return fail(`nothing was restored, ${description} is as empty as before: ${why}`)
	} finally {
		request.stop.removeEventListener('abort', giveUp)
		await client.end().catch(() => {})
		await leave()
	}
}

/** Anything but extensions counts: other people's tables are not to be mixed with ours. */
async function findOccupant(client: pg.Client): Promise<string | undefined> {
	const found = await client.query<{ name: string }>(`
		select relname as name from pg_class as thing where relnamespace = current_schema()::regnamespace
		and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not exists (
			select from pg_depend where classid = 'pg_class'::regclass and objid = thing.oid and deptype = 'e'
		) order by relkind = 'S', relname limit 1`)
	return found.rows[0]?.name
}

/** Tables as they were when the backup was made, its rows, and then the migrations that came after it. */
async function fill(client: pg.Client, known: Migration[], request: RestoreRequest): Promise<void> {
	const { manifest } = request.file
	await readApplied(client)
	for (const migration of known.slice(0, manifest.migrations.length)) await runMigration(client, migration)
	await compareTables(client, manifest)
	const finish = await openTables(client)
	await copyIn(client, request)
	for (const { name, value, called } of manifest.sequences) {
		await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), value, called])
	}
	await finish()
	// Backups of older versions have these rows.
	for (const name of tablesWithoutRows) await client.query(`delete from ${client.escapeIdentifier(name)}`)
	// What the other place knew of its own backups is not true here.
	await client.query('delete from setting where name = $1', [backupRecordSetting])
	for (const migration of known.slice(manifest.migrations.length)) await runMigration(client, migration)
}

async function compareTables(client: pg.Client, { tables }: Manifest): Promise<void> {
	const shape = (list: { name: string; columns: string[] }[]) =>
		list.map(({ name, columns }) => `${name}(${columns.toSorted().join(',')})`).toSorted()
	const [here, there] = [shape(await findTables(client)), shape(tables)]
	const odd = here.find((table) => !there.includes(table)) ?? there.find((table) => !here.includes(table))
	if (odd !== undefined) throw new Error(`the backup’s tables are not those of its migrations: ${odd}`)
}

type ForeignKey = { table: string; name: string; definition: string }

/**
 * Makes the tables take rows in any order and as they come: counters were backed up and must not be counted again by
 * triggers. Indexes and foreign keys come back at the end: an index is made of all rows several times faster than row by
 * row, and foreign keys are then checked over all rows.
 */
async function openTables(client: pg.Client): Promise<() => Promise<void>> {
	const quote = (name: string) => client.escapeIdentifier(name)
	const tables = (await findTables(client)).map(({ name }) => quote(name))
	const keys = await client.query<ForeignKey>(`
		select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
		from pg_constraint join pg_class on pg_class.oid = conrelid
		where contype = 'f' and relnamespace = current_schema()::regnamespace order by relname, conname`)
	// Those of primary keys and unique constraints stay, since foreign keys refer to them; those of partitions come and go
	// with the index of the whole table.
	const indexes = await client.query<{ name: string; definition: string }>(`
		select relname as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition
		from pg_index join pg_class on pg_class.oid = indexrelid
		where relnamespace = current_schema()::regnamespace
			and not relispartition
			and not exists (select from pg_constraint where conindid = indexrelid) order by relname`)
	for (const key of keys.rows) {
		await client.query(`alter table ${quote(key.table)} drop constraint ${quote(key.name)}`)
	}
	for (const { name } of indexes.rows) await client.query(`drop index ${quote(name)}`)
	for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
	// Migrations may have put rows of their own.
	await client.query(`truncate ${tables.join(', ')}`)
	return async () => {
		await client.query(`set local maintenance_work_mem = '256MB'`)
		for (const { definition } of indexes.rows) await client.query(definition)
		for (const { table, name, definition } of keys.rows) {
			await client.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`)
		}
		for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
	}
}

async function copyIn(client: pg.Client, { file, onProgress = () => {}, stop }: RestoreRequest) {
	const { tables } = file.manifest
	for (const [done, table] of tables.entries()) {
		onProgress({ table: table.name, done, tables: tables.length, bytes: table.offset })
		await copyTable(client, file, table, stop)
	}
}

async function copyTable(client: pg.Client, file: BackupFile, table: TablePart, stop: AbortSignal) {
	const { from } = await import('pg-copy-streams')
	const list = table.columns.map((column) => client.escapeIdentifier(column)).join(', ')
	const target = client.query(from(`copy ${client.escapeIdentifier(table.name)} (${list}) from stdin`))
	// What ends it is told by the pipeline; the connection may break once more after that.
	target.on('error', () => {})
	const [bytes, text] = file.read(table)
	await pipeline(bytes, text, target, { signal: stop })
	if (target.rowCount !== table.rows) {
		throw new Error(`the table ${table.name} has ${target.rowCount} rows instead of ${table.rows}`)
	}
}
