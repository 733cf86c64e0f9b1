import { execFile } from 'node:child_process'
import { chown, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '#store/database/database-problem.ts'
import type { ServerFolder } from './folder.ts'

/** The main process of a running server. */
type Postmaster = { pid: number; ready: boolean }

// Above the highest number that any system gives to a process.
const impossiblePid = 2_147_483_646

/** The server process of a folder, wherever it came from. The caller holds the folder's lock. */
export async function findPostmaster(folder: ServerFolder): Promise<Postmaster | undefined> {
	const noted = await readPidFile(folder.data)
	if (noted && (await isPostmasterOf(noted.pid, folder.data))) return noted
	const stray = await findStrayPostmaster(folder.data)
	if (stray !== undefined) return { pid: stray, ready: true }
	if (noted && isRunning(noted.pid)) await disownPidFile(folder)
	return undefined
}

async function readPidFile(data: string): Promise<Postmaster | undefined> {
	const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
	const lines = text.split('\n')
	const pid = Number(lines[0])
	if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
	return { pid, ready: lines[7]?.trim() === 'ready' }
}

/**
 * A pid file left by a crash whose number now belongs to another program would keep the server from starting. Only
 * the number is replaced, by one no process can have: the rest lets PostgreSQL find orphans still writing here.
 */
async function disownPidFile(folder: ServerFolder): Promise<void> {
	const file = join(folder.data, 'postmaster.pid')
	const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
	const { uid, gid } = await stat(file)
	const draft = join(folder.root, 'postmaster.pid.draft')
	await writeFile(draft, [impossiblePid, ...rest].join('\n'), { mode: 0o600 })
	if (process.getuid?.() === 0) await chown(draft, uid, gid)
	await rename(draft, file)
}

export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return errorCode(error) === 'EPERM'
	}
}

/** Whether a process is the server of this folder, and not another program that reused the pid of a dead one. */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
	const [program, ...args] = await commandLine(pid)
	return program?.endsWith('postgres') === true && args.includes(data)
}

/** The server of this folder whose pid file somebody deleted; found only on Linux. */
async function findStrayPostmaster(data: string): Promise<number | undefined> {
	if (process.platform !== 'linux') return undefined
	for (const name of await readdir('/proc')) {
		const pid = Number(name)
		if (pid > 0 && (await isPostmasterOf(pid, data))) return pid
	}
	return undefined
}

async function commandLine(pid: number): Promise<string[]> {
	if (process.platform === 'linux') {
		// A process that ended and was not reaped yet has an empty command line.
		const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
		return text.split('\0')
	}
	const ps = promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)])
	const result = await ps.catch(() => undefined)
	// ps joins the arguments with spaces, which the paths themselves may hold.
	return result?.stdout.match(/^(.*?) -D (.*?) -c /)?.slice(1, 3) ?? []
}
