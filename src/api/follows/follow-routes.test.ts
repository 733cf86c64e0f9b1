import { beforeAll, describe, expect, test } from 'vitest'
import { addNews } from '#store/news/news-writer.ts'
import { sql } from '#store/sql.ts'
import { activeUser, type SignedIn } from '#test/accounts.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

const api = await testApi()
const { app, db } = api
const path = '/v1/user/follows/'
let user: SignedIn
const now = new Date()
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

type Follow = { id: number; name: string; position: number; words: string[]; coins: string[] }
const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: object, who = user, at = path) => {
	const { status, body } = await who.browser.send(method, at, payload, who.as)
	return { status, body: body as { data: never; error?: { code: string; issues?: { field: string }[] } } }
}
const list = async (who = user): Promise<Follow[]> => (await send('GET', undefined, who)).body.data

beforeAll(async () => {
	user = await activeUser(api)
	const english = [
		makeDraft('a', { title: 'Bitcoin ETF inflows rise', coins: ['BTC'], publishedAt: ago(2) }),
		makeDraft('b', { title: 'Ether fees fall', coins: ['ETH'], topics: ['defi'], publishedAt: ago(3) }),
		makeDraft('c', { title: 'AI agents buy bitcoin', coins: ['BTC'], publishedAt: ago(4) }),
		makeDraft('d', { title: 'Bitcoin a month ago', coins: ['BTC'], publishedAt: ago(24 * 30) }),
		makeDraft('e', { title: 'Daily said nothing', people: ['vitalik-buterin'], publishedAt: ago(5) }),
	]
	await addNews(db, 2030, english, now)
	const persian = makeDraft('f', {
		sourceId: 1001,
		title: 'قیمت بیت‌کوین بالا رفت',
		coins: ['BTC'],
		publishedAt: ago(1),
	})
	await addNews(db, 1001, [persian], now)
})

const findItem = async (title: string) => {
	const found = await sql<{ slug: string }>`select slug from news_item where title = ${title}`.execute(db)
	return found.rows[0] ?? { slug: '' }
}

describe('follows', () => {
	test('are created, listed in order, changed field by field, moved and removed, separately for each reader', async () => {
		const full = {
			name: '  Layer one ',
			langs: ['en'],
			coins: ['btc', 'ETH', 'BTC'],
			sources: ['wire'],
			topics: ['defi'],
			people: ['vitalik-buterin'],
			words: ['ETF', 'بیت‌کوین'],
			not_words: ['price prediction'],
			min_outlets: 3,
			ways: ['feed'],
			paused: false,
		}
		const made = (await send('POST', full)).body.data as Follow
		expect(made).toMatchObject({ ...full, name: 'Layer one', coins: ['BTC', 'ETH'], position: 1 })
		const second = (await send('POST', { name: 'All' })).body.data as Follow
		expect(second).toMatchObject({ langs: ['fa', 'en'], coins: [], words: [], min_outlets: 1, position: 2 })

		const changed = await send('PUT', { id: made.id, name: 'Renamed', paused: true, position: 2 })
		expect(changed.body.data).toMatchObject({ ...full, name: 'Renamed', coins: ['BTC', 'ETH'], paused: true })
		expect((await list()).map(({ name, position }) => [name, position])).toEqual([
			['All', 1],
			['Renamed', 2],
		])

		const stranger = await activeUser(api)
		expect(await list(stranger)).toEqual([])
		for (const method of ['PUT', 'DELETE'] as const)
			expect((await send(method, { id: made.id, name: 'mine now' }, stranger)).status).toBe(404)

		expect((await send('DELETE', { id: second.id })).status).toBe(200)
		expect((await send('DELETE', { id: second.id })).status).toBe(404)
		expect((await list()).map(({ name, position }) => [name, position])).toEqual([['Renamed', 1]])
	})

	test('are at most two hundred, even when a script creates them concurrently', async () => {
		const busy = await activeUser(api)
		const { id } = (await send('POST', { name: 'follow 0' }, busy)).body.data as Follow
		// All but the last.
		await sql`
			insert into follow (account_id, name, position, locales, coin_ids, source_ids, topic_ids, person_ids, words,
				not_words, min_outlets, paused, feed_secret, created_at)
			select account_id, name, place, locales, coin_ids, source_ids, topic_ids, person_ids, words, not_words,
				min_outlets, paused, 'secret ' || place, created_at
			from follow, generate_series(2, 199) as place where id = ${id}
		`.execute(db)
		const made = await Promise.all(
			Array.from({ length: 3 }, (_, index) => send('POST', { name: `follow ${index}` }, busy)),
		)
		expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
		const [refused] = made.filter(({ status }) => status !== 200)
		expect([refused?.status, refused?.body.error?.code]).toEqual([409, 'follows_full'])
		expect((await list(busy)).map(({ position }) => position)).toEqual(
			Array.from({ length: 200 }, (_, index) => index + 1),
		)
		const pressed = await send('PUT', { kind: 'coin', ref: 'BTC' }, busy, `${path}thing/`)
		expect([pressed.status, pressed.body.error?.code]).toEqual([409, 'follows_full'])
	})

	test.each<[object, string]>([
		[{}, 'name'],
		[{ name: '   ' }, 'name'],
		[{ name: 'x'.repeat(61) }, 'name'],
		[{ name: 'x', langs: [] }, 'langs'],
		[{ name: 'x', langs: ['de'] }, 'langs.0'],
		[{ name: 'x', coins: ['BTC', 'NOPE'] }, 'coins.1'],
		[{ name: 'x', sources: ['nowhere'] }, 'sources.0'],
		// A person is not a topic.
		[{ name: 'x', topics: ['vitalik-buterin'] }, 'topics.0'],
		[{ name: 'x', people: ['defi'] }, 'people.0'],
		[{ name: 'x', words: ['ok', 'a'] }, 'words.1'],
		[{ name: 'x', words: ['و'] }, 'words.0'],
		[{ name: 'x', not_words: ['…!'] }, 'not_words.0'],
		[{ name: 'x', words: Array.from({ length: 11 }, (_, index) => `word${index}`) }, 'words'],
		[{ name: 'x', min_outlets: 0 }, 'min_outlets'],
		[{ name: 'x', ways: ['pigeon'] }, 'ways.0'],
		[{ name: 'x', paused: 'no' }, 'paused'],
	])('%j is refused with the field named', async (payload, field) => {
		const { status, body } = await send('POST', payload)
		expect([status, body.error?.issues?.[0]?.field]).toEqual([400, field])
	})

	test('are for logged-in readers', async () => {
		for (const [method, url] of [
			['GET', path],
			['POST', path],
			['PUT', path],
			['DELETE', path],
			['POST', `${path}preview/`],
		] as const) {
			const response = await app.inject({
				method,
				url,
				...(method === 'GET' ? {} : { payload: { name: 'x' } }),
			})
			expect([method, response.statusCode]).toEqual([method, 401])
		}
	})
})

