import type pg from 'pg'
import { z } from 'zod'
import { backupRecordSetting, noBackups, recordSchema } from '#store/backup/backup-record.ts'
import { compareHistory, migrationsFolder, readMigrations } from '#store/database/migrate.ts'
import { oldestServer } from '#store/database/prepare-database.ts'
import { type Check, type Finding, fault, type Patient, warn, well } from './finding.ts'

type Open = Extract<Patient['database'], { kind: 'open' }>

const settingsSchema = z.object({
	version: z.number(),
	encoding: z.string(),
	replica: z.boolean(),
	fsync: z.string(),
	full_page_writes: z.string(),
	synchronous_commit: z.string(),
	read_only: z.string(),
	most: z.number(),
	used: z.number(),
	may_create: z.boolean(),
})

const settingsQuery = `
	select current_setting('server_version_num')::integer / 10000 as version,
		current_setting('server_encoding') as encoding, pg_is_in_recovery() as replica,
		current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
		current_setting('synchronous_commit') as synchronous_commit,
		current_setting('default_transaction_read_only') as read_only,
		current_setting('max_connections')::integer as most,
		(select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
		has_database_privilege(current_database(), 'create') as may_create`

/** The connections of one process: its pool, those of the job queue, and the listeners. */
const connectionsNeeded = 20

export const checkDatabase: Check = {
	name: 'database',
	look: async ({ database }) => {
		if (database.kind === 'not-made') return [well('none yet: the first start makes it')]
		if (database.kind === 'problem') return [fault(database.message, 'The sentence says what to do.')]
		const response = await database.pool.query(settingsQuery)
		const settings = settingsSchema.parse(response.rows[0])
		const findings = judgeSettings(settings)
		findings.push(...(await judgeHistory(database)))
		return findings.length > 0 ? findings : [well(`PostgreSQL ${settings.version}, as it should be`)]
	},
}

export function judgeSettings(settings: z.output<typeof settingsSchema>): Finding[] {
	const findings: Finding[] = []
	if (settings.version < oldestServer) {
		findings.push(fault(`the server is PostgreSQL ${settings.version}`, `Use ${oldestServer} or newer.`))
	}
	if (settings.encoding !== 'UTF8') {
		const advice = `Make a database with encoding 'UTF8' and restore a backup into it.`
		findings.push(fault(`its encoding ${settings.encoding} cannot hold Persian`, advice))
	}
	if (settings.replica || settings.read_only === 'on') {
		findings.push(fault('it can only be read', 'Name the primary server in DATABASE_URL.'))
	}
	for (const name of ['fsync', 'full_page_writes'] as const) {
		if (settings[name] === 'on') continue
		const advice = `Set ${name} = on in postgresql.conf and reload.`
		findings.push(fault(`${name} is off: a power cut destroys the database`, advice))
	}
	if (settings.synchronous_commit === 'off') {
		const advice = 'Set synchronous_commit = on unless the last half second may be lost.'
		findings.push(warn('synchronous_commit is off: a crash loses votes that were acknowledged', advice))
	}
	if (settings.most - settings.used < connectionsNeeded) {
		const advice = 'Raise max_connections: each process of the product uses up to 20.'
		findings.push(warn(`${settings.used} of ${settings.most} connections are taken`, advice))
	}
	if (!settings.may_create) {
		const advice = 'Let its owner run: grant create on database NAME to USER.'
		findings.push(warn('its user may not make schemas, which the job queue needs at its first start', advice))
	}
	return findings
}

const historySchema = z.array(z.object({ version: z.number(), name: z.string(), checksum: z.string() }))

async function judgeHistory({ pool, schema }: Open): Promise<Finding[]> {
	if (!(await hasTable(pool, schema, 'schema_migration'))) return []
	const found = await pool.query(
		`select version, name, checksum from ${schema}.schema_migration order by version`,
	)
	const history = compareHistory(await readMigrations(migrationsFolder), historySchema.parse(found.rows))
	if (!history.ok) return [fault(history.failure.message, 'The sentence says what to do.')]
	const waiting = history.value.waiting.length
	return waiting === 0
		? []
		: [warn(`${waiting} migrations wait`, 'The next start applies them; make a backup before.')]
}

export async function hasTable(pool: pg.Pool, schema: string, table: string): Promise<boolean> {
	const found = await pool.query('select to_regclass($1) is not null as yes', [`${schema}.${table}`])
	return found.rows[0]?.yes === true
}

export const checkClock: Check = {
	name: 'clock',
	look: async ({ database, now }) => {
		if (database.kind !== 'open') return []
		const before = now().getTime()
		const response = await database.pool.query<{ ms: number }>(
			'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
		)
		const after = now().getTime()
		const there = response.rows[0]?.ms ?? Number.NaN
		// The server's clock is compared with the middle of the round trip.
		return [judgeClock(there - (before + after) / 2)]
	},
}

export function judgeClock(aheadMs: number): Finding {
	const seconds = Math.abs(aheadMs) / 1000
	const found = `the database’s clock is ${seconds.toFixed(1)} s ${aheadMs < 0 ? 'behind' : 'ahead'}`
	const advice = 'Let both machines take their time from the network (timedatectl set-ntp true).'
	if (seconds > 30) return fault(found, advice)
	return seconds > 2 ? warn(found, advice) : well('this machine and the database agree on the time')
}

export const checkBackups: Check = {
	name: 'backup',
	look: async ({ config, database, now }) => {
		if (database.kind !== 'open') return []
		const { pool, schema } = database
		const known = await hasTable(pool, schema, 'setting')
		const found = known
			? await pool.query(`select value from ${schema}.setting where name = $1`, [backupRecordSetting])
			: undefined
		const value: unknown = found?.rows[0]?.value
		const record = typeof value === 'string' ? recordSchema.parse(JSON.parse(value)) : noBackups
		return [judgeBackups(record, config.backup.folder !== undefined, now())]
	},
}

const freshHours = 36

export function judgeBackups(
	{ goodAt, failures, problem, notCopied, drillProblem }: z.output<typeof recordSchema>,
	daily: boolean,
	now: Date,
): Finding {
	const hours = goodAt === null ? undefined : (now.getTime() - Date.parse(goodAt)) / 3_600_000
	const age =
		hours === undefined ? 'there is no backup' : `the last good backup is ${hours.toFixed(0)} hours old`
	if (failures > 0) return fault(`${age}, and ${failures} failed since (${problem})`, 'Mend what it says.')
	if (drillProblem !== null) {
		return fault(
			`${age}, and restoring one for trial failed (${drillProblem})`,
			'Run zagros verify FILE --restore.',
		)
	}
	if (notCopied !== null) return fault(`${age}, and BACKUP_AFTER failed on ${notCopied}`, 'The log says why.')
	if (hours !== undefined && hours <= freshHours) return well(age)
	const advice = daily
		? 'See whether a worker runs with BACKUP_DIR set; it makes one within an hour.'
		: 'Set BACKUP_DIR for the worker, or run zagros backup FILE every day.'
	return hours === undefined ? warn(age, advice) : fault(age, advice)
}
