import { beforeAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { joinStories } from '#store/news/story-ruling.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const minute = 60_000
const at = (minutesAgo: number) => new Date(now - minutesAgo * minute)
const { app, db, services } = await testApi({ now: () => now })
let slugs: string[] = []

/** An item is collected a minute after it was published. */
const publish = (sourceId: number, path: string, minutesAgo: number, coins: string[] = []) =>
	addNews(
		db,
		sourceId,
		[makeDraft(path, { sourceId, title: path, coins, publishedAt: at(minutesAgo) })],
		at(minutesAgo - 1),
	)

beforeAll(async () => {
	await publish(2030, 'first', 90)
	await publish(2031, 'alone', 70)
	await publish(2031, 'second', 60, ['BTC'])
	await publish(1001, 'persian', 50)
	await publish(2032, 'third', 40, ['BTC'])
	await publish(2032, 'other', 30)
	const found = await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)
	slugs = found.rows.map(({ slug }) => slug)
	for (const other of [2, 3, 4]) await joinStories(db, slugs[0] ?? '', slugs[other] ?? '', at(0))
	services.cache.clear()
})

const post = async (path: string, payload: object) =>
	(await app.inject({ method: 'POST', url: `/v1/news/${path}/`, payload })).json().data
const titles = (items: { title: string }[]) => items.map(({ title }) => title)
const list = async (filter: object) => {
	const { news, count, num_pages } = await post('filter', { lang: 'en', ...filter })
	return { titles: titles(news), count, num_pages }
}

test('a grouped list has the earliest matching report of each story, and counts stories', async () => {
	expect((await list({})).count).toBe(5)
	const whole = await list({ grouped: true })
	expect(whole).toEqual({ titles: ['other', 'alone', 'first'], count: 3, num_pages: 1 })
	const about = await list({ grouped: true, assets: [4001] })
	expect(about).toEqual({ titles: ['second'], count: 1, num_pages: 1 })
	expect((await list({ grouped: true, query: 'third' })).titles).toEqual(['third'])
	expect((await list({ grouped: true, lang: 'fa' })).titles).toEqual(['persian'])
	expect(
		(await app.inject({ method: 'POST', url: '/v1/news/filter/', payload: { lang: 'en', grouped: 1 } }))
			.statusCode,
	).toBe(400)
})

test('the story of a shared item is not repeated below it', async () => {
	const shared = { slug_uid: { news_slug: slugs[4] } }
	expect((await list({ ...shared, grouped: true })).titles).toEqual(['third', 'other', 'alone'])
	expect((await list(shared)).titles).toEqual(['third', 'other', 'second', 'alone', 'first'])
})

test('the story with the most outlets is first, and a story has the votes of all its reports', async () => {
	const sorts = (await app.inject('/v1/news/sort/')).json().data
	expect(sorts.at(-1)).toEqual({ sort_index: 4, name: 'top' })
	expect((await list({ grouped: true, sort_by: 4 })).titles).toEqual(['first', 'other', 'alone'])
	expect((await list({ sort_by: 4 })).titles.slice(0, 3)).toEqual(['third', 'second', 'first'])
	const vote = (voter: string, item: number, choice: 'bullish' | 'bearish', minutesAgo: number) =>
		castVote(db, { kind: 'user', id: voter }, item, choice, { network: null, now: at(minutesAgo) })
	await vote('a', 3, 'bullish', 9)
	await vote('a', 4, 'bullish', 8)
	await vote('a', 5, 'bearish', 7)
	await vote('a', 2, 'bullish', 6)
	await vote('b', 6, 'bearish', 5)
	await vote('c', 6, 'bearish', 5)
	await flushCounts(db)
	services.cache.clear()
	expect((await list({ grouped: true, sort_by: 3 })).titles).toEqual(['first', 'alone', 'other'])
	expect((await list({ grouped: true, sort_by: 2 })).titles).toEqual(['other', 'first', 'alone'])
})

test('in both languages a story is one row, in the language that reported it first', async () => {
	expect(await list({ lang: 'both', grouped: true })).toMatchObject({
		titles: ['other', 'alone', 'first'],
		count: 3,
	})
	// A filter that leaves out the first language shows the other.
	expect((await list({ lang: 'both', grouped: true, sources: [1001] })).titles).toEqual(['persian'])
	expect((await list({ lang: 'both', grouped: true, assets: [4001] })).titles).toEqual(['second'])
})

test('a list of both languages can be of what was reported in one of them alone', async () => {
	const both = { lang: 'both', grouped: true }
	expect(await list({ ...both, coverage: 'en' })).toEqual({
		titles: ['other', 'alone'],
		count: 2,
		num_pages: 1,
	})
	expect(await list({ ...both, coverage: 'fa' })).toEqual({ titles: [], count: 0, num_pages: 0 })
	expect((await list({ lang: 'both', coverage: 'en' })).titles).toEqual(['other', 'alone'])
	expect((await list({ ...both, coverage: 'en', query: 'alone' })).titles).toEqual(['alone'])
	expect((await list({ ...both, coverage: 'en', assets: [4001] })).titles).toEqual([])
	expect((await list({ ...both, coverage: null })).count).toBe(3)
	const refused = async (filter: object) =>
		(await app.inject({ method: 'POST', url: '/v1/news/filter/', payload: filter })).json().error.issues
	expect(await refused({ lang: 'en', coverage: 'en' })).toMatchObject([{ field: 'coverage' }])
	expect(await refused({ lang: 'both', coverage: 'both' })).toMatchObject([{ field: 'coverage' }])
	expect(titles(await post('recent', { ...both, coverage: 'en', last_request: at(120).getTime() }))).toEqual([
		'other',
		'alone',
	])
})

test('another report of a known story is not counted as new', async () => {
	const recent = async (minutesAgo: number, grouped: boolean) =>
		titles(await post('recent', { lang: 'en', last_request: at(minutesAgo).getTime(), grouped }))
	const newest = async (minutesAgo: number, grouped: string) =>
		(await app.inject(`/v1/news/newest/?lang=en&since=${at(minutesAgo).getTime()}${grouped}`)).json().data
			.count
	expect(await recent(65, false)).toEqual(['other', 'third', 'second'])
	expect(await recent(65, true)).toEqual(['other'])
	expect(await recent(120, true)).toEqual(['other', 'alone', 'first'])
	expect([await newest(65, ''), await newest(65, '&grouped=1'), await newest(120, '&grouped=1')]).toEqual([
		3, 1, 3,
	])
	expect((await app.inject('/v1/news/newest/?lang=en&since=0&grouped=yes')).statusCode).toBe(400)
})

test('a feed may be grouped too, which its URL shows', async () => {
	const feed = (await app.inject('/feeds/en.json?grouped=1')).json()
	expect(titles(feed.items)).toEqual(['other', 'alone', 'first'])
	expect(feed.feed_url).toMatch(/grouped=1$/)
	expect((await app.inject('/feeds/en.json')).json().items).toHaveLength(5)
})
