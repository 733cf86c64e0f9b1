import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { runMigration } from '#store/database/apply-migration.ts'
import { errorText } from '#store/database/database-problem.ts'
import {
	compareHistory,
	type History,
	migrationKey,
	migrationsFolder,
	readApplied,
	readMigrations,
} from '#store/database/migrate.ts'
import { newClient } from '#store/database/new-client.ts'
import { type DatabaseLocation, reachDatabase } from '#store/database/reach-database.ts'
import { backupRecordSetting } from './backup-record.ts'
import type { Manifest, Progress, TablePart } from './manifest.ts'
import type { BackupFile } from './read-file.ts'
import { findTables, plainText, tablesWithoutRows } from './snapshot.ts'

export type RestoreRequest = {
	file: BackupFile
	/** An empty database; `sample` follows from the file. */
	place: Omit<DatabaseLocation, 'sample'>
	migrations?: string
	onProgress?: (progress: Progress) => void
	stop: AbortSignal
}

/** Restores a backup into an empty database, completely or not at all; returns a description of the database. */
export async function restoreBackup(request: RestoreRequest): Promise<Result<string, string>> {
	const { manifest } = request.file
	const known = await readMigrations(request.migrations ?? migrationsFolder)
	const history = compareHistory(known, manifest.migrations)
	if (!history.ok) return fail(history.failure.message.replace('The database', 'The database in the backup'))
	const reached = await reachDatabase({ ...request.place, sample: manifest.news === 'sample' })
	if (!reached.ok) return fail(reached.failure.message)
	const { login, description, leave } = reached.value
	const client = newClient({ ...login, keepAlive: true })
	const giveUp = () => void client.end().catch(() => {})
	request.stop.addEventListener('abort', giveUp, { once: true })
	try {
		await client.connect()
		await client.query(plainText)
		// The lock prevents other processes from creating tables: a product that starts meanwhile waits, and finds
		// everything in place.
		await client.query('select pg_advisory_lock($1)', [migrationKey])
		const taken = await findOccupant(client)
		if (taken !== undefined) {
			return fail(`${description} is not empty (it has ${taken}): a backup is restored into an empty place`)
		}
		await client.query('begin')
		await fill(client, history.value, request)
		await client.query('commit')
		// Without statistics the first queries would have bad plans.
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

/** Any object except extensions counts, because foreign tables must not be mixed with ours. */
async function findOccupant(client: pg.Client): Promise<string | undefined> {
	const found = await client.query<{ name: string }>(`
		select relname as name from pg_class as thing where relnamespace = current_schema()::regnamespace
		and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and not exists (
			select from pg_depend where classid = 'pg_class'::regclass and objid = thing.oid and deptype = 'e'
		) order by relkind = 'S', relname limit 1`)
	return found.rows[0]?.name
}

/** Creates the tables of the backup's version, inserts its rows, and applies later migrations. */
async function fill(
	client: pg.Client,
	{ applied, waiting }: History,
	request: RestoreRequest,
): Promise<void> {
	const { manifest } = request.file
	await readApplied(client)
	for (const migration of applied) await runMigration(client, migration)
	await compareTables(client, manifest)
	const finish = await openTables(client)
	await copyIn(client, request)
	for (const { name, value, called } of manifest.sequences) {
		await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), value, called])
	}
	await finish()
	// Backups of older versions have these rows.
	for (const name of tablesWithoutRows) await client.query(`delete from ${client.escapeIdentifier(name)}`)
	// The backup record of the other installation does not apply here.
	await client.query('delete from setting where name = $1', [backupRecordSetting])
	for (const migration of waiting) await runMigration(client, migration)
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
 * Prepares the tables for rows in any order: triggers are off, because counters are in the backup and must not be
 * counted again. Indexes and foreign keys are created again at the end, because building an index over all rows is
 * several times faster.
 */
async function openTables(client: pg.Client): Promise<() => Promise<void>> {
	const quote = (name: string) => client.escapeIdentifier(name)
	const tables = (await findTables(client)).map(({ name }) => quote(name))
	const keys = await client.query<ForeignKey>(`
		select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
		from pg_constraint join pg_class on pg_class.oid = conrelid
		where contype = 'f' and relnamespace = current_schema()::regnamespace order by relname, conname`)
	// Indexes of primary keys and unique constraints stay, because foreign keys need them; those of partitions belong
	// to the index of the whole table.
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
	// Migrations may have inserted rows.
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
	// The pipeline reports the error; the connection may fail once more after that.
	target.on('error', () => {})
	const [bytes, text] = file.read(table)
	await pipeline(bytes, text, target, { signal: stop })
	if (target.rowCount !== table.rows) {
		throw new Error(`the table ${table.name} has ${target.rowCount} rows instead of ${table.rows}`)
	}
}
