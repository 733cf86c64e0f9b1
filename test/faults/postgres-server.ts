import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '#main/wiring/free-port.ts'
import { errorCode } from '#store/database/database-problem.ts'
import { asAccount, chooseServerAccount } from '#store/private-server/account.ts'
import { findServerBinaries } from '#store/private-server/binaries.ts'
import { initdbArguments } from '#store/private-server/data.ts'

/** A PostgreSQL server from npm's binaries, on a port of this machine, that can be killed and started. */
export type PostgresServer = {
	folder: string
	port: number
	url: string
	start: () => Promise<void>
	/** SIGINT is a clean shutdown, SIGKILL a power cut. */
	stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>
	query: <Row extends pg.QueryResultRow>(statement: string) => Promise<Row[]>
}

const startTimeoutMs = 60_000
const role = 'zagros'

// The kernel keeps what a killed process has written, so nothing here needs to reach the disk.
const settings = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	max_connections: '150',
	shared_buffers: '64MB',
	fsync: 'off',
	full_page_writes: 'off',
	jit: 'off',
	timezone: 'UTC',
	wal_level: 'replica',
	wal_keep_size: '1GB',
	hot_standby: 'on',
	wal_receiver_timeout: '5s',
	wal_sender_timeout: '5s',
	wal_retrieve_retry_interval: '200ms',
	log_min_messages: 'fatal',
}

const mustBe = <Value>(
	response: { ok: true; value: Value } | { ok: false; failure: { message: string } },
) => {
	if (!response.ok) throw new Error(response.failure.message)
	return response.value
}

async function serverIn(folder: string, extra: Record<string, string>): Promise<PostgresServer> {
	const binaries = mustBe(await findServerBinaries())
	const port = await freePort('127.0.0.1')
	const url = `postgresql://${role}@127.0.0.1:${port}/postgres`
	let child: ChildProcess | undefined
	const query: PostgresServer['query'] = async (statement) => {
		const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
		client.on('error', () => {})
		await client.connect()
		try {
			return (await client.query(statement)).rows
		} finally {
			await client.end().catch(() => {})
		}
	}
	const start = async () => {
		const account = mustBe(await chooseServerAccount(folder, binaries.postgres))
		const options = Object.entries({ ...settings, port: String(port), ...extra })
		const given = options.flatMap(([name, value]) => ['-c', `${name}=${value}`])
		const run = asAccount(account, binaries.postgres, ['-D', join(folder, 'data'), ...given])
		const deadline = performance.now() + startTimeoutMs
		for (;;) {
			if (child === undefined || child.exitCode !== null || child.signalCode !== null) {
				// The children of a killed server end a moment later; until then a new server is refused.
				child = spawn(run.command, run.args, { ...run.options, stdio: 'ignore' })
			}
			try {
				await query('select')
				return
			} catch (error) {
				if (performance.now() > deadline) throw error
				await sleep(50)
			}
		}
	}
	const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
		const running = child
		if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
		const ended = new Promise((resolve) => running.once('exit', resolve))
		running.kill(signal)
		await ended
	}
	return { folder, port, url, start, stop, query }
}

export async function makePrimary(
	folder: string,
	extra: Record<string, string> = {},
): Promise<PostgresServer> {
	await mkdir(folder, { mode: 0o700, recursive: true })
	const binaries = mustBe(await findServerBinaries())
	const account = mustBe(await chooseServerAccount(folder, binaries.postgres))
	const data = join(folder, 'data')
	const run = asAccount(account, binaries.initdb, initdbArguments(data, role, false))
	await promisify(execFile)(run.command, run.args, run.options)
	const server = await serverIn(folder, extra)
	await server.start()
	return server
}

/**
 * A streaming replica: a copy of the primary's files between `pg_backup_start` and `pg_backup_stop`, which then
 * follows the primary, through another port if one is given.
 */
export async function makeReplica(
	primary: PostgresServer,
	folder: string,
	{
		name = 'replica',
		port = primary.port,
		...extra
	}: { name?: string; port?: number; [setting: string]: unknown },
): Promise<PostgresServer> {
	await mkdir(folder, { mode: 0o700, recursive: true })
	const data = join(folder, 'data')
	const client = new pg.Client({ connectionString: primary.url })
	await client.connect()
	try {
		await client.query(`select pg_backup_start('replica', fast => true)`)
		await copyFiles(join(primary.folder, 'data'), data)
		const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
		await writeFile(join(data, 'backup_label'), String(rows[0]?.labelfile), { mode: 0o600 })
	} finally {
		await client.end()
	}
	await writeFile(join(data, 'standby.signal'), '', { mode: 0o600 })
	const server = await serverIn(folder, {
		primary_conninfo: `host=127.0.0.1 port=${port} user=${role} application_name=${name} connect_timeout=2`,
		...Object.fromEntries(Object.entries(extra).map(([setting, value]) => [setting, String(value)])),
	})
	await server.start()
	return server
}

/** Of these a copy contains only the folder, not its contents. */
const foldersOnly = new Set([
	'pg_wal',
	'pg_replslot',
	'pg_dynshmem',
	'pg_notify',
	'pg_serial',
	'pg_snapshots',
])
const notCopied = new Set(['postmaster.pid', 'postmaster.opts'])

async function copyFiles(from: string, to: string, depth = 0): Promise<void> {
	await mkdir(to, { mode: 0o700 })
	for (const entry of await readdir(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)]
		if (depth === 0 && notCopied.has(entry.name)) continue
		if (entry.isDirectory() && depth === 0 && foldersOnly.has(entry.name)) {
			await mkdir(target, { mode: 0o700 })
		} else if (entry.isDirectory()) await copyFiles(source, target, depth + 1)
		// The WAL accounts for a file that disappears while it is copied.
		else await copyFile(source, target).catch(ignoreGone)
	}
}

function ignoreGone(error: unknown): void {
	if (errorCode(error) !== 'ENOENT') throw error
}
