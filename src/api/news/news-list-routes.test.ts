import { beforeAll, describe, expect, test } from 'vitest'
import type { NewsListResponse } from '#contract/news-list.ts'
import { addNews } from '#store/news/news-writer.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db } = await testApi()
const hour = 3_600_000
const now = Date.now()

beforeAll(async () => {
	const english = Array.from({ length: 23 }, (_, index) =>
		makeDraft(`e${index}`, {
			title: `Story ${index} about ${index % 2 === 0 ? 'Bitcoin' : '100% gains now'}`,
			coins: index % 2 === 0 ? ['BTC'] : ['ETH', 'XRP'],
			topics: index === 0 ? ['defi'] : [],
			people: index === 1 ? ['vitalik-buterin'] : [],
			publishedAt: new Date(now - index * hour - 60_000),
		}),
	)
	const firstVersion = english
		.slice(2, 3)
		.map((draft) => ({ ...draft, title: 'Story 2 as it was first reported' }))
	await addNews(db, 2030, firstVersion, new Date(now))
	await addNews(db, 2030, english, new Date(now))
	await addNews(db, 2031, [makeDraft('d1', { sourceId: 2031, title: 'Desk news' })], new Date(now))
	await addNews(
		db,
		1001,
		[makeDraft('f1', { sourceId: 1001, title: 'بیت‌کوین بالا رفت', coins: ['BTC'] })],
		new Date(now),
	)
	const ledger = Array.from({ length: 501 }, (_, index) =>
		makeDraft(`l${index}`, {
			sourceId: 1003,
			title: `دفتر شماره ${index}`,
			publishedAt: new Date(now - index * hour),
		}),
	)
	await addNews(db, 1003, ledger, new Date(now))
})

