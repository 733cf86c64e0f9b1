import { beforeEach, expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { addCounts } from './add-counts.ts'
import { removeNews } from './news-state.ts'
import { addNews } from './news-writer.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, news_list_entry restart identity cascade`.execute(db)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('first'), makeDraft('second'), makeDraft('alone')], now)
	await makeStory(db, 1, [1, 2])
})

const entries = async () => {
	const found = await sql<{ entry: string }>`
		select case when is_story then 'story ' else 'item ' end || item_id || ': ' || views || ' ' || importance || ' '
			|| extract(epoch from top_at - published_at)::integer as entry
		from news_list_entry order by is_story, item_id
	`.execute(db)
	return found.rows.map(({ entry }) => entry)
}

test('what is added to an item is added to its entry and to its story', async () => {
	await addCounts(db, [
		{ itemId: 1, views: 2, importance: 9 },
		{ itemId: 2, views: 1 },
		{ itemId: 3, views: 5 },
	])
	await addCounts(db, [{ itemId: 1, views: 1 }])
	expect(await entries()).toEqual([
		'item 1: 3 9 45000',
		'item 2: 1 0 45000',
		'item 3: 5 0 0',
		'story 1: 4 9 45000',
		'story 3: 5 0 0',
	])
	const items = await sql<{ views: number }>`select views from news_item order by id`.execute(db)
	expect(items.rows.map(({ views }) => views)).toEqual([3, 1, 5])
})

test('a hidden report does not count in its story', async () => {
	await removeNews(db, 2, 'wrong', now)
	await addCounts(db, [{ itemId: 2, importance: 9 }])
	expect(await entries()).toEqual(['item 1: 0 0 0', 'item 3: 0 0 0', 'story 1: 0 0 0', 'story 3: 0 0 0'])
})
