import { beforeEach, describe, expect, test } from 'vitest'
import type { NewsListing } from '#domain/news-filter.ts'
import { searchTerms } from '#domain/search-words.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { testDatabase } from '#test/database.ts'
import { type DraftWish, makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import { addNews, openNewsWriter } from './news-writer.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, news_title_history, pending_count restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
})

const list = (given: Partial<NewsListing> = {}) =>
	findNews(db, {
		locale: 'en',
		coinIds: [],
		sourceIds: [],
		categoryId: null,
		terms: [],
		sort: 'latest',
		page: 1,
		...given,
	})

const english = { locale: 'en', coinIds: [], sourceIds: [], categoryId: null, terms: [] } as const

describe('a new item', () => {
	test('is listed with its tags, its source and a readable slug', async () => {
		const draft = makeDraft('a', {
			title: 'Bitcoin holds above $103K',
			coins: ['BTC', 'ETH'],
			topics: ['defi'],
			people: ['vitalik-buterin'],
		})
		expect(await addNews(db, 2030, [draft], now)).toEqual({ added: 1, updated: 0, duplicate: 0, held: 0 })
		expect(await list()).toMatchObject([
			{
				id: 1,
				slug: expect.stringMatching(/^bitcoin-holds-above-103k-[0-9a-z]{6}$/),
				title: 'Bitcoin holds above $103K',
				url: draft.url,
				publishedAt: draft.publishedAt,
				views: 0,
				importance: 0,
				bullish: 0,
				bearish: 0,
				coins: [
					{ id: 4001, symbol: 'BTC' },
					{ id: 4002, symbol: 'ETH' },
				],
				categories: ['defi', 'vitalik-buterin'],
				source: {
					id: 2030,
					slug: 'wire',
					titles: { en: 'wire in English', fa: 'wire به فارسی' },
					locale: 'en',
				},
				edited: null,
				story: { id: 1, slug: null, size: 1, sources: ['wire'], otherLocale: 0 },
			},
		])
	})

	test('in Persian has its title in Latin letters in its slug, and slugs are shorter than 80 characters', async () => {
		await addNews(db, 1001, [makeDraft('a', { sourceId: 1001, title: 'رشد بیت‌کوین' })], now)
		await addNews(db, 2030, [makeDraft('b', { title: 'Word '.repeat(59) })], now)
		const [persian] = await list({ locale: 'fa' })
		const [long] = await list()
		expect(persian?.slug).toMatch(/^rshd-bitkoin-[0-9a-z]{6}$/)
		expect(long?.slug.length).toBeLessThanOrEqual(80)
	})

	test('with a future date is sorted at the time it was seen', async () => {
		await addNews(db, 2030, [makeDraft('a', { publishedAt: new Date('2099-01-01') })], now)
		expect((await list())[0]?.publishedAt).toEqual(now)
	})
})

describe('the same item again', () => {
	test.each([
		['the same link with another guid', { guid: 'churned' }],
		['the same guid on another link with the same date', { urlKey: 'site2030.example/moved' }],
		[
			'the same telling title on another link within the window',
			{
				guid: null,
				urlKey: 'site2030.example/moved',
				publishedAt: new Date('2026-03-01T08:00:00Z'),
			},
		],
	])('%s is one row', async (_name, given) => {
		const title = 'A long enough title to tell stories apart'
		await addNews(db, 2030, [makeDraft('a', { title })], now)
		const again = await addNews(db, 2030, [makeDraft('a', { title, ...given })], now)
		expect(again.added).toBe(0)
		expect(await countNews(db, english)).toBe(1)
	})

	test.each<[string, DraftWish]>([
		['the same title a day later', { guid: null, publishedAt: new Date('2026-02-28T08:00:00Z') }],
		['a short title that names a column', { guid: null, title: 'Market update' }],
		[
			'a guid that is only a place in the feed',
			{
				guid: 'a',
				title: 'Another long enough title to tell stories apart',
				publishedAt: new Date('2026-03-01T11:00:00Z'),
			},
		],
	])('%s is another item', async (_name, given) => {
		const title = given.title === 'Market update' ? given.title : 'A long enough title to tell stories apart'
		await addNews(db, 2030, [makeDraft('a', { title })], now)
		const again = await addNews(db, 2030, [makeDraft('b', { title, ...given })], now)
		expect(again.added).toBe(1)
		expect(await countNews(db, english)).toBe(2)
	})

	test('from another feed of the outlet is one row, and that feed does not change its title', async () => {
		const link = { urlKey: 'daily.example/x' }
		await addNews(db, 1001, [makeDraft('a', { sourceId: 1001, title: 'عنوان نخست', ...link })], now)
		const again = await addNews(
			db,
			1002,
			[makeDraft('b', { sourceId: 1002, title: 'عنوان دوم', ...link })],
			now,
		)
		expect(again).toEqual({ added: 0, updated: 0, duplicate: 1, held: 0 })
		expect((await list({ locale: 'fa' })).map(({ title }) => title)).toEqual(['عنوان نخست'])
	})

	test('as agency text of two outlets is two rows', async () => {
		const title = 'A long enough title to tell stories apart'
		await addNews(db, 2030, [makeDraft('a', { title, guid: 'w' })], now)
		const other = await addNews(db, 2031, [makeDraft('a', { sourceId: 2031, title, guid: 'w' })], now)
		expect(other.added).toBe(1)
	})

	test('twice in one batch is one row', async () => {
		const drafts = [makeDraft('a'), makeDraft('a', { title: 'Reworded' }), makeDraft('b', { guid: 'a' })]
		expect(await addNews(db, 2030, drafts, now)).toEqual({ added: 1, updated: 0, duplicate: 2, held: 0 })
	})
})

