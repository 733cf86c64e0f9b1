import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { sql } from './sql.ts'

const { db } = await testDatabase()

test('every value becomes a parameter, in order, through pieces within pieces', () => {
	const condition = sql`slug = ${'a'} and ${sql.join([sql`id > ${1}`, sql`id < ${9}`], sql` or `)}`
	expect(sql`select from source where ${condition} limit ${3}`.statement()).toEqual({
		text: 'select from source where slug = $1 and id > $2 or id < $3 limit $4',
		values: ['a', 1, 9, 3],
	})
})

test.each([
	['nothing', [], ''],
	['one value', [7], '$1'],
	['values', [7, 'x'], '$1, $2'],
	['names', [sql.ref('item.title'), sql.ref('odd"name')], '"item"."title", "odd""name"'],
	['literals', [sql.lit(7), sql.lit("it's")], "7, 'it''s'"],
])('%s joined', (_name, pieces, text) => {
	expect(sql.join(pieces).statement().text).toBe(text)
})

test('a value never becomes part of the text', async () => {
	const hostile = "'; drop table source; --"
	const found = await sql<{ value: string }>`select ${hostile}::text as value`.execute(db)
	expect(found.rows).toEqual([{ value: hostile }])
})

test('a transaction that throws leaves nothing behind, and one within another is part of it', async () => {
	const put = (name: string) => sql`insert into setting values (${name}, '')`
	await expect(
		db.transaction(async (change) => {
			await put('outer').execute(change)
			await change.transaction((inner) => put('inner').execute(inner))
			throw new Error('changed my mind')
		}),
	).rejects.toThrow('changed my mind')
	expect((await sql`select from setting where name in ('outer', 'inner')`.execute(db)).rowCount).toBe(0)
	await db.transaction((change) => put('outer').execute(change))
	expect((await sql`select from setting where name = 'outer'`.execute(db)).rowCount).toBe(1)
})
