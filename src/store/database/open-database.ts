import { aborted } from 'node:util'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { serverMajor } from '#store/private-server/binaries.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import type { ServerSettings } from '#store/private-server/process.ts'
import type { Schema } from '#store/schema.ts'
import { openPool, type PoolPatience } from './connection-pool.ts'
import { type DatabaseProblem, errorText, type StoreLog } from './database-problem.ts'
import { explainConnectFailure, type NamedServer, readDatabaseUrl } from './external-server.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { prepareDatabase } from './prepare-database.ts'

export type Database = {
	db: Kysely<Schema>
	/** For a library that opens connections of its own (the job queue); it sets no time limits. */
	login: pg.ClientConfig
	/** A connection outside the pool and without time limits, for LISTEN. The caller hears its errors and ends it. */
	openClient: () => Promise<pg.Client>
	/** The database in words, without a password. */
	description: string
	/** Waits for statements that run, but not in a hurry. */
	close: (hurry?: AbortSignal) => Promise<void>
}

export type OpenDatabaseOptions = {
	dataDir: string
	databaseUrl?: string | undefined
	/** Sample data is kept apart: a database of its own in DATA_DIR, the schema `sample` at DATABASE_URL. */
	sample: boolean
	applicationName: string
	log: StoreLog
	/** A visitor's statement is ended after 2 s, a job's after 60 s. */
	patience?: PoolPatience
	/** Another folder of migrations, and settings of a private server that this call starts: for tests. */
	migrations?: string
	serverSettings?: ServerSettings
}

const connectPatienceMs = 10_000

export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	return options.databaseUrl === undefined ? openPrivate(options) : openExternal(options, options.databaseUrl)
}

async function openPrivate(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	const { dataDir, log, serverSettings = {} } = options
	const joined = await joinPrivateServer({ dataDir, log, settings: serverSettings })
	if (!joined.ok) return joined
	const server = joined.value
	const name = `private PostgreSQL ${serverMajor} in ${dataDir}`
	const database = options.sample ? 'sample' : 'live'
	try {
		await server.ensureDatabase(database)
		const opened = await openOn({ login: server.login(database), name }, 'public', options)
		if (!opened.ok) await server.close()
		if (!opened.ok) return opened
		const close = (hurry?: AbortSignal) => opened.value.close(hurry).finally(() => server.close(hurry))
		return ok({ ...opened.value, description: name, close })
	} catch (error) {
		await server.close()
		return fail({ kind: 'cannot-start', message: `The ${name} does not work: ${errorText(error)}` })
	}
}

async function openExternal(
	options: OpenDatabaseOptions,
	databaseUrl: string,
): Promise<Result<Database, DatabaseProblem>> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return server
	try {
		return await openOn(server.value, options.sample ? 'sample' : 'public', options)
	} catch (error) {
		// It answered a moment ago and does no longer.
		return fail(explainConnectFailure(error, server.value))
	}
}

async function openOn(
	server: NamedServer,
	schema: 'public' | 'sample',
	options: OpenDatabaseOptions,
): Promise<Result<Database, DatabaseProblem>> {
	const bare: pg.ClientConfig = {
		...server.login,
		application_name: options.applicationName,
		connectionTimeoutMillis: connectPatienceMs,
	}
	const path = await prepareDatabase({ ...server, login: bare }, schema, options.log)
	if (!path.ok) return path
	const settings = `-c search_path=${escapeOption(path.value.join(','))} -c timezone=UTC`
	const login: pg.ClientConfig = { ...bare, options: [bare.options, settings].filter(Boolean).join(' ') }
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
		description: `PostgreSQL at ${server.name}${schema === 'sample' ? ', schema sample' : ''}`,
		close: async (hurry) => {
			await (hurry === undefined ? db.destroy() : Promise.race([db.destroy(), aborted(hurry, hurry)]))
		},
	})
}

/** PostgreSQL splits its start-up options at spaces that have no backslash before them. */
const escapeOption = (value: string): string => value.replace(/[\\ ]/g, '\\$&')
