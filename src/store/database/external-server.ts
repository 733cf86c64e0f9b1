import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'

/** A server to work on: how to reach it, and how to speak of it without its password. */
export type NamedServer = { login: pg.ClientConfig; name: string }

/** Reads a DATABASE_URL. What it says itself in `options` is kept and comes before ours. */
export function readDatabaseUrl(databaseUrl: string): Result<NamedServer, DatabaseProblem> {
	const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
	const database = url && decode(url.pathname.slice(1))
	if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !database) {
		return fail({
			kind: 'bad-address',
			message: 'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database',
		})
	}
	const options = url.searchParams.get('options')
	// `pg` lets the address win over everything beside it; the search path must not be lost that way.
	url.searchParams.delete('options')
	const host = url.searchParams.get('host') ?? url.hostname
	const port = url.port && url.port !== '5432' ? `:${url.port}` : ''
	const login = { connectionString: url.href, ...(options && { options }) }
	return ok({ login, name: `${host}${port}/${database}` })
}

function decode(text: string): string | undefined {
	try {
		return decodeURIComponent(text)
	} catch {
		return undefined
	}
}

// SQLSTATE 28xxx: who you are; 3D000: no such database; 42501: not allowed to connect to it.
const refusals = /^(28...|3D000|42501)$/
// `pg` says these, without a code, when the other side talks in another protocol or hangs up on ours.
const foreignSpeech = /message|SSL|Connection terminated unexpectedly|Invalid|Unknown/

/** Why a connection attempt failed, in one line; neither the server nor `pg` repeats the password. */
export function explainConnectFailure(error: unknown, server: NamedServer): DatabaseProblem {
	// Several addresses of one name were tried; the first is as good as any.
	const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error
	const code = errorCode(first)
	const text = errorText(first).replaceAll('\n', ' ')
	if (code !== undefined && refusals.test(code)) {
		return {
			kind: 'refused',
			message: `The server at ${server.name} refused (${text}): correct the user, password or database in DATABASE_URL`,
		}
	}
	if (code === 'ECONNRESET' || (code === undefined && foreignSpeech.test(text))) {
		return {
			kind: 'not-postgres',
			message: `What answers at ${server.name} does not speak as a PostgreSQL server (${text}): correct DATABASE_URL`,
		}
	}
	return {
		kind: 'unreachable',
		message: `No PostgreSQL server answers at ${server.name} (${text}): start it, or correct DATABASE_URL`,
	}
}
