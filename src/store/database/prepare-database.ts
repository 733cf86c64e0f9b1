import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText, type StoreLog } from './database-problem.ts'
import { explainConnectFailure, type NamedServer } from './external-server.ts'
import { newClient } from './several-hosts.ts'

export const oldestServer = 15

/**
 * What migrations take for granted: a server young enough, the schema, and trigram search. Answers the search path
 * that finds both; an extension exists once in a database, in a schema its owner chose.
 */
export async function prepareDatabase(
	server: NamedServer,
	schema: 'public' | 'sample',
	log: StoreLog,
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
		const encoding = await client.query(`select current_setting('server_encoding') as name`)
		if (encoding.rows[0]?.name !== 'UTF8') {
			return fail({
				kind: 'not-unicode',
				message: `The database at ${server.name} cannot hold Persian: make one with "create database … encoding 'UTF8'"`,
			})
		}
		// Asked first, because "if not exists" wants the right to create even where there is nothing to do.
		const there = await client.query('select to_regnamespace($1) is not null as yes', [schema])
		if (there.rows[0]?.yes !== true) await client.query(`create schema ${schema}`).catch(ignoreRace)
		await client.query('create extension if not exists pg_trgm with schema public').catch(ignoreRace)
		const home = await client.query(
			`select extnamespace::regnamespace::text as name from pg_extension where extname = 'pg_trgm'`,
		)
		const path = [...new Set([schema, String(home.rows[0]?.name)])]
		const letters = await client.query(`select ${path.at(-1)}.show_trgm('خبر') <> '{}' as known`)
		if (letters.rows[0]?.known !== true) {
			log.warn(`the database at ${server.name} has lc_ctype C: searching Persian works in it, but slowly`)
		}
		return ok(path)
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
		const client = newClient(server.login)
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
