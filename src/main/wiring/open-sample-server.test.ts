import { expect, test } from 'vitest'
import type { Queryable } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { openSampleNews } from './open-sample-server.ts'

const { db } = await testDatabase()
const refuse = async (): Promise<never> => {
	throw new Error('there is no primary')
}
const gone: Queryable = { run: refuse, transaction: refuse, isTransaction: false }

test('a process that starts without a primary continues the sample from what a replica has', async () => {
	const config = { sample: { seed: 'a seed', speed: 2, delayMs: 0 } }
	const first = await openSampleNews([], config, db)
	const now = Date.now() + 60_000
	const later = await openSampleNews([], config, gone, db)
	expect(later.calendarAt(now)).toBe(first.calendarAt(now))
	await expect(openSampleNews([], config, gone)).rejects.toThrow('there is no primary')
})
