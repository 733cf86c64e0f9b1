import { expect, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const hour = 3_600_000
const now = Date.now()
const api = await testApi()
const { app, db } = api

const draft = (name: string, title: string) =>
	makeDraft(name, { title, coins: ['BTC'], topics: ['defi'], publishedAt: new Date(now - hour) })

test('a held or removed item is in no response', async () => {
	await addNews(db, 2030, [draft('shown', 'Shown story'), draft('removed', 'Removed story')], new Date(now))
	await addNews(db, 2030, [draft('held', 'Held story')], new Date(now), { holdAbove: 0 })
	const ids = await sql<{ id: number; slug: string }>`select id, slug from news_item order by id`.execute(db)
	const [shown, removed, held] = ids.rows
	if (!shown || !removed || !held) throw new Error('three items were stored')

	const reader = await activeUser(api)
	const send = (method: 'GET' | 'PUT', url: string, body?: object) =>
		reader.browser.send(method, url, body, reader.as)
	for (const { id } of [shown, removed]) {
		expect((await send('PUT', '/v1/news/votes/', { id, subject: 2, decision: 1 })).status).toBe(200)
		expect((await send('PUT', '/v1/news/views/', { id })).status).toBe(200)
		expect((await send('PUT', '/v1/user/favorites/news/', { id })).status).toBe(200)
	}
	await removeNews(db, removed.id, 'wrong', new Date())

	const gone = await app.inject(`/v1/news/gone/?ids=${shown.id},${removed.id},999999`)
	expect(gone.json().data).toEqual([removed.id, 999999])

	const post = async (path: string, payload: object) =>
		(await app.inject({ method: 'POST', url: `/v1/news/${path}/`, payload })).body
	const filters = [
		{},
		{ assets: [4001] },
		{ sources: [2030] },
		{ category: 'defi' },
		{ query: 'story' },
		{ sort_by: 3 },
	]
	const requests = [
		...filters.map((filter) => () => post('filter', { lang: 'en', ...filter })),
		// Recent items have two conditions: published since, and collected since.
		...filters.flatMap((filter) =>
			[now - 2 * hour, now - hour / 2].map(
				(last_request) => () => post('recent', { lang: 'en', last_request, ...filter }),
			),
		),
		...['/feeds/en.atom', '/feeds/en.json', '/feeds/en.json?search=story', '/sitemap.xml'].map(
			(url) => async () => (await app.inject(url)).body,
		),
		...['/v1/user/favorites/news/', '/v1/user/data/'].map(
			(url) => async () => JSON.stringify((await send('GET', url)).body),
		),
	]
	// One after the other: a busy server refuses some of two dozen at once.
	const replies: string[] = []
	for (const request of requests) replies.push(await request())
	for (const reply of replies) expect(reply).not.toMatch(/removed|held story/i)
	expect(replies.filter((reply) => reply.includes('Shown story')).length).toBe(replies.length - 1)

	for (const { id, slug } of [removed, held]) {
		const shared = await post('filter', { lang: 'en', slug_uid: { news_slug: slug } })
		expect(JSON.parse(shared).data.news.map((item: { id: number }) => item.id)).toEqual([shown.id])
		const info = await app.inject({ method: 'POST', url: '/v1/news/info/', payload: { uid: slug } })
		expect(info.statusCode).toBe(404)
		expect((await app.inject(`/images/share/${slug}.png`)).statusCode).toBe(404)
		expect((await send('PUT', '/v1/news/votes/', { id, subject: 1, decision: 1 })).status).toBe(404)
		expect((await send('PUT', '/v1/news/views/', { id })).status).toBe(404)
		expect((await send('PUT', '/v1/user/favorites/news/', { id })).status).toBe(404)
	}
})
