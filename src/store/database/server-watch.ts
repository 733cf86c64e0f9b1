import pg from 'pg'
import { errorText } from './database-problem.ts'
import type { ServerLogin } from './several-hosts.ts'

/** What is known of a server since the last check. */
export type ServerWatch = {
	/** How far it is, in bytes of the log that replicas follow; undefined while it does not respond. */
	position: () => number | undefined
	/** Checks now, without waiting for the next turn. */
	look: () => Promise<number | undefined>
	/** A statement failed on it: it counts as unreachable until it responds again. */
	suspect: () => void
	stop: () => Promise<void>
}

export const lookEveryMs = 400

// What a primary has written or a replica has applied; one that was promoted writes.
const positionQuery = `
	select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
		- '0/0'::pg_lsn)::float8 as position`

/**
 * Checks twice a second how far a server is, on its own connection, so that a full pool does not look like a dead
 * server. Silence counts as unreachable after `timeoutMs`.
 */
export function watchServer(login: ServerLogin, timeoutMs: number): ServerWatch {
	let position: number | undefined
	let stopped = false
	const forget = () => {
		position = undefined
	}
	const pool = new pg.Pool({
		...login,
		max: 1,
		keepAlive: true,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
	})
	pool.on('error', forget)
	const readPosition = async () => (await pool.query(positionQuery)).rows[0]?.position ?? 0
	const look = async () => {
		try {
			// A connection that broke between two checks says nothing of the server as it is now.
			position = await readPosition().catch((error: unknown) => {
				if (stopped || /timeout/.test(errorText(error))) throw error
				return readPosition()
			})
		} catch {
			forget()
		}
		return position
	}
	let timer: NodeJS.Timeout | undefined
	const turn = async () => {
		await look()
		if (!stopped) timer = setTimeout(turn, lookEveryMs).unref()
	}
	void turn()
	return {
		position: () => position,
		look,
		suspect: forget,
		stop: async () => {
			stopped = true
			clearTimeout(timer)
			await pool.end()
		},
	}
}
