import { aborted } from 'node:util'
import type pg from 'pg'
import { ok, type Result } from '#domain/result.ts'
import { openPool, type Pool, type PoolUser } from './connection-pool.ts'
import type { DatabaseProblem } from './database-problem.ts'
import { migrate, migrationsFolder, requireCurrentSchema } from './migrate.ts'
import { newClient } from './new-client.ts'
import { type DatabaseLocation, type ReachedDatabase, reachDatabase } from './reach-database.ts'
import { checkReadAddresses, readServersOf } from './read-addresses.ts'
import { openReadServers, type ReadServers, readFromPrimary } from './read-servers.ts'

export type Database = {
	db: Pool
	/** For a library that opens connections of its own (the job queue); it sets no time limits. */
	login: pg.ClientConfig
	/** A connection outside the pool and without time limits, for LISTEN. The caller ends it. */
	openClient: () => Promise<pg.Client>
	/** Where to read, and whether there is a primary to write to. */
	reads: ReadServers
	/** False where it was opened without a primary, because a read address responds. */
	hasPrimary: boolean
	/** Whether live news is stored there, which replaces a sample. */
	holdsLive: () => Promise<boolean>
	/** A description of the database without a password. */
	description: string
	/** Waits for running statements, but not in a hurry. */
	close: (hurry?: AbortSignal) => Promise<void>
}

export type OpenDatabaseOptions = DatabaseLocation & {
	/** A visitor's statement is ended after 2 s, a job's after 60 s. */
	patience?: PoolUser
	/** Multiplies how long a visitor's statement may take. */
	timeLimitScale?: number
	/** Refuses the schema of another version instead of migrating it, and changes nothing. */
	asItIs?: boolean
}

/** Finds or starts the database, brings its tables up to date, and opens a pool on it. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	const reached = await reachDatabase(options)
	if (!reached.ok) return reached
	const { login, description, holdsLive, hasPrimary, leave } = reached.value
	const tables = await prepareTables(options, reached.value)
	if (!tables.ok) {
		await leave()
		return tables
	}
	const { log, serving, timeLimitScale } = options
	const db = openPool(login, options.patience ?? 'visitor', log, timeLimitScale)
	const reads =
		serving === undefined
			? readFromPrimary(db)
			: openReadServers({ login, pool: db }, tables.value, log, timeLimitScale)
	return ok({
		db,
		login,
		openClient: async () => {
			const client = newClient({ ...login, keepAlive: true })
			await client.connect()
			return client
		},
		reads,
		hasPrimary,
		holdsLive,
		description,
		close: async (hurry) => {
			const ending = Promise.all([reads.close(), db.end()])
			const ended = hurry === undefined ? ending : Promise.race([ending, aborted(hurry, hurry)])
			await ended.finally(leave)
		},
	})
}

/** Brings the tables up to date where there is a primary; returns how to connect to the read addresses. */
async function prepareTables(
	{ serving, asItIs = false, migrations = migrationsFolder, log }: OpenDatabaseOptions,
	{ login, hasPrimary, explain }: ReachedDatabase,
): Promise<Result<pg.ClientConfig[], DatabaseProblem>> {
	const servers = readServersOf(serving?.readUrls ?? [], login)
	if (!servers.ok) return servers
	try {
		// A replica was found to have the schema.
		const migrated = !hasPrimary
			? ok(undefined)
			: await (asItIs ? requireCurrentSchema(login, migrations) : migrate(login, migrations, log))
		if (!migrated.ok) return migrated
		const checked = hasPrimary ? await checkReadAddresses(login, servers.value, log) : ok(undefined)
		return checked.ok ? ok(servers.value.map((server) => server.login)) : checked
	} catch (error) {
		return explain(error)
	}
}
