import type { Registry } from 'prom-client'
import { countUnsentMail } from '#store/accounts/mail-outbox-store.ts'
import { findDatabaseStart, readBackupRecord } from '#store/backup/backup-record.ts'
import { findPrices } from '#store/news/price-store.ts'
import { readWorkerState } from '#store/operator/worker-heartbeat-store.ts'
import { findSilentSources, newsFreshness } from '#store/sources/source-health-store.ts'
import type { Queryable } from '#store/sql.ts'
import { addGauge } from './metrics.ts'

const gaugesOf =
	(registry: Registry) =>
	(name: string, help: string, read: () => Promise<number | null>): void =>
		void addGauge(registry, name, help, read)

/** Several gauges of one scrape share one query. */
function shareWhileRunning<Value>(read: () => Promise<Value>): () => Promise<Value> {
	let running: Promise<Value> | undefined
	return () => {
		running ??= read().finally(() => {
			running = undefined
		})
		return running
	}
}

const secondsOf = (at: Date | null | undefined): number | null => (at ? at.getTime() / 1000 : null)

/** The work of all workers and its results; they are read from the database, so any process can report them. */
export function addWorkMetrics(registry: Registry, db: Queryable): void {
	const gauge = gaugesOf(registry)
	const workers = shareWhileRunning(() => readWorkerState(db))
	const freshness = shareWhileRunning(() => newsFreshness(db))
	gauge(
		'zagros_workers_alive',
		'Workers that wrote a heartbeat in the last two minutes.',
		async () => (await workers()).alive,
	)
	gauge('zagros_worker_last_heartbeat_timestamp_seconds', 'The last heartbeat of a worker.', async () =>
		secondsOf((await workers()).lastBeatAt),
	)
	gauge('zagros_job_queue_open', '1 while a worker has the job queue open.', async () =>
		(await workers()).jobsWaiting === null ? 0 : 1,
	)
	gauge(
		'zagros_jobs_waiting',
		'Scheduled jobs that wait to be run.',
		async () => (await workers()).jobsWaiting,
	)
	gauge(
		'zagros_jobs_failed',
		'Runs of scheduled jobs that failed since the running workers started.',
		async () => (await workers()).jobsFailed,
	)
	gauge('zagros_last_read_timestamp_seconds', 'When a source was last read with success.', async () =>
		secondsOf((await freshness()).lastSuccessAt),
	)
	gauge('zagros_sources_total', 'Sources that are read.', async () => (await freshness()).sources)
	gauge(
		'zagros_sources_answering',
		'Sources whose last reading succeeded.',
		async () => (await freshness()).answering,
	)
	gauge(
		'zagros_sources_silent',
		'Sources without a new item for a day.',
		async () => (await findSilentSources(db, new Date())).length,
	)
	gauge('zagros_mail_unsent', 'E-mails that wait to be sent.', () => countUnsentMail(db))
	gauge('zagros_price_age_seconds', 'Seconds since the price service last responded.', async () => {
		const fetchedAt = secondsOf((await findPrices(db))?.fetchedAt)
		return fetchedAt === null ? null : Date.now() / 1000 - fetchedAt
	})
	addBackupMetrics(registry, db)
}

/** Whether there is a fresh backup, as recorded by the worker or command that made it. */
export function addBackupMetrics(registry: Registry, db: Queryable): void {
	const gauge = gaugesOf(registry)
	const ageOf = async (at: string | null) => {
		const since = at === null ? await findDatabaseStart(db) : new Date(at)
		return since === null ? null : (Date.now() - since.getTime()) / 1000
	}
	gauge(
		'zagros_backup_age_seconds',
		'Seconds since the last good backup, or since the database was created if there was none.',
		async () => ageOf((await readBackupRecord(db)).goodAt),
	)
	gauge(
		'zagros_restore_drill_age_seconds',
		'Seconds since a backup was last restored as a trial, or since the database was created.',
		async () => ageOf((await readBackupRecord(db)).drilledAt),
	)
	gauge('zagros_backup_not_copied', '1 while BACKUP_AFTER has not copied the last daily backup.', async () =>
		(await readBackupRecord(db)).notCopied === null ? 0 : 1,
	)
	gauge('zagros_backup_failures', 'Backups that failed since the last good one.', async () => {
		const { failures } = await readBackupRecord(db)
		return failures
	})
}
