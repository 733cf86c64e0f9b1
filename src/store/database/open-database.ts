import { aborted } from 'node:util'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { ok, type Result } from '#domain/result.ts'
import type { Schema } from '#store/schema.ts'
import { openPool, type PoolPatience } from './connection-pool.ts'
import type { DatabaseProblem } from './database-problem.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { type DatabasePlace, reachDatabase } from './reach-database.ts'

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

export type OpenDatabaseOptions = DatabasePlace & {
	/** A visitor's statement is ended after 2 s, a job's after 60 s. */
	patience?: PoolPatience
	/** Another folder of migrations, for tests. */
	migrations?: string
}

/** Finds or starts the database, brings its tables up to date, and opens a pool on it. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Result<Database, DatabaseProblem>> {
	const reached = await reachDatabase(options)
	if (!reached.ok) return reached
	const { login, description, explain, leave } = reached.value
	const migrated = await migrate(login, options.migrations ?? migrationsFolder, options.log).catch(
		(error: unknown) => explain(error),
	)
	if (!migrated.ok) {
		await leave()
		return migrated
	}
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
		close: async (hurry) => {
			const ended = hurry === undefined ? db.destroy() : Promise.race([db.destroy(), aborted(hurry, hurry)])
			await ended.finally(() => leave(hurry))
		},
	})
}
