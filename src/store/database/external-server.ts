import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { readAddress } from './database-address.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'

/** A server to work on: how to reach it, and its description without the password. */
export type NamedServer = { login: pg.ClientConfig; name: string }

/** Reads an address of a database. Its own `options` are preserved and come before ours. */
export function readDatabaseUrl(
	databaseUrl: string,
	variable = 'DATABASE_URL',
): Result<NamedServer, DatabaseProblem> {
	const read = readAddress(databaseUrl)
	if (read === undefined) {
		return fail({
			kind: 'bad-address',
			message: `${variable} is not an address of the form postgresql://user:password@host:5432/database with one host`,
		})
	}
	const { address, host, database, options } = read
	const login = { connectionString: address, ...(options && { options }) }
	return ok({ login, name: `${host}/${database}` })
}

// SQLSTATE 28xxx: who you are; 3D000: no such database; 42501: not allowed to connect to it.
const refusals = /^(28...|3D000|42501)$/

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
	return noPrimary(server, text)
}

/** A proxy in front of a cluster hangs up while there is no primary, so a wrong address looks the same. */
export const noPrimary = ({ name }: NamedServer, why: string): DatabaseProblem => ({
	kind: 'unreachable',
	message: `No primary can be reached yet at ${name} (${why}): start PostgreSQL there, or correct DATABASE_URL`,
})
