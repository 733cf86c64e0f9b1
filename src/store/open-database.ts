import type { Kysely } from 'kysely'
import pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { openPool, type PoolPatience } from './connection-pool.ts'
import { type DatabaseProblem, errorCode, errorText, type StoreLog } from './database-problem.ts'
import { type ExternalServer, explainConnectFailure, readDatabaseUrl } from './external-server.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { joinPrivateServer } from './private-server.ts'
import { serverMajor } from './private-server-binaries.ts'
import type { ServerSettings } from './private-server-process.ts'
import type { Schema } from './schema.ts'

export type Database = {
	db: Kysely<Schema>
	/** For a library that opens connections of its own (the job queue); no time limits are set in it. */
	login: pg.ClientConfig
	/** A connection outside the pool and without time limits, for LISTEN. The caller handles its errors and ends it. */
	openClient: () => Promise<pg.Client>
	/** The database in words, without a password. */
	description: string
	close: () => Promise<void>
}

export type OpenDatabaseOptions = {
	dataDir: string
	databaseUrl?: string | undefined
	sample: boolean
	applicationName: string
	log: StoreLog
	/** A visitor's statement ends after 2 s, a job's after 60 s. */
	patience?: PoolPatience
	/** Tests only. */
	migrations?: string
	serverSettings?: ServerSettings
}

const connectPatienceMs = 10_000
const oldestServer = 150_000

export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	return options.databaseUrl === undefined ? openPrivate(options) : openExternal(options, options.databaseUrl)
}

async function openPrivate(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	const { dataDir, log, serverSettings } = options
	const server = await joinPrivateServer({
		dataDir,
		log,
		...(serverSettings && { settings: serverSettings }),
	})
	if (!server.ok) return server
	const database = options.sample ? 'sample' : 'live'
	const description = `private PostgreSQL ${serverMajor} in ${dataDir}`
	try {
		await server.value.ensureDatabase(database)
		const login = server.value.login(database)
		const opened = await openPrepared(
			options,
			{ login, name: description },
			'public',
			description,
			server.value.close,
		)
		if (!opened.ok) await server.value.close()
		return opened
	} catch (error) {
		await server.value.close()
		return fail({ kind: 'cannot-start', message: `The ${description} does not work: ${errorText(error)}` })
	}
}

async function openExternal(
	options: OpenDatabaseOptions,
	databaseUrl: string,
): Promise<Result<Database, DatabaseProblem>> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return server
	const schema = options.sample ? 'sample' : 'public'
	const description = `PostgreSQL at ${server.value.name}${options.sample ? ', schema sample' : ''}`
	return openPrepared(options, server.value, schema, description, async () => {})
}

async function openPrepared(
	options: OpenDatabaseOptions,
	server: ExternalServer,
	schema: 'public' | 'sample',
	description: string,
	release: () => Promise<void>,
): Promise<Result<Database, DatabaseProblem>> {
	// public stays in the path behind sample, because an extension exists once in a database.
	const path = schema === 'public' ? 'public' : `${schema},public`
	const login: pg.ClientConfig = {
		...server.login,
		application_name: options.applicationName,
		connectionTimeoutMillis: connectPatienceMs,
		options: `-c search_path=${path} -c timezone=UTC`,
	}
	const prepared = await prepareDatabase(login, server, schema)
	if (!prepared.ok) return prepared
	const migrated = await migrate(login, options.migrations ?? migrationsFolder, options.log)
	if (!migrated.ok) return migrated
	const db = openPool(login, options.patience ?? 'visitor', options.log)
	return ok({
		db,
		login,
		openClient: async () => {
			const client = new pg.Client({ ...login, keepAlive: true })
			await client.connect()
			return client
		},
		description,
		close: async () => {
			await db.destroy()
			await release()
		},
	})
}

/** What migrations take for granted: a server young enough, the schema, and trigram search. */
async function prepareDatabase(
	login: pg.ClientConfig,
	server: ExternalServer,
	schema: string,
): Promise<Result<void, DatabaseProblem>> {
	const client = new pg.Client(login)
	client.on('error', () => {})
	try {
		await client.connect()
	} catch (error) {
		return fail(explainConnectFailure(error, server))
	}
	try {
		const version = await client.query(`select current_setting('server_version_num')::int as number`)
		const number: unknown = version.rows[0]?.number
		if (typeof number !== 'number' || number < oldestServer) {
			return fail({
				kind: 'too-old',
				message: `The server at ${server.name} is PostgreSQL ${Number(number) / 10_000}: version 15 or newer is needed`,
			})
		}
		await client.query(`create schema if not exists ${schema}`).catch(ignoreRace)
		await client.query('create extension if not exists pg_trgm with schema public').catch(ignoreRace)
		return ok(undefined)
	} catch (error) {
		return fail({
			kind: 'no-permission',
			message: `The database at ${server.name} cannot be prepared (${errorText(error)}): let its owner run "create extension pg_trgm" and grant create on it`,
		})
	} finally {
		await client.end().catch(() => {})
	}
}

// "If not exists" is not safe against another session doing the same: the loser sees a duplicate, which is as good.
function ignoreRace(error: unknown): void {
	if (!['23505', '42710', '42P06'].includes(errorCode(error) ?? '')) throw error
}
