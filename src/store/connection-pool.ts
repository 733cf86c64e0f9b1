import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseBusyError, DatabaseTimeoutError } from './database-failure.ts'
import { errorText, type StoreLog } from './database-problem.ts'
import type { Schema } from './schema.ts'

/** Whose work a pool does: a visitor does not wait, a job may. */
export type PoolPatience = 'visitor' | 'job'

const poolSize = 10
const longestQueue = 32
const connectPatienceMs = 2_000
const idleMs = 30_000

const patience = {
	visitor: { statement_timeout: 2_000, lock_timeout: 1_000, idle_in_transaction_session_timeout: 5_000 },
	job: { statement_timeout: 60_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 60_000 },
} satisfies Record<PoolPatience, pg.ClientConfig>

// The server ends a statement itself; this much later it must be the server or the line that is dead.
const silenceAllowanceMs = 3_000

export function openPool(login: pg.ClientConfig, whose: PoolPatience, log: StoreLog): Kysely<Schema> {
	const limits = patience[whose]
	const pool = new pg.Pool({
		...login,
		...limits,
		query_timeout: limits.statement_timeout + silenceAllowanceMs,
		keepAlive: true,
		max: poolSize,
		connectionTimeoutMillis: connectPatienceMs,
		idleTimeoutMillis: idleMs,
	})
	// Without a listener, a connection that breaks while it lies idle would end the process.
	pool.on('error', (error) => log.warn(`an idle database connection broke: ${errorText(error)}`))
	return new Kysely<Schema>({
		dialect: new PostgresDialect({
			pool: {
				options: pool.options,
				connect: () => borrow(pool),
				end: () => pool.end(),
			},
		}),
	})
}

async function borrow(pool: pg.Pool): Promise<pg.PoolClient> {
	if (pool.waitingCount >= longestQueue) {
		throw new DatabaseBusyError(`${longestQueue} requests already wait for a database connection`)
	}
	try {
		return await pool.connect()
	} catch (error) {
		if (!/timeout/.test(errorText(error))) throw error
		throw new DatabaseTimeoutError('no database connection came free in time', { cause: error })
	}
}
