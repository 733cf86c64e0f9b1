import { z } from 'zod'
import { backupRecordSetting, noBackups, recordSchema } from '#store/backup/backup-record.ts'
import { compareHistory, migrationsFolder, readMigrations } from '#store/database/migrate.ts'
import {
	identify,
	lookAtReadAddress,
	type ReadAddressState,
	readServersOf,
} from '#store/database/read-addresses.ts'
import { aliveSeconds } from '#store/operator/worker-heartbeat-store.ts'
import { type Check, type Finding, fault, warn, well, whichOf } from './finding.ts'
import type { Reached } from './reach.ts'

const settingsSchema = z.object({
	version: z.number(),
	fsync: z.string(),
	full_page_writes: z.string(),
	synchronous_commit: z.string(),
	free: z.number(),
	mayCreate: z.boolean(),
})

const settingsQuery = `
	select current_setting('server_version_num')::integer / 10000 as version,
		current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
		current_setting('synchronous_commit') as synchronous_commit,
		current_setting('max_connections')::integer
			- (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as free,
		has_database_privilege(current_database(), 'create') as "mayCreate"`

export const checkDatabase: Check = async ({ database }) => {
	if (!database.ok) return [fault(database.failure, 'The sentence says what to do.')]
	if (database.value === undefined) return [well('none yet: the first start makes it')]
	const response = await database.value.pool.query(settingsQuery)
	const settings = settingsSchema.parse(response.rows[0])
	const findings = [...judgeSettings(settings), await judgeHistory(database)]
	return whichOf(findings, `PostgreSQL ${settings.version}, as it should be`)
}

/** The connections of one process: its pool, those of the job queue, and the listeners. */
const connectionsNeeded = 20

/** What a start does not refuse by itself. */
export const judgeSettings = (settings: z.output<typeof settingsSchema>): Finding[] => {
	const off = (['fsync', 'full_page_writes'] as const).filter((name) => settings[name] !== 'on')
	const findings = [
		...off.map((name) =>
			fault(
				`${name} is off: a power cut destroys the database`,
				`Set ${name} = on in postgresql.conf and reload.`,
			),
		),
		settings.synchronous_commit === 'off' &&
			warn(
				'synchronous_commit is off: a crash loses votes that were acknowledged',
				'Set synchronous_commit = on unless the last half second may be lost.',
			),
		settings.free < connectionsNeeded &&
			warn(
				`${settings.free} connections are free`,
				`Raise max_connections: each process of the product uses up to ${connectionsNeeded}.`,
			),
		!settings.mayCreate &&
			warn(
				'its user may not make schemas, which the job queue needs at its first start',
				'Let its owner run: grant create on database NAME to USER.',
			),
	]
	return findings.filter((finding) => finding !== false)
}

const historySchema = z.array(z.object({ version: z.number(), name: z.string(), checksum: z.string() }))

/** The rows of a table of the product; undefined where it is not there yet. */
async function readTable(
	database: Reached,
	table: string,
	query: (name: string) => string,
): Promise<unknown[] | undefined> {
	if (!database.ok || database.value === undefined) return undefined
	const { pool, schema } = database.value
	const name = `${schema}.${table}`
	const found = await pool.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [
		name,
	])
	return found.rows[0]?.isThere ? (await pool.query(query(name))).rows : undefined
}

async function judgeHistory(database: Reached): Promise<Finding | undefined> {
	const rows = await readTable(
		database,
		'schema_migration',
		(name) => `select version, name, checksum from ${name} order by version`,
	)
	if (rows === undefined) return undefined
	const history = compareHistory(await readMigrations(migrationsFolder), historySchema.parse(rows))
	if (!history.ok) return fault(history.failure.message, 'The sentence says what to do.')
	const { length } = history.value.waiting
	return length === 0
		? undefined
		: warn(`${length} migrations wait`, 'The next start applies them; make a backup before.')
}

export const checkReplicas: Check = async ({ config, database }) => {
	if (!database.ok || database.value === undefined || config.databaseReadUrls.length === 0) return []
	const servers = readServersOf(config.databaseReadUrls, {})
	if (!servers.ok) return [fault(servers.failure.message, 'Correct DATABASE_READ_URLS.')]
	const { identity } = await identify(database.value.login)
	const states = await Promise.all(servers.value.map((server) => lookAtReadAddress(server, identity)))
	return states.map(judgeReadAddress)
}

export function judgeReadAddress({ kind, message }: ReadAddressState): Finding {
	switch (kind) {
		case 'replica':
			return well(message)
		case 'primary':
			return well(`${message}: no replica is behind it now`)
		case 'silent':
			return fault(message, 'Start it, or take it out of DATABASE_READ_URLS; lists are read from the others.')
		case 'other-database':
			return fault(message, 'Correct DATABASE_READ_URLS: readers would see the news of another database.')
	}
}

const heartbeatSchema = z.tuple([z.object({ seconds: z.number().nullable() })])

export const checkWorker: Check = async ({ database }) => {
	const rows = await readTable(
		database,
		'worker_heartbeat',
		(name) => `select extract(epoch from now() - max(beat_at))::float8 as seconds from ${name}`,
	)
	return rows === undefined ? [] : [judgeWorker(heartbeatSchema.parse(rows)[0].seconds)]
}

/** Judges the time since the last heartbeat of a worker; null if there was none. */
export function judgeWorker(seconds: number | null): Finding {
	const advice = 'Start a process with ROLE=worker or ROLE=all; its log says why it ended.'
	if (seconds === null) return warn('no worker has run yet, so no news comes in', advice)
	if (seconds <= aliveSeconds) return well(`a worker lived ${seconds.toFixed(0)} s ago`)
	return fault(`no worker has lived for ${Math.round(seconds / 60)} minutes, so no news comes in`, advice)
}

const savedRecord = z.array(
	z.object({ value: z.string().transform((text) => recordSchema.parse(JSON.parse(text))) }),
)

export const checkBackups: Check = async ({ config, database, now }) => {
	if (!database.ok || database.value === undefined) return []
	const rows = await readTable(
		database,
		'setting',
		(name) => `select value from ${name} where name = '${backupRecordSetting}'`,
	)
	const [record] = savedRecord.parse(rows ?? [])
	return [judgeBackups(record?.value ?? noBackups, config.backup.folder !== undefined, now())]
}

const freshHours = 36

export function judgeBackups(
	{ goodAt, failures, problem, notCopied, drillProblem }: z.output<typeof recordSchema>,
	isDaily: boolean,
	now: Date,
): Finding {
	const hours = goodAt === null ? undefined : (now.getTime() - Date.parse(goodAt)) / 3_600_000
	const age =
		hours === undefined ? 'there is no backup' : `the last good backup is ${hours.toFixed(0)} hours old`
	if (failures > 0) return fault(`${age}, and ${failures} failed since (${problem})`, 'Mend what it says.')
	if (drillProblem !== null) {
		const found = `${age}, and restoring one for trial failed (${drillProblem})`
		return fault(found, 'Run zagros verify FILE --restore.')
	}
	if (notCopied !== null) return fault(`${age}, and BACKUP_AFTER failed on ${notCopied}`, 'The log says why.')
	if (hours !== undefined && hours <= freshHours) return well(age)
	const advice = isDaily
		? 'See whether a worker runs with BACKUP_DIR set; it makes one within an hour.'
		: 'Set BACKUP_DIR for the worker, or run zagros backup FILE every day.'
	return hours === undefined ? warn(age, advice) : fault(age, advice)
}
