import type pg from 'pg'
import { type AppliedMigration, migrationKey } from '#store/database/migrate.ts'

export type BackupTable = { name: string; columns: string[] }
type SequenceState = { name: string; value: string; called: boolean }

/**
 * Tables whose rows are not backed up. The key that hashes addresses is deleted after a day, so that the hashes lose
 * their meaning; a backup would preserve both. A restored installation creates a new key.
 */
export const tablesWithoutRows: ReadonlySet<string> = new Set(['origin_key'])

/** Text is written and read under the same settings, whatever the servers' own are. */
export const plainText = `
	set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1;
	set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`

/**
 * A consistent snapshot of the database until the connection ends. Migrations are locked out while it is taken, and
 * its tables cannot change afterwards.
 */
export async function takeSnapshot(client: pg.Client): Promise<BackupTable[]> {
	await client.query(plainText)
	await client.query('select pg_advisory_lock($1)', [migrationKey])
	await client.query('begin isolation level repeatable read read only')
	const tables = await findTables(client)
	const names = tables.map(({ name }) => client.escapeIdentifier(name))
	await client.query(`lock table ${names.join(', ')} in access share mode`)
	// A process that starts meanwhile takes this lock to check for migrations and must not wait for the backup.
	await client.query('select pg_advisory_unlock($1)', [migrationKey])
	return tables
}

const ofTheProduct = (kind: string) => `
	from pg_class as thing where relnamespace = current_schema()::regnamespace and relkind = '${kind}'
	and not exists (
		select from pg_depend where classid = 'pg_class'::regclass and objid = thing.oid and deptype = 'e'
	)`

/** The product's tables with their stored columns; the manifest has the migrations. */
export async function findTables(client: pg.Client): Promise<BackupTable[]> {
	const found = await client.query<BackupTable>(`
		select relname as name, (
			select array_agg(attname::text order by attnum) from pg_attribute
			where attrelid = thing.oid and attnum > 0 and not attisdropped and attgenerated = ''
		) as columns
		${ofTheProduct('r')} and relname <> 'schema_migration' order by relname`)
	return found.rows
}

export async function readHistory(client: pg.Client): Promise<AppliedMigration[]> {
	const found = await client.query<AppliedMigration>(
		'select version, name, checksum from schema_migration order by version',
	)
	return found.rows
}

/** Must be read after the snapshot: sequences are not part of it, and may be ahead of the rows but not behind. */
export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
	const found = await client.query<{ name: string }>(
		`select relname as name ${ofTheProduct('S')} order by relname`,
	)
	const states: SequenceState[] = []
	for (const { name } of found.rows) {
		const state = await client.query<{ value: string; called: boolean }>(
			`select last_value::text as value, is_called as called from ${client.escapeIdentifier(name)}`,
		)
		states.push({ name, value: '1', called: false, ...state.rows[0] })
	}
	return states
}
