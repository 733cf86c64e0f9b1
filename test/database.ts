import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openPool, type Pool } from '#store/database/connection-pool.ts'
import { checkRows } from './row-check.ts'

export type TestDatabase = {
	db: Pool
	/** For code that opens its own connections: a pg.Client, a pg.Pool, the job queue. */
	login: pg.ClientConfig
	/** The same as a DATABASE_URL. */
	url: string
}

const silent = { info: () => {}, warn: () => {} }

/**
 * A migrated, empty database for the calling test file, dropped after its last test. Call it once at the top of the
 * file: `const { db } = await testDatabase()`.
 */
export async function testDatabase(): Promise<TestDatabase> {
	const { host, port, user, template } = inject('testServer')
	const name = `test_${randomBytes(6).toString('hex')}`
	await administer(`create database ${name} template ${template} strategy file_copy`)
	const login: pg.ClientConfig = {
		host,
		port,
		user,
		database: name,
		password: '',
		ssl: false,
		options: '-c timezone=UTC',
	}
	const db = await checkRows(openPool(login, 'visitor', silent), login)
	afterAll(async () => {
		await db.end()
		await administer(`drop database ${name} with (force)`)
	})
	return { db, login, url: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}` }
}

/** A database without tables, dropped after the file's last test. */
export async function emptyDatabase(): Promise<Omit<TestDatabase, 'db'>> {
	const { host, port, user } = inject('testServer')
	const name = `empty_${randomBytes(6).toString('hex')}`
	await administer(`create database ${name} template template0`)
	afterAll(() => administer(`drop database ${name} with (force)`))
	return {
		login: { host, port, user, database: name, password: '', ssl: false, options: '-c timezone=UTC' },
		url: `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
	}
}

async function administer(statement: string): Promise<void> {
	const { host, port, user } = inject('testServer')
	const client = new pg.Client({ host, port, user, database: 'postgres', password: '', ssl: false })
	await client.connect()
	try {
		await client.query(statement)
	} finally {
		await client.end()
	}
}
