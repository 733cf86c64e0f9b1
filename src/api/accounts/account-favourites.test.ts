import { beforeAll, describe, expect, test } from 'vitest'
import { addBookmark } from '#store/news/bookmark-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { activeUser, goodPassword, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

let clock = 0
const api = await testApi({ now: () => Date.now() + clock })
const { app, db } = api
let user: SignedIn
let items: number[] = []

beforeAll(async () => {
	user = await activeUser(api)
	await addNews(
		db,
		2030,
		Array.from({ length: 6 }, (_, index) => makeDraft(`story-${index}`)),
		new Date(),
	)
	const found = await sql<{ id: number }>`select id from news_item order by id`.execute(db)
	items = found.rows.map(({ id }) => id)
})

const filters = '/v1/user/favorites/side_filters/'
const bookmarks = '/v1/user/favorites/news/'
const coins = smallCatalogue.coins.map(({ id }) => id)
const sources = smallCatalogue.sources.map(({ id }) => id)

describe('favourite filters', () => {
	test('are empty at first, stored for the user, and available on another device', async () => {
		const get = async () => (await user.browser.send('GET', filters, undefined, user.as)).body
		expect(await get()).toEqual({ status: 1, data: { assets: [], sources: [] } })
		const saved = await user.browser.send('PUT', filters, { assets: coins, sources }, user.as)
		expect([saved.status, saved.body]).toEqual([200, { status: 1 }])
		expect(await get()).toEqual({ status: 1, data: { assets: coins, sources } })
		const other = await openBrowser(app)
		const { token } = (await other
			.send('POST', '/v1/user/login/', {
				username: user.username,
				password: goodPassword,
			})
			.then(({ body }) => body)) as { token: string }
		const there = await other.send('GET', filters, undefined, { authorization: `Token ${token}` })
		expect(there.body).toEqual({ status: 1, data: { assets: coins, sources } })
		expect(there.headers['cache-control']).toBe('private, no-store')
	})

	test('drop unknown ids and duplicates, and are separate for each user', async () => {
		const other = await activeUser(api)
		const [coin = 0] = coins
		const [source = 0] = sources
		const sent = { assets: [coin, 9_999_999, coin], sources: [source, 1, source] }
		await other.browser.send('PUT', filters, sent, other.as)
		const mine = await other.browser.send('GET', filters, undefined, other.as)
		expect(mine.body).toEqual({ status: 1, data: { assets: [coin], sources: [source] } })
		const his = await user.browser.send('GET', filters, undefined, user.as)
		expect(his.body).not.toEqual(mine.body)
	})

	test.each<[object, RegExp]>([
		[{ assets: ['4001'], sources: [] }, /^assets/],
		[{ assets: [1.5], sources: [] }, /^assets/],
		[{ assets: Array.from({ length: 201 }, (_, index) => index + 1), sources: [] }, /^assets/],
		[{ assets: [], sources: Array.from({ length: 101 }, (_, index) => index + 1) }, /^sources/],
		[{ assets: [] }, /^sources/],
		[{ assets: null, sources: [] }, /^assets/],
	])('%j is 400', async (payload, field) => {
		const response = await user.browser.send('PUT', filters, payload, user.as)
		expect(response).toMatchObject({
			status: 400,
			body: { error: { code: 'invalid_input', issues: [{ field: expect.stringMatching(field) }] } },
		})
	})
})

test('a 201st coin of the catalogue can be listed and stored like any other', async () => {
	const [first] = smallCatalogue.coins
	if (first === undefined) throw new Error('the catalogue has no coin')
	const many = Array.from({ length: 201 }, (_, index) => ({
		...first,
		id: 4001 + index,
		symbol: `C${index}`,
	}))
	const larger = await testApi({ catalogue: { ...smallCatalogue, coins: many } })
	const reader = await activeUser(larger)
	const assets = many.map(({ id }) => id)
	const send = (method: 'PUT' | 'POST', path: string, body: object) =>
		reader.browser.send(method, path, body, reader.as)
	expect((await send('PUT', filters, { assets, sources: [] })).status).toBe(200)
	expect((await send('POST', '/v1/news/filter/', { lang: 'en', assets })).status).toBe(200)
	const repeated = [...assets, 4001]
	expect((await send('POST', '/v1/news/filter/', { lang: 'en', assets: repeated })).status).toBe(400)
})