describe('an edited title', () => {
	const first = makeDraft('a', { title: 'Bitcoin climbs', coins: ['BTC', 'XRP'] })
	const second = makeDraft('a', { title: 'Ether climbs', coins: ['ETH', 'XRP'] })

	test('updates the row, stores the old title, and moves it between lists', async () => {
		await addNews(db, 2030, [first], now)
		await sql`update news_item set bullish = 7`.execute(db)
		expect(await addNews(db, 2030, [second], now)).toEqual({ added: 0, updated: 1, duplicate: 0, held: 0 })
		expect(await list({ coinIds: [4001] })).toEqual([])
		expect(await countNews(db, { ...english, coinIds: [4001] })).toBe(0)
		const [moved] = await list({ coinIds: [4002], sort: 'bullish' })
		expect(moved).toMatchObject({ title: 'Ether climbs', bullish: 7 })
		expect(await list({ coinIds: [4003] })).toHaveLength(1)
		expect(await list({ terms: searchTerms('bitcoin') })).toEqual([])
		expect(await list({ terms: searchTerms('ether') })).toHaveLength(1)
		const history = await sql`select title from news_title_history`.execute(db)
		expect(history.rows).toEqual([{ title: 'Bitcoin climbs' }])
		const copied =
			await sql`select bullish from news_list_entry where tags @> array[4002] and is_story`.execute(db)
		expect(copied.rows).toEqual([{ bullish: 7 }])
	})

	test('on a new link prevents a second item on that link', async () => {
		await addNews(db, 2030, [makeDraft('a', { title: 'Bitcoin climbs', guid: 'one' })], now)
		const link = { urlKey: 'site2030.example/moved' }
		const moved = makeDraft('a', { title: 'Bitcoin climbs on', guid: 'one', ...link })
		const beside = makeDraft('b', { title: 'Something else', guid: 'two', ...link })
		expect(await addNews(db, 2030, [moved, beside], now)).toMatchObject({
			added: 0,
			updated: 1,
			duplicate: 1,
		})
		expect((await list({})).map(({ title }) => title)).toEqual(['Bitcoin climbs on'])
	})

	test('does not swap back and forth when a feed has two links to one item', async () => {
		const title = 'A long enough title to tell stories apart'
		const both = [makeDraft('old', { title, guid: null }), makeDraft('new', { title, guid: null })]
		await addNews(db, 2030, both, now)
		expect(await addNews(db, 2030, both, now)).toMatchObject({ updated: 0, duplicate: 2 })
		expect(await addNews(db, 2030, both.toReversed(), now)).toMatchObject({ updated: 0, duplicate: 2 })
	})
})

test('a flood is stored but not shown, and is not new when it is read again', async () => {
	const flood = Array.from({ length: 40 }, (_, index) =>
		makeDraft(`flood-${index}`, { title: `Item ${index}` }),
	)
	expect(await addNews(db, 2030, flood, now, { holdAbove: 30 })).toEqual({
		added: 0,
		updated: 0,
		duplicate: 0,
		held: 40,
	})
	expect(await countNews(db, english)).toBe(0)
	expect(await list({ terms: searchTerms('item') })).toEqual([])
	expect(await addNews(db, 2030, flood, now, { holdAbove: 30 })).toMatchObject({ held: 0, duplicate: 40 })
})

test('a row that the database did not accept is not counted as added', async () => {
	await sql`create function refuse_row() returns trigger language plpgsql as 'begin return null; end'`.execute(
		db,
	)
	await sql`
		create trigger refused before insert on news_item for each row
		when (new.title = 'Refused') execute function refuse_row()
	`.execute(db)
	const drafts = [makeDraft('a', { title: 'Refused' }), makeDraft('b')]
	expect(await addNews(db, 2030, drafts, now)).toEqual({ added: 1, updated: 0, duplicate: 1, held: 0 })
	expect(await list({})).toHaveLength(1)
	await sql`drop trigger refused on news_item`.execute(db)
})

