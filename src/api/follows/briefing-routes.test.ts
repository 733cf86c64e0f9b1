import { beforeAll, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { addPricePoints } from '#store/news/price-point-store.ts'
import { savePrices } from '#store/news/price-store.ts'
import { sql } from '#store/sql.ts'
import { activeUser, type SignedIn } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db } = api
const path = '/v1/news/briefing/'
const now = new Date()
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
let reader: SignedIn

type Briefing = {
	since: string
	done: number[]
	moved: string[]
	stories: { title: string; outlets: { slug: string }[]; other: { title: string } | null }[]
}
const read = async (query: string): Promise<Briefing> => (await app.inject(path + query)).json().data
const readAs = async (who: SignedIn, query: string): Promise<Briefing> =>
	((await who.browser.send('GET', path + query, undefined, who.as)).body as { data: Briefing }).data
const titles = ({ stories }: Briefing) => stories.map(({ title }) => title)

/** Each coin costs 100 now. */
const storePrices = async (coins: readonly { symbol: string; dayAgo: number; twoHoursAgo: number }[]) => {
	const idOf = new Map(smallCatalogue.coins.map(({ id, symbol }) => [symbol, id]))
	const points = coins.flatMap(({ symbol, dayAgo, twoHoursAgo }) =>
		[
			{ at: ago(24).getTime(), usd: dayAgo },
			{ at: ago(2).getTime(), usd: twoHoursAgo },
		].map((point) => ({ coinId: idOf.get(symbol) ?? 0, ...point })),
	)
	await addPricePoints(db, points)
	await savePrices(db, {
		prices: coins.map(({ symbol }) => ({ symbol, currentPrice: 100, change24h: null })),
		asOf: now,
		fetchedAt: now,
		held: {},
	})
}

const joinStory = async (of: readonly string[]) => {
	const found = await sql<{ id: number }>`
		select id from news_item where title = any(${of}::text[]) order by id
	`.execute(db)
	const ids = found.rows.map(({ id }) => id)
	await makeStory(db, ids[0] ?? 0, ids)
}

beforeAll(async () => {
	reader = await activeUser(api)
	await storePrices([
		{ symbol: 'BTC', dayAgo: 60, twoHoursAgo: 110 },
		{ symbol: 'ETH', dayAgo: 99, twoHoursAgo: 50 },
		{ symbol: 'SOL', dayAgo: 100, twoHoursAgo: 100 },
	])
	const store = (sourceId: number, name: string, title: string, hours: number, coins: string[] = []) =>
		addNews(db, sourceId, [makeDraft(name, { sourceId, title, coins, publishedAt: ago(hours) })], ago(hours))
	await store(2030, 'old', 'What happened yesterday', 30)
	await store(2030, 'big', 'Exchange falls', 5)
	await store(2031, 'big2', 'An exchange has fallen', 4)
	await store(1001, 'big3', 'یک صرافی سقوط کرد', 4)
	await store(2030, 'eth', 'Ether fees fall', 3, ['ETH'])
	await store(2030, 'small', 'A small thing', 2)
	await joinStory(['Exchange falls', 'An exchange has fallen', 'یک صرافی سقوط کرد'])
})

test('shows a guest the stories of a day, those with most outlets first, with outlets and the other language', async () => {
	const briefing = await read('?lang=en')
	expect(titles(briefing)[0]).toBe('Exchange falls')
	expect(titles(briefing).toSorted()).toEqual(['A small thing', 'Ether fees fall', 'Exchange falls'])
	expect(briefing.stories[0]?.outlets).toHaveLength(3)
	expect(briefing.stories[0]?.other?.title).toBe('یک صرافی سقوط کرد')
	expect(titles(await read('?lang=fa'))).toEqual(['یک صرافی سقوط کرد'])
})

