import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { applyMigration } from './apply-migration.ts'
import type { DatabaseProblem, StoreLog } from './database-problem.ts'
import { newClient } from './new-client.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export type AppliedMigration = { version: number; name: string; checksum: string }
export type Migration = AppliedMigration & { text: string }

// Any number that nothing else locks in our databases.
export const migrationKey = 7_246_002

/** How long a migration is tried again while the running product holds a table that it needs. */
const usualPatienceMs = 60_000

/**
 * Migrates a database to the schema of this code: each file of the folder once, in order, each in its own transaction
 * together with its record. Of several processes one migrates and the others wait.
 */
export async function migrate(
	login: pg.ClientConfig,
	folder: string,
	log: StoreLog,
	patienceMs = usualPatienceMs,
): Promise<Result<void, DatabaseProblem>> {
	const known = await readMigrations(folder)
	const client = newClient(login)
	await client.connect()
	try {
		// Building an index on a large table takes as long as it takes. A migration is reported only after a later commit
		// has been written too; one that is lost with its record before that is simply applied again.
		await client.query('set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off')
		await lockMigrations(client, log)
		const history = compareHistory(known, await readApplied(client))
		if (!history.ok) return history
		const { waiting } = history.value
		for (const migration of waiting) {
			const applied = await applyMigration({ client, login, log, patienceMs }, migration)
			if (!applied.ok) return applied
		}
		if (waiting.length > 0) log.info(`applied ${waiting.length} migrations, up to ${waiting.at(-1)?.name}`)
		return ok(undefined)
	} finally {
		// The end of the session frees the lock too.
		await client.end().catch(() => {})
	}
}

/** Whether a database has just the schema of this code. It only looks: a command must not migrate a running product. */
export async function requireCurrentSchema(
	login: pg.ClientConfig,
	folder: string,
): Promise<Result<void, DatabaseProblem>> {
	const known = await readMigrations(folder)
	const client = newClient(login)
	await client.connect()
	try {
		const there = await client.query(`select to_regclass('schema_migration') is not null as yes`)
		const recorded = there.rows[0]?.yes === true ? await selectApplied(client) : []
		const history = compareHistory(known, recorded)
		if (!history.ok) return history
		const { applied, waiting } = history.value
		if (waiting.length === 0) return ok(undefined)
		const has = applied.at(-1)?.name
		return fail({
			kind: 'older-schema',
			message:
				(has === undefined ? 'The database has no tables yet' : `The database ends with migration ${has}`) +
				`, and this version of the program goes up to ${waiting.at(-1)?.name}: start it, or run zagros migrate`,
		})
	} finally {
		await client.end().catch(() => {})
	}
}

async function lockMigrations(client: pg.Client, log: StoreLog): Promise<void> {
	const result = await client.query('select pg_try_advisory_lock($1) as mine', [migrationKey])
	if (result.rows[0]?.mine === true) return
	log.info('waiting for another process that migrates the database')
	await client.query('select pg_advisory_lock($1)', [migrationKey])
}

export async function readMigrations(folder: string): Promise<Migration[]> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
	const migrations = await Promise.all(
		names.map(async (file) => {
			const version = Number(file.match(/^(\d{4})-[a-z0-9-]+\.sql$/)?.[1])
			if (!version) throw new Error(`${file} in ${folder} is not named NNNN-name.sql`)
			const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
			const checksum = createHash('sha256').update(text).digest('hex')
			return { version, name: file.slice(0, -'.sql'.length), checksum, text }
		}),
	)
	const twice = migrations.find((migration, index) => migrations[index - 1]?.version === migration.version)
	if (twice) throw new Error(`two migrations in ${folder} have the number of ${twice.name}`)
	return migrations
}

/** The migrations that a database has applied; creates their table if it is missing. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
	await client.query(`create table if not exists schema_migration (
		version integer primary key,
		name text not null,
		checksum text not null,
		applied_at timestamptz not null default now()
	)`)
	return selectApplied(client)
}

async function selectApplied(client: pg.Client): Promise<AppliedMigration[]> {
	const result = await client.query<AppliedMigration>(
		'select version, name, checksum from schema_migration order by version',
	)
	return result.rows
}

/** Of the files that this code has, those that were applied and those that wait. */
export type History = { applied: Migration[]; waiting: Migration[] }

/**
 * The last of the files that 0051-baseline.sql replaced; a database that has applied it has what the baseline
 * creates.
 */
const lastBeforeBaseline = {
	name: '0051-moment-of-a-report',
	checksum: 'ef5b5a0c5106976b05915b0f43ead0d652eacbbcdd6241491339169277eb32bc',
}

/** How far a database, or the one in a backup, has come; or why this code must not go on with it. */
export function compareHistory(
	known: Migration[],
	recorded: AppliedMigration[],
): Result<History, DatabaseProblem> {
	const history = sinceBaseline(known, recorded)
	const newest = known.at(-1)?.version ?? 0
	const newer = history.find(({ version }) => version > newest)
	if (newer) {
		return fail({
			kind: 'newer-than-code',
			message:
				`The database has migration ${newer.name}, which this version of the program does not know: ` +
				'start the newer version, or restore a backup made with this one',
		})
	}
	const [first] = known
	const last = history.at(-1)
	if (first && last && last.version < first.version) {
		return fail({
			kind: 'older-than-code',
			message:
				`The database ends with migration ${last.name}, which this version of the program does not upgrade: ` +
				'start the version before this one with it once, and then this one',
		})
	}
	for (const [index, was] of history.entries()) {
		const is = known[index]
		if (is?.version === was.version && is.checksum === was.checksum) continue
		const what =
			is?.version === was.version
				? `migration ${was.name} was changed after this database had applied it`
				: `migration ${is?.name} came after this database had applied ${was.name}`
		return fail({
			kind: 'changed-migration',
			message: `The database is not of this history: ${what}; restore the file, or add a new migration`,
		})
	}
	return ok({ applied: known.slice(0, history.length), waiting: known.slice(history.length) })
}

/** A history that began with the files before the baseline, as if it had begun with the baseline. */
function sinceBaseline(known: Migration[], recorded: AppliedMigration[]): AppliedMigration[] {
	const { name, checksum } = lastBeforeBaseline
	const end = recorded.findIndex((migration) => migration.name === name && migration.checksum === checksum)
	return end === -1 ? recorded : [...known.slice(0, 1), ...recorded.slice(end + 1)]
}
