import { beforeEach, expect, test } from 'vitest'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { findNews } from './news-list.ts'
import { findNewsBySlug, findNewsSince } from './news-lookup.ts'
import { releaseHeldNews } from './news-state.ts'
import { addNews } from './news-writer.ts'

const { db } = await testDatabase()
const english = { locale: 'en', coinIds: [], sourceIds: [], categoryId: null, terms: [] } as const
/** Every item is alone in its story. */
const noStories = { keep: async () => [], forget: () => {} }
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))

beforeEach(async () => {
	await saveCatalogue(db, smallCatalogue)
	await sql`truncate news_item, news_list_entry restart identity cascade`.execute(db)
})

const store = (title: string, minute: number, holdAbove?: number) =>
	addNews(db, 2030, [makeDraft('a', { title, publishedAt: at(0) })], at(minute), { holdAbove })

const edited = async () => (await findNews(db, { ...english, page: 1, sort: 'latest' }))[0]?.edited

test('an item without edits says so', async () => {
	await store('Bitcoin climbs', 1)
	await store('Bitcoin climbs', 2)
	expect(await edited()).toBeNull()
})

test('a changed title is counted, with the old title and the time of the change', async () => {
	await store('Bitcoin climbs', 1)
	await store('Bitcoin falls', 2)
	expect(await edited()).toEqual({ count: 1, before: 'Bitcoin climbs', at: at(2) })
	await store('Bitcoin stands', 3)
	expect(await edited()).toEqual({ count: 2, before: 'Bitcoin falls', at: at(3) })
	await store('Bitcoin falls', 4)
	expect(await edited()).toEqual({ count: 3, before: 'Bitcoin stands', at: at(4) })
})

test('a changed link is not an edit', async () => {
	await addNews(db, 2030, [makeDraft('a', { title: 'Bitcoin climbs', guid: 'one' })], at(1))
	const moved = makeDraft('a', { title: 'Bitcoin climbs', guid: 'one', urlKey: 'site2030.example/moved' })
	expect(await addNews(db, 2030, [moved], at(2))).toMatchObject({ updated: 1 })
	expect(await edited()).toBeNull()
})

test('a title that was changed before anybody saw it is not edited', async () => {
	await store('Bitcoin climbs', 1, 0)
	await store('Bitcoin falls', 2)
	await releaseHeldNews(db, 2030, noStories, at(9))
	expect(await edited()).toBeNull()
	await store('Bitcoin stands', 3)
	expect(await edited()).toMatchObject({ count: 1, before: 'Bitcoin falls' })
})

test('the item itself and the recent items have the same edits as the list', async () => {
	await store('Bitcoin climbs', 1)
	await store('Bitcoin falls', 2)
	const expected = await edited()
	const [recent] = await findNewsSince(db, english, new Date(0))
	expect(recent?.edited).toEqual(expected)
	expect((await findNewsBySlug(db, recent?.slug ?? ''))?.edited).toEqual(expected)
})
