import { beforeEach, expect, test } from 'vitest'
import type { VoterIdentity } from '#domain/vote.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { flushCounts } from './flush-counts.ts'
import { reconcileCounts } from './reconcile-counts.ts'
import {
	clearUncountedViews,
	countView,
	keepUncountedView,
	readUncountedViews,
	settleViews,
} from './view-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const browser: VoterIdentity = { kind: 'session', id: 'browser' }
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, item_view, pending_count restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('a')], now)
})

const views = async () => {
	await flushCounts(db)
	return (await sql<{ views: number }>`select views from news_item`.execute(db)).rows[0]?.views
}

test('a view counts once in 24 hours for one identity', async () => {
	expect(await countView(db, browser, 1, now)).toBe('counted')
	expect(await countView(db, browser, 1, after(23))).toBe('seen_before')
	expect(await countView(db, { kind: 'session', id: 'other' }, 1, after(23))).toBe('counted')
	expect(await countView(db, browser, 1, after(24))).toBe('counted')
	expect(await views()).toBe(3)
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})

test('concurrent views by one identity count once', async () => {
	const outcomes = await Promise.all(Array.from({ length: 30 }, () => countView(db, browser, 1, now)))
	expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1)
	expect(await views()).toBe(1)
})

test('a clock that jumps back does not count again', async () => {
	await countView(db, browser, 1, now)
	expect(await countView(db, browser, 1, after(-48))).toBe('seen_before')
})

test('a missing item is not counted', async () => {
	expect(await countView(db, browser, 99, now)).toBe('not_found')
})

test('deleting the viewers of an item keeps its counts', async () => {
	await countView(db, browser, 1, now)
	await countView(db, browser, 1, after(30))
	await countView(db, { kind: 'session', id: 'late' }, 1, after(60))
	expect(await settleViews(db, after(40))).toBe(1)
	expect(await views()).toBe(3)
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})

test('a view that does not count is stored with its reason for a limited time', async () => {
	expect(await keepUncountedView(db, 1, 'crowded_address', now)).toBe(true)
	expect(await keepUncountedView(db, 1, 'crowded_address', now)).toBe(true)
	expect(await keepUncountedView(db, 99, 'crowded_address', now)).toBe(false)
	expect(await readUncountedViews(db, now)).toEqual([{ reason: 'crowded_address', times: 2 }])
	expect([await views(), await readUncountedViews(db, after(24))]).toEqual([0, []])
	await clearUncountedViews(db, after(91 * 24))
	expect(await readUncountedViews(db, now)).toEqual([])
})
