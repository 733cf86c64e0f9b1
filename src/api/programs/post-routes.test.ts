import Cryptopanic from 'cryptopanic'
import { parseRssFeed } from 'feedsmith'
import { beforeAll, describe, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { activeUser } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db, services } = api
const user = await activeUser(api)
const made = await user.browser.send('POST', '/v1/user/keys/', { name: 'bot' }, user.as)
const { key } = (made.body as { data: { key: string } }).data
const now = Date.now()

beforeAll(async () => {
	const drafts = Array.from({ length: 30 }, (_, index) =>
		makeDraft(`e${index}`, {
			title: `Story ${index}`,
			url: `https://wire.example/${index}`,
			coins: index % 3 === 0 ? [] : index % 3 === 1 ? ['BTC'] : ['ETH'],
			publishedAt: new Date(now - (index + 1) * 60_000),
		}),
	)
	await addNews(db, 2030, drafts, new Date(now))
	const persian = makeDraft('f', {
		sourceId: 1001,
		title: 'بیت‌کوین؛ صعود',
		publishedAt: new Date(now - 30_000),
	})
	await addNews(db, 1001, [persian], new Date(now))
	services.cache.clear()
})

const get = (url: string, headers = {}) => app.inject({ url, headers })
const resultsOf = async (url: string): Promise<{ id: number; title: string }[]> => {
	const response = await get(url)
	expect([url, response.statusCode]).toEqual([url, 200])
	return response.json().results
}

test.each(['/api/posts/', '/api/v1/posts', '/api/free/v1/posts/'])('%s has version 1', async (path) => {
	const response = await get(`${path}?metadata=true&currencies=btc`)
	const body = response.json()
	expect(body).toMatchObject({ count: 10, next: null, previous: null })
	expect(body.results).toHaveLength(10)
	expect(body.results[0]).toEqual({
		id: expect.any(Number),
		kind: 'news',
		domain: 'wire.example',
		source: { title: expect.any(String), region: 'en', domain: 'wire.example', path: null, type: 'feed' },
		title: 'Story 1',
		slug: expect.any(String),
		published_at: new Date(now - 120_000).toISOString(),
		created_at: new Date(now - 120_000).toISOString(),
		url: expect.stringContaining('/en'),
		currencies: [{ code: 'BTC', title: 'BTC', slug: 'btc', url: expect.stringMatching(/\/en\/coin\/BTC$/) }],
		votes: {
			...{ negative: 0, positive: 0, important: 0, liked: 0, disliked: 0, lol: 0, toxic: 0, saved: 0 },
			comments: 0,
		},
		metadata: { description: null, image: null },
	})
})

test('a post without a coin has no currencies', async () => {
	const [first] = await resultsOf('/api/v1/posts/')
	expect(first).toMatchObject({ title: 'Story 0' })
	expect(first).not.toHaveProperty('currencies')
})

test.each(['free', 'developer', 'growth', 'growth_weekly', 'pro', 'enterprise'])(
	'/api/%s/v2/posts/ has version 2',
	async (plan) => {
		const body = (await get(`/api/${plan}/v2/posts/?currencies=BTC`)).json()
		expect(Object.keys(body).sort()).toEqual(['next', 'previous', 'results'])
		expect(body.results[0]).toMatchObject({
			...{ description: null, original_url: 'https://wire.example/1', image: null, author: null },
			instruments: [{ code: 'BTC', market_cap_usd: null, price_in_eur: null, market_rank: null }],
			panic_score: expect.any(Number),
		})
		expect(body.results[0]).not.toHaveProperty('domain')
	},
)

test('pages follow each other by addresses that hold no key and lose no post', async () => {
	const seen: string[] = []
	let next: string | null = `/api/v1/posts/?auth_token=${key}&size=7&currencies=BTC,ETH&unknown=1`
	for (let page = 0; next !== null; page += 1) {
		const body: { results: { title: string }[]; next: string | null; previous: string | null } = (
			await get(next.replace(services.publicUrl, ''), { authorization: `Bearer ${key}` })
		).json()
		expect(JSON.stringify(body)).not.toContain(key)
		expect(body.previous === null).toBe(page === 0)
		seen.push(...body.results.map(({ title }) => title))
		next = body.next
		if (next !== null) expect(next.startsWith(`${services.publicUrl}/api/v1/posts/?`)).toBe(true)
	}
	expect(new Set(seen).size).toBe(20)
	expect(seen).toHaveLength(20)
	expect(await resultsOf('/api/v1/posts/?page=400')).toEqual([])
})

test('regions are languages, and others have nothing', async () => {
	expect((await resultsOf('/api/v1/posts/?regions=fa')).map(({ title }) => title)).toEqual(['بیت‌کوین؛ صعود'])
	expect(await resultsOf('/api/v1/posts/?regions=en,fa&size=50')).toHaveLength(31)
	expect(await resultsOf('/api/v1/posts/?regions=de,es')).toEqual([])
	expect(await resultsOf('/api/v1/posts/?regions=')).toHaveLength(20)
})

