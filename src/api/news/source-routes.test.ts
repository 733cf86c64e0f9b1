import { expect, test } from 'vitest'
import { claimAllSources } from '#store/sources/source-claim.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { testApi } from '#test/api-app.ts'

const { app, db } = await testApi()
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))

test('every source says whether it answers, and a silent one since when', async () => {
	await claimAllSources(db, at(0))
	const read = (sourceId: number, status: 'ok' | 'timeout', minute: number) =>
		recordFetch(db, sourceId, { status, message: null, nextPollAt: at(60), intervalSeconds: 900 }, at(minute))
	await read(2030, 'ok', 1)
	await read(2031, 'ok', 1)
	await read(2031, 'timeout', 9)
	await read(2032, 'timeout', 9)
	const { data } = (await app.inject('/v1/sources/')).json()
	expect(data).toHaveLength(6)
	const none = { answered_at: null, newest_at: null }
	const answered = { answered_at: at(1).toISOString(), newest_at: null }
	expect(data.filter(({ id }: { id: number }) => id > 2000)).toEqual([
		{ id: 2030, slug: 'wire', state: 'answering', ...answered },
		{ id: 2031, slug: 'desk', state: 'silent', ...answered },
		{ id: 2032, slug: 'block', state: 'silent', ...none },
	])
	expect(data[0]).toEqual({ id: 1001, slug: 'daily', state: 'unread', ...none })
})
