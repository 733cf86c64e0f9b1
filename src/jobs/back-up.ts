import { fail } from '#domain/result.ts'
import { type BackupFolder, deleteOldest, makeInFolder } from '#store/backup/backup-folder.ts'
import { readBackupRecord, recordFailedBackup, recordGoodBackup } from '#store/backup/backup-record.ts'
import { errorText } from '#store/database/database-problem.ts'
import type { Queryable } from '#store/sql.ts'

export type DailyBackup = BackupFolder & {
	db: Queryable
	/** How many daily backups are kept. */
	keep: number
	log: Record<'info' | 'error', (facts: object, message: string) => void>
}

/** A little less than a day, so that the hourly check makes the backup at the same hour. */
const everyMs = 23.5 * 3_600_000
// The key of the advisory lock; any number that is not used elsewhere.
const backupKey = 7_246_003

/** Makes the backup of the day if it does not exist, in one of all workers, and deletes the oldest ones. */
export async function backUpDaily(parts: DailyBackup): Promise<void> {
	try {
		await backUpIfDue(parts)
	} catch (error) {
		// Any error means that there is no backup, so it is recorded and logged as a failure.
		await reportFailure(parts, errorText(error))
	}
}

async function reportFailure({ db, log, stop }: DailyBackup, problem: string): Promise<void> {
	if (stop.aborted) return
	log.error({ problem }, 'the daily backup failed; it is tried again in an hour')
	await recordFailedBackup(db, problem)
}

async function backUpIfDue(parts: DailyBackup): Promise<void> {
	const holder = await parts.database.openClient()
	holder.on('error', () => {})
	try {
		const locked = await holder.query('select pg_try_advisory_lock($1) as mine', [backupKey])
		if (locked.rows[0]?.mine !== true || !(await isDue(parts))) return
		const made = await makeInFolder(parts).catch((error: unknown) => fail(errorText(error)))
		if (made.ok) {
			await recordGoodBackup(parts.db, parts.now(), 'daily')
			parts.log.info(made.value, 'backed up')
			await deleteOldest(parts, parts.keep).catch((error: unknown) =>
				parts.log.error({ problem: errorText(error) }, 'old backups cannot be deleted'),
			)
		} else await reportFailure(parts, made.failure)
	} finally {
		await holder.end().catch(() => {})
	}
}

async function isDue({ db, now }: DailyBackup): Promise<boolean> {
	const { dailyAt } = await readBackupRecord(db)
	return dailyAt === null || now().getTime() - Date.parse(dailyAt) >= everyMs
}
