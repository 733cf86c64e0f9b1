import { z } from 'zod'
import { moment, orNull, query } from '#store/query.ts'
import { findSetting, putSetting } from '#store/setting-store.ts'
import type { Queryable } from '#store/sql.ts'

/** The setting with the state of this installation's backups. */
export const backupRecordSetting = 'backup_record'

export const recordSchema = z.object({
	/** When the last good backup was made, scheduled or manual. */
	goodAt: z.iso.datetime().nullable(),
	/** Whether that one is encrypted. */
	isEncrypted: z.boolean().default(true),
	/** When the last scheduled one was made. */
	dailyAt: z.iso.datetime().nullable(),
	/** Failures since then, and the reason of the last one. */
	failures: z.number().int().nonnegative(),
	problem: z.string().nullable(),
	/** The daily backup that BACKUP_AFTER has not copied yet. */
	notCopied: z.string().nullable().default(null),
	/** When a backup was last restored as a trial, and why the last trial failed, if it did. */
	drilledAt: z.iso.datetime().nullable().default(null),
	drillProblem: z.string().nullable().default(null),
})
type BackupRecord = z.output<typeof recordSchema>

export const noBackups: BackupRecord = recordSchema.parse({
	goodAt: null,
	dailyAt: null,
	failures: 0,
	problem: null,
})

export async function readBackupRecord(db: Queryable): Promise<BackupRecord> {
	const text = await findSetting(db, backupRecordSetting)
	return text === undefined ? noBackups : recordSchema.parse(JSON.parse(text))
}

const keep = (db: Queryable, record: BackupRecord) =>
	putSetting(db, backupRecordSetting, JSON.stringify(record))

export async function recordGoodBackup(
	db: Queryable,
	at: Date,
	{ why, isEncrypted }: { why: 'daily' | 'asked'; isEncrypted: boolean },
): Promise<void> {
	const record = await readBackupRecord(db)
	const goodAt = at.toISOString()
	const dailyAt = why === 'daily' ? goodAt : record.dailyAt
	await keep(db, { ...record, goodAt, isEncrypted, dailyAt, failures: 0, problem: null })
}

export async function recordFailedBackup(db: Queryable, problem: string): Promise<void> {
	const record = await readBackupRecord(db)
	await keep(db, { ...record, failures: record.failures + 1, problem })
}

/** `notCopied` is null once BACKUP_AFTER has succeeded. */
export async function recordCopy(db: Queryable, notCopied: string | null): Promise<void> {
	await keep(db, { ...(await readBackupRecord(db)), notCopied })
}

export async function recordDrill(db: Queryable, at: Date, problem: string | null): Promise<void> {
	const record = await readBackupRecord(db)
	const drilledAt = problem === null ? at.toISOString() : record.drilledAt
	await keep(db, { ...record, drilledAt, drillProblem: problem })
}

/** The age of the data: when the first migration was applied. */
export async function findDatabaseStart(db: Queryable): Promise<Date | null> {
	const found = await query({ startedAt: orNull(moment) })`
		select min(applied_at) as "startedAt" from schema_migration
	`.execute(db)
	return found.rows[0]?.startedAt ?? null
}
