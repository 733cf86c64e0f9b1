import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'
import { explainConnectFailure, type NamedServer, noPrimary } from './external-server.ts'
import { newClient } from './new-client.ts'

const oldestServer = 15

/** What migrations require: a recent server, a database that can store Persian, and the schema. */
export async function prepareDatabase(
	server: NamedServer,
	schema: 'public' | 'sample',
): Promise<Result<undefined, DatabaseProblem>> {
	const connected = await connect(server)
	if (!connected.ok) return connected
	const client = connected.value
	try {
		const result = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
		const major: unknown = result.rows[0]?.major
		if (typeof major !== 'number' || major < oldestServer) {
			return fail({
				kind: 'too-old',
				message: `The server at ${server.name} is PostgreSQL ${major}: version ${oldestServer} or newer is needed`,
			})
		}
		const recovery = await client.query('select pg_is_in_recovery() as replica')
		if (recovery.rows[0]?.replica === true) return fail(noPrimary(server, 'the server there is a replica'))
		const encoding = await client.query(`select current_setting('server_encoding') as name`)
		if (encoding.rows[0]?.name !== 'UTF8') {
			return fail({
				kind: 'not-unicode',
				message: `The database at ${server.name} cannot hold Persian: make one with "create database … encoding 'UTF8'"`,
			})
		}
		// Checked first, because "if not exists" needs the right to create even where there is nothing to do.
		const there = await client.query('select to_regnamespace($1) is not null as yes', [schema])
		if (there.rows[0]?.yes !== true) await client.query(`create schema ${schema}`).catch(ignoreRace)
		// Where the tables exist, a user without that right can go on until a migration needs it.
		const rights = await client.query(
			`select has_schema_privilege($1, 'create') or to_regclass($1 || '.schema_migration') is not null as enough`,
			[schema],
		)
		return rights.rows[0]?.enough === true
			? ok(undefined)
			: mayNotPrepare(server, schema, 'its user may not create tables')
	} catch (error) {
		return mayNotPrepare(server, schema, errorText(error))
	} finally {
		await client.end().catch(() => {})
	}
}

const mayNotPrepare = ({ name }: NamedServer, schema: string, why: string) =>
	fail<DatabaseProblem>({
		kind: 'no-permission',
		message:
			`The database at ${name} cannot be prepared (${why}): ` +
			`let its owner run "create schema if not exists ${schema}" and "grant create on schema ${schema} to" its user`,
	})

async function connect(server: NamedServer): Promise<Result<pg.Client, DatabaseProblem>> {
	try {
		// The constructor reads certificate files that the address may name.
		const client = newClient(server.login)
		await client.connect()
		return ok(client)
	} catch (error) {
		return fail(explainConnectFailure(error, server))
	}
}

// "If not exists" does not wait for another session doing the same: the loser gets a duplicate error, which is fine.
function ignoreRace(error: unknown): void {
	if (!['23505', '42710', '42P06'].includes(errorCode(error) ?? '')) throw error
}
