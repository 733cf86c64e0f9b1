import { type ConstructorOptions, PgBoss } from 'pg-boss'

/** Something done by the clock, by one worker of all that share a database. */
export type ClockJob = {
	name: string
	/** Minute, hour, day, month, weekday, in UTC. */
	cron: string
	/** Also done once when the queue opens, unless another worker has just done it. */
	atStart: boolean
	/** After this long a run counts as lost and is done again; 15 minutes unless said. */
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
	'Client',
] as const

/** How to reach the database; the queue keeps a few connections of its own. */
type QueueLogin = {
	[Key in Exclude<(typeof loginFields)[number], 'Client'>]?: ConstructorOptions[Key] | undefined
} & {
	/** How to connect where `pg` alone does not know it. */
	Client?: unknown
}

type JobQueueOptions = {
	login: QueueLogin
	/** The queue's own tables stand apart from the product's. */
	schema: string
	jobs: readonly ClockJob[]
	onTrouble: (error: unknown) => void
}

type JobQueue = { stop: () => Promise<void> }

const connections = 2
const lookEverySeconds = 15
const finishMs = 5_000
const startsApartSeconds = 600

/** Opens the queue and takes part in its work until it is stopped. */
export async function openJobQueue({ login, schema, jobs, onTrouble }: JobQueueOptions): Promise<JobQueue> {
	const given = loginFields.flatMap((field) => (login[field] === undefined ? [] : [[field, login[field]]]))
	const boss = new PgBoss({
		...Object.fromEntries(given),
		application_name: 'zagros-jobs',
		schema,
		max: connections,
		persistWarnings: false,
	})
	boss.on('error', onTrouble)
	await boss.start()
	for (const { name, cron, atStart, longestSeconds = 900, run } of jobs) {
		// One at a time: a second run would find the first one's work half done.
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
				onTrouble(error)
				throw error
			})
		})
	}
	return { stop: () => boss.stop({ graceful: true, timeout: finishMs, close: true }) }
}
