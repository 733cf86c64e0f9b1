import { setTimeout as sleep } from 'node:timers/promises'
import type { ConstructorOptions, PgBoss } from 'pg-boss'

/** A job that one of all workers on a database runs on a schedule. */
export type ClockJob = {
	name: string
	/** Minute, hour, day, month, weekday, in UTC. */
	cron: string
	/** Also runs once when the queue opens, unless another worker has just run it. */
	atStart: boolean
	/** After this time a run counts as lost and is repeated; 15 minutes by default. */
	longestSeconds?: number
	run: () => Promise<void>
}

const loginFields = [
	'connectionString',
	'host',
	'port',
	'user',
	'password',
	'database',
	'ssl',
	'options',
] as const

/** How to connect to the database; the queue has its own connections. */
type QueueLogin = { [Key in (typeof loginFields)[number]]?: ConstructorOptions[Key] | undefined }

type JobQueueOptions = {
	login: QueueLogin
	/** The PostgreSQL schema of the queue's tables. */
	schema: string
	jobs: readonly ClockJob[]
	onTrouble: (error: unknown) => void
	/** The pause after the first failure to open; it doubles with each further one, up to a minute. */
	firstPauseMs?: number
}

/** `waiting` is null while the queue is not open; `failed` counts runs since it was first opened here. */
type QueueState = { waiting: number | null; failed: number }

type JobQueue = { state: () => Promise<QueueState>; stop: () => Promise<void> }

const connections = 2
const lookEverySeconds = 15
const finishMs = 5_000
const startsApartSeconds = 600
const longestPauseMs = 60_000

/**
 * Runs jobs of the queue until stopped. If the queue cannot be opened, because the database does not respond, it is retried:
 * otherwise there would be no backups and no clean-up until the next restart.
 */
export function openJobQueue({ firstPauseMs = 1_000, ...options }: JobQueueOptions): JobQueue {
	const stopping = new AbortController()
	const { signal } = stopping
	let failed = 0
	let boss: PgBoss | undefined
	const onFailedRun = () => {
		failed += 1
	}
	const open = async () => {
		for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
			boss = await startWork(options, onFailedRun).catch((error: unknown) => {
				options.onTrouble(error)
				return undefined
			})
			if (boss !== undefined) return
			await sleep(pauseMs, undefined, { signal }).catch(() => {})
		}
	}
	const opening = open()
	return {
		state: async () => {
			const queues = await boss?.getQueues(options.jobs.map(({ name }) => name)).catch(() => undefined)
			return { waiting: queues?.reduce((sum, { queuedCount }) => sum + queuedCount, 0) ?? null, failed }
		},
		stop: async () => {
			stopping.abort()
			await opening
			await boss?.stop({ graceful: true, timeout: finishMs, close: true })
		},
	}
}

async function startWork(
	{ login, schema, jobs, onTrouble }: JobQueueOptions,
	onFailedRun: () => void,
): Promise<PgBoss> {
	const given = loginFields.flatMap((field) => (login[field] === undefined ? [] : [[field, login[field]]]))
	// Loaded late, so that the first page does not wait for it.
	const { PgBoss } = await import('pg-boss')
	const boss = new PgBoss({
		...Object.fromEntries(given),
		application_name: 'zagros-jobs',
		schema,
		max: connections,
		persistWarnings: false,
	})
	boss.on('error', onTrouble)
	try {
		await boss.start()
		for (const job of jobs) await addJob(boss, job, onTrouble, onFailedRun)
		return boss
	} catch (error) {
		await boss.stop({ graceful: false, close: true }).catch(() => {})
		throw error
	}
}

async function addJob(
	boss: PgBoss,
	{ name, cron, atStart, longestSeconds = 900, run }: ClockJob,
	onTrouble: (error: unknown) => void,
	onFailedRun: () => void,
): Promise<void> {
	// One run at a time, because a second would find the work of the first half done.
	await boss.createQueue(name, {
		policy: 'exclusive',
		retryLimit: 3,
		retryDelay: 60,
		retryBackoff: true,
		expireInSeconds: longestSeconds,
		deleteAfterSeconds: 86_400,
	})
	await boss.schedule(name, cron, null, { tz: 'UTC' })
	if (atStart) await boss.send(name, null, { singletonKey: 'start', singletonSeconds: startsApartSeconds })
	await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
		await run().catch((error: unknown) => {
			onFailedRun()
			onTrouble(error)
			throw error
		})
	})
}
