import { beforeEach, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { flushCounts } from './flush-counts.ts'
import { findMostRead } from './readers-interest.ts'
import { reconcileCounts } from './reconcile-counts.ts'
import { addSampleReaders, findReadableItems, type SampleAct } from './sample-readers.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count, setting restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('a'), makeDraft('b')], now)
})

const acts: SampleAct[] = [
	{ itemId: 1, reader: 'sample-reader-1', viewedAt: hoursAgo(3), votes: ['important', 'bullish'] },
	{ itemId: 1, reader: 'sample-reader-2', viewedAt: hoursAgo(2), votes: ['bearish'] },
	{ itemId: 2, reader: 'sample-reader-2', viewedAt: hoursAgo(1), votes: [] },
]
const counts = async () => {
	await flushCounts(db)
	const found = await sql`select views, importance, bullish, bearish from news_item order by id`.execute(db)
	return found.rows
}

test('what sample readers did is counted like that of others, and has its own time', async () => {
	await addSampleReaders(db, acts)
	expect(await counts()).toEqual([
		{ views: 2, importance: 1, bullish: 1, bearish: 1 },
		{ views: 1, importance: 0, bullish: 0, bearish: 0 },
	])
	expect(await findMostRead(db, 'en', 5, now)).toEqual([1, 2])
	expect(await findMostRead(db, 'en', 5, new Date(now.getTime() + 22.5 * 3_600_000))).toEqual([2])
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})

test('they come once, whichever process starts how often, and have no account', async () => {
	await Promise.all([addSampleReaders(db, acts), addSampleReaders(db, acts)])
	await addSampleReaders(db, [{ itemId: 2, reader: 'sample-reader-9', viewedAt: now, votes: ['bullish'] }])
	expect(await counts()).toEqual([
		expect.objectContaining({ views: 2 }),
		expect.objectContaining({ views: 1, bullish: 0 }),
	])
	const accounts = await sql<{ count: number }>`select count(*)::integer as count from account`.execute(db)
	expect(accounts.rows[0]?.count).toBe(0)
})

test('shown items are found with their addresses', async () => {
	await sql`update news_item set state = 'removed' where id = 2`.execute(db)
	expect(await findReadableItems(db)).toEqual([{ id: 1, url: expect.stringContaining('http') }])
})
