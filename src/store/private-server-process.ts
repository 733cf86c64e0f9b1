import { spawn } from 'node:child_process'
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'
import { asAccount, type ServerAccount } from './private-server-account.ts'
import type { ServerBinaries } from './private-server-binaries.ts'
import { damaged, type ServerFolder, serverPort } from './private-server-folder.ts'
import { canConnect } from './private-server-login.ts'
import { isPostmasterOf, isRunning, readPostmaster } from './private-server-postmaster.ts'

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
	// Every query is a short indexed one: compiling it or spreading it over processes costs more than it gives.
	jit: 'off',
	max_parallel_workers_per_gather: '0',
	timezone: 'UTC',
	log_timezone: 'UTC',
	// The program reports failed statements itself; here they would fill the disk and hold people's data.
	log_min_messages: 'log',
	log_min_error_statement: 'panic',
	log_error_verbosity: 'terse',
	log_checkpoints: 'off',
}

const pollMs = 20
// Crash recovery replays at most max_wal_size (1 GB), which a slow disk does within this.
const startPatienceMs = 60_000
const stopPatienceMs = 10_000
const longestLog = 1_000_000

/** True when a server answers for this folder; waits for one that is still starting, ends one nobody can reach. */
export async function findRunningServer(folder: ServerFolder): Promise<boolean> {
	const deadline = performance.now() + startPatienceMs
	const socketDeadline = performance.now() + stopPatienceMs
	for (;;) {
		const postmaster = await readPostmaster(folder.data)
		if (!postmaster || !isRunning(postmaster.pid)) return false
		if (!(await isPostmasterOf(postmaster.pid, folder.data))) {
			await disownPostmasterFile(folder)
			return false
		}
		const answer = await canConnect(folder)
		if (answer === 'yes') return true
		// Its socket is gone, or it hangs: it is stopped, so that never two servers share the folder.
		const lost = answer === 'nobody-there' && performance.now() > socketDeadline
		const ready = answer === 'nobody-there' && postmaster.ready
		if (lost || ready || performance.now() > deadline) {
			await stopServer(folder)
			return false
		}
		await pause(pollMs)
	}
}

/**
 * A pid file left by a crash whose number now belongs to another program would keep the server from starting. Only
 * the number is replaced, by one no process can have: the rest lets PostgreSQL find orphans still writing here.
 */
async function disownPostmasterFile(folder: ServerFolder): Promise<void> {
	const file = join(folder.data, 'postmaster.pid')
	const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
	const { uid, gid, mode } = await stat(file)
	const draft = join(folder.root, 'postmaster.pid.draft')
	await writeFile(draft, ['2147483646', ...rest].join('\n'), { mode })
	if (process.getuid?.() === 0) {
		const handle = await open(draft)
		await handle.chown(uid, gid)
		await handle.close()
	}
	await rename(draft, file)
}

export async function startServer(
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

	const deadline = performance.now() + startPatienceMs
	while (performance.now() < deadline) {
		if (ended !== undefined) return explainEnd(folder, logStart, ended)
		if ((await canConnect(folder)) === 'yes') return ok(undefined)
		await pause(pollMs)
	}
	return explainEnd(folder, logStart, `it is not ready after ${startPatienceMs / 1000} s`)
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

/** Fast shutdown: running statements are rolled back, everything committed is written, the files are closed. */
export async function stopServer(folder: ServerFolder): Promise<void> {
	const postmaster = await readPostmaster(folder.data)
	if (!postmaster || !(await isPostmasterOf(postmaster.pid, folder.data))) return
	for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
		signalProcess(postmaster.pid, signal)
		const deadline = performance.now() + stopPatienceMs
		while (performance.now() < deadline) {
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
