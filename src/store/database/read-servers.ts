import type pg from 'pg'
import type { Queryable, Statement } from '#store/sql.ts'
import { openPool, type Pool } from './connection-pool.ts'
import { DatabaseTimeoutError, databaseFailureOf } from './database-failure.ts'
import type { StoreLog } from './database-problem.ts'
import { watchPrimary } from './primary-watch.ts'

/** Where to read: public lists from replicas, what somebody may just have written from the primary. */
export type ReadServers = {
	/** Reads from the read addresses in turn, or from the primary where there are none. */
	lists: Queryable
	/** Reads from the primary; while it is gone, from a read address. */
	own: Queryable
	/** False while no primary responds. */
	hasPrimary: () => boolean
	/** False while there is no primary, or it refuses writes. */
	canWrite: () => boolean
	close: () => Promise<void>
}

/** A read address that failed is tried last for this long. */
const restMs = 5_000

/** For a command: it reads where it writes, and does not watch. */
export const readFromPrimary = (db: Queryable): ReadServers => ({
	lists: db,
	own: db,
	hasPrimary: () => true,
	canWrite: () => true,
	close: async () => {},
})

export function openReadServers(
	primary: { login: pg.ClientConfig; pool: Pool },
	readLogins: readonly pg.ClientConfig[],
	log: StoreLog,
	timeLimitScale?: number,
): ReadServers {
	const watch = watchPrimary(primary.login, log)
	const { responds: hasPrimary, canWrite } = watch
	if (readLogins.length === 0) {
		return { ...readFromPrimary(primary.pool), hasPrimary, canWrite, close: watch.stop }
	}
	const pools = readLogins.map((login) => openPool(login, 'visitor', log, timeLimitScale))
	const failedAt = new Map<Pool, number>()
	const isAway = (pool: Pool) =>
		pool === primary.pool
			? !hasPrimary()
			: performance.now() - (failedAt.get(pool) ?? Number.NEGATIVE_INFINITY) < restMs
	const awayLast = (order: Pool[]) =>
		order.toSorted((one, other) => Number(isAway(one)) - Number(isAway(other)))
	let turn = 0
	const inTurn = () => {
		turn = (turn + 1) % pools.length
		return [...pools.slice(turn), ...pools.slice(0, turn)]
	}
	const noteFailure = (pool: Pool) => failedAt.set(pool, performance.now())
	return {
		lists: readFromFirst(() => awayLast([...inTurn(), primary.pool]), noteFailure),
		own: readFromFirst(() => awayLast([primary.pool, ...inTurn()]), noteFailure),
		hasPrimary,
		canWrite,
		close: async () => {
			await Promise.all([watch.stop(), ...pools.map((pool) => pool.end())])
		},
	}
}

/** The server is gone or silent, or ended the statement because of its replication: another may run it. */
const isServersFault = (error: unknown): boolean =>
	error instanceof DatabaseTimeoutError ||
	['unavailable', 'conflict'].includes(databaseFailureOf(error) ?? '')

/** Each statement runs on the first server that can run it: for single reads only. */
function readFromFirst(inOrder: () => Pool[], noteFailure: (pool: Pool) => void): Queryable {
	const run = async (statement: Statement) => {
		let failure: unknown
		const order = inOrder()
		// Behind an address may be several servers, so the first is tried once more in the end.
		for (const pool of [...order, ...order.slice(0, 1)]) {
			try {
				return await pool.run(statement)
			} catch (error) {
				if (!isServersFault(error)) throw error
				if (databaseFailureOf(error) !== 'conflict') noteFailure(pool)
				failure = error
			}
		}
		throw failure
	}
	const transaction = () => Promise.reject(new Error('a transaction belongs to the primary, not to readers'))
	return { run, transaction, isTransaction: false }
}
