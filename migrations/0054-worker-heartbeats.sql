-- Each worker writes its row every few seconds, so that every process and command can tell whether one lives.
create table worker_heartbeat (
	-- Machine, process and start: no two workers share it.
	worker text primary key,
	version text not null,
	started_at timestamptz not null,
	beat_at timestamptz not null,
	-- Null while the job queue is not open.
	jobs_waiting integer,
	-- Runs of scheduled jobs that failed since the worker started.
	jobs_failed integer not null
);
