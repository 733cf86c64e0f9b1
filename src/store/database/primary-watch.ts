import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { errorCode, errorText, type StoreLog } from './database-problem.ts'
import { newPool } from './new-client.ts'

/** What is known of the primary since the last look. */
export type PrimaryWatch = {
	/** A server responds, and it is the primary. */
	responds: () => boolean
	/** It also took the last small write. */
	canWrite: () => boolean
	stop: () => Promise<void>
}

const lookEveryMs = 1_000
const looksForEachWrite = 10
/** A silent primary is shown to readers, so it must be more than a hiccup. */
const timeoutMs = 2_000

// A full disk may still take the update of a row, but not a new page of a file, which an insert into an emptied table
// needs. The table belongs to this connection alone.
const smallWrite = `
	create temporary table if not exists small_write (at timestamptz);
	truncate small_write;
	insert into small_write values (now())`
const mayNotCreate = '42501'

/** Looks at the primary every second on its own connection, so that a full pool does not look like a dead server. */
export function watchPrimary(login: pg.ClientConfig, log: StoreLog): PrimaryWatch {
	let state: 'gone' | 'refuses' | 'writes' = 'writes'
	const stopping = new AbortController()
	const { signal } = stopping
	const pool = newPool({
		...login,
		max: 1,
		keepAlive: true,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
	})
	const learn = (found: typeof state, reason = '') => {
		if (found === state || signal.aborted) return
		state = found
		if (found === 'writes') log.info('the database takes writes again')
		else if (found === 'refuses') log.warn(`the database refuses a small write: ${reason}`)
		else log.warn(`there is no primary database: ${reason}`)
	}
	const isReplica = async () =>
		(await pool.query('select pg_is_in_recovery() as replica')).rows[0]?.replica === true
	const tryWriting = async () => {
		try {
			await pool.query(smallWrite)
			learn('writes')
		} catch (error) {
			// A role that may not create temporary tables can be a role that may write.
			if (errorCode(error) === mayNotCreate) learn('writes')
			else learn('refuses', errorText(error))
		}
	}
	const look = async (count: number) => {
		try {
			// A connection that broke between two looks says nothing of the server as it is now.
			const found = await isReplica().catch((error: unknown) => {
				if (/timeout/.test(errorText(error))) throw error
				return isReplica()
			})
			if (found) learn('gone', 'the server is a replica')
			else if (state !== 'writes' || count % looksForEachWrite === 0) await tryWriting()
		} catch (error) {
			learn('gone', errorText(error))
		}
	}
	const run = async () => {
		for (let count = 0; !signal.aborted; count += 1) {
			await look(count)
			await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => {})
		}
	}
	void run()
	return {
		responds: () => state !== 'gone',
		canWrite: () => state === 'writes',
		stop: async () => {
			stopping.abort()
			await pool.end()
		},
	}
}
