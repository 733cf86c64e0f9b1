import { execFile } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Machines, Supervised } from './machines.ts'

/** Something that is done to the machines and ends with all of them running again. */
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

/** What only the long form does. */
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

/** From now on nothing is acknowledged that the replica has not got, so that nothing is lost with the primary. */
export async function promiseReplicated({ primary, replica }: Machines): Promise<void> {
	await primary.ask(`alter system set synchronous_standby_names = '*'`)
	await primary.ask('select pg_reload_conf()')
	for (let tries = 0; tries < 600; tries += 1) {
		const [row] = await primary.ask<{ sync: boolean }>(
			`select coalesce(bool_or(sync_state = 'sync' and replay_lsn >= pg_current_wal_lsn() - 0), false) as sync
			from pg_stat_replication`,
		)
		const [own] = await replica.ask<{ streaming: boolean }>(
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
		await machines.replica.ask('select pg_promote()')
	},
}

/** Each web process in turn, as an upgrade does it. */
export const rollingRestart: Act = {
	name: 'rolling restart',
	run: async ({ webs }) => {
		for (const web of webs) await web.restart()
	},
}

/** Whether a small disk can be made here, which takes root. */
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
	run: async ({ primary }) => {
		const filler = join(primary.folder, 'filler')
		const file = await open(filler, 'w')
		const block = Buffer.alloc(1024 * 1024)
		try {
			for (;;) await file.write(block)
		} catch {
			await sleep(6_000)
		} finally {
			await file.close()
			await rm(filler, { force: true })
		}
		// A server that could not write its log has ended; it is started as whoever watches it would.
		await primary.start()
	},
}
