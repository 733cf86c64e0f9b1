import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { testApi, testOrigin } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const { app, db, services } = await testApi()

beforeAll(async () => {
	const drafts = Array.from({ length: 35 }, (_, index) =>
		makeDraft(`e${index}`, {
			title: index === 0 ? 'Profit & <b>loss</b> “5 > 3” ]]>' : `Story ${index}`,
			url: `https://wire.example/?a=${index}&b="'<>`,
			coins: index % 2 === 0 ? ['BTC'] : ['ETH'],
			topics: ['defi'],
			publishedAt: new Date(Date.UTC(2026, 1, 1) - index * 60_000),
		}),
	)
	await addNews(db, 2030, drafts, new Date('2026-03-01T00:00:00Z'))
	await addNews(
		db,
		1001,
		[makeDraft('f', { sourceId: 1001, title: 'بیت‌کوین؛ «صعود» و نزول', coins: ['BTC', 'ETH'] })],
		new Date('2026-03-01T00:00:00Z'),
	)
})

describe('the Atom feed', () => {
	test('has what RFC 4287 requires, and unchanged titles', async () => {
		const response = await app.inject('/feeds/en.atom')
		expect(response.statusCode).toBe(200)
		expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
		const feed = parseAtomFeed(response.body)
		expect(feed).toMatchObject({
			id: `${testOrigin}/feeds/en.atom`,
			title: { value: 'Zagros' },
			updated: '2026-02-01T00:00:00.000Z',
			authors: [{ name: 'Zagros' }],
		})
		expect(feed.links).toContainEqual(
			expect.objectContaining({ rel: 'self', href: `${testOrigin}/feeds/en.atom` }),
		)
		expect(feed.entries).toHaveLength(30)
		expect(feed.entries?.[0]).toMatchObject({
			id: expect.stringMatching(/^tag:zagros\.test,2026:news\/\d+$/),
			title: { value: 'Profit & <b>loss</b> “5 > 3” ]]>' },
			updated: '2026-02-01T00:00:00.000Z',
			links: [{ rel: 'alternate', href: `https://wire.example/?a=0&b="'<>` }],
			authors: [{ name: 'wire in English' }],
			summary: { value: 'wire in English · BTC' },
			categories: [{ term: 'BTC' }, { term: 'defi' }],
		})
		expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(30)
	})

	test('in Persian preserves half spaces and states its language', async () => {
		const { body } = await app.inject('/feeds/fa.atom')
		expect(body).toContain('xml:lang="fa"')
		const [entry] = parseAtomFeed(body).entries ?? []
		expect(entry?.title?.value).toBe('بیت‌کوین؛ «صعود» و نزول')
		expect(entry?.summary?.value).toBe('daily به فارسی · BTC، ETH')
	})

	test('says when a title was last changed', async () => {
		const again = new Date('2026-03-02T00:00:00Z')
		const draft = makeDraft('changed', {
			title: 'Zcash stands still',
			publishedAt: new Date('2026-01-01T00:00:00Z'),
		})
		await addNews(db, 2030, [draft], new Date('2026-03-01T00:00:00Z'))
		await addNews(db, 2030, [{ ...draft, title: 'Zcash moves' }], again)
		services.cache.clear()
		const feed = parseAtomFeed((await app.inject('/feeds/en.atom?search=zcash')).body)
		expect(feed.updated).toBe(again.toISOString())
		expect(feed.entries).toMatchObject([
			{
				title: { value: 'Zcash moves' },
				published: '2026-01-01T00:00:00.000Z',
				updated: again.toISOString(),
			},
		])
		const { items } = (await app.inject('/feeds/en.json?search=zcash')).json()
		expect(items).toMatchObject([
			{ date_published: '2026-01-01T00:00:00.000Z', date_modified: again.toISOString() },
		])
	})

	test('without any item is still a feed', async () => {
		const feed = parseAtomFeed((await app.inject('/feeds/en.atom?search=nothinglikethis')).body)
		expect(feed.updated).toBe('1970-01-01T00:00:00.000Z')
		expect(feed.entries ?? []).toHaveLength(0)
	})
})

