import pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'
import { explainConnectFailure, type NamedServer } from './external-server.ts'

const oldestServer = 15

/**
 * What migrations take for granted: a server young enough, the schema, and trigram search. Answers the search path
 * that finds both; an extension exists once in a database, in a schema its owner chose.
 */
export async function prepareDatabase(
	server: NamedServer,
	schema: 'public' | 'sample',
): Promise<Result<string[], DatabaseProblem>> {
	const connected = await connect(server)
	if (!connected.ok) return connected
	const client = connected.value
	try {
		const answer = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
		const major: unknown = answer.rows[0]?.major
		if (typeof major !== 'number' || major < oldestServer) {
			return fail({
				kind: 'too-old',
				message: `The server at ${server.name} is PostgreSQL ${major}: version ${oldestServer} or newer is needed`,
			})
		}
		// Asked first, because "if not exists" wants the right to create even where there is nothing to do.
		const there = await client.query('select to_regnamespace($1) is not null as yes', [schema])
		if (there.rows[0]?.yes !== true) await client.query(`create schema ${schema}`).catch(ignoreRace)
		await client.query('create extension if not exists pg_trgm with schema public').catch(ignoreRace)
		const home = await client.query(
			`select extnamespace::regnamespace::text as name from pg_extension where extname = 'pg_trgm'`,
		)
		return ok([...new Set([schema, String(home.rows[0]?.name)])])
	} catch (error) {
		return fail({
			kind: 'no-permission',
			message:
				`The database at ${server.name} cannot be prepared (${errorText(error)}): ` +
				`let its owner run "create extension pg_trgm" and "create schema ${schema}", and grant create on them`,
		})
	} finally {
		await client.end().catch(() => {})
	}
}

async function connect(server: NamedServer): Promise<Result<pg.Client, DatabaseProblem>> {
	try {
		// The constructor reads certificate files that the address may name.
		const client = new pg.Client(server.login)
		client.on('error', () => {})
		await client.connect()
		return ok(client)
	} catch (error) {
		return fail(explainConnectFailure(error, server))
	}
}

// "If not exists" does not wait for another session doing the same: the loser sees a duplicate, which is as good.
function ignoreRace(error: unknown): void {
	if (!['23505', '42710', '42P06'].includes(errorCode(error) ?? '')) throw error
}