describe('bookmarks', () => {
	const list = async (who = user) => {
		const { body } = await who.browser.send('GET', bookmarks, undefined, who.as)
		return (body as { data: { id: number; title: string; source: { slug: string } }[] }).data
	}

	test('are stored, listed as whole items with the last saved first, and removed', async () => {
		for (const id of items.slice(0, 3)) {
			clock += 1_000
			const saved = await user.browser.send('PUT', bookmarks, { id }, user.as)
			expect([saved.status, saved.body]).toEqual([200, { status: 1 }])
		}
		await user.browser.send('PUT', bookmarks, { id: items[0] }, user.as)
		expect((await list()).map(({ id }) => id)).toEqual([items[2], items[1], items[0]])
		expect((await list())[0]).toMatchObject({
			title: expect.any(String),
			source: { slug: expect.any(String) },
		})
		for (let twice = 0; twice < 2; twice += 1) {
			const gone = await user.browser.send('DELETE', bookmarks, { id: items[1] }, user.as)
			expect([gone.status, gone.body]).toEqual([200, { status: 1 }])
		}
		expect((await list()).map(({ id }) => id)).toEqual([items[2], items[0]])
		const ids = await user.browser.send('GET', `${bookmarks}ids/`, undefined, user.as)
		expect(ids.body).toEqual({ status: 1, data: { items: [items[2], items[0]] } })
		expect(ids.headers['cache-control']).toBe('private, no-store')
		expect((await user.browser.send('GET', `${bookmarks}ids/`)).status).toBe(401)
		expect(await list(await activeUser(api))).toEqual([])
	})

	test('are exported as JSON and as CSV', async () => {
		const reader = await activeUser(api)
		for (const id of items.slice(0, 2)) await reader.browser.send('PUT', bookmarks, { id }, reader.as)
		const get = (query: string) =>
			app.inject({ url: `${bookmarks}export/${query}`, headers: { authorization: reader.as.authorization } })
		const json = await get('?form=json')
		expect(json.json().data.map(({ id }: { id: number }) => id)).toEqual([items[1], items[0]])
		const csv = await get('?form=csv')
		expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
		expect(csv.headers['content-disposition']).toBe('attachment; filename="saved-news.csv"')
		expect(csv.body.trim().split('\r\n')).toHaveLength(3)
		expect((await get('?form=xml')).statusCode).toBe(400)
		expect((await app.inject(`${bookmarks}export/`)).statusCode).toBe(401)
	})

	test('leave out items that are no longer shown', async () => {
		const someone = await activeUser(api)
		await someone.browser.send('PUT', bookmarks, { id: items[4] }, someone.as)
		await sql`update news_item set state = 'removed' where id = ${items[4]}`.execute(db)
		expect(await list(someone)).toEqual([])
		const again = await someone.browser.send('PUT', bookmarks, { id: items[4] }, someone.as)
		expect(again).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
	})

	test('have a limit that concurrent requests do not pass', async () => {
		const someone = await activeUser(api)
		const outcomes = await Promise.all(
			items.slice(0, 4).map((id) => addBookmark(db, someone.id, id, new Date(), 2)),
		)
		expect(outcomes.toSorted()).toEqual(['full', 'full', 'saved', 'saved'])
		const [saved] = await list(someone)
		expect(await addBookmark(db, someone.id, saved?.id ?? 0, new Date(), 2)).toBe('saved')
	})

	test.each([[{ id: '7' }], [{ id: -1 }], [{ id: 1.5 }], [{ id: 2 ** 40 }], [{}]])(
		'%j is 400',
		async (payload) => {
			for (const method of ['PUT', 'DELETE'] as const) {
				expect((await user.browser.send(method, bookmarks, payload, user.as)).status).toBe(400)
			}
		},
	)
})

test.each<['GET' | 'PUT' | 'DELETE', string]>([
	['GET', filters],
	['PUT', filters],
	['GET', bookmarks],
	['PUT', bookmarks],
	['DELETE', bookmarks],
])('%s %s needs a token; the cookie of a logged-in user is not enough', async (method, url) => {
	const bare = await app.inject({
		method,
		url,
		...(method === 'GET' ? {} : { payload: { id: 1, assets: [], sources: [] } }),
	})
	expect([bare.statusCode, bare.json().error.code]).toEqual([401, 'unauthorized'])
	const cookie = await user.browser.send(
		method,
		url,
		method === 'GET' ? undefined : { id: 1, assets: [], sources: [] },
	)
	expect(cookie.status).toBe(401)
})
