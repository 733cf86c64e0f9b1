import { expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { type NightlyParts, tidyUp } from './tidy-up.ts'

const { db } = await testDatabase()
const now = () => new Date('2026-03-02T00:10:00Z')

test('a wrong counter is found, repaired and logged, and a night without one logs nothing', async () => {
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('one'), makeDraft('two')], now())
	const alarms: Parameters<NightlyParts['alarm']>[0][] = []
	const parts: NightlyParts = { db, now, alarm: (finding) => alarms.push(finding) }
	await tidyUp(parts)
	expect(alarms).toEqual([])
	await sql`update news_item set bullish = 99 where url like '%/one'`.execute(db)
	await tidyUp(parts)
	expect(alarms).toEqual([expect.objectContaining({ items: 1, examples: [expect.any(Number)] })])
	const left = await sql<{ sum: number }>`select sum(bullish)::integer as sum from news_item`.execute(db)
	expect(left.rows[0]?.sum).toBe(0)
})
