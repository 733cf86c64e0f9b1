import { beforeAll, expect, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft } from '#test/news-drafts.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const { app, db } = await testApi({ now: () => now })
const hour = 3_600_000
let slugs: string[] = []

beforeAll(async () => {
	const report = (sourceId: number, path: string, hoursAgo: number) =>
		makeDraft(path, { sourceId, publishedAt: new Date(now - hoursAgo * hour) })
	await addNews(db, 2030, [report(2030, 'first', 3), report(2030, 'alone', 1)], new Date(now))
	await addNews(db, 1001, [report(1001, 'second', 2)], new Date(now))
	await addNews(db, 2031, [report(2031, 'third', 4)], new Date(now))
	await makeStory(db, 1, [1, 3, 4])
	const found = await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)
	slugs = found.rows.map(({ slug }) => slug)
})

const story = (slug = '') => app.inject(`/v1/news/story/${slug}/`)
const info = async (slug = '') =>
	(await app.inject({ method: 'POST', url: '/v1/news/info/', payload: { uid: slug } })).json().data.story

test('an item names its story, the other outlets, and the number of reports in the other language', async () => {
	const { slug } = await info(slugs[0])
	expect(slug).toBe(slugs[0])
	expect(await info(slugs[0])).toEqual({
		id: 1,
		slug,
		size: 3,
		sources: ['desk', 'wire', 'daily'],
		other_locale: 1,
	})
	expect(await info(slugs[2])).toEqual({
		id: 1,
		slug,
		size: 3,
		sources: ['desk', 'wire', 'daily'],
		other_locale: 2,
	})
	expect(await info(slugs[1])).toEqual({ id: 2, slug: null, size: 1, sources: ['wire'], other_locale: 0 })
})

test('a story has all its reports in both languages by time', async () => {
	const response = await story(slugs[0])
	expect(response.statusCode).toBe(200)
	expect(response.json().data.slug).toBe(slugs[0])
	expect(response.json().data.news.map(({ id }: { id: number }) => id)).toEqual([4, 1, 3])
})

test('the slug of another report leads to its story, and an item without a story has none', async () => {
	const moved = await story(slugs[3])
	expect([moved.statusCode, moved.headers.location]).toEqual([301, `/v1/news/story/${slugs[0]}/`])
	expect((await story(slugs[1])).statusCode).toBe(404)
	expect((await story('no-such-story')).statusCode).toBe(404)
})

test('a report says when its headline was changed', async () => {
	await sql`
		update news_item set edits = 1, title_before = 'As it was', edited_at = '2026-03-01T11:00:00Z' where id = 1
	`.execute(db)
	const { news } = (await story(slugs[0])).json().data
	const [edited] = news.flatMap((item: { edited: object | null }) => item.edited ?? [])
	expect(edited).toEqual({ count: 1, before: 'As it was', at: '2026-03-01T11:00:00.000Z' })
})

test('stories about the same coins, people or topics are related: the nearest first, within three days', async () => {
	const about = (path: string, hoursAgo: number, coins: string[], topics: string[] = []) =>
		makeDraft(path, { sourceId: 2030, publishedAt: new Date(now - hoursAgo * hour), coins, topics })
	const added = await addNews(
		db,
		2030,
		[
			about('subject', 3, ['BTC', 'ETH'], ['defi']),
			about('topic-only', 4, [], ['defi']),
			about('one-coin', 5, ['ETH']),
			about('both-coins', 30, ['ETH', 'BTC']),
			about('other-coin', 4, ['SOL']),
			about('too-old', 80, ['ETH', 'BTC']),
		],
		new Date(now),
	)
	expect(added.added).toBe(6)
	const found = await sql<{ slug: string; url: string }>`select slug, url from news_item`.execute(db)
	const slug = found.rows.find(({ url }) => url.endsWith('subject'))?.slug
	const related = async (lang: string) =>
		(await app.inject(`/v1/news/story/${slug}/related/?lang=${lang}`))
			.json()
			.data.map(({ url }: { url: string }) => url.split('/').at(-1))
	expect(await related('en')).toEqual(['both-coins', 'one-coin', 'topic-only'])
	expect(await related('fa')).toEqual([])
})

test('a removed report does not count, and a story without reports is gone', async () => {
	await removeNews(db, 4, 'wrong', new Date())
	expect(await info(slugs[0])).toMatchObject({ size: 2, sources: ['wire', 'daily'] })
	expect((await story(slugs[0])).json().data.news).toHaveLength(2)
	await removeNews(db, 3, 'wrong', new Date())
	const gone = await story(slugs[0])
	expect([gone.statusCode, gone.json().error.code]).toEqual([410, 'removed'])
})
