import { aborted } from 'node:util'
import type pg from 'pg'
import { ok, type Result } from '#domain/result.ts'
import { openPool, type Pool, type PoolUser } from './connection-pool.ts'
import type { DatabaseProblem } from './database-problem.ts'
import { readDatabaseUrl } from './external-server.ts'
import { migrate, migrationsFolder, requireCurrentSchema } from './migrate.ts'
import { type DatabaseLocation, reachDatabase } from './reach-database.ts'
import { openReadServers, type ReadServers, readFromPrimary } from './read-servers.ts'
import { newClient, type ServerLogin } from './several-hosts.ts'

export type Database = {
	db: Pool
	/** For a library that opens connections of its own (the job queue); it sets no time limits. */
	login: ServerLogin
	/** A connection outside the pool and without time limits, for LISTEN. The caller handles its errors and ends it. */
	openClient: () => Promise<pg.Client>
	/** Reads from the streaming replicas at these addresses, or where there are none from the database itself. */
	openReads: (replicaUrls: readonly string[]) => Result<ReadServers, DatabaseProblem>
	/** A sentence for each server that takes writes and should not: an old primary that came back. */
	fenced: () => string[]
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
	/** Refuses the schema of another version instead of migrating it, and changes nothing. */
	asItIs?: boolean
	/** Another folder of migrations, for tests. */
	migrations?: string
}

/** Finds or starts the database, brings its tables up to date, and opens a pool on it. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	const reached = await reachDatabase(options)
	if (!reached.ok) return reached
	const { login, description, holdsLive, explain, fence, leave } = reached.value
	const { asItIs = false, migrations = migrationsFolder, log } = options
	const migrated = await (asItIs
		? requireCurrentSchema(login, migrations)
		: migrate(login, migrations, log)
	).catch((error: unknown) => explain(error))
	if (!migrated.ok) {
		await leave()
		return migrated
	}
	const db = openPool(login, options.patience ?? 'visitor', options.log)
	const stopWatching = fence?.watch(options.log.warn)
	return ok({
		db,
		login,
		openClient: async () => {
			const client = newClient({ ...login, keepAlive: true })
			await client.connect()
			return client
		},
		openReads: (replicaUrls) => {
			if (replicaUrls.length === 0) return ok(readFromPrimary(db))
			const read = replicaUrls.map(readDatabaseUrl)
			const wrong = read.find((server) => !server.ok)
			if (wrong !== undefined) return wrong
			const replicas = read.flatMap((server) => (server.ok ? [server.value] : []))
			// Tables are found by the same path as on the primary, of which the replica is a copy.
			const { Client: _, ...sameAs } = login
			const named = replicas.map(({ name, login: { connectionString } }) => ({
				name,
				login: { ...sameAs, connectionString },
			}))
			return ok(openReadServers({ login, pool: db }, named, options.log))
		},
		fenced: () => fence?.problems() ?? [],
		holdsLive,
		description,
		close: async (hurry) => {
			stopWatching?.()
			const ended = hurry === undefined ? db.end() : Promise.race([db.end(), aborted(hurry, hurry)])
			await ended.finally(() => leave(hurry))
		},
	})
}
