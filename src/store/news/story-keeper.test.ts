import { beforeEach, expect, test } from 'vitest'
import { loadStoryWords } from '#catalogue/load-story-words.ts'
import { openStoryPlacer } from '#ingest/story/place-stories.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { localeOfSource, makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { ownTagger } from '#test/tags/own-tagger.ts'
import { findNews } from './news-list.ts'
import { releaseHeldNews, removeNews } from './news-state.ts'
import { openNewsWriter } from './news-writer.ts'
import { openStoryKeeper } from './story-keeper.ts'
import { findYoungestStories } from './story-lookup.ts'
import { joinStories, splitFromStory } from './story-ruling.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const words = await loadStoryWords()
if (!words.ok) throw new Error('the catalogue cannot be read')
const tag = await ownTagger()
const storyWords = words.value

const openWriter = () => openNewsWriter(db, () => now, openStoryKeeper(openStoryPlacer(storyWords)))
let write = openWriter()

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, news_title_history, story_ruling restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
	write = openWriter()
})

const tesla = [
	'Tesla sells 75% of its bitcoin',
	'تسلا ۷۵ درصد بیت‌کوین خود را فروخت',
	'Tesla dumps 75% of bitcoin holdings',
]
let paths = 0

const taggedDraft = (sourceId: number, title: string, publishedAt = new Date('2026-03-01T10:00:00Z')) =>
	makeDraft(`path-${++paths}`, { sourceId, title, publishedAt })

/** Stores tagged titles of a source. */
async function store(sourceId: number, titles: readonly string[], writer = write, publishedAt?: Date) {
	const drafts = titles.map((title) => ({
		...taggedDraft(sourceId, title, publishedAt),
		tags: tag(title, localeOfSource(sourceId)),
	}))
	return writer(sourceId, drafts)
}

async function stories(): Promise<number[][]> {
	const found = await sql<{ ids: number[] }>`
		select array_agg(id order by id) as ids from news_item group by story_id having count(*) > 1 order by story_id
	`.execute(db)
	return found.rows.map(({ ids }) => ids)
}

test('reports of one event share the id of the first; an item alone has its own', async () => {
	await store(2030, [tesla[0] ?? '', 'Kraken hires a new chief'])
	await store(1001, [tesla[1] ?? ''])
	expect(await stories()).toEqual([[1, 3]])
	const why = await sql<{ odds: number; nearest: number }>`
		select odds, nearest_id as nearest from story_member where item_id = 3
	`.execute(db)
	expect(why.rows[0]?.odds).toBeGreaterThan(0)
	expect(why.rows[0]?.nearest).toBe(1)
})

test('two workers that store halves of one story concurrently make one', async () => {
	const other = openWriter()
	await Promise.all([
		store(2030, [tesla[0] ?? '']),
		store(1001, [tesla[1] ?? ''], other),
		store(2031, [tesla[2] ?? '']),
	])
	expect((await stories()).map((ids) => ids.length)).toEqual([3])
})

test('a worker that restarts continues with the stored stories', async () => {
	await store(2030, [tesla[0] ?? ''])
	await store(1001, [tesla[1] ?? ''], openWriter())
	await store(2031, [tesla[2] ?? ''], openWriter())
	expect(await stories()).toEqual([[1, 2, 3]])
})

test('items that are stored again, and archives, join nothing', async () => {
	const old = new Date('2025-12-01T10:00:00Z')
	await store(2030, [tesla[0] ?? ''], write, old)
	await store(2031, [tesla[2] ?? ''], write, old)
	await store(2032, ['Market wrap', 'Market wrap', 'Market wrap'])
	expect(await stories()).toEqual([])
})

test('a batch that could not be stored has no effect on later ones', async () => {
	const failing = openNewsWriter(db, () => now, {
		...openStoryKeeper(openStoryPlacer(storyWords)),
		keep: () => Promise.reject(new Error('the disk is full')),
	})
	await expect(store(2030, [tesla[0] ?? ''], failing)).rejects.toThrow('the disk is full')
	await store(1001, [tesla[1] ?? ''])
	await store(2031, [tesla[2] ?? ''])
	expect((await stories()).map((ids) => ids.length)).toEqual([2])
})

