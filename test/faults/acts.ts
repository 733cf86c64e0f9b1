import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Machines, Supervised } from './machines.ts'

/** A fault for the machines; at its end all of them run again. */
type Act = { name: string; run: (machines: Machines) => Promise<void> }

const any = <Value>(values: readonly Value[]): Value => {
	const value = values[Math.floor(Math.random() * values.length)]
	if (value === undefined) throw new Error('there is none of this kind')
	return value
}

async function killed(one: Supervised): Promise<void> {
	await one.kill()
	await one.isUp()
}

const cutMs = 7_000

export const killWeb: Act = { name: 'web process killed', run: ({ webs }) => killed(any(webs)) }

export const killWorker: Act = { name: 'worker killed', run: ({ workers }) => killed(any(workers)) }

export const killReplica: Act = {
	name: 'replica killed and started',
	run: async ({ replica }) => {
		await replica.stop('SIGKILL')
		await sleep(1_000)
		await replica.start()
	},
}

export const killPrimary: Act = {
	name: 'primary killed and started',
	run: async ({ primary }) => {
		await primary.stop('SIGKILL')
		await sleep(1_000)
		await primary.start()
	},
}

export const cutReplica: Act = {
	name: 'line to the replica cut and mended',
	run: async ({ replicaLine }) => {
		await replicaLine.set('silent')
		await sleep(cutMs)
		await replicaLine.set('open')
	},
}

/** Faults of the long form only. */
export const moreActs: readonly Act[] = [
	{
		name: 'primary restarted in order',
		run: async ({ primary }) => {
			await primary.stop('SIGINT')
			await primary.start()
		},
	},
	{
		name: 'line from a web process to the primary cut and mended',
		run: async ({ webLines }) => {
			const line = any(webLines)
			await line.set('silent')
			await sleep(cutMs)
			await line.set('open')
		},
	},
	{
		name: 'proxy killed and started',
		run: async ({ proxy }) => {
			await proxy.stop('SIGKILL')
			await proxy.start()
		},
	},
]

export const killRedis: Act = {
	name: 'Valkey or Redis killed and started',
	run: async ({ redis }) => {
		await redis?.kill()
		await sleep(2_000)
		await redis?.start()
	},
}

/** Returns how long a reader waited at most while Redis hung. */
export const hangRedis: Act = {
	name: 'Valkey or Redis hangs and goes on',
	run: async ({ redis, url }) => {
		redis?.signal('SIGSTOP')
		try {
			let slowest = 0
			for (let times = 0; times < 30; times += 1) {
				const began = performance.now()
				const response = await fetch(`${url}/en`)
				await response.arrayBuffer()
				if (response.status !== 200) throw new Error(`a page was ${response.status} while Redis hung`)
				slowest = Math.max(slowest, performance.now() - began)
				await sleep(100)
			}
			process.stdout.write(`while Redis hung, the slowest of 30 pages took ${slowest.toFixed(0)} ms\n`)
		} finally {
			redis?.signal('SIGCONT')
		}
	},
}

/** A worker opens the queue while the database is down, and must open it once the database is back. */
export const loseQueueAtStart: Act = {
	name: 'primary killed in the first second of a worker',
	run: async ({ workers, primary }) => {
		const worker = any(workers)
		const began = new Date()
		const restarted = worker.restart()
		await sleep(500)
		await primary.stop('SIGKILL')
		await sleep(3_000)
		await primary.start()
		const up = performance.now()
		await restarted
		const isOpen = async () => {
			const [row] = await primary.query<{ open: boolean }>(
				`select exists (select from sample.worker_heartbeat
				where started_at > '${began.toISOString()}' and jobs_waiting is not null) as open`,
			)
			return row?.open === true
		}
		for (let tries = 0; !(await isOpen()); tries += 1) {
			if (tries > 1_200) throw new Error('the job queue was not opened again')
			await sleep(100)
		}
		const seconds = ((performance.now() - up) / 1000).toFixed(1)
		process.stdout.write(`the job queue was open ${seconds} s after the primary came back\n`)
	},
}

/**
 * From now on the primary acknowledges only what the replica has received, so that nothing is lost with the primary.
 */
export async function promiseReplicated({ primary, replica }: Machines): Promise<void> {
	await primary.query(`alter system set synchronous_standby_names = '*'`)
	await primary.query('select pg_reload_conf()')
	for (let tries = 0; tries < 600; tries += 1) {
		const [row] = await primary.query<{ sync: boolean }>(
			`select coalesce(bool_or(sync_state = 'sync' and replay_lsn >= pg_current_wal_lsn() - 0), false) as sync
			from pg_stat_replication`,
		)
		const [own] = await replica.query<{ streaming: boolean }>(
			`select exists (select from pg_stat_wal_receiver where status = 'streaming') as streaming`,
		)
		if (row?.sync === true && own?.streaming === true) return
		await sleep(100)
	}
	throw new Error('the replica does not catch up')
}

export const losePrimary: Act = {
	name: 'primary lost, replica promoted',
	run: async (machines) => {
		await promiseReplicated(machines)
		await machines.primary.stop('SIGKILL')
		await sleep(3_000)
		await machines.promote()
	},
}

/** Restarts each web process in turn, like an upgrade. */
export const rollingRestart: Act = {
	name: 'rolling restart',
	run: async ({ webs }) => {
		for (const web of webs) await web.restart()
	},
}

/** Whether a small disk can be mounted here, which needs root. */
export async function mountSmallDisk(
	folder: string,
	megabytes: number,
): Promise<(() => Promise<void>) | undefined> {
	const run = promisify(execFile)
	try {
		await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
	} catch {
		return undefined
	}
	return async () => {
		await run('umount', ['-l', folder])
	}
}

export const fillDisk: Act = {
	name: 'disk of the primary full, then not',
	run: async ({ primary, url }) => {
		const filler = join(primary.folder, 'filler')
		const file = await open(filler, 'w')
		const block = Buffer.alloc(1024 * 1024)
		try {
			for (;;) await file.write(block)
		} catch {
			const isSaid = async () => (await (await fetch(`${url}/readyz`)).text()).includes('"writes":false')
			for (let tries = 0; !(await isSaid()); tries += 1) {
				if (tries > 300) throw new Error('nobody says that the disk is full')
				await sleep(100)
			}
		} finally {
			await file.close()
			await rm(filler, { force: true })
		}
		// A server that could not write its log has ended, and is started again as a supervisor would.
		await primary.start()
	},
}
