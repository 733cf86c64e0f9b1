import { errorCode } from './database-problem.ts'

/** Thrown instead of letting a request wait behind too many others for a connection. */
export class DatabaseBusyError extends Error {
	override name = 'DatabaseBusyError'
}

/** Thrown when a statement got no response although the server should have ended it. */
export class DatabaseTimeoutError extends Error {
	override name = 'DatabaseTimeoutError'
}

/** A failure of the database that is not a mistake of ours; the caller may try again later. */
type DatabaseFailure = 'busy' | 'unavailable' | 'timeout' | 'conflict' | 'disk_full'

const failures: Record<string, DatabaseFailure> = {
	'53300': 'busy', // too many connections
	'53200': 'busy', // out of memory
	'53100': 'disk_full',
	ENOSPC: 'disk_full',
	EDQUOT: 'disk_full',
	'57014': 'timeout', // statement_timeout
	'55P03': 'timeout', // lock_timeout
	'25P03': 'timeout', // idle_in_transaction_session_timeout
	'25P04': 'timeout', // transaction_timeout
	ETIMEDOUT: 'timeout',
	'40001': 'conflict', // serialization failure
	'40P01': 'conflict', // deadlock
	'57P01': 'unavailable', // admin shutdown
	'57P02': 'unavailable', // crash shutdown
	'57P03': 'unavailable', // cannot connect now
	'57P05': 'unavailable', // idle session timeout
	'25006': 'unavailable', // read-only after a failover
	ECONNREFUSED: 'unavailable',
	ECONNRESET: 'unavailable',
	ENOENT: 'unavailable', // the socket is gone
	EPIPE: 'unavailable',
	ENOTFOUND: 'unavailable',
	EAI_AGAIN: 'unavailable',
	EHOSTUNREACH: 'unavailable',
	ENETUNREACH: 'unavailable',
	EMFILE: 'busy',
}

// `pg` gives these no code.
const lostConnection =
	/Connection terminated|Client has encountered a connection error|not queryable|Client was closed/

export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
	if (error instanceof DatabaseBusyError) return 'busy'
	if (error instanceof DatabaseTimeoutError) return 'timeout'
	if (error instanceof AggregateError && error.errors.length > 0) return databaseFailureOf(error.errors[0])
	const code = errorCode(error)
	// Class 08 is "connection exception", class 58 "system error" outside the server's doing.
	if (code !== undefined) return failures[code] ?? (/^(08|58)...$/.test(code) ? 'unavailable' : undefined)
	if (error instanceof Error && lostConnection.test(error.message)) return 'unavailable'
	if (error instanceof Error && error.cause !== undefined) return databaseFailureOf(error.cause)
	return undefined
}

/** The database itself is broken or gone. Being busy or too slow may also be caused by too many requests. */
export function isDatabaseBroken(error: unknown): boolean {
	const failure = databaseFailureOf(error)
	return failure !== undefined && failure !== 'busy' && failure !== 'timeout'
}