test('begins at the reader’s last visit, and a week ago at most', async () => {
	expect(titles(await read(`?lang=en&since=${ago(2.5).getTime()}`))).toEqual(['A small thing'])
	const long = await read(`?lang=en&since=${ago(24 * 30).getTime()}`)
	expect(titles(long)).toContain('What happened yesterday')
	expect(now.getTime() - Date.parse(long.since)).toBeLessThan(7.1 * 86_400_000)
	// A clock that is ahead, and an invalid moment.
	expect((await app.inject(`${path}?lang=en&since=${now.getTime() + 3_600_000}`)).statusCode).toBe(400)
	expect((await app.inject(`${path}?lang=en&since=yesterday`)).statusCode).toBe(400)
	expect((await app.inject(path)).statusCode).toBe(400)
})

test('shows readers what they follow first, in their language, without what they muted', async () => {
	const follow = (kind: string, ref: string) =>
		reader.browser.send('PUT', '/v1/user/follows/thing/', { kind, ref }, reader.as)
	await follow('coin', 'ETH')
	expect(titles(await readAs(reader, '?lang=en')).slice(0, 2)).toEqual(['Ether fees fall', 'Exchange falls'])
	// The story is in Persian for readers of Persian, whichever source is followed.
	await follow('source', 'wire')
	expect(titles(await readAs(reader, '?lang=fa'))).toContain('یک صرافی سقوط کرد')
	await reader.browser.send('PUT', '/v1/user/mutes/', { words: ['small'], sources: [] }, reader.as)
	expect(titles(await readAs(reader, '?lang=en'))).not.toContain('A small thing')
})

test('shows followers of a story a new report, long after it began', async () => {
	const other = await activeUser(api)
	const [{ slug } = { slug: '' }] = (
		await sql<{ slug: string }>`select slug from news_item where title = 'Exchange falls'`.execute(db)
	).rows
	const since = ago(1).getTime()
	expect(titles(await readAs(other, `?lang=en&since=${since}`))).toEqual([])
	await other.browser.send('PUT', '/v1/user/follows/thing/', { kind: 'story', ref: slug }, other.as)
	await addNews(
		db,
		2031,
		[makeDraft('big4', { sourceId: 2031, title: 'More of it', publishedAt: ago(0.5) })],
		ago(0.5),
	)
	await joinStory(['Exchange falls', 'More of it'])
	expect(titles(await readAs(other, `?lang=en&since=${since}`))[0]).toBe('Exchange falls')
})

test('is marked as read on every device of its reader, for the last hundred stories, until they undo it', async () => {
	const other = await activeUser(api)
	const mark = (items: number[], done: boolean) =>
		reader.browser.send('PUT', '/v1/user/briefing/done/', { items, done }, reader.as)
	await mark([1, 2, 3], true)
	await mark([2], false)
	await mark([1], true)
	expect((await readAs(reader, '?lang=en')).done).toEqual([1, 3])
	expect((await readAs(other, '?lang=en')).done).toEqual([])
	expect((await read('?lang=en')).done).toEqual([])
	await mark(
		Array.from({ length: 100 }, (_, at) => 10 + at),
		true,
	)
	const { done } = await readAs(reader, '?lang=en')
	expect([done.length, done[0], done.at(-1)]).toEqual([100, 10, 109])
	expect((await app.inject({ method: 'PUT', url: '/v1/user/briefing/done/' })).statusCode).toBe(401)
})

test('names the coins that moved most since the last visit, not in a day', async () => {
	const moved = async (hours: number) => (await read(`?lang=en&since=${ago(hours).getTime()}`)).moved
	expect(await moved(2)).toEqual(['ETH', 'BTC'])
	expect(await moved(24)).toEqual(['BTC', 'ETH'])
	// There is no price of that moment.
	expect(await moved(60)).toEqual([])
})

test('a cache between us and readers keeps the briefing of guests and of readers apart', async () => {
	const guest = await app.inject(`${path}?lang=en`)
	expect(guest.headers.vary).toMatch(/\bauthorization\b/)
})
