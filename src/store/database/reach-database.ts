import { fail, ok, type Result } from '#domain/result.ts'
import { serverMajor } from '#store/private-server/binaries.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import type { ServerSettings } from '#store/private-server/process.ts'
import { type DatabaseProblem, errorText, type StoreLog } from './database-problem.ts'
import { explainConnectFailure, type NamedServer, readDatabaseUrl } from './external-server.ts'
import { prepareDatabase } from './prepare-database.ts'
import { newClient, type ServerLogin } from './several-hosts.ts'

/** Where the product keeps its data: a private server in DATA_DIR, or the server that DATABASE_URL names. */
export type DatabasePlace = {
	dataDir: string
	databaseUrl?: string | undefined
	/** Sample data is kept apart: a database of its own in DATA_DIR, the schema `sample` at DATABASE_URL. */
	sample: boolean
	applicationName: string
	log: StoreLog
	/** Called once a server is at work and this process has time for other things. */
	onBegin?: (() => void) | undefined
	/** Settings of a private server that this call starts: for tests. */
	serverSettings?: ServerSettings
}

/** A database that answers and has what migrations take for granted, and perhaps nothing else. */
type ReachedDatabase = {
	login: ServerLogin
	/** The database in words, without a password. */
	description: string
	/** Why it stopped answering. */
	explain: (error: unknown) => Result<never, DatabaseProblem>
	/** Gives a private server up; the last process to do so stops it, in a hurry without waiting for it. */
	leave: (hurry?: AbortSignal) => Promise<void>
}

const connectPatienceMs = 10_000

export async function reachDatabase(place: DatabasePlace): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	return place.databaseUrl === undefined ? reachPrivate(place) : reachExternal(place, place.databaseUrl)
}

async function reachPrivate(place: DatabasePlace): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	const { dataDir, log, onBegin, serverSettings = {} } = place
	const joined = await joinPrivateServer({ dataDir, log, onBegin, settings: serverSettings })
	if (!joined.ok) return joined
	const server = joined.value
	const name = `private PostgreSQL ${serverMajor} in ${dataDir}`
	const database = place.sample ? 'sample' : 'live'
	const explain = (error: unknown) =>
		fail<DatabaseProblem>({
			kind: 'cannot-start',
			message: `The ${name} does not work: ${errorText(error)}`,
		})
	try {
		await server.ensureDatabase(database)
		const login = await loginOn({ login: server.login(database), name, hosts: 1 }, 'public', place)
		if (!login.ok) await server.close()
		if (!login.ok) return login
		return ok({ login: login.value, description: name, explain, leave: server.close })
	} catch (error) {
		await server.close()
		return explain(error)
	}
}

async function reachExternal(
	place: DatabasePlace,
	databaseUrl: string,
): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return server
	const { name } = server.value
	const explain = (error: unknown) => fail(explainConnectFailure(error, server.value))
	place.onBegin?.()
	try {
		await settleOnPrimary(server.value)
		const login = await loginOn(server.value, place.sample ? 'sample' : 'public', place)
		if (!login.ok) return login
		const description = `PostgreSQL at ${name}${place.sample ? ', schema sample' : ''}`
		return ok({ login: login.value, description, explain, leave: async () => {} })
	} catch (error) {
		// It answered a moment ago and does no longer.
		return explain(error)
	}
}

/** Where several hosts are named, each client that fails leaves the next one to the client after it. */
export async function settleOnPrimary({ login, hosts }: NamedServer): Promise<void> {
	for (let left = hosts; left > 1; left -= 1) {
		const client = newClient({ ...login, connectionTimeoutMillis: connectPatienceMs })
		client.on('error', () => {})
		try {
			await client.connect()
			return await client.end()
		} catch {
			// The last of them is told by who connects next.
		}
	}
}

async function loginOn(
	server: NamedServer,
	schema: 'public' | 'sample',
	{ applicationName, log }: DatabasePlace,
): Promise<Result<ServerLogin, DatabaseProblem>> {
	const bare: ServerLogin = {
		...server.login,
		application_name: applicationName,
		connectionTimeoutMillis: connectPatienceMs,
	}
	const path = await prepareDatabase({ ...server, login: bare }, schema, log)
	if (!path.ok) return path
	const settings = `-c search_path=${escapeOption(path.value.join(','))} -c timezone=UTC`
	return ok({ ...bare, options: [bare.options, settings].filter(Boolean).join(' ') })
}

/** PostgreSQL splits its start-up options at spaces that have no backslash before them. */
const escapeOption = (value: string): string => value.replace(/[\\ ]/g, '\\$&')
