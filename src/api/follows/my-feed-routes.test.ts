import { beforeAll, describe, expect, test } from 'vitest'
import type { Coin } from '#domain/catalogue.ts'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { activeUser, type SignedIn } from '#test/accounts.ts'
import { openBrowser, testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const tether = { ...smallCatalogue.coins[0], id: 4000, symbol: 'USDT' } as Coin
const api = await testApi({ catalogue: { ...smallCatalogue, coins: [tether, ...smallCatalogue.coins] } })
const { app, db } = api
const path = '/v1/user/feed/'
const now = new Date()
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
let user: SignedIn

type Item = {
	id: number
	title: string
	slug: string
	reasons: { kind: string; ref: string }[]
	read: boolean
}
const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, who = user) => {
	const { status, body } = await who.browser.send(method, url, payload, who.as)
	return { status, data: (body as { data: never } | undefined)?.data as never }
}
const read = async (query = '', who = user): Promise<{ news: Item[]; num_pages: number }> =>
	(await send('GET', path + query, undefined, who)).data
const follow = (kind: string, ref: string, who = user) =>
	send('PUT', '/v1/user/follows/thing/', { kind, ref }, who)

beforeAll(async () => {
	user = await activeUser(api)
	const english = [
		makeDraft('a', { title: 'Bitcoin funds grow', coins: ['BTC'], publishedAt: ago(2) }),
		makeDraft('b', { title: 'Ether fees fall', coins: ['ETH'], topics: ['defi'], publishedAt: ago(3) }),
		makeDraft('c', { title: 'Vitalik said nothing', people: ['vitalik-buterin'], publishedAt: ago(4) }),
		makeDraft('d', { title: 'Nobody follows this', publishedAt: ago(5) }),
	]
	await addNews(db, 2030, english, now)
	const persian = [
		makeDraft('e', { sourceId: 1001, title: 'بیت‌کوین بالا رفت', coins: ['BTC'], publishedAt: ago(1) }),
	]
	await addNews(db, 1001, persian, now)
})

describe('my feed', () => {
	test('has what is followed, newest first, each item once with every reason', async () => {
		expect(await read()).toEqual({ news: [], num_pages: 0 })
		await follow('coin', 'BTC')
		await follow('topic', 'defi')
		await follow('coin', 'ETH')
		await send('POST', '/v1/user/follows/', { name: 'Said', words: ['said'], langs: ['en'] })
		const { news, num_pages } = await read()
		expect(num_pages).toBe(1)
		expect(
			news.map(({ title, reasons }) => [title, ...reasons.map(({ kind, ref }) => `${kind} ${ref}`)]),
		).toEqual([
			['بیت‌کوین بالا رفت', 'coin BTC'],
			['Bitcoin funds grow', 'coin BTC'],
			['Ether fees fall', 'topic defi', 'coin ETH'],
			['Vitalik said nothing', 'follow Said'],
		])
		expect((await read('?lang=fa')).news).toHaveLength(1)
		expect((await read('?page=2')).news).toEqual([])
	})

	test('opens each follow as its own list, even a paused one, and leaves paused ones out of the whole', async () => {
		const follows: { id: number; name: string }[] = (await send('GET', '/v1/user/follows/')).data
		const { id } = follows.find(({ name }) => name === 'Said') ?? { id: 0 }
		await send('PUT', '/v1/user/follows/', { id, paused: true })
		expect((await read()).news).toHaveLength(3)
		expect((await read(`?follow=${id}`)).news.map(({ title }) => title)).toEqual(['Vitalik said nothing'])
		expect((await send('GET', `${path}?follow=999999`)).status).toBe(404)
	})

	test('knows what was opened on any device, and leaves out what is muted', async () => {
		const [first] = (await read()).news
		expect(first?.read).toBe(false)
		await send('PUT', '/v1/news/views/', { id: first?.id })
		expect((await read()).news.map(({ read }) => read)).toEqual([true, false, false])
		await send('PUT', '/v1/user/mutes/', { words: ['fees'], sources: [] })
		expect((await read()).news).toHaveLength(2)
		await send('PUT', '/v1/user/mutes/', { words: [], sources: [] })
	})

	test('is sorted by outlets and votes if the top is requested', async () => {
		await sql`update news_list_entry set top_at = top_at + interval '1 day' where item_id in (
			select id from news_item where title = 'Ether fees fall'
		)`.execute(db)
		expect((await read('?sort_by=4')).news[0]?.title).toBe('Ether fees fall')
	})

	test('is sorted by any counter if that is requested, ties newest first, on every page', async () => {
		const reader = await activeUser(api)
		await follow('coin', 'XRP', reader)
		const drafts = Array.from({ length: 14 }, (_, index) =>
			makeDraft(`x${index}`, {
				...{ title: `Ripple report ${index}`, url: `https://wire.example/x${index}` },
				...{ coins: ['XRP'], publishedAt: ago(10 + index) },
			}),
		)
		await addNews(db, 2030, drafts, now)
		for (const [index, counter] of [
			[3, 'views'],
			[5, 'importance'],
			[7, 'bearish'],
			[12, 'bullish'],
		] as const)
			await sql`update news_list_entry set ${sql.ref(counter)} = 9 where item_id in (
				select id from news_item where title = ${`Ripple report ${index}`}
			)`.execute(db)
		for (const [wire, first] of [
			['', 0],
			['0', 3],
			['1', 5],
			['2', 7],
			['3', 12],
		] as const) {
			const pages = [1, 2].map((page) => read(`?sort_by=${wire}&page=${page}`, reader))
			const titles = (await Promise.all(pages)).flatMap(({ news }) => news.map(({ title }) => title))
			const others = Array.from({ length: 14 }, (_, index) => index).filter((index) => index !== first)
			expect(titles).toEqual([first, ...others].map((index) => `Ripple report ${index}`))
		}
	})

	test('loses the reports of a followed story that was removed, without an error', async () => {
		const reader = await activeUser(api)
		const { slug } = (await read('?lang=en')).news.find(({ title }) => title === 'Bitcoin funds grow') ?? {}
		await follow('story', slug ?? '', reader)
		expect((await read('', reader)).news.map(({ reasons }) => reasons)).toEqual([
			[{ kind: 'story', ref: slug }],
		])
		await sql`update news_item set state = 'removed' where slug = ${slug}`.execute(db)
		await sql`delete from news_list_entry where item_id in (select id from news_item where slug = ${slug})`.execute(
			db,
		)
		expect(await read('', reader)).toEqual({ news: [], num_pages: 0 })
	})

	test('shows a story once by its earliest report, and on request only what was not opened', async () => {
		const reader = await activeUser(api)
		await follow('coin', 'SOL', reader)
		const reports = ['s1', 's2', 's3'].map((slug, index) =>
			makeDraft(slug, {
				title: `Solana upgrade, report ${index}`,
				coins: ['SOL'],
				publishedAt: ago(9 - index),
			}),
		)
		await addNews(db, 2030, reports, now)
		const titles = async (query: string) => (await read(query, reader)).news.map(({ title }) => title)
		const ids = (await read('', reader)).news.map(({ id }) => id)
		await makeStory(db, Math.min(...ids), ids)
		expect(await titles('')).toHaveLength(3)
		expect(await titles('?grouped=1')).toEqual(['Solana upgrade, report 0'])
		expect(await titles('?grouped=1&sort_by=4')).toHaveLength(1)
		const [shown] = (await read('?grouped=1', reader)).news
		await send('PUT', '/v1/news/views/', { id: shown?.id }, reader)
		expect(await titles('?grouped=1&unread=1')).toEqual([])
		expect(await titles('?unread=1')).toHaveLength(2)
	})

	test('is for logged-in readers, and refuses unknown parameters', async () => {
		expect((await app.inject(path)).statusCode).toBe(401)
		for (const query of ['?page=0', '?page=51', '?page=x', '?sort_by=5', '?lang=de'])
			expect([query, (await send('GET', path + query)).status]).toEqual([query, 400])
	})
})

