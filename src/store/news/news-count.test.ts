import { beforeAll, expect, test } from 'vitest'
import { searchTerms } from '#domain/search-words.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { countNews } from './news-count.ts'
import { rebuildAllEntries } from './rebuild-all-entries.ts'

// Enough items for counts to reach both limits.
const { db, login } = await testDatabase()
const items = 42_000
const minute = 60_000
const begin = Date.parse('2025-12-01T00:00:00Z')

/** Words, and which items contain them: the newest have the highest number. */
const words: [word: string, carries: (item: number) => boolean][] = [
	['ai', () => true],
	['uk', (item) => item < 15_000],
	['bn', (item) => item % 80 === 0 && item < 501 * 80],
	['us', (item) => item >= items - 500],
	['un', (item) => item % 100 === 0],
	['qx', (item) => item === 17],
]
const tags: [id: number, carries: (item: number) => boolean][] = [
	[4001, (item) => item % 5 === 0],
	[4002, (item) => item % 5 === 1 || item % 10 === 0],
	[4003, (item) => item % 100 === 0],
	[4004, () => true],
	[8001, (item) => item % 4 === 0],
	[8002, (item) => item % 4 === 1 && item < 40_000],
	[8003, (item) => item % 50 === 0],
]

beforeAll(async () => {
	const loader = openPool(login, 'job', { info: () => {}, warn: () => {} })
	await saveCatalogue(loader, smallCatalogue)
	const numbers = Array.from({ length: items }, (_none, index) => index)
	const moments = numbers.map((item) => new Date(begin + item * minute))
	const tagged = numbers.map(
		(item) => `{${tags.flatMap(([id, carries]) => (carries(item) ? id : [])).join()}}`,
	)
	const titles = numbers.map((item) =>
		words
			.filter(([, carries]) => carries(item))
			.map(([word]) => word)
			.join(' '),
	)
	await sql`
		insert into news_item (id, story_id, slug, source_id, locale, title, url, url_hash, published_at, first_seen_at,
			date_stated, state, tags, tag_reasons)
		select id + 1, id + 1, 'item-' || id, 2030, 'en', title, 'https://wire.example/' || id, md5(id::text)::uuid, moment,
			moment, true, 'shown', tags::integer[], '[]'
		from unnest(${numbers}::integer[], ${moments}::timestamptz[], ${tagged}::text[],
			${titles}::text[]) as given (id, moment, tags, title)
	`.execute(loader)
	await rebuildAllEntries(loader)
	await loader.end()
})

const count = (filter: { query?: string; coinIds?: number[]; categoryId?: number }) =>
	countNews(db, {
		locale: 'en',
		coinIds: filter.coinIds ?? [],
		sourceIds: [],
		categoryId: filter.categoryId ?? null,
		terms: searchTerms(filter.query ?? ''),
	})

test.each([
	['is in all of them', 'ai', 501],
	['is only among the oldest', 'uk', 501],
	['is among them just once too often', 'bn', 501],
	['stops just at the ceiling, all of it new', 'us', 500],
	['is spread and stays below the ceiling', 'un', 420],
	['is there once', 'qx', 1],
	['is nowhere', 'zz', 0],
	['meets another', 'un uk', 150],
	['is no word', '...', 0],
])('a search for a word that %s is counted correctly', async (_name, query, wanted) => {
	expect(await count({ query })).toBe(wanted)
})

test.each([
	['overlap', [4001, 4003], 8_400],
	['together pass the ceiling', [4001, 4002], 10_001],
	['nobody has', [4005, 4006], 0],
])('items in any of several lists that %s are counted once', async (_name, coinIds, wanted) => {
	expect(await count({ coinIds })).toBe(wanted)
})

test.each([
	['passes the ceiling', 8001, [4004], 10_001],
	['ends at the ceiling', 8002, [4004], 10_000],
	['stays below it', 8003, [4001], 840],
])('an item that is in two lists and %s is counted correctly', async (_name, categoryId, coinIds, wanted) => {
	expect(await count({ categoryId, coinIds })).toBe(wanted)
})
