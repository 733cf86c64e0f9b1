import { beforeEach, expect, test } from 'vitest'
import type { NewsFilter } from '#domain/news-filter.ts'
import { searchTerms } from '#domain/search-words.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import {
	findNewsByIds,
	findNewsBySlug,
	findNewsSince,
	mostRecentItems,
	sourcesWithNews,
} from './news-lookup.ts'
import { releaseHeldNews, removeNews } from './news-state.ts'
import { addNews } from './news-writer.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
/** Every item is alone in its story. */
const noStories = { keep: async () => [], forget: () => {} }
const english: NewsFilter = { locale: 'en', coinIds: [], sourceIds: [], categoryId: null, terms: [] }

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry restart identity cascade`.execute(db)
	await saveCatalogue(db, smallCatalogue)
})

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test('an item is found by its slug while it is shown', async () => {
	await addNews(db, 2030, [makeDraft('a', { title: 'Ether climbs' })], now)
	const [item] = await findNews(db, { ...english, sort: 'latest', page: 1 })
	expect(await findNewsBySlug(db, item?.slug ?? '')).toEqual(item)
	expect(await findNewsByIds(db, [item?.id ?? 0, 99])).toEqual([item])
	await removeNews(db, item?.id ?? 0, 'wrong', new Date())
	expect(await findNewsBySlug(db, item?.slug ?? '')).toBeUndefined()
	expect(await findNewsByIds(db, [item?.id ?? 0])).toEqual([])
	expect(await findNewsBySlug(db, 'x'.repeat(10_000))).toBeUndefined()
})

test('recent items are those published or collected since, newest first, without archives', async () => {
	const old = [makeDraft('seen', { title: 'Seen', publishedAt: ago(90) })]
	await addNews(db, 2030, old, ago(80))
	await addNews(
		db,
		2031,
		[
			makeDraft('new', { sourceId: 2031, title: 'New', publishedAt: ago(10), coins: ['BTC'] }),
			makeDraft('late', { sourceId: 2031, title: 'Late', publishedAt: ago(120) }),
			makeDraft('archive', { sourceId: 2031, title: 'Archive', publishedAt: new Date(0) }),
		],
		ago(5),
	)
	expect(titles(await findNewsSince(db, english, ago(60)))).toEqual(['New', 'Late'])
	expect(titles(await findNewsSince(db, { ...english, coinIds: [4001] }, ago(60)))).toEqual(['New'])
	expect(titles(await findNewsSince(db, { ...english, terms: searchTerms('late') }, ago(60)))).toEqual([
		'Late',
	])
	expect(await findNewsSince(db, english, now)).toEqual([])
	expect(await findNewsSince(db, { ...english, locale: 'fa' }, ago(600))).toEqual([])
})

test('recent items leave out what is held or removed', async () => {
	const late = (name: string, title: string) => makeDraft(name, { title, publishedAt: ago(120) })
	await addNews(db, 2030, [late('gone', 'Removed'), late('kept', 'Kept')], now)
	await addNews(db, 2031, [makeDraft('held', { sourceId: 2031, title: 'Held' })], now, { holdAbove: 0 })
	await removeNews(db, 1, 'wrong', new Date())
	expect(titles(await findNewsSince(db, english, ago(60)))).toEqual(['Kept'])
})

test('recent items are limited to what a reader can use', async () => {
	const many = Array.from({ length: mostRecentItems + 20 }, (_, index) =>
		makeDraft(`n${index}`, { title: `Item ${index}` }),
	)
	await addNews(db, 2030, many, now)
	expect(await findNewsSince(db, english, new Date(0))).toHaveLength(mostRecentItems)
})

test('sources with news are those with a shown item', async () => {
	await addNews(db, 2031, [makeDraft('a', { sourceId: 2031 })], now)
	await addNews(db, 1003, [makeDraft('b', { sourceId: 1003 })], now)
	expect(await sourcesWithNews(db)).toEqual([1003, 2031])
	await removeNews(db, 1, 'wrong', new Date())
	expect(await sourcesWithNews(db)).toEqual([1003])
})

test('a removed item leaves every list and does not come back with its feed', async () => {
	const draft = makeDraft('a', { title: 'Ether climbs', coins: ['ETH'] })
	await addNews(db, 2030, [draft], now)
	expect(await removeNews(db, 1, 'wrong', new Date())).toBe(true)
	expect(await removeNews(db, 1, 'wrong', new Date())).toBe(false)
	expect(await addNews(db, 2030, [draft], now)).toMatchObject({ added: 0, duplicate: 1 })
	expect(await addNews(db, 2030, [{ ...draft, title: 'Ether falls' }], now)).toMatchObject({
		updated: 0,
		duplicate: 1,
	})
	for (const filter of [
		english,
		{ ...english, coinIds: [4002] },
		{ ...english, terms: searchTerms('ether') },
	]) {
		expect(await countNews(db, filter)).toBe(0)
	}
})

test('items held by the flood brake are shown when an operator releases them', async () => {
	const flood = Array.from({ length: 5 }, (_, index) =>
		makeDraft(`n${index}`, { title: `Ether ${index}`, coins: ['ETH'] }),
	)
	await addNews(db, 2030, flood, now, { holdAbove: 3 })
	expect(await sourcesWithNews(db)).toEqual([])
	expect(await releaseHeldNews(db, 2030, noStories, now)).toBe(5)
	expect(await releaseHeldNews(db, 2030, noStories, now)).toBe(0)
	expect(await countNews(db, { ...english, coinIds: [4002] })).toBe(5)
	expect(await countNews(db, { ...english, terms: searchTerms('ether') })).toBe(5)
})