test('filters are orders, and kinds and coins that are unknown find nothing', async () => {
	const [, second] = await resultsOf('/api/v1/posts/')
	const vote = { subject: 2, decision: 1, id: second?.id }
	expect((await user.browser.send('PUT', '/v1/news/votes/', vote, user.as)).status).toBe(200)
	await flushCounts(db)
	services.cache.clear()
	const [first] = await resultsOf('/api/v1/posts/?filter=bullish')
	expect(first).toMatchObject({ id: second?.id, votes: { positive: 1, negative: 0 } })
	for (const filter of ['rising', 'hot', 'trending', 'bearish', 'important'])
		expect(await resultsOf(`/api/v1/posts/?filter=${filter}`)).toHaveLength(20)
	for (const nothing of ['filter=lol', 'kind=media', 'currencies=NOPE', 'search=zzzz'])
		expect([nothing, await resultsOf(`/api/v1/posts/?${nothing}`)]).toEqual([nothing, []])
})

test('a key reads the lists of its owner', async () => {
	const [first] = await resultsOf('/api/v1/posts/')
	await user.browser.send('PUT', '/v1/user/favorites/news/', { id: first?.id }, user.as)
	const follow = { name: 'Ether', coins: ['ETH'] }
	const followed = await user.browser.send('POST', '/v1/user/follows/', follow, user.as)
	expect([followed.status, followed.body]).toMatchObject([200, {}])
	const saved = await get(`/api/v1/posts/?filter=saved&auth_token=${key}`)
	expect(saved.json().results).toMatchObject([{ id: first?.id, votes: { saved: 1 } }])
	expect(saved.headers['cache-control']).toBe('private, no-store')
	const feed = await get(`/api/free/v2/posts/?following=true&auth_token=${key}`)
	expect(feed.json().results).toHaveLength(10)
	expect(feed.json().results[0]).toMatchObject({ instruments: [{ code: 'ETH' }] })
})

describe('the lists of the owner of a key', () => {
	const titlesOf = async (query: string): Promise<string[]> => {
		const results = await resultsOf(`/api/v1/posts/?auth_token=${key}&${query}`)
		return results.map(({ title }) => title)
	}
	beforeAll(async () => {
		const saved = await resultsOf('/api/v1/posts/?size=3')
		for (const { id } of saved) await user.browser.send('PUT', '/v1/user/favorites/news/', { id }, user.as)
		const voted = [
			['Story 11', 'bullish'],
			['Story 14', 'bearish'],
			['Story 17', 'importance'],
		] as const
		for (const [title, counter] of voted)
			await sql`update news_list_entry set ${sql.ref(counter)} = 7 where item_id in (
				select id from news_item where title = ${title}
			)`.execute(db)
	})

	test.each(['following=true', 'filter=saved'])('%s is narrowed as every list is', async (own) => {
		const all = await titlesOf(own)
		expect(all.length).toBeGreaterThan(1)
		const future = new Date(now + 1000).toISOString()
		for (const none of [
			...['kind=media', 'search=zzzzzz', 'search=...', `last_pull=${future}`],
			...['regions=fa', 'regions=de', 'currencies=NOPE'],
		])
			expect([none, await titlesOf(`${own}&${none}`)]).toEqual([none, []])
		const past = new Date(now - 1000).toISOString()
		for (const same of ['kind=news', 'search=story', `last_pull=${past}`, 'regions=en'])
			expect([same, await titlesOf(`${own}&${same}`)]).toEqual([same, all])
		expect(await titlesOf(`${own}&currencies=ETH`)).toContain('Story 2')
		expect(await titlesOf(`${own}&search="story 2"`)).toEqual(['Story 2'])
	})

	test('filters order what is followed as they order the public list', async () => {
		const newest = await titlesOf('following=true')
		for (const [filter, first] of [
			['bullish', 'Story 11'],
			['bearish', 'Story 14'],
			['important', 'Story 17'],
		])
			expect(await titlesOf(`following=true&filter=${filter}`)).toEqual([
				first,
				...newest.filter((title) => title !== first),
			])
		expect(await titlesOf('following=true&filter=lol')).toEqual([])
		expect((await titlesOf('following=true&filter=hot')).toSorted()).toEqual(newest.toSorted())
	})
})

test('last_pull finds what was collected since', async () => {
	expect(await resultsOf(`/api/v1/posts/?last_pull=${new Date(now + 1000).toISOString()}`)).toEqual([])
	expect(await resultsOf(`/api/v1/posts/?last_pull=${new Date(now - 1000).toISOString()}`)).toHaveLength(20)
	for (const day of ['2026-03-01', '2026-03-01T16:00Z', '2026-03-01T16:00:00+0000'])
		expect([day, await resultsOf(`/api/v1/posts/?last_pull=${day}`)]).toMatchObject([day, { length: 20 }])
})

