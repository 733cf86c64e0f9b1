import { integer, moment, orNull, query, type Row } from '#store/query.ts'
import { type Queryable, sql } from '#store/sql.ts'

export type Heartbeat = {
	worker: string
	version: string
	startedAt: Date
	/** Null while the job queue is not open. */
	jobsWaiting: number | null
	/** Runs of scheduled jobs that failed since the worker started. */
	jobsFailed: number
}

/** A worker whose last heartbeat is older counts as dead. */
export const aliveSeconds = 120

/** Times are the database's, because machines' clocks may differ. Rows of workers that died long ago are deleted. */
export async function saveHeartbeat(db: Queryable, beat: Heartbeat): Promise<void> {
	await sql`
		with gone as (
			delete from worker_heartbeat where beat_at < now() - interval '1 day' and worker <> ${beat.worker}
		)
		insert into worker_heartbeat (worker, version, started_at, beat_at, jobs_waiting, jobs_failed)
		values (${beat.worker}, ${beat.version}, ${beat.startedAt}, now(), ${beat.jobsWaiting}, ${beat.jobsFailed})
		on conflict (worker) do update set beat_at = excluded.beat_at, jobs_waiting = excluded.jobs_waiting,
			jobs_failed = excluded.jobs_failed
	`.execute(db)
}

const workerState = {
	alive: integer,
	lastBeatAt: orNull(moment),
	/** Null while no worker has its job queue open. */
	jobsWaiting: orNull(integer),
	jobsFailed: integer,
}

/** The state of the living workers together. */
export async function readWorkerState(db: Queryable): Promise<Row<typeof workerState>> {
	const found = await query(workerState)`
		select (count(*) filter (where is_alive))::integer as alive, max(beat_at) as "lastBeatAt",
			max(jobs_waiting) filter (where is_alive) as "jobsWaiting",
			coalesce(sum(jobs_failed) filter (where is_alive), 0)::integer as "jobsFailed"
		from worker_heartbeat,
			lateral (select beat_at > now() - make_interval(secs => ${aliveSeconds}) as is_alive) as life
	`.execute(db)
	return found.rows[0] ?? { alive: 0, lastBeatAt: null, jobsWaiting: null, jobsFailed: 0 }
}
