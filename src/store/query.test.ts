import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { bigInteger, integer, moment, neverNull, oneOf, orNull, query, text } from './query.ts'

const { db } = await testDatabase()
const now = new Date('2026-01-01T00:00:00Z')

test('a row that matches its declaration', async () => {
	const result = await query({ id: integer, name: orNull(text), at: moment })`
		select 7 as id, null::text as name, ${now}::timestamptz as at
	`.execute(db)
	expect(result.rows).toEqual([{ id: 7, name: null, at: now }])
})

test.each([
	['a column of another type', () => query({ id: integer })`select 7::bigint as id`, 'id has type 20'],
	[
		'a number that comes as text',
		() => query({ id: integer })`select 1.5::numeric as id`,
		'id has type 1700',
	],
	[
		'a column that is not there',
		() => query({ id: integer, name: text })`select 7 as id`,
		'name is not there',
	],
	[
		'one that nobody declared',
		() => query({ id: bigInteger })`select 7::bigint as id, 8 as n`,
		'n is not declared',
	],
	[
		'a column of a table that may be null, even where the table is empty',
		() => query({ last_message: text })`select last_message from source_health`,
		'last_message may be null',
	],
	[
		'a null in an expression',
		() => query({ newest: moment })`select max(published_at) as newest from news_item`,
		'newest is null',
	],
	[
		'a null where the statement was to leave it out',
		() => query({ name: neverNull(text) })`select null::text as name`,
		'name is null',
	],
	[
		'a value that is not among those declared',
		() => query({ state: oneOf(['shown', 'held']) })`select 'removed' as state`,
		'state is removed',
	],
])('%s fails', async (_name, statement, lie) => {
	await expect(statement().execute(db)).rejects.toThrow(`declared to be: ${lie}`)
})

/** A type assertion is never compared with the database. */
test('no code types a row by an assertion', async () => {
	const root = fileURLToPath(new URL('..', import.meta.url))
	const files = (await readdir(root, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
	const claims = await Promise.all(
		files.map(async (name) => (/\bsql</.test(await readFile(join(root, name), 'utf8')) ? [name] : [])),
	)
	expect(claims.flat()).toEqual([])
})
