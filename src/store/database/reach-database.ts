import { fail, ok, type Result } from '#domain/result.ts'
import { serverMajor } from '#store/private-server/binaries.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import type { ServerSettings } from '#store/private-server/process.ts'
import { type DatabaseProblem, errorCode, errorText, type StoreLog } from './database-problem.ts'
import { explainConnectFailure, type NamedServer, readDatabaseUrl } from './external-server.ts'
import type { Fence } from './fencing.ts'
import { prepareDatabase } from './prepare-database.ts'
import { newClient, type ServerLogin } from './several-hosts.ts'

/** Where the product stores its data: a private server in DATA_DIR, or the server that DATABASE_URL names. */
export type DatabaseLocation = {
	dataDir: string
	databaseUrl?: string | undefined
	/**
	 * Sample data is separate: its own database in DATA_DIR, the schema `sample` at DATABASE_URL. A function decides once
	 * the server responds and knows what is stored.
	 */
	sample: boolean | ((holdsLive: () => Promise<boolean>) => Promise<boolean>)
	applicationName: string
	log: StoreLog
	/** Settings of a private server that this call starts: for tests. */
	serverSettings?: ServerSettings
}

/** A database that responds and has what migrations require, and perhaps nothing else. */
type ReachedDatabase = {
	login: ServerLogin
	/** A description of the database without a password. */
	description: string
	/** Whether live news is stored there; nothing is created or changed to find out. */
	holdsLive: () => Promise<boolean>
	/** Why it stopped responding. */
	explain: (error: unknown) => Result<never, DatabaseProblem>
	/** Keeps an old primary out where several servers are named. */
	fence?: Fence | undefined
	/** Leaves a private server; the last process to leave stops it, in a hurry without waiting for it. */
	leave: (hurry?: AbortSignal) => Promise<void>
}

const connectTimeoutMs = 10_000

export async function reachDatabase(
	place: DatabaseLocation,
): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	return place.databaseUrl === undefined ? reachPrivate(place) : reachExternal(place, place.databaseUrl)
}

async function reachPrivate(place: DatabaseLocation): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	const { dataDir, log, serverSettings = {} } = place
	const joined = await joinPrivateServer({ dataDir, log, settings: serverSettings })
	if (!joined.ok) return joined
	const server = joined.value
	const name = `private PostgreSQL ${serverMajor} in ${dataDir}`
	const holdsLive = () => holdsNews(server.login('live'))
	const explain = (error: unknown) =>
		fail<DatabaseProblem>({
			kind: 'cannot-start',
			message: `The ${name} does not work: ${errorText(error)}`,
		})
	try {
		const database = (await isSample(place, holdsLive)) ? 'sample' : 'live'
		await server.ensureDatabase(database)
		const login = await loginOn({ login: server.login(database), name, hosts: 1 }, 'public', place)
		if (!login.ok) await server.close()
		if (!login.ok) return login
		return ok({ login: login.value, description: name, holdsLive, explain, leave: server.close })
	} catch (error) {
		await server.close()
		return explain(error)
	}
}

async function reachExternal(
	place: DatabaseLocation,
	databaseUrl: string,
): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return server
	const { name } = server.value
	const explain = (error: unknown) => fail(explainConnectFailure(error, server.value))
	try {
		await settleOnPrimary(server.value)
		const holdsLive = () => holdsNews({ ...server.value.login, connectionTimeoutMillis: connectTimeoutMs })
		const sample = await isSample(place, holdsLive)
		const login = await loginOn(server.value, sample ? 'sample' : 'public', place)
		if (!login.ok) return login
		const description = `PostgreSQL at ${name}${sample ? ', schema sample' : ''}`
		const { fence } = server.value
		return ok({ login: login.value, description, holdsLive, explain, fence, leave: async () => {} })
	} catch (error) {
		// It responded a moment ago and no longer does.
		return explain(error)
	}
}

const isSample = async ({ sample }: DatabaseLocation, holdsLive: () => Promise<boolean>): Promise<boolean> =>
	typeof sample === 'boolean' ? sample : sample(holdsLive)

const noSuchDatabase = '3D000'

/** Where live news was never used, its database or its tables do not exist. */
async function holdsNews(live: ServerLogin): Promise<boolean> {
	const client = newClient(live)
	client.on('error', () => {})
	try {
		await client.connect()
		const table = await client.query(`select to_regclass('public.news_item') is not null as there`)
		if (table.rows[0]?.there !== true) return false
		const found = await client.query('select from public.news_item limit 1')
		return found.rows.length > 0
	} catch (error) {
		if (errorCode(error) === noSuchDatabase) return false
		throw error
	} finally {
		await client.end().catch(() => {})
	}
}

/** Where several hosts are named, each client that fails makes the next client try the next host. */
export async function settleOnPrimary({ login, hosts, fence }: NamedServer): Promise<void> {
	// A process that has just started does not know yet which of them was promoted.
	await fence?.look()
	for (let left = hosts; left > 1; left -= 1) {
		const client = newClient({ ...login, connectionTimeoutMillis: connectTimeoutMs })
		client.on('error', () => {})
		try {
			await client.connect()
			return await client.end()
		} catch {
			// The last failure is reported by the next connection.
		}
	}
}

async function loginOn(
	server: NamedServer,
	schema: 'public' | 'sample',
	{ applicationName }: DatabaseLocation,
): Promise<Result<ServerLogin, DatabaseProblem>> {
	const bare: ServerLogin = {
		...server.login,
		application_name: applicationName,
		connectionTimeoutMillis: connectTimeoutMs,
	}
	const prepared = await prepareDatabase({ ...server, login: bare }, schema)
	if (!prepared.ok) return prepared
	const settings = `-c search_path=${schema} -c timezone=UTC`
	return ok({ ...bare, options: [bare.options, settings].filter(Boolean).join(' ') })
}
