import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from '#store/database/database-problem.ts'
import { asAccount, type ServerAccount } from './account.ts'
import type { ServerBinaries } from './binaries.ts'
import { damaged, type ServerFolder } from './folder.ts'
import { canConnect } from './login.ts'
import { findPostmaster, isPostmasterOf } from './postmaster.ts'
import { serverPort } from './socket.ts'

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

const pollMs = 20
const orphanPauseMs = 200
// Crash recovery replays at most max_wal_size (1 GB), which a slow disk does within this.
const startTimeoutMs = 60_000
const stopTimeoutMs = 8_000
const hurriedStopMs = 1_000
const longestLog = 1_000_000

/**
 * True when a server responds for this folder; waits for one that is still starting, ends one that cannot be reached.
 */
export async function findRunningServer(folder: ServerFolder): Promise<boolean> {
	const deadline = performance.now() + startTimeoutMs
	const socketDeadline = performance.now() + stopTimeoutMs
	for (;;) {
		const result = await canConnect(folder)
		if (result === 'yes') return true
		const postmaster = await findPostmaster(folder)
		if (!postmaster && result === 'nobody-there') return false
		const late = performance.now() > deadline
		if (!postmaster && late) throw new Error(`the server at ${folder.socket} refuses connections`)
		// Its socket is gone, or it hangs: it is stopped first, so that two servers never share the folder.
		const unreachable = result === 'nobody-there' && (postmaster?.ready || performance.now() > socketDeadline)
		if (postmaster && (unreachable || late)) {
			await stopServer(folder, 'by-force')
			return false
		}
		await pause(pollMs)
	}
}

export async function startServer(
	folder: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
	extra: ServerSettings,
): Promise<Result<void, DatabaseProblem>> {
	const deadline = performance.now() + stopTimeoutMs
	for (;;) {
		const started = await tryStart(folder, binaries, account, extra)
		// Children of a killed server finish what they do before they notice; PostgreSQL waits for none of them.
		const orphans = !started.ok && /shared memory block|lock file/.test(started.failure.message)
		if (!orphans || performance.now() > deadline) return started
		await pause(orphanPauseMs)
	}
}

async function tryStart(
	folder: ServerFolder,
	binaries: ServerBinaries,
	account: ServerAccount,
	extra: ServerSettings,
): Promise<Result<void, DatabaseProblem>> {
	const socket = `"${folder.socket.replaceAll('"', '""')}"`
	const given = Object.entries({ ...settings, unix_socket_directories: socket, ...extra })
	const options = given.flatMap(([name, value]) => ['-c', `${name}=${value}`])
	const run = asAccount(account, binaries.postgres, ['-D', folder.data, ...options])

	const log = await open(folder.log, 'a', 0o600)
	if (process.getuid?.() === 0) await log.chown(account.uid, account.gid)
	const { size } = await log.stat()
	if (size > longestLog) await log.truncate(0)
	const logStart = size > longestLog ? 0 : size
	// `detached`: a session of its own, so that Ctrl-C in the terminal and the death of this process do not reach it.
	const server = spawn(run.command, run.args, {
		...run.options,
		stdio: ['ignore', log.fd, log.fd],
		detached: true,
	})
	let ended: string | undefined
	server.once('error', (error) => {
		ended = errorText(error)
	})
	server.once('exit', (code, signal) => {
		ended = `it ended with ${signal ?? `code ${code}`}`
	})
	server.unref()
	await log.close()

	const deadline = performance.now() + startTimeoutMs
	while (performance.now() < deadline) {
		if (ended !== undefined) return explainEnd(folder, logStart, ended)
		if ((await canConnect(folder)) === 'yes') return ok(undefined)
		await pause(pollMs)
	}
	return explainEnd(folder, logStart, `it is not ready after ${startTimeoutMs / 1000} s`)
}

async function explainEnd(folder: ServerFolder, logStart: number, ended: string) {
	const log = (await readFile(folder.log)).subarray(logStart).toString('utf8')
	const reason = log.match(/(?:FATAL|PANIC|error): +(.*)/)?.[1] ?? log.trim().split('\n').at(-1)
	const panic =
		/PANIC: |could not locate a valid checkpoint|database files are incompatible|invalid.*control file/
	if (panic.test(log)) return damaged(folder.data, reason ?? ended)
	return fail<DatabaseProblem>({
		kind: 'cannot-start',
		message: `The private PostgreSQL in ${folder.root} does not start (${reason || ended}): see ${folder.log}, or set DATABASE_URL`,
	})
}

/**
 * Fast shutdown: running statements are rolled back, everything committed is written, the files are closed. A server
 * that takes long over it goes on by itself; `by-force` is for one that no longer responds. In a hurry it is not waited
 * for: it ends without closing its files, which the next start repairs.
 */
export async function stopServer(
	folder: ServerFolder,
	how: 'in-order' | 'by-force',
	hurry?: AbortSignal,
): Promise<void> {
	const postmaster = await findPostmaster(folder)
	if (!postmaster) return
	for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
		if (signal !== 'SIGINT' && how === 'in-order' && hurry?.aborted !== true) return
		signalProcess(postmaster.pid, signal)
		const began = performance.now()
		while (performance.now() - began < (hurry?.aborted ? hurriedStopMs : stopTimeoutMs)) {
			if (!(await isPostmasterOf(postmaster.pid, folder.data))) return
			await pause(pollMs)
		}
	}
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
	try {
		process.kill(pid, signal)
	} catch (error) {
		if (errorCode(error) !== 'ESRCH') throw error
	}
}