test('the panic score is a percentile, and 0 for old stories', async () => {
	const old = makeDraft('old', { title: 'Long ago', publishedAt: new Date(now - 3 * 86_400_000) })
	await addNews(db, 2030, [old], new Date(now))
	services.cache.clear()
	const results = (await get('/api/v1/posts/?panic_score=true&size=50')).json().results
	const scores = results.map(({ panic_score }: { panic_score: number }) => panic_score)
	expect(Math.min(...scores)).toBe(0)
	expect(Math.max(...scores)).toBeLessThanOrEqual(100)
	expect(results.at(-1)).toMatchObject({ title: 'Long ago', panic_score: 0 })
})

test('RSS is the same list', async () => {
	const response = await get('/api/v1/posts/?format=rss&currencies=BTC')
	expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
	const feed = parseRssFeed(response.body)
	expect(feed.title).toBe('Zagros · BTC')
	expect(feed.items?.map(({ title }) => title)).toEqual(
		(await resultsOf('/api/v1/posts/?currencies=BTC')).map(({ title }) => title),
	)
	expect(feed.items?.[0]).toMatchObject({ link: 'https://wire.example/1' })
})

describe('refusals', () => {
	test.each([
		['page=0', 400],
		['page=x', 400],
		['page=99999', 400],
		['size=51', 400],
		['size=0', 400],
		['filter=nonsense', 400],
		['kind=video', 400],
		['last_pull=yesterday', 400],
		['last_pull=2026-02-30', 400],
		['last_pull=2999-01-01T00:00:00Z', 400],
		['format=xml', 400],
		['page=1&page=2', 400],
		[`search=${'x'.repeat(101)}`, 400],
		['search=a%00b', 400],
		['currencies=BTC,ETH', 403],
		['filter=saved', 403],
		['following=true', 403],
		[`auth_token=zk_${'a'.repeat(32)}`, 401],
		['auth_token=undefined', 401],
	])('%s is %i in the shape of that API', async (query, status) => {
		const response = await get(`/api/v1/posts/?${query}`)
		expect([response.statusCode, response.json()]).toEqual([
			status,
			{ status: 'api_error', info: expect.any(String) },
		])
	})

	test.each(['/api/nonsense/v2/posts/', '/api/', '/api/v3/posts/'])('%s is not found', async (url) => {
		expect((await get(url)).statusCode).toBe(404)
	})
})

test('a published client of that API reads posts', async () => {
	const address = await app.listen({ port: 0, host: '127.0.0.1' })
	const client = new Cryptopanic({ auth_token: key })
	client.Api = { ...client.Api, POSTS: `${address}/api/posts/` }
	const posts = await client.currencies(['btc', 'eth']).filter('hot').fetchPosts()
	expect(posts).toHaveLength(20)
	expect(posts[0]).toMatchObject({ kind: 'news', votes: { positive: expect.any(Number) } })
})

test('last_pull keeps order, pages and count, however long ago an item was published', async () => {
	const collectedAt = new Date(now + 60_000)
	const drafts = Array.from({ length: 60 }, (_, index) =>
		makeDraft(`p${index}`, {
			...{ title: `Ripple report ${index}`, url: `https://wire.example/p${index}`, coins: ['XRP'] },
			publishedAt: new Date(now - (index + 1) * 3 * 3_600_000),
		}),
	)
	await addNews(db, 2030, drafts, collectedAt)
	const third = sql`select id from news_item where title = 'Ripple report 3'`
	await sql`update news_list_entry set bullish = 5 where item_id in (${third})`.execute(db)
	services.cache.clear()
	const since = new Date(now + 30_000).toISOString()
	const address = `/api/v1/posts/?size=25&last_pull=${since}`
	const first = (await get(address)).json()
	expect(first).toMatchObject({ count: 60, next: expect.stringContaining('page=2'), previous: null })
	const pages = [first, (await get(`${address}&page=2`)).json(), (await get(`${address}&page=3`)).json()]
	expect(pages[2].next).toBeNull()
	expect(pages.flatMap(({ results }) => results.map(({ title }: { title: string }) => title))).toEqual(
		drafts.map(({ title }) => title),
	)
	const [best, second] = await resultsOf(`${address}&filter=bullish`)
	expect([best?.title, second?.title]).toEqual(['Ripple report 3', 'Ripple report 0'])
	for (const narrowed of ['currencies=XRP', 'search=ripple'])
		expect((await get(`${address}&${narrowed}`)).json()).toMatchObject({ count: 60 })
	for (const narrowed of ['currencies=BTC', 'search=story', 'regions=fa'])
		expect((await get(`${address}&${narrowed}`)).json()).toMatchObject({ count: 0, results: [] })
})
