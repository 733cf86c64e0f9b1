import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'

/** A PostgreSQL server of the operator's: how to reach it, and how to speak of it without its password. */
export type ExternalServer = { login: pg.ClientConfig; name: string }

export function readDatabaseUrl(databaseUrl: string): Result<ExternalServer, DatabaseProblem> {
	const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
	if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
		return fail({
			kind: 'bad-address',
			message: 'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database',
		})
	}
	const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
	const port = url.port && url.port !== '5432' ? `:${url.port}` : ''
	const database = decodeURIComponent(url.pathname.slice(1))
	return ok({ login: { connectionString: databaseUrl }, name: `${host}${port}/${database}` })
}

// SQLSTATE 28xxx: who you are; 3D000: no such database; 42501: not allowed to connect to it.
const refusals = /^(28...|3D000|42501)$/

/** Why a connection attempt failed, in one line; the server's own words never hold the password. */
export function explainConnectFailure(error: unknown, server: ExternalServer): DatabaseProblem {
	const first = error instanceof AggregateError ? error.errors[0] : error
	const code = errorCode(first)
	const text = errorText(first)
	if (code !== undefined && refusals.test(code)) {
		return { kind: 'refused', message: `The server at ${server.name} (DATABASE_URL) refused: ${text}` }
	}
	// Whatever answers in another protocol: `pg` complains about the message, or the other side hangs up at once.
	const foreign =
		/unexpected|Unknown|message|SSL|Connection terminated|Invalid/i.test(text) && !/timeout/.test(text)
	if (code === undefined && foreign) {
		return {
			kind: 'not-postgres',
			message: `What answers at ${server.name} (DATABASE_URL) does not speak as a PostgreSQL server (${text})`,
		}
	}
	return {
		kind: 'unreachable',
		message: `No PostgreSQL server answers at ${server.name} (DATABASE_URL): ${text}`,
	}
}
