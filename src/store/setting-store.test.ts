import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { findSetting, keepFirstSetting, putSetting } from './setting-store.ts'

const { db } = await testDatabase()

test('a setting nobody stored is undefined', async () => {
	expect(await findSetting(db, 'secret')).toBeUndefined()
})

test('of two processes that store a first value at once, both get the same one', async () => {
	const values = await Promise.all(['a', 'b', 'c', 'd'].map((value) => keepFirstSetting(db, 'salt', value)))
	expect(new Set(values).size).toBe(1)
	expect(await findSetting(db, 'salt')).toBe(values[0])
})

test('a setting can be replaced', async () => {
	await putSetting(db, 'mode', 'sample')
	await putSetting(db, 'mode', 'live')
	expect(await findSetting(db, 'mode')).toBe('live')
})
