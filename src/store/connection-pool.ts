import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
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

async function borrow(pool: pg.Pool): Promise<PostgresPoolClient> {
	if (pool.waitingCount >= longestQueue) {
		throw new DatabaseBusyError(`${longestQueue} requests already wait for a database connection`)
	}
	try {
		return discardWhenSilent(await pool.connect())
	} catch (error) {
		// `pg` has no code for a wait that was too long; an attempt to connect that failed reads differently.
		if (!errorText(error).startsWith('timeout exceeded')) throw error
		throw new DatabaseBusyError('no database connection came free in time', { cause: error })
	}
}

/** A connection that left a statement unanswered may still be in the middle of it, so nobody gets it after that. */
function discardWhenSilent(client: pg.PoolClient): PostgresPoolClient {
	let silent = false
	const query = async (text: string, values: readonly unknown[]) => {
		try {
			return await client.query(text, [...values])
		} catch (error) {
			if (errorText(error) !== 'Query read timeout') throw error
			silent = true
			throw new DatabaseTimeoutError('the database did not answer in time', { cause: error })
		}
	}
	return {
		// Kysely's other form takes a cursor, which it only asks of a dialect that was given one.
		query: query as unknown as PostgresPoolClient['query'],
		release: (destroy = false) => client.release(destroy || silent),
	}
}
