import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText, type StoreLog } from '#store/database/database-problem.ts'
import { chooseServerAccount } from './account.ts'
import { forgetLostPassword } from './admin-password.ts'
import { ensureOwnedDatabase, prepareApplicationRole } from './application-role.ts'
import { findServerBinaries } from './binaries.ts'
import { prepareData } from './data.ts'
import { prepareServerFolder, type ServerFolder } from './folder.ts'
import { type ServerLease, takeLease } from './lease.ts'
import { LockTimeoutError, underLock } from './lock.ts'
import { loginFor } from './login.ts'
import { findRunningServer, type ServerSettings, startServer, stopServer } from './process.ts'
import { prepareSocketFolder } from './socket.ts'

type PrivateServer = {
	/** How to reach one of its databases. */
	login: (database: string) => pg.ClientConfig
	/** Makes a database of that name unless it is there; the application's role owns it. */
	ensureDatabase: (name: string) => Promise<void>
	/** Leaves the server; the last process to leave stops it, in a hurry without waiting for it. */
	close: (hurry?: AbortSignal) => Promise<void>
}

type PrivateServerOptions = {
	dataDir: string
	log: StoreLog
	/** Added to the server's settings when this process is the one that starts it; tests switch fsync off. */
	settings?: ServerSettings
	/** The program that makes a user namespace; tests name one that does not exist. */
	namespaceCommand?: string
}

const lockTimeoutMs = 90_000
const revivalPauseMs = 500

/** Finds the private server of a data folder or starts it, and keeps it running until `close`. */
export async function joinPrivateServer(
	options: PrivateServerOptions,
): Promise<Result<PrivateServer, DatabaseProblem>> {
	const prepared = await prepareServerFolder(options.dataDir)
	if (!prepared.ok) return prepared
	const folder = prepared.value
	const first = await bringUp(folder, options)
	if (!first.ok) return first

	let lease = first.value
	let closing = false
	const revive = async (): Promise<void> => {
		let logged = ''
		while (!closing) {
			const next = await bringUp(folder, options)
			if (next.ok) {
				lease = next.value
				options.log.info('the private PostgreSQL runs again')
				return watch()
			}
			if (next.failure.message !== logged) options.log.warn(next.failure.message)
			logged = next.failure.message
			await pause(revivalPauseMs)
		}
	}
	let revival = Promise.resolve()
	const watch = (): void => {
		lease.lost.then(() => {
			if (closing) return
			options.log.warn('the private PostgreSQL stopped; restarting it')
			revival = revive()
		})
	}
	watch()

	return ok({
		login: (database) => loginFor(folder, database),
		ensureDatabase: (name) => ensureOwnedDatabase(folder, name),
		close: async (hurry) => {
			if (closing) return
			closing = true
			await revival
			try {
				await underLock(folder.lock, lockTimeoutMs, async () => {
					if (await lease.isLast()) await stopServer(folder, 'in-order', hurry)
				})
			} catch (error) {
				options.log.warn(`the private PostgreSQL could not be stopped: ${errorText(error)}`)
			}
		},
	})
}

async function bringUp(
	folder: ServerFolder,
	options: PrivateServerOptions,
): Promise<Result<ServerLease, DatabaseProblem>> {
	try {
		// The lease is taken under the lock, so that nobody stops the server between finding and using it.
		return await underLock(folder.lock, lockTimeoutMs, async () => {
			const running = await findRunningServer(folder)
			if (!running) {
				const started = await initialiseAndStart(folder, options)
				if (!started.ok) return started
			}
			const lease = await takeLease(folder)
			await prepareApplicationRole(folder)
			return ok(lease)
		})
	} catch (error) {
		const why =
			error instanceof LockTimeoutError
				? 'another process has been starting it for too long'
				: errorText(error)
		return fail({
			kind: 'cannot-start',
			message: `The private PostgreSQL in ${folder.root} does not start (${why})`,
		})
	}
}

async function initialiseAndStart(
	folder: ServerFolder,
	options: PrivateServerOptions,
): Promise<Result<void, DatabaseProblem>> {
	const binaries = await findServerBinaries()
	if (!binaries.ok) return binaries
	const account = await chooseServerAccount(folder.root, binaries.value.postgres, options.namespaceCommand)
	if (!account.ok) return account
	const durable = options.settings?.fsync !== 'off'
	const data = await prepareData(folder, binaries.value, account.value, durable)
	if (!data.ok) return data
	if (data.value === 'made') options.log.info(`created a private PostgreSQL in ${folder.root}`)
	await forgetLostPassword(folder)
	const socket = await prepareSocketFolder(folder.socket, account.value)
	if (!socket.ok) return socket
	return startServer(folder, binaries.value, account.value, options.settings ?? {})
}
