import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '#main/config/config.ts'
import { readRecordedMode } from '#main/config/news-mode.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { explainConnectFailure, readDatabaseUrl } from '#store/database/external-server.ts'
import { newPool } from '#store/database/new-client.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'

export type Reached =
	| {
			kind: 'open'
			pool: pg.Pool
			login: pg.ClientConfig
			schema: string
			external: boolean
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
		const login = server.value.login(mode)
		const pool = await connect(login)
		const close = async () => {
			await pool.end().catch(() => {})
			await server.value.close()
		}
		return { kind: 'open', pool, login, schema: 'public', external: false, close }
	} catch (error) {
		if (errorCode(error) === '3D000') return { kind: 'not-made', close: server.value.close }
		return { kind: 'problem', message: errorText(error), close: server.value.close }
	}
}

async function reachExternal(databaseUrl: string, mode: 'live' | 'sample'): Promise<Reached> {
	const server = readDatabaseUrl(databaseUrl)
	if (!server.ok) return { kind: 'problem', message: server.failure.message, close: nothing }
	try {
		const { login } = server.value
		const pool = await connect(login)
		const schema = mode === 'sample' ? 'sample' : 'public'
		return { kind: 'open', pool, login, schema, external: true, close: () => pool.end().catch(() => {}) }
	} catch (error) {
		const { message } = explainConnectFailure(error, server.value)
		return { kind: 'problem', message, close: nothing }
	}
}

/** One connection, on which the checks run one after the other. */
async function connect(login: pg.ClientConfig): Promise<pg.Pool> {
	const pool = newPool({
		...login,
		application_name: 'zagros-doctor',
		connectionTimeoutMillis: connectMs,
		statement_timeout: connectMs,
		max: 1,
	})
	try {
		await pool.query('select')
		return pool
	} catch (error) {
		await pool.end().catch(() => {})
		throw error
	}
}
