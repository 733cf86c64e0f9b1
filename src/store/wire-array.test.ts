import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { sql } from './sql.ts'
import { booleanArray, integerArray, momentArray, textArray, uuidArray } from './wire-array.ts'

const { db } = await testDatabase()

const received = async (array: Buffer, type: string): Promise<unknown> =>
	(await sql<{ given: unknown }>`select ${array}::${sql.raw(type)}[] as given`.execute(db)).rows[0]?.given

const moments = ['1969-12-31T23:59:59.999Z', '2000-01-01T00:00:00.000Z', '2026-11-15T05:30:00.123Z'].map(
	(text) => new Date(text),
)

test.each([
	['text', textArray, ['', 'a', 'بیت‌کوین', '{"x"}', 'NULL', null, '🚀\\'] as (string | null)[]],
	['integer', integerArray, [0, -1, 2 ** 31 - 1, -(2 ** 31)]],
	['boolean', booleanArray, [true, false]],
	['timestamptz', momentArray, moments],
] as const)('an array of %s arrives as it was sent', async (type, encode, values) => {
	expect(await received((encode as (given: readonly unknown[]) => Buffer)(values), type)).toEqual(values)
	expect(await received(encode([]), type)).toEqual([])
})

test('uuids are sent as plain digits', async () => {
	const digits = '0123456789abcdef0123456789abcdef'
	expect(await received(uuidArray([digits, null]), 'uuid')).toEqual([
		'01234567-89ab-cdef-0123-456789abcdef',
		null,
	])
})
