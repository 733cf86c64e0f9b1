import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Config } from '#main/config/config.ts'
import { readRecordedMode } from '#main/config/news-mode.ts'
import { errorCode, errorText } from '#store/database/database-problem.ts'
import { explainConnectFailure, readDatabaseUrl } from '#store/database/external-server.ts'
import { newPool } from '#store/database/new-client.ts'
import { joinPrivateServer } from '#store/private-server/private-server.ts'

type Opened = { pool: pg.Pool; login: pg.ClientConfig; schema: string }
/** The product's database; undefined before its first start, and a sentence where it cannot be used. */
export type Reached = Result<Opened | undefined, string>

const log = { info: () => {}, warn: () => {} }
const connectMs = 5_000

/** Connects to the product's database without creating one. A private server that is not running is started meanwhile. */
export async function withDatabase<Value>(
	{ databaseUrl, newsMode, ...config }: Config,
	use: (database: Reached) => Promise<Value>,
): Promise<Value> {
	const dataDir = resolve(config.dataDir)
	const mode = newsMode === 'auto' ? ((await readRecordedMode(dataDir)) ?? 'live') : newsMode
	const isMade = existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))
	if (databaseUrl === undefined && !isMade) return use(ok(undefined))
	const external = databaseUrl === undefined ? undefined : readDatabaseUrl(databaseUrl)
	const server = external ?? (await joinPrivateServer({ dataDir, log }))
	if (!server.ok) return use(fail(server.failure.message))
	const login = 'close' in server.value ? server.value.login(mode) : server.value.login
	// One connection, on which the checks run one after the other.
	const limits = { connectionTimeoutMillis: connectMs, statement_timeout: connectMs, max: 1 }
	const pool = newPool({ ...login, ...limits, application_name: 'zagros-doctor' })
	const schema = external && mode === 'sample' ? 'sample' : 'public'
	const reached: Promise<Reached> = pool.query('select').then(
		() => ok({ pool, login, schema }),
		(error: unknown) => {
			if (external?.ok) return fail(explainConnectFailure(error, external.value).message)
			return errorCode(error) === '3D000' ? ok(undefined) : fail(errorText(error))
		},
	)
	try {
		return await use(await reached)
	} finally {
		await pool.end()
		if ('close' in server.value) await server.value.close()
	}
}
