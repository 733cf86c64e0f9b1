import { fail, type Result } from '#domain/result.ts'
import { type BackupFolder, deleteOldest, makeInFolder } from '#store/backup/backup-folder.ts'
import {
	readBackupRecord,
	recordCopy,
	recordDrill,
	recordFailedBackup,
	recordGoodBackup,
} from '#store/backup/backup-record.ts'
import type { BackupFile } from '#store/backup/read-file.ts'
import { runAfterBackup } from '#store/backup/run-after-backup.ts'
import { errorText } from '#store/database/database-problem.ts'
import type { Queryable } from '#store/sql.ts'

export type DailyBackup = BackupFolder & {
	db: Queryable
	/** How many daily backups are kept. */
	keep: number
	/** The operator's command that copies a backup to another machine. */
	after?: string | undefined
	/** Restores a backup for trial. */
	drill: (file: BackupFile, stop: AbortSignal) => Promise<Result<unknown, string>>
	log: Record<'info' | 'error', (facts: object, message: string) => void>
}

/** A little less than a day, so that the hourly check makes the backup at the same hour. */
const everyMs = 23.5 * 3_600_000
const drillEveryMs = 6.9 * 86_400_000
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
		if (locked.rows[0]?.mine !== true) return
		const { dailyAt, drilledAt, notCopied } = await readBackupRecord(parts.db)
		if (!isDue(parts, dailyAt, everyMs)) {
			if (notCopied !== null) await copyAway(parts, notCopied)
			return
		}
		const tryOut = isDue(parts, drilledAt, drillEveryMs)
			? (file: BackupFile) => drill(parts, file)
			: undefined
		const made = await makeInFolder(parts, tryOut).catch((error: unknown) => fail(errorText(error)))
		if (made.ok) {
			await recordGoodBackup(parts.db, parts.now(), {
				why: 'daily',
				isEncrypted: parts.recipient !== undefined,
			})
			parts.log.info(made.value, 'backed up')
			await copyAway(parts, made.value.file)
			await deleteOldest(parts, parts.keep).catch((error: unknown) =>
				parts.log.error({ problem: errorText(error) }, 'old backups cannot be deleted'),
			)
		} else await reportFailure(parts, made.failure)
	} finally {
		await holder.end().catch(() => {})
	}
}

const isDue = ({ now }: DailyBackup, lastAt: string | null, afterMs: number): boolean =>
	lastAt === null || now().getTime() - Date.parse(lastAt) >= afterMs

/** A copy that failed is tried again each hour; the backup itself is good. */
async function copyAway({ db, log, after, stop }: DailyBackup, file: string): Promise<void> {
	if (after === undefined) return recordCopy(db, null)
	const copied = await runAfterBackup(after, file, stop)
	if (!copied.ok && !stop.aborted) log.error({ file, problem: copied.failure }, 'the backup was not copied')
	await recordCopy(db, copied.ok ? null : file)
}

/** A backup that cannot be restored here is kept, because the trial itself may be what failed. */
async function drill({ db, log, now, stop, drill: restore }: DailyBackup, file: BackupFile): Promise<void> {
	const restored = await restore(file, stop).catch((error: unknown) => fail(errorText(error)))
	if (stop.aborted) return
	if (restored.ok) log.info({ madeAt: file.manifest.madeAt }, 'the restore drill succeeded')
	else log.error({ problem: restored.failure }, 'the restore drill failed')
	await recordDrill(db, now(), restored.ok ? null : restored.failure)
}