test('mutes are stored for the reader, and no follow shows them', async () => {
	const reader = await activeUser(api)
	const mutes = '/v1/user/mutes/'
	const nothing = { words: [], sources: [] }
	expect((await send('GET', undefined, reader, mutes)).body.data).toEqual(nothing)
	const count = async () =>
		((await send('POST', {}, reader, `${path}preview/`)).body.data as { count: number }).count
	const before = await count()
	const put = await send('PUT', { words: ['ETF', 'بیت کوین'], sources: [] }, reader, mutes)
	expect(put.body.data).toEqual({ words: ['ETF', 'بیت کوین'], sources: [] })
	expect(await count()).toBe(before - 2)
	await send('PUT', { sources: ['wire', 'wire'] }, reader, mutes)
	expect((await send('GET', undefined, reader, mutes)).body.data).toEqual({ words: [], sources: ['wire'] })
	expect(await count()).toBe(1)
	for (const [payload, field] of [
		[{ words: ['x'] }, 'words.0'],
		[{ sources: ['nowhere'] }, 'sources.0'],
	] as const) {
		const { status, body } = await send('PUT', payload, reader, mutes)
		expect([status, body.error?.issues?.[0]?.field]).toEqual([400, field])
	}
	expect((await send('GET', undefined, user, mutes)).body.data).toEqual(nothing)
	expect((await app.inject(mutes)).statusCode).toBe(401)
})

