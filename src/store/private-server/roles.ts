import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { errorCode } from '#store/database/database-problem.ts'
import { newClient } from '#store/database/new-client.ts'
import { type ServerFolder, serverPort } from './folder.ts'

/** A superuser, created with the server; it creates the databases. */
export const adminRole = 'zagros'
/** Owns the databases and is no superuser: its SQL cannot leave them. */
export const applicationRole = 'zagros_application'

const connectTimeoutMs = 5_000

export const loginTo = (folder: ServerFolder, database: string, role = applicationRole): pg.ClientConfig => ({
	host: folder.socket,
	port: serverPort,
	user: role,
	database,
	password: role === adminRole ? () => readFile(folder.adminPassword, 'utf8') : '',
	ssl: false,
	// Set explicitly, so that a PGOPTIONS of the caller's environment does not count.
	options: '-c timezone=UTC',
	connectionTimeoutMillis: connectTimeoutMs,
})

/**
 * `not-yet`: a server is there and starting, stopping or out of connections. Without the file of its password it counts
 * as not there: it is started again and gets a new one.
 */
export async function canConnect(folder: ServerFolder): Promise<'yes' | 'not-yet' | 'nobody-there'> {
	const client = newClient(loginTo(folder, 'postgres', adminRole))
	try {
		await client.connect()
		return 'yes'
	} catch (error) {
		const code = errorCode(error)
		return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'nobody-there' : 'not-yet'
	} finally {
		await client.end().catch(() => {})
	}
}

/**
 * Creates the application's role and makes it the owner of every database with its content: earlier versions ran as the
 * superuser, who owns what they created.
 */
export async function prepareApplicationRole(admin: pg.Client, folder: ServerFolder): Promise<void> {
	const role = await admin.query('select from pg_roles where rolname = $1', [applicationRole])
	if (role.rowCount === 0) await admin.query(`create role ${applicationRole} login`)
	const owned = await admin.query<{ name: string }>(
		`select datname as name from pg_database
		where datdba = '${adminRole}'::regrole and not datistemplate and datname <> 'postgres'`,
	)
	for (const { name } of owned.rows) {
		const client = newClient(loginTo(folder, name, adminRole))
		await client.connect()
		await client.query(handOver).finally(() => client.end())
		// The database itself comes last: while it is the superuser's, an interrupted change is made again.
		await admin.query(`alter database ${admin.escapeIdentifier(name)} owner to ${applicationRole}`)
	}
}

/**
 * From the first number of a created object. What belongs to an extension stays its own; a type or sequence of a table
 * goes with it.
 */
const handOver = `
do $$
declare
	thing record;
begin
	for thing in
		select what.type, what.identity
		from (
			select 'pg_namespace'::regclass as kind, oid as number, nspowner as owner from pg_namespace
			union all select 'pg_class', oid, relowner from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
			union all select 'pg_proc', oid, proowner from pg_proc
			union all select 'pg_type', oid, typowner from pg_type
		) as object, pg_identify_object(kind, number, 0) as what
		where owner = '${adminRole}'::regrole and number >= 16384 and not exists (
			select from pg_depend where classid = kind and objid = number and refobjid <> number
				and (deptype in ('e', 'i') or deptype = 'a' and what.type = 'sequence')
		)
	loop
		execute format('alter %s %s owner to ${applicationRole}', thing.type, thing.identity);
	end loop;
end
$$`

/** Makes a database of the application's role unless it is there. */
export async function ensureOwnedDatabase(admin: pg.Client, name: string): Promise<void> {
	const found = await admin.query('select from pg_database where datname = $1', [name])
	if (found.rowCount) return
	// template0, because template1 may not be copied while anyone is connected to it.
	const database = admin.escapeIdentifier(name)
	await admin.query(`create database ${database} template template0 owner ${applicationRole}`)
}
