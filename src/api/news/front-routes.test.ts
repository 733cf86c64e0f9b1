import { beforeAll, expect, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { savePicture } from '#store/news/picture-store.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { countView } from '#store/votes/view-store.ts'
import { testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft } from '#test/news-drafts.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const hour = 3_600_000
const { app, db, services } = await testApi({ now: () => now })

const report = (sourceId: number, path: string, hoursAgo: number, coins: string[] = []) =>
	addNews(
		db,
		sourceId,
		[
			makeDraft(path, {
				sourceId,
				title: path,
				coins,
				publishedAt: new Date(now - hoursAgo * hour),
				picture: 'https://cdn.example/a.jpg',
			}),
		],
		new Date(now - hoursAgo * hour),
	)

beforeAll(async () => {
	await report(2030, 'first', 3, ['BTC'])
	await report(2031, 'second', 2.5, ['BTC'])
	await report(1003, 'persian', 2)
	await report(1001, 'persian read most', 1.9)
	await report(1002, 'persian of the same outlet', 1.8)
	await report(2032, 'alone', 1)
	await makeStory(db, 1, [1, 2, 3, 4, 5])
	await countView(db, { kind: 'session', id: 'a browser' }, 4, new Date(now))
	await flushCounts(db)
	services.cache.clear()
})

const front = async (lang: string) => (await app.inject(`/v1/news/front/?lang=${lang}`)).json().data
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('the lead is the story with the most outlets, with each outlet once and the best headline of the other language', async () => {
	const { lead, stories, latest } = await front('en')
	expect(lead).toMatchObject({ title: 'first', story: { size: 5, other_locale: 3 } })
	expect(lead.outlets.map(({ slug }: { slug: string }) => slug)).toEqual(['wire', 'desk', 'weekly', 'daily'])
	expect(lead.outlets[2]).toEqual({
		slug: 'weekly',
		title: 'weekly به فارسی',
		title_en: 'weekly in English',
		locale: 'fa',
	})
	expect(lead.other).toMatchObject({ title: 'persian read most', source: { locale: 'fa' } })
	expect(titles(stories)).toEqual(['alone'])
	expect(stories[0]).toMatchObject({ other: null, outlets: [{ slug: 'block' }] })
	expect(titles(latest)).toEqual(['alone', 'second', 'first'])
})

test('a story has its own picture or that of another report in its language, at an address here', async () => {
	expect((await front('en')).lead.picture).toBeNull()
	await savePicture(db, 2, Buffer.from('of the second'))
	await savePicture(db, 3, Buffer.from('of the Persian'))
	services.cache.clear()
	const { picture } = (await front('en')).lead
	expect(picture).toMatch(/^\/images\/news\/[0-9a-f]{32}\.webp$/)
	expect((await front('fa')).lead.picture).not.toBe(picture)
	const image = await app.inject(picture)
	expect(image.rawPayload.toString()).toBe('of the second')
	expect(image.headers).toMatchObject({
		'content-type': 'image/webp',
		'cache-control': 'public, max-age=2592000, immutable',
		'content-security-policy': expect.stringContaining('sandbox'),
	})
	expect((await app.inject(picture.replace(/\w{8}\.webp/, '00000000.webp'))).statusCode).toBe(404)
})

test('each event has one row in Persian and in both languages', async () => {
	const persian = await front('fa')
	expect([persian.lead.title, persian.lead.other.title, persian.stories]).toEqual(['persian', 'first', []])
	const both = await front('both')
	expect([both.lead.title, ...titles(both.stories)]).toEqual(['first', 'alone'])
	expect(titles(both.latest)).toHaveLength(6)
	expect((await app.inject('/v1/news/front/?lang=de')).statusCode).toBe(400)
})

test('a removed report disappears from the front immediately, and without news there is no lead', async () => {
	await removeNews(db, 4, 'wrong', new Date(now))
	await expect.poll(async () => (await front('en')).lead.other.title).toBe('persian')
	for (const id of [3, 5]) await removeNews(db, id, 'wrong', new Date(now))
	await expect.poll(() => front('fa')).toEqual({ lead: null, stories: [], elsewhere: [], latest: [] })
})

test('a front names what three outlets of the other language reported, and none of its own for two hours', async () => {
	const publish = async (hoursAgo: number, sourceIds: readonly number[], word: string) => {
		const before = await lastId()
		for (const sourceId of sourceIds) await report(sourceId, `${word} ${sourceId}`, hoursAgo)
		const ids = sourceIds.map((_, index) => before + 1 + index)
		await makeStory(db, before + 1, ids)
	}
	const outlets = [2030, 2031, 2032]
	await publish(5, outlets, 'only English')
	await publish(1, outlets, 'too new')
	await publish(50, outlets, 'too old')
	await publish(6, [2030, 2031], 'two outlets')
	await publish(4, [...outlets, 1003], 'in both')
	// Two of its three sources are one outlet.
	await publish(4, [1001, 1002, 1003], 'only Persian')
	services.cache.clear()
	const { elsewhere } = await front('fa')
	expect(titles(elsewhere)).toEqual(['only English 2030'])
	expect(elsewhere[0]).toMatchObject({ story: { size: 3 }, other: null, source: { locale: 'en' } })
	expect(elsewhere[0].outlets.map(({ slug }: { slug: string }) => slug)).toEqual(['wire', 'desk', 'block'])
	expect((await front('en')).elsewhere).toEqual([])
	expect((await front('both')).elsewhere).toEqual([])
})

const lastId = async (): Promise<number> => {
	const found = await sql<{ id: number }>`select max(id) as id from news_item`.execute(db)
	return found.rows[0]?.id ?? 0
}
