import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from './database-problem.ts'

/** What PostgreSQL's own pid file says about the server of a data folder. */
export type Postmaster = { pid: number; ready: boolean }

export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
	const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
	const lines = text.split('\n')
	const pid = Number(lines[0])
	if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
	return { pid, ready: lines[7]?.trim() === 'ready' }
}

export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return errorCode(error) === 'EPERM'
	}
}

/** Whether a process is the server of this folder, and not another program that got the number of a dead one. */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
	return (await commandLine(pid)).includes(data)
}

async function commandLine(pid: number): Promise<string[]> {
	if (process.platform === 'linux') {
		// A process that ended and was not yet collected has an empty command line.
		const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
		return text.split('\0')
	}
	const answer = await promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(
		() => undefined,
	)
	const data = answer?.stdout.match(/ -D (.*?) -c /)?.[1]
	return data === undefined ? [] : [data]
}
