import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText, type StoreLog } from './database-problem.ts'
import type { Migration } from './migrate.ts'
import { newClient } from './new-client.ts'

/**
 * Requests that need a table wait behind a migration that waits for it. After a second PostgreSQL looks for a deadlock
 * and ends one of the two sessions, so the migration gives way before that.
 */
const lockWaitMs = 800

const pauseMs = 700

const lockNotAvailable = '55P03'
const deadlockDetected = '40P01'

type MigrationSession = { client: pg.Client; login: pg.ClientConfig; log: StoreLog; patienceMs: number }

/** Applies one migration, or nothing of it. While the running product holds a table, it is tried again. */
export async function applyMigration(
	{ client, login, log, patienceMs }: MigrationSession,
	migration: Migration,
): Promise<Result<void, DatabaseProblem>> {
	const giveUpAt = Date.now() + patienceMs
	for (;;) {
		const watch = setTimeout(() => void reportWait(client, login, migration, log), lockWaitMs / 2)
		try {
			await client.query('begin')
			await client.query(`set local lock_timeout = ${lockWaitMs}`)
			await runMigration(client, migration)
			await client.query('commit')
			return ok(undefined)
		} catch (error) {
			await client.query('rollback').catch(() => {})
			const isBusy = [lockNotAvailable, deadlockDetected].includes(errorCode(error) ?? '')
			if (isBusy && Date.now() < giveUpAt) {
				await pause(pauseMs)
				continue
			}
			const advice = isBusy ? '; the database goes on as it was, so try again at a quieter time' : ''
			return fail({
				kind: 'failed-migration',
				message: `Migration ${migration.name} failed and was rolled back: ${errorText(error)}${advice}`,
			})
		} finally {
			clearTimeout(watch)
		}
	}
}

/** Runs one migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
	await client.query(migration.text)
	await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
		migration.version,
		migration.name,
		migration.checksum,
	])
}

/** Logs which table the migration waits for and who holds it. The session itself cannot be asked while it waits. */
async function reportWait(
	{ processID }: pg.Client & { processID?: number | null },
	login: pg.ClientConfig,
	{ name }: Migration,
	log: StoreLog,
): Promise<void> {
	const watcher = newClient(login)
	try {
		await watcher.connect()
		const { rows } = await watcher.query<{ table: string; holders: string }>(
			`select waiting.relation::regclass as table,
				string_agg(distinct coalesce(nullif(holder.application_name, ''), holder.usename), ', ') as holders
			from pg_locks waiting
				join pg_stat_activity holder on holder.pid = any (pg_blocking_pids(waiting.pid))
			where waiting.pid = $1 and not waiting.granted
			group by waiting.relation`,
			[processID],
		)
		for (const { table, holders } of rows) {
			log.info(`migration ${name} waits for the table ${table}, which ${holders} uses`)
		}
	} catch (error) {
		log.warn(`what migration ${name} waits for could not be read: ${errorText(error)}`)
	} finally {
		await watcher.end().catch(() => {})
	}
}
