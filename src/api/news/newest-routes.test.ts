import { beforeEach, describe, expect, test } from 'vitest'
import { createResponseCache } from '#services/cache/response-cache.ts'
import { createCountNewest } from '#services/news/count-newest.ts'
import type { ReadCache } from '#services/reading.ts'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const minute = 60_000
const at = (minutesAgo: number) => new Date(now - minutesAgo * minute)
const { app, db, services } = await testApi({ now: () => now, limitScale: 1 })

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry restart identity cascade`.execute(db)
	await addNews(db, 2030, [makeDraft('a', { publishedAt: at(61) })], at(60))
	await addNews(db, 2030, [makeDraft('b', { publishedAt: at(300) }), makeDraft('c')], at(10))
	await addNews(db, 1001, [makeDraft('d', { sourceId: 1001, publishedAt: at(5) })], at(5))
	services.cache.clear()
})

const get = (query: string) => app.inject(`/v1/news/newest/?${query}`)
const count = async (lang: string, since: Date) =>
	(await get(`lang=${lang}&since=${since.getTime()}`)).json().data.count

test('counts the items of a language that were collected since, whenever they were published', async () => {
	expect(await count('en', at(0))).toBe(0)
	expect(await count('en', at(10))).toBe(0)
	expect(await count('en', at(11))).toBe(2)
	expect(await count('en', at(120))).toBe(3)
	expect(await count('fa', at(120))).toBe(1)
	expect(await count('both', at(120))).toBe(4)
})

test('counts as the list of recent items does', async () => {
	await addNews(db, 2031, [makeDraft('old', { sourceId: 2031, publishedAt: new Date(0) })], at(1))
	services.cache.clear()
	for (const since of [at(0), at(9), at(59), at(600)]) {
		const payload = { lang: 'en', last_request: since.getTime() }
		const recent = await app.inject({ method: 'POST', url: '/v1/news/recent/', payload })
		expect(await count('en', since)).toBe(recent.json().data.length)
	}
})

test('does not count held or removed items', async () => {
	await addNews(db, 2031, [makeDraft('held', { sourceId: 2031 })], at(1), { holdAbove: 0 })
	await removeNews(db, 2, 'wrong', new Date())
	services.cache.clear()
	expect(await count('en', at(11))).toBe(1)
})

test('readers with different moments share one query of the database', async () => {
	let looks = 0
	const shared = createResponseCache()
	const cache: ReadCache = {
		fetch: (key, load) =>
			shared.fetch(key, () => {
				looks += 1
				return load()
			}),
	}
	const countNewest = createCountNewest({ reads: { lists: db }, cache, now: () => now }, 50)
	const counts: number[] = []
	for (const minutesAgo of [0, 11, 120]) {
		counts.push(await countNewest({ locale: 'en', since: at(minutesAgo), grouped: false }))
	}
	expect([counts, looks]).toEqual([[0, 2, 3], 1])
})

test('a new item is counted as soon as the listener is notified', async () => {
	expect(await count('en', at(5))).toBe(0)
	await addNews(db, 2030, [makeDraft('e')], at(0))
	await expect.poll(() => count('en', at(5))).toBe(1)
})

test('may be cached for a second, also by proxies', async () => {
	const { headers } = await get(`lang=en&since=${now}`)
	expect(headers['cache-control']).toMatch(/^public, max-age=1\b/)
})

describe('the moment', () => {
	test.each(['2026-03-01T11:49:00Z', '2026-03-01T15:19:00%2B03:30', '2026-03-01T11:49:00'])(
		'may also be given as %s',
		async (since) => {
			expect((await get(`lang=en&since=${since}`)).json().data.count).toBe(2)
		},
	)

	test.each([
		['lang=en', 'since'],
		['lang=en&since=', 'since'],
		['lang=en&since=yesterday', 'since'],
		['lang=en&since=-5', 'since'],
		['lang=en&since=99999999999999999999', 'since'],
		[`lang=en&since=${now + 10 * minute}`, 'since'],
		['lang=en&since=1&since=2', 'since'],
		['since=1', 'lang'],
		['lang=de&since=1', 'lang'],
	])('%s is refused with the name of the field', async (query, field) => {
		const response = await get(query)
		expect(response.statusCode).toBe(400)
		expect(response.json()).toMatchObject({
			status: 0,
			error: { code: 'invalid_input', issues: [{ field }] },
		})
	})
})

test('a page that requests too often is refused, and can still read', async () => {
	const browser = await openBrowser(app, '10.0.0.9')
	const statuses = []
	for (let times = 0; times < 61; times += 1) {
		statuses.push((await browser.send('GET', `/v1/news/newest/?lang=en&since=${now}`)).status)
	}
	expect(statuses.filter((status) => status === 200)).toHaveLength(60)
	expect(statuses.at(-1)).toBe(429)
	expect((await browser.send('POST', '/v1/news/filter/', { lang: 'en' })).status).toBe(200)
})
