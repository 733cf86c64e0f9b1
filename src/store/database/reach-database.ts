import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import { serverMajor } from '#store/private-server/binaries.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'
import type { ServerSettings } from '#store/private-server/process.ts'
import { type DatabaseProblem, errorCode, errorText, type StoreLog } from './database-problem.ts'
import { explainConnectFailure, type NamedServer, noPrimary, readDatabaseUrl } from './external-server.ts'
import { migrationsFolder, requireCurrentSchema } from './migrate.ts'
import { newClient } from './new-client.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readServersOf } from './read-addresses.ts'

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
	/** Another folder of migrations, for tests. */
	migrations?: string
	/** Only for a process that serves; a command tries once and reads from the primary. */
	serving?: Serving
}

/** How a process serves on servers that others may just be starting or replacing. */
export type Serving = {
	/** Addresses that lists are read from. */
	readUrls: readonly string[]
	/** It can start without a primary where a read address responds. */
	onlyReads: boolean
	/** How long it waits for a primary. */
	waitMs: number
	stop: AbortSignal
}

/** A database that responds and has what migrations require, and perhaps nothing else. */
export type ReachedDatabase = {
	login: pg.ClientConfig
	/** A description of the database without a password. */
	description: string
	/** Whether live news is stored there; nothing is created or changed to find out. */
	holdsLive: () => Promise<boolean>
	/** Why it stopped responding. */
	explain: (error: unknown) => Result<never, DatabaseProblem>
	/** False where only a read address responds, which has all migrations. */
	hasPrimary: boolean
	/** Leaves a private server; the last process to leave stops it. */
	leave: () => Promise<void>
}

const connectTimeoutMs = 10_000
const retryMs = 1_000

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
		const login = await loginOn({ login: server.login(database), name }, 'public', place)
		if (!login.ok) await server.close()
		if (!login.ok) return login
		const found = { login: login.value, description: name, holdsLive }
		return ok({ ...found, explain, hasPrimary: true, leave: server.close })
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
	const { serving } = place
	const deadline = performance.now() + (serving?.waitMs ?? 0)
	let said = ''
	for (;;) {
		const reached = await reachPrimary(place, server.value)
		if (reached.ok || reached.failure.kind !== 'unreachable') return reached
		const readable = serving?.onlyReads ? await reachReplica(place, serving, server.value) : reached
		if (readable.ok || performance.now() >= deadline || serving?.stop.aborted) {
			return readable.ok ? readable : reached
		}
		const { message } = reached.failure
		if (said !== message) place.log.warn(message)
		said = message
		await sleep(retryMs, undefined, { signal: serving?.stop }).catch(() => {})
	}
}

async function reachPrimary(
	place: DatabaseLocation,
	server: NamedServer,
): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	try {
		const holdsLive = () => holdsNews({ ...server.login, connectionTimeoutMillis: connectTimeoutMs })
		const schema = (await isSample(place, holdsLive)) ? 'sample' : 'public'
		const login = await loginOn(server, schema, place)
		if (!login.ok) return login
		return ok({ ...described(server, schema), login: login.value, holdsLive, hasPrimary: true })
	} catch (error) {
		return fail(explainConnectFailure(error, server))
	}
}

/** The first read address that responds and has the schema of this code. */
async function reachReplica(
	place: DatabaseLocation,
	{ readUrls }: Serving,
	server: NamedServer,
): Promise<Result<ReachedDatabase, DatabaseProblem>> {
	const replicas = readServersOf(readUrls, server.login)
	if (!replicas.ok) return replicas
	let why = ''
	for (const replica of replicas.value) {
		const holdsLive = () => holdsNews({ ...replica.login, connectionTimeoutMillis: connectTimeoutMs })
		try {
			const schema = (await isSample(place, holdsLive)) ? 'sample' : 'public'
			const migrated = await requireCurrentSchema(
				withSchema(replica.login, schema, place),
				place.migrations ?? migrationsFolder,
			)
			if (migrated.ok) {
				const login = withSchema(server.login, schema, place)
				return ok({ ...described(server, schema), login, holdsLive, hasPrimary: false })
			}
			why = migrated.failure.message
		} catch (error) {
			why = errorText(error)
		}
	}
	return fail(noPrimary(server, why))
}

const described = (server: NamedServer, schema: 'public' | 'sample') => ({
	description: `PostgreSQL at ${server.name}${schema === 'sample' ? ', schema sample' : ''}`,
	// It responded a moment ago and no longer does.
	explain: (error: unknown) => fail(explainConnectFailure(error, server)),
	leave: async () => {},
})

const isSample = async ({ sample }: DatabaseLocation, holdsLive: () => Promise<boolean>): Promise<boolean> =>
	typeof sample === 'boolean' ? sample : sample(holdsLive)

const noSuchDatabase = '3D000'

/** Where live news was never used, its database or its tables do not exist. */
async function holdsNews(live: pg.ClientConfig): Promise<boolean> {
	const client = newClient(live)
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

const withSchema = (
	login: pg.ClientConfig,
	schema: 'public' | 'sample',
	{ applicationName }: DatabaseLocation,
): pg.ClientConfig => ({
	...login,
	application_name: applicationName,
	connectionTimeoutMillis: connectTimeoutMs,
	options: [login.options, `-c search_path=${schema} -c timezone=UTC`].filter(Boolean).join(' '),
})

async function loginOn(
	server: NamedServer,
	schema: 'public' | 'sample',
	place: DatabaseLocation,
): Promise<Result<pg.ClientConfig, DatabaseProblem>> {
	const prepared = await prepareDatabase(
		{ ...server, login: { ...server.login, connectionTimeoutMillis: connectTimeoutMs } },
		schema,
	)
	return prepared.ok ? ok(withSchema(server.login, schema, place)) : prepared
}
