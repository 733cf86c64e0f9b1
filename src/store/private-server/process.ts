import { execFile, spawn } from 'node:child_process'
import { open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode } from '#store/database/database-problem.ts'
import { asAccount, type ServerAccount } from './account.ts'
import type { ServerBinaries } from './binaries.ts'
import { damaged } from './data.ts'
import { giveToOwnerOf, type ServerFolder, serverPort } from './folder.ts'
import { canConnect } from './roles.ts'

export type ServerSettings = Record<string, string>

const settings: ServerSettings = {
	listen_addresses: '',
	port: String(serverPort),
	unix_socket_permissions: '0700',
	max_connections: '100',
	shared_buffers: '128MB',
	work_mem: '8MB',
	effective_cache_size: '512MB',
	random_page_cost: '1.1',
	// Every query is short and indexed: compiling it or running it in parallel costs more than it saves.
	jit: 'off',
	max_parallel_workers_per_gather: '0',
	timezone: 'UTC',
	log_timezone: 'UTC',
	// The program logs failed statements itself; here they would fill the disk with people's data.
	log_min_messages: 'log',
	log_min_error_statement: 'panic',
	log_error_verbosity: 'terse',
	log_checkpoints: 'off',
}

// Above the highest number that any system gives to a process.
const impossiblePid = '2147483646'
const pollMs = 20
const orphanPauseMs = 200
// Crash recovery replays at most max_wal_size (1 GB), which a slow disk does within this.
const startTimeoutMs = 60_000
// A server that starts has its socket within milliseconds.
const socketTimeoutMs = 3_000
const stopTimeoutMs = 8_000
const longestLog = 1_000_000
const longestList = 100_000_000

/**
 * True when a server responds for this folder; waits for one that is still starting, ends one that cannot be reached.
 */
export async function findRunningServer(folder: ServerFolder): Promise<boolean> {
	const began = performance.now()
	for (;;) {
		const result = await canConnect(folder)
		if (result === 'yes') return true
		const pid = await findPostmaster(folder.data)
		if (pid === undefined && result === 'nobody-there') {
			await disownPidFiles(folder)
			return false
		}
		// Its socket is gone, or it hangs: it is stopped first, so that two servers never share the folder.
		const timeoutMs = result === 'nobody-there' ? socketTimeoutMs : startTimeoutMs
		if (performance.now() - began > timeoutMs) {
			if (pid === undefined) throw new Error(`the server at ${folder.socket} refuses connections`)
			await stopServer(folder, 'by-force')
			return false
		}
		await pause(pollMs)
	}
}

/** Starts the server and waits until it responds; throws what it said if it does not. */
export async function startServer(
	folder: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
	extra: ServerSettings,
	orphanDeadline = performance.now() + stopTimeoutMs,
): Promise<Result<void, DatabaseProblem>> {
	const socket = `"${folder.socket.replaceAll('"', '""')}"`
	const given = Object.entries({ ...settings, unix_socket_directories: socket, ...extra })
	const options = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const run = asAccount(account, binaries.postgres, ['-D', folder.data, ...options])
	const log = await open(folder.log, 'a', 0o600)
	await giveToOwnerOf(folder.root, folder.log)
	if ((await log.stat()).size > longestLog) await log.truncate()
	const { size: logStart } = await log.stat()
	const server = spawn(run.command, run.args, {
		...run.options,
		stdio: ['ignore', log.fd, log.fd],
		// A session of its own, so that Ctrl-C in the terminal and the death of this process do not reach it.
		detached: true,
	})
	server.once('error', () => {})
	server.unref()
	await log.close()

	const deadline = performance.now() + startTimeoutMs
	while (server.exitCode === null && server.signalCode === null && performance.now() < deadline) {
		if ((await canConnect(folder)) === 'yes') return ok(undefined)
		await pause(pollMs)
	}
	const said = (await readFile(folder.log)).subarray(logStart).toString('utf8')
	// Children of a killed server finish what they do before they notice; PostgreSQL waits for none of them.
	if (/shared memory block|lock file/.test(said) && performance.now() < orphanDeadline) {
		await pause(orphanPauseMs)
		return startServer(folder, binaries, account, extra, orphanDeadline)
	}
	const lastLine = said.trim().split('\n').at(-1) || `exit code ${server.exitCode}`
	const reason = said.match(/(?:FATAL|PANIC|error): +(.*)/)?.[1] ?? lastLine
	const damage =
		/PANIC: |could not locate a valid checkpoint|database files are incompatible|invalid.*control file/
	if (damage.test(said)) return fail(damaged(folder.data, reason))
	throw new Error(`${reason}; see ${folder.log}`)
}

/**
 * Fast shutdown: running statements are rolled back, everything committed is written, the files are closed. A server
 * that takes long over it goes on by itself; `by-force` is for one that no longer responds.
 */
export async function stopServer(folder: ServerFolder, how: 'in-order' | 'by-force'): Promise<void> {
	const pid = await findPostmaster(folder.data)
	if (pid === undefined) return
	const signals = how === 'in-order' ? (['SIGINT'] as const) : (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
	for (const signal of signals) {
		if (isRunning(pid)) process.kill(pid, signal)
		const deadline = performance.now() + stopTimeoutMs
		while (performance.now() < deadline) {
			if ((await findPostmaster(folder.data)) !== pid) return
			await pause(pollMs)
		}
	}
}

/**
 * The main process of the server of a data folder. It is found by its command line: the number in the file that the
 * server leaves may belong to another program by now, and the file may be gone.
 */
async function findPostmaster(data: string): Promise<number | undefined> {
	const processes = process.platform === 'linux' ? await listFromProc() : await listFromPs()
	return processes.find(({ command }) => command.includes(`postgres -D ${data} -c `))?.pid
}

/**
 * A pid file left by a crash whose number now belongs to another program would keep the server from starting. In that of
 * the data only the number is replaced, by one no process can have: the rest lets PostgreSQL find orphans still writing.
 */
async function disownPidFiles({ data, socket }: ServerFolder): Promise<void> {
	await rm(join(socket, `.s.PGSQL.${serverPort}.lock`), { force: true })
	const file = join(data, 'postmaster.pid')
	const text = await readFile(file, 'utf8').catch(() => '')
	if (text !== '') await writeFile(file, text.replace(/^\d+/, impossiblePid), { flag: 'r+' })
}

type RunningProgram = { pid: number; command: string }

async function listFromProc(): Promise<RunningProgram[]> {
	const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
	const read = async (pid: number) => {
		// A process that ended and was not reaped yet has an empty command line.
		const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
		return { pid, command: command.replaceAll('\0', ' ') }
	}
	return Promise.all(pids.map(read))
}

async function listFromPs(): Promise<RunningProgram[]> {
	const ps = promisify(execFile)('/bin/ps', ['-Aww', '-o', 'pid=', '-o', 'command='], {
		maxBuffer: longestList,
	})
	const { stdout } = await ps
	return stdout.split('\n').map((line) => ({ pid: Number.parseInt(line, 10), command: line }))
}

export function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0)
		return true
	} catch (error) {
		return errorCode(error) === 'EPERM'
	}
}