test('workers that store the same batch concurrently store it once', async () => {
	const batch = Array.from({ length: 30 }, (_, index) =>
		makeDraft(`n${index}`, { title: `Item ${index}`, coins: ['BTC'] }),
	)
	const outcomes = await Promise.all(Array.from({ length: 6 }, () => addNews(db, 2030, batch, now)))
	expect(outcomes.reduce((sum, { added }) => sum + added, 0)).toBe(30)
	expect(await countNews(db, english)).toBe(30)
	expect(await countNews(db, { ...english, coinIds: [4001] })).toBe(30)
})

test('an unknown source is a programming error', async () => {
	await expect(addNews(db, 2999, [makeDraft('a')], now)).rejects.toThrow('save the catalogue first')
})

describe('what several sources bring', () => {
	const title = 'A long enough title to tell stories apart'

	const addInTurn = async (
		batches: readonly { sourceId: number; drafts: ReturnType<typeof makeDraft>[] }[],
	) => {
		const added: Awaited<ReturnType<typeof addNews>>[] = []
		for (const { sourceId, drafts } of batches) added.push(await addNews(db, sourceId, drafts, now))
		return added
	}

	test('is known by links in the outlet, and by guids and titles in the source', async () => {
		const link = { urlKey: 'daily.example/x' }
		const added = await addInTurn([
			{ sourceId: 1001, drafts: [makeDraft('a', { sourceId: 1001, title: 'عنوان نخست', ...link })] },
			{ sourceId: 1002, drafts: [makeDraft('b', { sourceId: 1002, title: 'عنوان دوم', ...link })] },
			{ sourceId: 2030, drafts: [makeDraft('c', { title, guid: 'w' })] },
			{ sourceId: 2031, drafts: [makeDraft('c', { sourceId: 2031, title, guid: 'w' })] },
		])
		expect(added.map((one) => [one.added, one.duplicate])).toEqual([
			[1, 0],
			[0, 1],
			[1, 0],
			[1, 0],
		])
		expect((await list({ locale: 'fa' })).map((item) => item.title)).toEqual(['عنوان نخست'])
		expect(await countNews(db, english)).toBe(2)
		// The guid of the agency text belongs to each source: it is recognised in both.
		const again = makeDraft('moved', { sourceId: 2031, title, guid: 'w' })
		expect(await addNews(db, 2031, [again], now)).toMatchObject({ added: 0, updated: 1 })
	})

	test('recognise a link that another feed of the outlet has just moved to', async () => {
		await addNews(db, 1001, [makeDraft('a', { sourceId: 1001, guid: 'g', urlKey: 'daily.example/old' })], now)
		const moved = { urlKey: 'daily.example/new' }
		const added = await addInTurn([
			{ sourceId: 1001, drafts: [makeDraft('a', { sourceId: 1001, guid: 'g', ...moved })] },
			{ sourceId: 1002, drafts: [makeDraft('b', { sourceId: 1002, ...moved })] },
		])
		expect(added).toMatchObject([{ updated: 1 }, { added: 0, duplicate: 1 }])
		expect(await countNews(db, { ...english, locale: 'fa' })).toBe(1)
	})

	test('costs only the source whose batch cannot be stored', async () => {
		const add = openNewsWriter(db, () => now)
		const broken = makeDraft('b', { sourceId: 2031, title: 'Bad \0 title' })
		const outcomes = await Promise.allSettled([
			add(2030, [makeDraft('a')]),
			add(2031, [broken]),
			add(2032, [makeDraft('c', { sourceId: 2032 })]),
		])
		expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
		expect(await countNews(db, english)).toBe(2)
	})
})

test('a page by a counter begins with counted items and continues with the rest by date', async () => {
	const drafts = Array.from({ length: 25 }, (_, index) =>
		makeDraft(`n${index}`, { title: `Item ${index}`, publishedAt: new Date(now.getTime() - index * 60_000) }),
	)
	await addNews(db, 2030, drafts, now)
	await sql`insert into pending_count (item_id, bullish) values (3, 3), (20, 20), (24, 24)`.execute(db)
	await flushCounts(db)
	const page = async (number: number) =>
		(await list({ sort: 'bullish', page: number })).map(({ title }) => Number(title.slice(5)))
	expect(await page(1)).toEqual([23, 19, 2, 0, 1, 3, 4, 5, 6, 7])
	expect(await page(2)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
	expect(await page(3)).toEqual([18, 20, 21, 22, 24])
	expect(await page(4)).toEqual([])
})
