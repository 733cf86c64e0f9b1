import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'
import type { Config } from '#main/config/config.ts'
import { readRecordedMode } from '#main/config/news-mode.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { explainConnectFailure, readDatabaseUrl } from '#store/database/external-server.ts'
import { settleOnPrimary } from '#store/database/reach-database.ts'
import type { ServerLogin } from '#store/database/several-hosts.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'

export type Reached =
	| {
			kind: 'open'
			pool: pg.Pool
			schema: string
			external: boolean
			/** Servers that take writes and should not. */
			fenced: string[]
			close: () => Promise<void>
	  }
	| { kind: 'not-made'; close: () => Promise<void> }
	| { kind: 'problem'; message: string; close: () => Promise<void> }

const silent = { info: () => {}, warn: () => {} }
const connectMs = 5_000
const nothing = async () => {}

/**
 * Connects to the product's database without creating one. A private server that is not running is started for the
 * check.
 */
export async function reachForLook(config: Config): Promise<Reached> {
	const dataDir = resolve(config.dataDir)
	const mode = config.newsMode === 'auto' ? ((await readRecordedMode(dataDir)) ?? 'live') : config.newsMode
	if (config.databaseUrl !== undefined) return reachExternal(config.databaseUrl, mode)
	const made = await access(join(dataDir, 'postgres', 'data', 'PG_VERSION')).then(
		() => true,
		() => false,
	)
	if (!made) return { kind: 'not-made', close: nothing }
	const server = await joinPrivateServer({ dataDir, log: silent })
	if (!server.ok) return { kind: 'problem', message: server.failure.message, close: nothing }
	try {
		const pool = await connect(server.value.login(mode))
		const close = async () => {
			await pool.end().catch(() => {})
			await server.value.close()
		}
		return { kind: 'open', pool, schema: 'public', external: false, fenced: [], close }
	} catch (error) {
		if (errorCode(error) === '3D000') return { kind: 'not-made', close: server.value.close }
		return { kind: 'problem', message: errorText(error), close: server.value.close }
	}
}

async function reachExternal(databaseUrl: string, mode: 'live' | 'sample'): Promise<Reached> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return { kind: 'problem', message: server.failure.message, close: nothing }
	try {
		await settleOnPrimary(server.value)
		const pool = await connect(server.value.login)
		const schema = mode === 'sample' ? 'sample' : 'public'
		const fenced = server.value.fence?.problems() ?? []
		return { kind: 'open', pool, schema, external: true, fenced, close: () => pool.end().catch(() => {}) }
	} catch (error) {
		const { message } = explainConnectFailure(error, server.value)
		return { kind: 'problem', message, close: nothing }
	}
}

/** One connection, on which the checks run one after the other. */
async function connect(login: ServerLogin): Promise<pg.Pool> {
	const pool = new pg.Pool({
		...login,
		application_name: 'zagros-doctor',
		connectionTimeoutMillis: connectMs,
		statement_timeout: connectMs,
		max: 1,
	})
	pool.on('error', () => {})
	try {
		await pool.query('select')
		return pool
	} catch (error) {
		await pool.end().catch(() => {})
		throw error
	}
}