const filter = async (body: object) => {
	const response = await app.inject({ method: 'POST', url: '/v1/news/filter/', payload: body })
	return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const listOf = async (body: object): Promise<NewsListResponse['data']> => (await filter(body)).body.data

describe('a page of news', () => {
	test('has ten items in the documented shape, the newest first', async () => {
		const { status, body } = await filter({ lang: 'en' })
		expect(status).toBe(200)
		expect(body.status).toBe(1)
		expect(body.data.news).toHaveLength(10)
		expect(body.data.num_pages).toBe(3)
		expect(body.data.count).toBe(24)
		expect(body.data.more).toBe(false)
		expect(body.data.ads).toEqual([])
		expect(body.data.news[0]).toMatchObject({
			id: expect.any(Number),
			slug: expect.stringMatching(/^story-0-about-bitcoin-\w{6}$/),
			title: 'Story 0 about Bitcoin',
			url: 'https://site2030.example/e0',
			published_date: new Date(now - 60_000).toISOString(),
			views: 0,
			importance: 0,
			bullish: 0,
			bearish: 0,
			recent: true,
			tags: [{ id: 4001, symbol: 'BTC', change_since: null }],
			categories: ['defi'],
			source: {
				custom_id: 2030,
				title: 'wire in English',
				title_en: 'wire in English',
				locale: 'en',
				slug: 'wire',
			},
			edited: null,
			story: { id: expect.any(Number), slug: null, size: 1, sources: ['wire'], other_locale: 0 },
		})
		expect(body.data.news[1].recent).toBe(false)
		expect(body.data.news[2].edited).toEqual({ count: 1, before: 'Story 2 as it was first reported' })
	})

	test('is the same with and without a trailing slash', async () => {
		const bare = await app.inject({ method: 'POST', url: '/v1/news/filter', payload: { lang: 'en' } })
		expect(bare.json()).toEqual((await filter({ lang: 'en' })).body)
	})

	test('past the end is empty and still has the number of pages', async () => {
		expect(await listOf({ lang: 'en', page: 1000 })).toEqual({
			news: [],
			num_pages: 3,
			count: 24,
			more: false,
			ads: [],
			matched: [],
		})
		expect(await listOf({ lang: 'en', page: 50, query: 'bitcoin' })).toMatchObject({
			news: [],
			num_pages: 2,
			count: 12,
		})
	})

	test.each([
		['a coin', { assets: [4001] }, 12],
		['a source', { sources: [2031] }, 1],
		['a category', { category: 'defi' }, 1],
		['an influencer', { category: 'vitalik-buterin' }, 1],
		['a word', { query: 'bitcoin' }, 12],
		['a percent sign, which is an ordinary character', { query: '100%' }, 11],
		['a pattern of signs, which matches nothing', { query: '%_%_%_%' }, 0],
		['an SQL injection, which is only a strange title', { query: "'; drop table news_item; --" }, 0],
		...['😀', '"', '...', '،', '؟!'].map((query): [string, object, number] => [
			`signs alone, ${query}, which find nothing`,
			{ query },
			0,
		]),
		['a coin and a word that never meet', { assets: [4001], query: 'gains' }, 0],
		['a source of the other language, which does not narrow', { sources: [1001] }, 24],
		['one source of each language', { sources: [1001, 2031] }, 1],
	])('by %s', async (_name, filter, total) => {
		const { news, num_pages, count, more } = await listOf({ lang: 'en', ...filter })
		expect(news).toHaveLength(Math.min(10, total))
		expect({ num_pages, count, more }).toEqual({
			num_pages: Math.ceil(total / 10),
			count: total,
			more: false,
		})
	})

	test('of a search reaches page 50, where the count stops and says that there are more', async () => {
		const found = await listOf({ lang: 'fa', query: 'دفتر', page: 50 })
		expect(found).toMatchObject({ num_pages: 50, count: 500, more: true })
		expect(found.news).toHaveLength(10)
		expect(await listOf({ lang: 'fa', page: 51 })).toMatchObject({ num_pages: 51, count: 502, more: false })
	})

	test('of a coin reaches page 200, and its count is still exact', async () => {
		expect(await listOf({ lang: 'en', assets: [4001], page: 200 })).toMatchObject({ news: [], count: 12 })
	})

	test('in Persian is found by any spelling, and by the symbol of its coin', async () => {
		for (const query of ['بيت كوين', 'بیتکوین', 'بیت‌کوین', 'بیت کوین', 'btc']) {
			expect((await listOf({ lang: 'fa', query })).news).toHaveLength(1)
		}
	})

	test('of a search says which names it understood', async () => {
		const found = await listOf({ lang: 'en', query: 'eth -gains "btc" wire in english ETH' })
		expect(found.matched).toEqual([
			{ kind: 'coin', ref: 'ETH', fa: 'ETH', en: 'ETH' },
			{ kind: 'source', ref: 'wire', fa: 'wire in English', en: 'wire in English' },
		])
		expect((await listOf({ lang: 'en', query: 'XRP' })).count).toBe(11)
		expect((await listOf({ lang: 'en', query: '"XRP"' })).count).toBe(0)
		expect((await listOf({ lang: 'en', query: 'story -eth' })).count).toBe(12)
		expect((await listOf({ lang: 'en', query: 'itcoin' })).count).toBe(0)
	})

	test('of both languages has items of either, and a filter of sources in each', async () => {
		const both = await listOf({ lang: 'both' })
		expect(both.count).toBe(24 + 502)
		expect(new Set(both.news.map(({ source }) => source.locale))).toEqual(new Set(['fa', 'en']))
		expect((await listOf({ lang: 'both', assets: [4001] })).count).toBe(13)
		expect((await listOf({ lang: 'both', sources: [1001, 2031] })).count).toBe(2)
	})
})

describe('a shared item', () => {
	test('is first on page 1, once, and the list still has ten items', async () => {
		const last = (await listOf({ lang: 'en', page: 3 })).news.at(-1)
		const { news } = await listOf({ lang: 'en', slug_uid: { news_slug: last?.slug } })
		expect(news[0]).toEqual(last)
		expect(news).toHaveLength(10)
		const second = (await listOf({ lang: 'en' })).news[1]
		const again = await listOf({ lang: 'en', slug_uid: { news_slug: second?.slug } })
		expect(again.news[0]).toEqual(second)
		expect(again.news.filter(({ id }) => id === second?.id)).toHaveLength(1)
		expect(again.news).toHaveLength(10)
	})

	test('is left out of other pages, and shown above an empty list', async () => {
		const first = (await listOf({ lang: 'en' })).news[0]
		const plain = await listOf({ lang: 'en', page: 2 })
		expect(await listOf({ lang: 'en', page: 2, slug_uid: { news_slug: first?.slug } })).toEqual(plain)
		const alone = await listOf({ lang: 'en', query: 'zzzz', slug_uid: { news_slug: first?.slug } })
		expect(alone.news).toEqual([first])
		expect(alone.num_pages).toBe(1)
	})

	test.each([[{}], [''], [null], [{ news_slug: '' }], [{ news_slug: null }], [{ news_slug: 'nobody' }]])(
		'%j means none',
		async (slug) => {
			expect(await listOf({ lang: 'en', slug_uid: slug })).toEqual(await listOf({ lang: 'en' }))
		},
	)
})

describe('a wrong request', () => {
	const wrongIds = [null, true, [7], '7', 1.5, 2 ** 63, -1, 0]
	test.each<[string, object, string]>([
		['no language', {}, 'lang'],
		['an unknown language', { lang: 'de' }, 'lang'],
		['a language that is not text', { lang: null }, 'lang'],
		...[0, -1, 1001, 1e9, 1.5, '1', null, true, [1]].map((page): [string, object, string] => [
			`page ${JSON.stringify(page)}`,
			{ lang: 'en', page },
			'page',
		]),
		['page 201 of a coin', { lang: 'en', page: 201, assets: [4001] }, 'page'],
		['page 201 of a source', { lang: 'en', page: 201, sources: [2030] }, 'page'],
		['page 201 of a category', { lang: 'en', page: 201, category: 'defi' }, 'page'],
		['page 51 of a search', { lang: 'en', page: 51, query: 'bitcoin' }, 'page'],
		['page 51 of a search for signs', { lang: 'en', page: 51, query: '...' }, 'page'],
		...[5, 99, -1, '0', true, [1], 0.5].map((sort): [string, object, string] => [
			`sort_by ${JSON.stringify(sort)}`,
			{ lang: 'en', sort_by: sort },
			'sort_by',
		]),
		...wrongIds.flatMap((id): [string, object, string][] => [
			[`coin ${JSON.stringify(id)}`, { lang: 'en', assets: [id] }, 'assets.0'],
			[`source ${JSON.stringify(id)}`, { lang: 'en', sources: [id] }, 'sources.0'],
		]),
		['coins that are not a list', { lang: 'en', assets: 4001 }, 'assets'],
		['a coin nobody knows', { lang: 'en', assets: [4999] }, 'assets.0'],
		['a source nobody knows', { lang: 'en', sources: [2064] }, 'sources.0'],
		['201 coins', { lang: 'en', assets: Array(201).fill(4001) }, 'assets'],
		['101 sources', { lang: 'en', sources: Array(101).fill(2030) }, 'sources'],
		['a query of 101 letters', { lang: 'en', query: 'x'.repeat(101) }, 'query'],
		['a query that is not text', { lang: 'en', query: 7 }, 'query'],
		['a query with a NUL', { lang: 'en', query: 'bit\0coin' }, 'query'],
		['a slug with a NUL', { lang: 'en', slug_uid: { news_slug: 'a\0' } }, 'slug_uid'],
		['a slug of 10 KB', { lang: 'en', slug_uid: { news_slug: 'x'.repeat(10_000) } }, 'slug_uid'],
		['a slug that is a number', { lang: 'en', slug_uid: { news_slug: 7 } }, 'slug_uid'],
		['a category that is not text', { lang: 'en', category: ['defi'] }, 'category'],
	])('%s is 400 and names the field', async (_name, body, field) => {
		const response = await filter(body)
		expect(response.status).toBe(400)
		expect(response.body).toMatchObject({ status: 0, error: { code: 'invalid_input' } })
		expect(response.body.error.issues[0].field).toMatch(new RegExp(`^${field}(\\.|$)`))
		expect(response.body.error.message).toContain(field)
	})

	test('1e400 is not a number', async () => {
		const response = await app.inject({
			method: 'POST',
			url: '/v1/news/filter/',
			headers: { 'content-type': 'application/json' },
			payload: '{"lang":"en","assets":[1e400]}',
		})
		expect(response.statusCode).toBe(400)
	})

	test('an unknown category has a code of its own', async () => {
		for (const category of ['nope', '__proto__', 'constructor', "' or 1=1 --"]) {
			const { status, body } = await filter({ lang: 'en', category })
			expect([status, body.error.code]).toEqual([400, 'unknown_category'])
		}
	})

	test('unknown fields are ignored', async () => {
		expect(await listOf({ lang: 'en', role: 'admin', limit: 1000 })).toEqual(await listOf({ lang: 'en' }))
	})
})

describe('without an account', () => {
	test.each([
		['two coins', { assets: [4001, 4002] }],
		['two Persian sources', { lang: 'fa', sources: [1001, 1003] }],
		['two English sources', { sources: [2030, 2031] }],
		['two English sources on a Persian list', { lang: 'fa', sources: [2030, 2031] }],
	])('%s are over the limit, in the list and in recent items', async (_name, filter) => {
		for (const path of ['filter', 'recent']) {
			const payload = { lang: 'en', last_request: 0, ...filter }
			const response = await app.inject({ method: 'POST', url: `/v1/news/${path}/`, payload })
			expect([response.statusCode, response.json().error.code]).toEqual([403, 'filter_limit'])
			expect(response.json().data).toBeUndefined()
		}
	})

	test('one coin named twice is one coin', async () => {
		expect((await filter({ lang: 'en', assets: [4001, 4001] })).status).toBe(200)
	})
})

describe('the recent list', () => {
	const recent = (last: unknown, more: object = {}) =>
		app.inject({
			method: 'POST',
			url: '/v1/news/recent/',
			payload: { lang: 'en', last_request: last, ...more },
		})

	test.each([
		['in milliseconds', now - 2.5 * hour],
		['in ISO', new Date(now - 2.5 * hour).toISOString()],
	])('has what was collected since a moment %s, newest first, each marked', async (_name, since) => {
		// The items were first seen just now, but published over the last day: only the younger ones are listed.
		const { data } = (await recent(since, { query: 'story' })).json()
		expect(data.length).toBeGreaterThanOrEqual(3)
		expect(data.every((item: { recent: boolean }) => item.recent)).toBe(true)
		const dates = data.map((item: { published_date: string }) => item.published_date)
		expect(dates).toEqual([...dates].sort().reverse())
	})

	test('is limited, however long ago the last visit was', async () => {
		const response = await recent(0)
		expect(response.statusCode).toBe(200)
		expect(response.json().data.length).toBeLessThanOrEqual(50)
	})

	test('of a query of punctuation alone is empty', async () => {
		expect((await recent(0)).json().data).not.toEqual([])
		expect((await recent(0, { query: '...' })).json().data).toEqual([])
	})

	test.each([
		['the future', Date.now() + 24 * hour],
		['garbage', 'yesterday'],
		['nothing', null],
		['a negative moment', -5],
		['a broken date', '2026-13-45T99:00:00Z'],
	])('%s is 400', async (_name, last) => {
		const response = await recent(last)
		expect(response.statusCode).toBe(400)
		expect(response.json().error.issues[0].field).toBe('last_request')
	})
})
