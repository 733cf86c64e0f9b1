import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { countCeiling } from '#domain/news-filter.ts'
import { searchTerms } from '#domain/persian-text.ts'
import { testDatabase } from '#test/database.ts'
import { smallCatalogue } from '#test/news-drafts.ts'
import { saveCatalogue } from './catalogue-store.ts'
import { openPool } from './connection-pool.ts'
import { countNews } from './news-count.ts'
import { listKey, localeKey, timeKeys, wordKeys } from './search-keys.ts'
import { integerArray, momentArray, textArray } from './wire-array.ts'

// Above forty thousand items a search is first counted among the newest; these lists are that long.
const { db, login } = await testDatabase()
const items = 42_000
const minute = 60_000
const begin = Date.parse('2025-12-01T00:00:00Z')

/** Short words, because their keys need no second look, and which of the items carry them: the newest have the highest number. */
const words: [word: string, carries: (item: number) => boolean][] = [
	['ai', () => true],
	['eu', (item) => item % 4 === 0],
	['uk', (item) => item < 15_000],
	['us', (item) => item >= items - 9_999],
	['un', (item) => item % 6 === 0],
	['qx', (item) => item === 17],
]
const coins: [id: number, carries: (item: number) => boolean][] = [
	[4001, (item) => item % 5 === 0],
	[4002, (item) => item % 5 === 1 || item % 10 === 0],
	[4003, (item) => item % 100 === 0],
]

beforeAll(async () => {
	const loader = openPool(login, 'job', { info: () => {}, warn: () => {} })
	await saveCatalogue(loader, smallCatalogue)
	const numbers = Array.from({ length: items }, (_none, index) => index)
	const moments = numbers.map((item) => new Date(begin + item * minute))
	const keys = numbers.map((item, index) => {
		const titled = words.filter(([, carries]) => carries(item)).map(([word]) => word)
		const title = titled.join(' ')
		const lists = [
			localeKey('en'),
			...coins.filter(([, carries]) => carries(item)).map(([id]) => listKey(id, 'en')),
		]
		return `{${[...lists, ...wordKeys(title, title), ...timeKeys(moments[index] ?? new Date(0))].join()}}`
	})
	await sql`
		insert into news_item (id, slug, source_id, locale, title, title_folded, url, url_hash, published_at,
			first_seen_at, date_stated, state, tags, tag_reasons, search_keys)
		select id + 1, 'item-' || id, 2030, 'en', 'x', 'x', 'https://wire.example/' || id, md5(id::text)::uuid, moment,
			moment, true, 'shown', '{}', '[]', keys::integer[]
		from unnest(${integerArray(numbers)}::integer[], ${momentArray(moments)}::timestamptz[], ${textArray(keys)}::text[])
			as given (id, moment, keys)
	`.execute(loader)
	await sql`
		insert into news_posting (key, published_at, item_id)
		select key, published_at, id from news_item, unnest(search_keys) as key where key >= 0
	`.execute(loader)
	await loader.destroy()
}, 120_000)

const count = (wish: { query?: string; coinIds?: number[] }) =>
	countNews(db, {
		locale: 'en',
		coinIds: wish.coinIds ?? [],
		sourceIds: [],
		categoryId: null,
		terms: searchTerms(wish.query ?? ''),
	})

test.each([
	['is in all of them', 'ai', countCeiling],
	['reaches the ceiling only in the whole', 'eu', countCeiling],
	['is only among the oldest', 'uk', countCeiling],
	['stops just short of the ceiling, all of it new', 'us', 9_999],
	['is spread and stays below the ceiling', 'un', 7_000],
	['is there once', 'qx', 1],
	['is nowhere', 'zz', 0],
	['meets another', 'un uk', 2_500],
])('a word that %s is counted right', async (_name, query, wanted) => {
	expect(await count({ query })).toBe(wanted)
})

test.each([
	['overlap', [4001, 4003], 8_400],
	['together pass the ceiling', [4001, 4002], countCeiling],
	['nobody has', [4004, 4005], 0],
])('items in any of several lists that %s are counted once', async (_name, coinIds, wanted) => {
	expect(await count({ coinIds })).toBe(wanted)
})
