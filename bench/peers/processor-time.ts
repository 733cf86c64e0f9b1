import { readdir, readFile } from 'node:fs/promises'

const ticksPerSecond = 100

type Spent = { pid: number; parent: number; own: number; ended: number }

async function spentBy(pid: number): Promise<Spent | undefined> {
	const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
	// The name of the program stands in brackets and may hold anything; its fields follow the last one.
	const fields = line
		?.slice(line.lastIndexOf(')') + 2)
		.split(' ')
		.map(Number)
	if (fields === undefined) return undefined
	const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
		(index) => fields[index],
	)
	return {
		pid,
		parent,
		own: (user + system) / ticksPerSecond,
		ended: (endedUser + endedSystem) / ticksPerSecond,
	}
}

/** Seconds of processor that these processes have taken, with all that they have started, ended or not. */
export async function secondsOfTrees(roots: readonly number[]): Promise<number> {
	const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
	const all = (await Promise.all(pids.map(spentBy))).filter((one) => one !== undefined)
	const below = (pid: number): number =>
		all.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + of(child), 0)
	const of = (one: Spent): number => one.own + one.ended + below(one.pid)
	return all.filter(({ pid }) => roots.includes(pid)).reduce((sum, root) => sum + of(root), 0)
}

/** Seconds of processor that programs have taken which this process started and which have ended. */
export const secondsOfEnded = async (): Promise<number> => (await spentBy(process.pid))?.ended ?? 0