test('the most followed things are suggested to everybody, with defaults if there are few follows', async () => {
	const { data } = (await app.inject('/v1/news/most-followed/')).json() as {
		data: { kind: string; ref: string }[]
	}
	expect(data[0]).toMatchObject({ kind: 'coin', ref: 'BTC' })
	const names = data.map(({ kind, ref }) => `${kind} ${ref}`)
	expect(names).not.toContain('coin USDT')
	expect(new Set(names).size).toBe(data.length)
})

describe('the feed of a guest', () => {
	const guestFeed = async (query: string) => {
		const response = await app.inject(`/v1/news/feed/?${query}`)
		return response.json() as { data: { news: Item[]; num_pages: number; limited: boolean } }
	}

	test('has what the browser names, with reasons', async () => {
		const { data } = await guestFeed('coins=eth&people=vitalik-buterin&topics=unknown')
		expect(data.limited).toBe(false)
		expect(data.news.map(({ title, reasons }) => [title, reasons])).toEqual([
			['Ether fees fall', [{ kind: 'coin', ref: 'ETH' }]],
			['Vitalik said nothing', [{ kind: 'person', ref: 'vitalik-buterin' }]],
		])
		expect((await guestFeed('')).data).toEqual({ news: [], num_pages: 0, limited: false })
	})

	test('knows what this browser has opened, and on request leaves it out', async () => {
		const browser = await openBrowser(app)
		const feedOf = async (who: typeof browser, query = '') => {
			const { body } = await who.send('GET', `/v1/news/feed/?coins=eth&people=vitalik-buterin${query}`)
			return (body as { data: { news: Item[] } }).data.news
		}
		const [first] = await feedOf(browser)
		expect((await browser.send('PUT', '/v1/news/views/', { id: first?.id })).status).toBe(200)
		expect((await feedOf(browser)).map(({ read }) => read)).toEqual([true, false])
		expect((await feedOf(browser, '&unread=1')).map(({ title }) => title)).toEqual(['Vitalik said nothing'])
		expect(await feedOf(await openBrowser(app), '&unread=1')).toHaveLength(2)
	})

	test('has one coin and one source of each language, and says so', async () => {
		const { data } = await guestFeed('coins=ETH,BTC')
		expect(data.limited).toBe(true)
		expect(data.news.map(({ title }) => title)).toEqual(['Ether fees fall'])
		expect((await app.inject('/v1/news/feed/?page=x')).statusCode).toBe(400)
	})
})
