import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { newClient } from '#store/database/new-client.ts'
import type { ServerFolder } from './folder.ts'
import { adminLogin } from './login.ts'
import { isRunning } from './postmaster.ts'

/** One process's claim that it uses the server. */
export type ServerLease = {
	/** Resolves when the claim was lost without being released: the server ended. */
	lost: Promise<void>
	/** Releases the claim and says whether it was the last one. */
	isLast: () => Promise<boolean>
}

// Any number that nothing else locks in the database `postgres`.
const leaseKey = 7_246_001
const leaseName = 'zagros lease'
const noticeTimeoutMs = 2_000
const noticePollMs = 20

/**
 * The claim is a shared advisory lock of an open session: the server releases it the moment its holder dies, so neither
 * a reused pid nor a left-over file can keep the server running or stop it too early.
 */
export async function takeLease(folder: ServerFolder): Promise<ServerLease> {
	const client = newClient({
		...adminLogin(folder, 'postgres'),
		application_name: `${leaseName} ${process.pid}`,
		keepAlive: true,
	})
	let givenUp = false
	const lost = new Promise<void>((resolve) => {
		client.once('end', () => {
			if (!givenUp) resolve()
		})
	})
	await client.connect()
	await client.query('select pg_advisory_lock_shared($1)', [leaseKey])
	return {
		lost,
		isLast: async () => {
			givenUp = true
			try {
				await client.query('select pg_advisory_unlock_shared($1)', [leaseKey])
				return await holdsAlone(client)
			} catch {
				// The server has ended by itself.
				return false
			} finally {
				await client.end().catch(() => {})
			}
		},
	}
}

/** The server needs a moment to notice that a holder was killed; living holders are not waited for. */
async function holdsAlone(client: pg.Client): Promise<boolean> {
	const deadline = performance.now() + noticeTimeoutMs
	for (;;) {
		const result = await client.query('select pg_try_advisory_lock($1) as alone', [leaseKey])
		if (result.rows[0]?.alone === true) return true
		const holders = await client.query<{ name: string }>(
			`select application_name as name from pg_stat_activity
			where application_name like $1 and pid <> pg_backend_pid()`,
			[`${leaseName} %`],
		)
		const living = holders.rows.some(({ name }) => isRunning(Number(name.slice(leaseName.length))))
		if (living || performance.now() > deadline) return false
		await pause(noticePollMs)
	}
}
