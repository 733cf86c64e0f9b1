import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText, type StoreLog } from '#store/database/database-problem.ts'
import { newClient } from '#store/database/new-client.ts'
import { chooseServerAccount } from './account.ts'
import { findServerBinaries } from './binaries.ts'
import { prepareData } from './data.ts'
import { prepareServerFolder, prepareSocketFolder, type ServerFolder } from './folder.ts'
import { underLock } from './lock.ts'
import { findRunningServer, isRunning, type ServerSettings, startServer, stopServer } from './process.ts'
import { adminRole, ensureOwnedDatabase, loginTo, prepareApplicationRole } from './roles.ts'

type PrivateServer = {
	/** How to reach one of its databases. */
	login: (database: string) => pg.ClientConfig
	/** Makes a database of that name unless it is there; the application's role owns it. */
	ensureDatabase: (name: string) => Promise<void>
	/** Leaves the server; the last process to leave stops it. */
	close: () => Promise<void>
}

type PrivateServerOptions = {
	dataDir: string
	log: StoreLog
	/** Added to the server's settings when this process is the one that starts it; tests switch fsync off. */
	settings?: ServerSettings
}

/** A process's claim that it uses the server: an open connection, which ends with the process, however that ends. */
type Lease = { client: pg.Client; ended: Promise<void> }

const leaseName = 'zagros lease'
const noticeTimeoutMs = 2_000
const noticePollMs = 20
const lockTimeoutMs = 90_000
const revivalPauseMs = 500

/** Finds the private server of a data folder or starts it, and keeps it running until `close`. */
export async function joinPrivateServer(
	options: PrivateServerOptions,
): Promise<Result<PrivateServer, DatabaseProblem>> {
	const { log } = options
	const prepared = await prepareServerFolder(options.dataDir)
	if (!prepared.ok) return prepared
	const folder = prepared.value
	const first = await bringUp(folder, options)
	if (!first.ok) return first

	let lease = first.value
	let closing = false
	let revival = Promise.resolve()
	const revive = async (): Promise<void> => {
		log.warn('the private PostgreSQL stopped; restarting it')
		let logged = ''
		while (!closing) {
			const next = await bringUp(folder, options)
			if (next.ok) {
				lease = next.value
				log.info('the private PostgreSQL runs again')
				return watch()
			}
			if (next.failure.message !== logged) log.warn(next.failure.message)
			logged = next.failure.message
			await pause(revivalPauseMs)
		}
	}
	const watch = (): void => {
		lease.ended.then(() => {
			if (!closing) revival = revive()
		})
	}
	watch()

	return ok({
		login: (database) => loginTo(folder, database),
		ensureDatabase: (name) =>
			underLock(folder.lock, lockTimeoutMs, () => ensureOwnedDatabase(lease.client, name)),
		close: async () => {
			if (closing) return
			closing = true
			await revival
			try {
				await underLock(folder.lock, lockTimeoutMs, async () => {
					if (await isLast(lease)) await stopServer(folder, 'in-order')
				})
			} catch (error) {
				log.warn(`the private PostgreSQL could not be stopped: ${errorText(error)}`)
			} finally {
				await lease.client.end()
			}
		},
	})
}

async function bringUp(
	folder: ServerFolder,
	options: PrivateServerOptions,
): Promise<Result<Lease, DatabaseProblem>> {
	try {
		// The lease is taken under the lock, so that nobody stops the server between finding and using it.
		return await underLock(folder.lock, lockTimeoutMs, async () => {
			if (!(await findRunningServer(folder))) {
				const started = await initialiseAndStart(folder, options)
				if (!started.ok) return started
			}
			const lease = await takeLease(folder)
			await prepareApplicationRole(lease.client, folder)
			return ok(lease)
		})
	} catch (error) {
		return fail({
			kind: 'cannot-start',
			message: `The private PostgreSQL in ${folder.root} does not start (${errorText(error)}): correct this, or set DATABASE_URL`,
		})
	}
}

async function initialiseAndStart(
	folder: ServerFolder,
	options: PrivateServerOptions,
): Promise<Result<void, DatabaseProblem>> {
	const binaries = await findServerBinaries()
	if (!binaries.ok) return binaries
	const account = await chooseServerAccount(folder.root, binaries.value.postgres)
	if (!account.ok) return account
	const durable = options.settings?.fsync !== 'off'
	const data = await prepareData(folder, binaries.value, account.value, { durable, log: options.log })
	if (!data.ok) return data
	if (!(await prepareSocketFolder(folder.socket, folder.root))) {
		throw new Error(`others may enter ${folder.socket}: remove it`)
	}
	return startServer(folder, binaries.value, account.value, options.settings ?? {})
}

async function takeLease(folder: ServerFolder): Promise<Lease> {
	const client = newClient({
		...loginTo(folder, 'postgres', adminRole),
		application_name: `${leaseName} ${process.pid}`,
		keepAlive: true,
	})
	const ended = new Promise<void>((resolve) => client.once('end', resolve))
	await client.connect()
	return { client, ended }
}

/** The server needs a moment to notice that a process was killed; living ones are not waited for. */
async function isLast({ client }: Lease): Promise<boolean> {
	const deadline = performance.now() + noticeTimeoutMs
	for (;;) {
		const others = await client.query<{ name: string }>(
			`select application_name as name from pg_stat_activity
			where application_name like '${leaseName} %' and pid <> pg_backend_pid()`,
		)
		if (others.rowCount === 0) return true
		const living = others.rows.some(({ name }) => isRunning(Number(name.slice(leaseName.length))))
		if (living || performance.now() > deadline) return false
		await pause(noticePollMs)
	}
}
