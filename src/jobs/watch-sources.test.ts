import { beforeEach, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { recordFetch } from '#store/sources/source-health-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { watchSources } from './watch-sources.ts'

const { db } = await testDatabase()
const begin = new Date('2026-03-01T12:00:00Z')
const sources = new Map(smallCatalogue.sources.map((source) => [source.id, source]))
const hours = (count: number) => new Date(begin.getTime() + count * 3_600_000)

beforeEach(async () => {
	await sql`truncate source_health, news_item, news_list_entry restart identity cascade`.execute(db)
	await saveCatalogue(db, smallCatalogue)
	for (const sourceId of [2030, 2031]) {
		await addNews(db, sourceId, [makeDraft('a', { sourceId, publishedAt: begin })], begin)
		const fetched = {
			status: 'ok' as const,
			message: null,
			nextPollAt: hours(1),
			intervalSeconds: 3600,
			added: 1,
		}
		await recordFetch(db, sourceId, fetched, begin)
	}
})

async function alarmsAt(now: Date): Promise<string[][]> {
	const alarms: string[][] = []
	await watchSources({ db, sources, now: () => now, alarm: (alarm) => alarms.push([...alarm.sources]) })
	return alarms
}

test('sources silent for a day raise one alarm with their names', async () => {
	expect(await alarmsAt(hours(23))).toEqual([])
	expect(await alarmsAt(hours(25))).toEqual([['wire', 'desk']])
})

test('a source that has new items since is not included, nor one that was never read', async () => {
	await addNews(db, 2031, [makeDraft('b', { sourceId: 2031, publishedAt: hours(20) })], hours(20))
	await recordFetch(
		db,
		2031,
		{ status: 'ok', message: null, nextPollAt: hours(21), intervalSeconds: 3600, added: 1 },
		hours(20),
	)
	expect(await alarmsAt(hours(25))).toEqual([['wire']])
})