test('an item that is separated stays separate, and the rest stays together', async () => {
	await store(2030, [tesla[0] ?? ''])
	await store(1001, [tesla[1] ?? ''])
	await store(2031, [tesla[2] ?? ''])
	const slug =
		(await sql<{ slug: string }>`select slug from news_item where id = 1`.execute(db)).rows[0]?.slug ?? ''
	expect(await splitFromStory(db, slug, now)).toEqual({ ok: true, value: 2 })
	expect(await stories()).toEqual([[2, 3]])
	await store(2032, ['Tesla sold 75% of its bitcoin'])
	const after = await stories()
	expect(after.flat()).toContain(4)
	expect(after.some((ids) => ids.includes(1) && ids.includes(2))).toBe(false)
	expect((await splitFromStory(db, 'nothing', now)).ok).toBe(false)
})

test('stories that are joined stay joined', async () => {
	await store(2030, ['Tesla sells 75% of its bitcoin', 'Kraken hires a new chief'])
	const slugs = (await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)).rows.map(
		({ slug }) => slug,
	)
	expect(await joinStories(db, slugs[1] ?? '', slugs[0] ?? '', now)).toEqual({ ok: true, value: 2 })
	expect(await joinStories(db, slugs[1] ?? '', slugs[0] ?? '', now)).toMatchObject({ ok: false })
	await store(1001, [tesla[1] ?? ''])
	expect((await stories())[0]).toEqual(expect.arrayContaining([1, 2]))
})

test('a held item finds its story when it is released, and a running worker knows of it', async () => {
	const [first = '', persian = '', again = ''] = tesla
	const held = taggedDraft(2030, first)
	await write(2030, [{ ...held, tags: tag(first, 'en') }], { holdAbove: 0 })
	await store(1001, [persian])
	expect(await stories()).toEqual([])
	const keeper = openStoryKeeper(openStoryPlacer(storyWords))
	expect(await releaseHeldNews(db, 2030, keeper, now)).toBe(1)
	expect(await stories()).toEqual([[1, 2]])
	await store(2031, [again])
	expect(await stories()).toEqual([[1, 2, 3]])
	const grouped = {
		sort: 'latest' as const,
		page: 1,
		grouped: true,
		coinIds: [],
		sourceIds: [],
		categoryId: null,
	}
	const rows = await findNews(db, { ...grouped, locale: 'en', terms: [] })
	expect(rows.map(({ id, story }) => [id, story.size])).toEqual([[1, 3]])
})

test('the youngest stories are those with several outlets that readers see', async () => {
	await store(2030, [tesla[0] ?? '', 'Kraken hires a new chief'])
	expect(await findYoungestStories(db, 10)).toEqual([])
	const later = new Date('2026-03-01T11:00:00Z')
	await store(1001, [tesla[1] ?? ''], write, later)
	const slugs = (await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)).rows
	expect(await findYoungestStories(db, 10)).toEqual([{ slug: slugs[0]?.slug, latest: later }])
	expect(await findYoungestStories(db, 0)).toEqual([])
	await removeNews(db, 3, 'wrong', now)
	expect(await findYoungestStories(db, 10)).toEqual([])
})

test('an edited title keeps its story', async () => {
	await store(1001, [tesla[1] ?? ''])
	const item = taggedDraft(2030, tesla[0] ?? '')
	await write(2030, [{ ...item, tags: tag(item.title, 'en') }])
	const edited = 'Tesla sells most of its bitcoin, says so in a filing'
	await write(2030, [{ ...item, title: edited, tags: tag(edited, 'en') }])
	const found = await sql<{ title: string }>`select title from news_item where id = 2`.execute(db)
	expect(found.rows).toEqual([{ title: edited }])
	expect(await stories()).toEqual([[1, 2]])
})