describe('the JSON feed', () => {
	test('is JSON Feed 1.1 of the same list', async () => {
		const response = await app.inject('/feeds/en.json?coins=btc&category=defi')
		expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8')
		const feed = parseJsonFeed(response.body)
		expect(response.json()).toMatchObject({
			version: 'https://jsonfeed.org/version/1.1',
			feed_url: `${testOrigin}/feeds/en.json?category=defi&coins=btc`,
			language: 'en',
		})
		expect(feed.items).toHaveLength(18)
		expect(feed.items?.every(({ tags }) => tags?.includes('BTC'))).toBe(true)
		const list = await app.inject({
			method: 'POST',
			url: '/v1/news/filter/',
			payload: { lang: 'en', assets: [4001], category: 'defi' },
		})
		const titles = list.json().data.news.map(({ title }: { title: string }) => title)
		expect(feed.items?.slice(0, 10).map(({ title }) => title)).toEqual(titles)
	})
})

test('a feed runs one query at a time, as the queue of lists assumes', async () => {
	let running = 0
	let most = 0
	const { query } = pg.Client.prototype
	const watch = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		// Queries that the process runs for itself are not part of a feed.
		if (!JSON.stringify(given[0]).includes('news_')) return Reflect.apply(query, this, given)
		running += 1
		most = Math.max(most, running)
		return Promise.resolve(Reflect.apply(query, this, given)).finally(() => {
			running -= 1
		})
	})
	for (const url of ['/feeds/en.atom?category=defi', '/feeds/en.json?search=story']) {
		expect((await app.inject(url)).statusCode).toBe(200)
	}
	watch.mockRestore()
	expect(most).toBe(1)
})

test('punctuation alone finds nothing in a feed either', async () => {
	expect((await app.inject('/feeds/en.json?search=...')).json().items).toEqual([])
})

test('a feed that has not changed costs one 304, also compressed', async () => {
	const first = await app.inject({ url: '/feeds/en.atom', headers: { 'accept-encoding': 'gzip, br' } })
	expect(first.headers).toMatchObject({
		'content-encoding': 'br',
		vary: 'accept-encoding',
		'cache-control': expect.stringMatching(/^public, max-age=\d+/),
	})
	const etag = String(first.headers.etag)
	for (const tag of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
		const again = await app.inject({ url: '/feeds/en.atom', headers: { 'if-none-match': tag } })
		expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
	}
	const other = await app.inject({ url: '/feeds/en.atom', headers: { 'if-none-match': '"x"' } })
	expect(other.statusCode).toBe(200)
})

test.each([
	['/feeds/en.atom?coins=BTC,ETH', 403, 'filter_limit'],
	['/feeds/en.json?sources=wire,desk', 403, 'filter_limit'],
	['/feeds/en.json?coins=NOPE', 400, 'invalid_input'],
	['/feeds/en.json?sources=nope', 400, 'invalid_input'],
	['/feeds/en.json?category=nope', 400, 'unknown_category'],
	[`/feeds/en.json?search=${'x'.repeat(101)}`, 400, 'invalid_input'],
	['/feeds/en.json?search=bit%00coin', 400, 'invalid_input'],
	['/feeds/de.atom', 404, 'not_found'],
	['/feeds/en.rss', 404, 'not_found'],
	['/feeds/en', 404, 'not_found'],
])('%s is %i %s', async (url, status, code) => {
	const response = await app.inject(url)
	expect([response.statusCode, response.json().error.code]).toEqual([status, code])
	expect(response.headers['cache-control']).toBe('no-store')
})

test('a signed-in reader may name several coins, and the response is private', async () => {
	services.accounts.findByToken = async () => ({ id: 7 })
	const headers = { authorization: `Token ${'a'.repeat(43)}` }
	const response = await app.inject({ url: '/feeds/en.atom?coins=BTC,ETH', headers })
	expect(response.statusCode).toBe(200)
	expect(response.headers['cache-control']).toBe('private, no-store')
})
