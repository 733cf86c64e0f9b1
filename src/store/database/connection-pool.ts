import { hash } from 'node:crypto'
import type pg from 'pg'
import type { Queryable, Statement, StatementResult } from '#store/sql.ts'
import { DatabaseBusyError, DatabaseTimeoutError, databaseFailureOf } from './database-failure.ts'
import { errorText, type StoreLog } from './database-problem.ts'
import { newPool } from './new-client.ts'

/** Who waits for a pool's work: a visitor does not wait long, a job may. */
export type PoolUser = 'visitor' | 'job'

const poolSize = 10
/** For a free connection: visitors are refused, a job's work is limited by its own slots and waits. */
const longestQueue = { visitor: 32, job: Number.POSITIVE_INFINITY } satisfies Record<PoolUser, number>
const idleMs = 30_000
const brokenEveryMs = 1_000

/** Milliseconds that each step may take. */
const patience = {
	visitor: { connect: 2_000, statement: 2_000, lock: 1_000, idleTransaction: 5_000 },
	job: { connect: 10_000, statement: 60_000, lock: 10_000, idleTransaction: 60_000 },
} satisfies Record<PoolUser, object>

/** A visitor's statement is short, and compiling it would take longer than running it. */
const visitorLogin = (login: pg.ClientConfig): pg.ClientConfig => ({
	...login,
	options: [login.options, '-c jit=off'].filter(Boolean).join(' '),
})

// The server ends a statement itself; this much later the server or the connection must be dead.
const silenceAllowanceMs = 3_000

type Connection = {
	query: (statement: Statement) => Promise<StatementResult>
	release: (destroy?: boolean) => void
}

/** Connections to one server, shared by all queries. */
export type Pool = Queryable & {
	/** How many statements wait for a connection. */
	waiting: () => number
	end: () => Promise<void>
}

const runOn = async (connect: () => Promise<Connection>, statement: Statement): Promise<StatementResult> => {
	const connection = await connect()
	try {
		return await connection.query(statement)
	} finally {
		connection.release()
	}
}

async function transactionOn<Result>(
	connect: () => Promise<Connection>,
	work: (change: Queryable) => Promise<Result>,
): Promise<Result> {
	const connection = await connect()
	let isBroken = false
	const send = (text: string) => connection.query({ text, values: [] })
	const change: Queryable = {
		run: connection.query,
		transaction: (inner) => inner(change),
		isTransaction: true,
	}
	try {
		await send('begin')
		const result = await work(change)
		await send('commit')
		return result
	} catch (error) {
		// A connection that cannot be rolled back must not be used again.
		await send('rollback').catch(() => {
			isBroken = true
		})
		throw error
	} finally {
		connection.release(isBroken)
	}
}

export function openPool(login: pg.ClientConfig, whose: PoolUser, log: StoreLog, timeScale = 1): Pool {
	const { connect: connectMs, statement, lock, idleTransaction } = patience[whose]
	const scaled = (ms: number) => Math.round(ms * timeScale)
	const pool = newPool({
		...(whose === 'visitor' ? visitorLogin(login) : login),
		statement_timeout: scaled(statement),
		lock_timeout: scaled(lock),
		idle_in_transaction_session_timeout: scaled(idleTransaction),
		query_timeout: scaled(statement + silenceAllowanceMs),
		keepAlive: true,
		max: poolSize,
		connectionTimeoutMillis: scaled(connectMs),
		idleTimeoutMillis: idleMs,
	})
	let ending = false
	let loggedAt = Number.NEGATIVE_INFINITY
	pool.on('error', (error) => {
		// While the pool ends, its connections are still closing to a server that may be stopping already. All of them
		// break together, and one line stands for all.
		if (ending || performance.now() - loggedAt < brokenEveryMs) return
		loggedAt = performance.now()
		log.warn(`an idle database connection broke: ${errorText(error)}`)
	})
	const connect = connectFrom(pool, longestQueue[whose])
	return {
		run: (statement) => runOn(connect, statement),
		transaction: (work) => transactionOn(connect, work),
		isTransaction: false,
		waiting: () => pool.waitingCount,
		end: () => {
			ending = true
			return pool.end()
		},
	}
}

/** Hands out the pool's connections, and refuses at once when too many wait already. */
function connectFrom(pool: pg.Pool, longest: number): () => Promise<Connection> {
	// Our own count, because the pool's also includes those it is about to serve from an idle connection.
	let borrowed = 0
	const leave = () => {
		borrowed -= 1
	}
	return async () => {
		if (borrowed >= poolSize + longest) {
			throw new DatabaseBusyError(`${longest} requests already wait for a database connection`)
		}
		borrowed += 1
		try {
			return discardWhenSpoilt(await pool.connect(), leave)
		} catch (error) {
			leave()
			// `pg` has no code for a wait that was too long; a failed attempt to connect has another message.
			if (!errorText(error).startsWith('timeout exceeded')) throw error
			throw new DatabaseBusyError('no database connection came free in time', { cause: error })
		}
	}
}

const names = new Map<string, string>()

/** A prepared statement has a name for its text, the same in every process. */
function nameOf(text: string): string {
	const name = names.get(text) ?? hash('sha256', text).slice(0, 16)
	names.set(text, name)
	return name
}

/**
 * A table of the statement has changed since it was prepared: the connection cannot prepare it again, and is closed.
 */
const isOutdatedPlan = (error: unknown): boolean => errorText(error).startsWith('cached plan must not change')

/**
 * A connection whose server has shut down is dead though the pool has not noticed yet, and one whose statement timed
 * out may still be running it: neither is used again.
 */
function discardWhenSpoilt(client: pg.PoolClient, leave: () => void): Connection {
	let spoilt = false
	return {
		query: async ({ text, values, isPrepared }) => {
			try {
				const statement = { text, values: [...values] }
				return await client.query(isPrepared ? { ...statement, name: nameOf(text) } : statement)
			} catch (error) {
				const silent = errorText(error) === 'Query read timeout'
				spoilt ||= silent || isOutdatedPlan(error) || databaseFailureOf(error) === 'unavailable'
				if (!silent) throw error
				throw new DatabaseTimeoutError('the database did not respond in time', { cause: error })
			}
		},
		release: (destroy = false) => {
			leave()
			client.release(destroy || spoilt)
		},
	}
}
