import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { newClient } from './new-client.ts'

const { db, login } = await testDatabase()

test('a connection that is ended while nobody uses it does not end the process', async () => {
	const client = newClient({ ...login, application_name: 'idle-client' })
	await client.connect()
	const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
	await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle-client'`.execute(
		db,
	)
	await ended
})

test('every client and pool of the product is created where it gets its listener', () => {
	const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
	const makers = files.filter((file) => /new pg\.(Client|Pool)\(/.test(readFileSync(file, 'utf8')))
	expect(makers).toEqual(['src/store/database/new-client.ts'])
})
