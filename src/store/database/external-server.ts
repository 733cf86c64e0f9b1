import { fail, ok, type Result } from '#domain/result.ts'
import { readAddresses } from './database-address.ts'
import { type DatabaseProblem, errorCode, errorText } from './database-problem.ts'
import type { Fence } from './fencing.ts'
import { clientAmong, type ServerLogin } from './several-hosts.ts'

/** A server to work on: how to reach it, and its description without the password. */
export type NamedServer = {
	login: ServerLogin
	name: string
	/** More than one where the address names several, of which one is the primary. */
	hosts: number
	/** Keeps an old primary out where several servers are named. */
	fence?: Fence
}

const badAddress = (message: string) => fail<DatabaseProblem>({ kind: 'bad-address', message })

/** Reads a DATABASE_URL. Its own `options` are preserved and come before ours. */
export function readDatabaseUrl(databaseUrl: string): Result<NamedServer, DatabaseProblem> {
	const known = readAddresses(databaseUrl)
	const first = known?.[0]
	if (known === undefined || first === undefined) {
		return badAddress(
			'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database',
		)
	}
	const { wanted, options, database } = first
	if (wanted !== undefined && wanted !== 'read-write' && wanted !== 'primary') {
		return badAddress(
			'target_session_attrs in DATABASE_URL must be read-write: news and votes are written there',
		)
	}
	const among = wanted !== undefined || known.length > 1 ? clientAmong(known) : undefined
	const login = {
		connectionString: first.address,
		...(options && { options }),
		...(among && { Client: among.Client }),
	}
	const hosts = known.map(({ host }) => host).join(',')
	return ok({
		login,
		name: `${hosts}/${database}`,
		hosts: known.length,
		...(among && { fence: among.fence }),
	})
}

// SQLSTATE 28xxx: who you are; 3D000: no such database; 42501: not allowed to connect to it.
const refusals = /^(28...|3D000|42501)$/
// `pg` reports these, without a code, when the other side speaks another protocol or closes the connection.
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
			message: `The server at ${server.name} is not a PostgreSQL server (${text}): correct DATABASE_URL`,
		}
	}
	return {
		kind: 'unreachable',
		message: `No PostgreSQL server responds at ${server.name} (${text}): start it, or correct DATABASE_URL`,
	}
}
