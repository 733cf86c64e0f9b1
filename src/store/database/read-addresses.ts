import type pg from 'pg'
import { z } from 'zod'
import { fail, ok, type Result } from '#domain/result.ts'
import { type DatabaseProblem, errorText, type StoreLog } from './database-problem.ts'
import { type NamedServer, readDatabaseUrl } from './external-server.ts'
import { newClient } from './new-client.ts'

/** What a read address leads to, in one line. */
export type ReadAddressState = { kind: 'replica' | 'primary' | 'silent' | 'other-database'; message: string }

const timeoutMs = 3_000

const identitySchema = z.object({ identity: z.string(), isReplica: z.boolean() })

/** Which database it is: a replica has the number of its primary. */
export async function identify(login: pg.ClientConfig): Promise<z.output<typeof identitySchema>> {
	const client = newClient({ ...login, connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs })
	try {
		await client.connect()
		const found = await client.query(`
			select (select system_identifier from pg_control_system()) || '/' || current_database() as identity,
				pg_is_in_recovery() as "isReplica"`)
		return identitySchema.parse(found.rows[0])
	} finally {
		await client.end().catch(() => {})
	}
}

/** Reads DATABASE_READ_URLS: how to connect to each, with the options of the primary. */
export function readServersOf(
	readUrls: readonly string[],
	primary: pg.ClientConfig,
): Result<NamedServer[], DatabaseProblem> {
	const servers: NamedServer[] = []
	for (const url of readUrls) {
		const server = readDatabaseUrl(url, 'DATABASE_READ_URLS')
		if (!server.ok) return server
		const { name, login } = server.value
		// Tables are found by the same path as on the primary, of which the replica is a copy.
		servers.push({ name, login: { ...primary, connectionString: login.connectionString } })
	}
	return ok(servers)
}

/** `identity` is that of the primary. */
export async function lookAtReadAddress(
	{ name, login }: NamedServer,
	identity: string,
): Promise<ReadAddressState> {
	try {
		const found = await identify(login)
		if (found.identity !== identity) {
			return { kind: 'other-database', message: `${name} is another database than DATABASE_URL` }
		}
		return found.isReplica
			? { kind: 'replica', message: `${name} is a replica` }
			: { kind: 'primary', message: `${name} leads to the primary` }
	} catch (error) {
		return { kind: 'silent', message: `${name} cannot be read (${errorText(error)})` }
	}
}

/** Fails where a read address would show the news of another database; says what else is unusual. */
export async function checkReadAddresses(
	primary: pg.ClientConfig,
	servers: readonly NamedServer[],
	log: StoreLog,
): Promise<Result<undefined, DatabaseProblem>> {
	if (servers.length === 0) return ok(undefined)
	const { identity } = await identify(primary)
	const states = await Promise.all(servers.map((server) => lookAtReadAddress(server, identity)))
	const other = states.find(({ kind }) => kind === 'other-database')
	if (other !== undefined) {
		return fail({ kind: 'bad-address', message: `${other.message}: correct DATABASE_READ_URLS` })
	}
	for (const { kind, message } of states) {
		if (kind === 'silent') log.warn(`${message}: lists are read from the other addresses`)
		else if (kind === 'primary') log.info(`${message}: no replica is behind it now`)
	}
	return ok(undefined)
}