describe('one thing', () => {
	const thing = `${path}thing/`
	const press = (kind: string, ref: string, who: SignedIn, method: 'PUT' | 'DELETE' = 'PUT') =>
		send(method, { kind, ref }, who, thing)
	const things = async (who: SignedIn) =>
		((await send('GET', undefined, who, thing)).body.data as { kind: string; ref: string }[]).map(
			({ kind, ref }) => `${kind} ${ref}`,
		)

	test('is followed by one press, once from any number of devices, and unfollowed by another press', async () => {
		const reader = await activeUser(api)
		const twice = await Promise.all([press('coin', 'btc', reader), press('coin', 'BTC', reader)])
		expect(twice.map(({ status }) => status)).toEqual([200, 200])
		expect(await list(reader)).toMatchObject([
			{ name: 'BTC', coins: ['BTC'], langs: ['fa', 'en'], ways: ['feed'], paused: false },
		])
		for (const [kind, ref] of [
			['topic', 'defi'],
			['person', 'vitalik-buterin'],
			['source', 'wire'],
		] as const)
			expect((await press(kind, ref, reader)).status).toBe(200)
		expect(await things(reader)).toEqual(['coin BTC', 'topic defi', 'person vitalik-buterin', 'source wire'])
		// A follow of the long form is not one of these.
		await send('POST', { name: 'Only English', coins: ['ETH'], langs: ['en'] }, reader)
		expect(await things(reader)).toHaveLength(4)
		for (const _ of [1, 2]) expect((await press('coin', 'BTC', reader, 'DELETE')).status).toBe(200)
		expect(await things(reader)).toHaveLength(3)
	})

	test('is resumed if it was paused', async () => {
		const reader = await activeUser(api)
		const { id } = (await press('coin', 'ETH', reader)).body.data as Follow
		await send('PUT', { id, paused: true }, reader)
		expect((await press('coin', 'ETH', reader)).body.data).toMatchObject({ id, paused: false })
	})

	test('may be a story, by the slug of any report; an unknown one is refused', async () => {
		const reader = await activeUser(api)
		const { slug } = await findItem('Bitcoin ETF inflows rise')
		const made = await press('story', slug, reader)
		expect(made.body.data).toMatchObject({ name: 'Bitcoin ETF inflows rise', stories: [slug] })
		expect(await things(reader)).toEqual([`story ${slug}`])
		await press('story', slug, reader, 'DELETE')
		expect(await things(reader)).toEqual([])
		for (const [kind, ref] of [
			['story', 'nothing-like-it'],
			['coin', 'NOPE'],
			['person', 'defi'],
		] as const)
			expect((await press(kind, ref, reader)).status).toBe(404)
		expect((await press('planet', 'mars', reader)).status).toBe(400)
	})

	test('is sent on every channel that works, and e-mail is set up by choosing it', async () => {
		const reader = await activeUser(api)
		const { id } = (await press('coin', 'BTC', reader)).body.data as Follow
		const channels = async () =>
			(await send('GET', undefined, reader, '/v1/user/ways/')).body.data as { set_up: object[] }
		expect((await channels()).set_up).toEqual([])
		await send('PUT', { id, ways: ['feed', 'mail'] }, reader)
		expect((await channels()).set_up).toMatchObject([
			{ way: 'mail', paused: null, mail: { period: 'daily', hour: 8 } },
		])
		expect((await press('coin', 'ETH', reader)).body.data).toMatchObject({ ways: ['feed', 'mail'] })
	})
})

describe('the preview', () => {
	const preview = async (criteria: object) =>
		(await send('POST', criteria, user, `${path}preview/`)).body.data as {
			count: number
			more: boolean
			stories: { title: string }[]
		}

	test.each<[string, object, number, string[]]>([
		[
			'all languages, newest first, three of them',
			{},
			5,
			['قیمت بیت‌کوین بالا رفت', 'Bitcoin ETF inflows rise', 'Ether fees fall'],
		],
		[
			'a coin in one language',
			{ langs: ['en'], coins: ['BTC'] },
			2,
			['Bitcoin ETF inflows rise', 'AI agents buy bitcoin'],
		],
		[
			'every kind must be met',
			{ coins: ['ETH'], topics: ['defi'], sources: ['wire'] },
			1,
			['Ether fees fall'],
		],
		['a person', { people: ['vitalik-buterin'] }, 1, ['Daily said nothing']],
		[
			'a word inside words, but not those',
			{ words: ['bitco'], not_words: ['etf'] },
			1,
			['AI agents buy bitcoin'],
		],
		['two letters are a whole word', { words: ['AI'] }, 1, ['AI agents buy bitcoin']],
		[
			'two letters that may not be there',
			{ langs: ['en'], coins: ['BTC'], not_words: ['ai'] },
			1,
			['Bitcoin ETF inflows rise'],
		],
		['Persian however it is spelt', { words: ['بيتكوين'] }, 1, ['قیمت بیت‌کوین بالا رفت']],
		['all of the words', { words: ['bitcoin', 'fees'] }, 0, []],
		['more outlets than there are', { min_outlets: 2 }, 0, []],
	])('%s', async (_name, criteria, count, titles) => {
		const previewed = await preview(criteria)
		expect([previewed.count, previewed.more, previewed.stories.map(({ title }) => title)]).toEqual([
			count,
			false,
			titles,
		])
	})
})
