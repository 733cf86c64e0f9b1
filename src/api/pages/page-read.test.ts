import type { FastifyRequest } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#services/viewer.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft } from '#test/news-drafts.ts'
import { pageReadFor } from './page-read.ts'

const { app, db, services } = await testApi()
const logged: unknown[] = []
const request = {
	id: 'a request',
	log: { error: (line: unknown) => logged.push(line) },
} as unknown as FastifyRequest
const guest: Viewer = { hasRecentWrite: false, network: 'a network', hasAccount: false }
const reader = (viewer: Partial<Viewer> = {}) => pageReadFor(services, request, { ...guest, ...viewer })
type Filter = Parameters<typeof services.news.listOf>[0]
const list = (filter: Filter, viewer: Partial<Viewer> = {}) =>
	reader(viewer)(({ news }, who) => news.listOf(filter, who))
let slugs: string[] = []

beforeAll(async () => {
	await addNews(db, 2030, [makeDraft('first', { coins: ['BTC'] })], new Date())
	await addNews(db, 2031, [makeDraft('second', { sourceId: 2031 })], new Date())
	await makeStory(db, 1, [1, 2])
	const found = await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)
	slugs = found.rows.map(({ slug }) => slug)
	services.cache.clear()
})

const jsonAt = async (url: string) => (await app.inject(url)).json() as unknown

test('a loader reads the same value that a route sends', async () => {
	const read = reader()
	const payload = { lang: 'en' as const, sources: [2030] }
	const sent = await app.inject({ method: 'POST', url: '/v1/news/filter/', payload })
	expect(await list(payload)).toEqual({ ok: true, value: sent.json() })
	expect(sent.json().data.news).toHaveLength(1)
	const reads: [string, Promise<unknown>][] = [
		['/v1/catalogue/', read(async ({ catalogue }) => catalogue.whole())],
		['/v1/prices/', read(({ prices }, viewer) => prices.board(viewer))],
		['/v1/sources/', read(({ sources }, viewer) => sources.states(viewer))],
		['/v1/news/sources/', read(({ sources }, viewer) => sources.withNews(viewer))],
		['/v1/news/freshness/', read(({ sources }, viewer) => sources.freshness(viewer))],
		['/v1/news/mood/', read(({ votes }, viewer) => votes.mood(viewer))],
		['/v1/news/front/?lang=both', read(({ news }, viewer) => news.front('both', viewer))],
		['/v1/news/most-read/?lang=en', read(({ news }, viewer) => news.mostRead('en', viewer))],
		[
			'/v1/news/briefing/?lang=en',
			read(({ follows }, viewer) =>
				follows.briefing({ locale: 'en', since: undefined, accountId: undefined }, viewer),
			),
		],
		['/v1/news/most-followed/', read(({ follows }, viewer) => follows.mostFollowed(viewer))],
		[`/v1/news/story/${slugs[0]}/`, read(({ news }, viewer) => news.story(slugs[0] ?? '', viewer))],
		[
			`/v1/news/story/${slugs[0]}/related/?lang=en`,
			read(({ news }, viewer) => news.related(slugs[0] ?? '', 'en', viewer)),
		],
		['/v1/ads/placements/?lang=en', read(async ({ ads }) => ({ value: await ads.placements('en') }))],
		['/v1/ads/?placement=top&lang=en', read(async ({ ads }) => ({ value: await ads.banner('top', 'en') }))],
	]
	for (const [url, found] of reads) expect(await found, url).toEqual({ ok: true, value: await jsonAt(url) })
})

test('only a viewer with an account may filter by more than one coin', async () => {
	const [one, other] = services.catalogue.now().coins
	const two = { lang: 'en' as const, assets: [one?.id ?? 0, other?.id ?? 0] }
	const refused = { ok: false, failure: { status: 403, code: 'filter_limit' } }
	expect(await list(two)).toMatchObject(refused)
	expect(await list(two, { hasAccount: true })).toMatchObject({ ok: true })
})

test.each([
	['a page beyond the last', { lang: 'en' as const, page: 1_000_000 }, 'invalid_input'],
	['a coin that nobody knows', { lang: 'en' as const, assets: [999_999] }, 'invalid_input'],
	['an unknown category', { lang: 'en' as const, category: 'nowhere' }, 'unknown_category'],
])('%s is refused as the route refuses it', async (_name, filter, code) => {
	expect(await list(filter)).toMatchObject({ ok: false, failure: { status: 400, code } })
})

test('the slug of a report finds the slug of its story, and one that is too long finds nothing', async () => {
	const joined = { status: 1, data: { slug: slugs[0], news: [], outlets: [] } }
	const story = (slug: string) => reader()(({ news }, viewer) => news.story(slug, viewer))
	expect(await story(slugs[1] ?? '')).toEqual({ ok: true, value: joined })
	expect(await story('x'.repeat(10_000))).toMatchObject({
		ok: false,
		failure: { status: 404 },
	})
})

test('a viewer who has just voted bypasses the cache', async () => {
	const views = async (viewer: Partial<Viewer>) => {
		const read = await list({ lang: 'en', sources: [2031] }, viewer)
		return read.ok ? read.value.data.news[0]?.views : undefined
	}
	expect(await views({})).toBe(0)
	await sql`update news_item set views = 7 where id = 2`.execute(db)
	expect(await views({ hasRecentWrite: true })).toBe(7)
	expect(await views({})).toBe(0)
})

test('a read that fails says when to retry; an unexpected failure is logged', async () => {
	const failing = (error: unknown) => reader()(() => Promise.reject(error))
	expect(await failing(Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' }))).toEqual({
		ok: false,
		failure: { status: 503, code: 'unavailable', retryAfterSeconds: 2 },
	})
	expect(logged).toEqual([])
	const surprise = new Error('a surprise')
	expect(await failing(surprise)).toMatchObject({ ok: false, failure: { status: 500, code: 'internal' } })
	expect(logged).toEqual([{ err: surprise, reqId: 'a request' }])
})
