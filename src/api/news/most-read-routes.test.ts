import { beforeAll, describe, expect, test } from 'vitest'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { countView } from '#store/votes/view-store.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { testApi } from '#test/api-app.ts'
import { makeDraft } from '#test/news-drafts.ts'

let now = Date.parse('2026-03-01T12:00:00Z')
const { app, db, services } = await testApi({ now: () => now })
const reader = (id: number) => ({ kind: 'session', id: `browser-${id}` }) as const

beforeAll(async () => {
	const drafts = Array.from({ length: 8 }, (_, index) =>
		makeDraft(`e${index}`, { title: `Story ${index + 1}` }),
	)
	await addNews(db, 2030, drafts, new Date(now))
	for (let item = 1; item <= 7; item += 1) {
		for (let id = 0; id < item; id += 1) await countView(db, reader(id), item, new Date(now))
	}
})

const mostRead = async (lang: string) => (await app.inject(`/v1/news/most-read/?lang=${lang}`)).json().data
const ids = async () => (await mostRead('en')).map(({ id }: { id: number }) => id)

test('the five most read are complete items', async () => {
	expect(await ids()).toEqual([7, 6, 5, 4, 3])
	expect((await mostRead('en'))[0]).toMatchObject({
		title: 'Story 7',
		views: 7,
		edited: null,
		source: { slug: 'wire' },
	})
	expect(await mostRead('fa')).toEqual([])
	expect((await app.inject('/v1/news/most-read/')).json()).toMatchObject({
		status: 0,
		error: { code: 'invalid_input', issues: [{ field: 'lang' }] },
	})
})

test('when one of them is removed, the next one takes its place immediately', async () => {
	await removeNews(db, 7, 'wrong', new Date())
	await expect.poll(ids).toEqual([6, 5, 4, 3, 2])
})

test('the order is computed once a minute', async () => {
	for (let id = 0; id < 9; id += 1) await countView(db, reader(id), 1, new Date(now))
	services.cache.clear()
	expect(await ids()).toEqual([6, 5, 4, 3, 2])
	now += 61_000
	expect(await ids()).toEqual([1, 6, 5, 4, 3])
})

test('the first view where there was none is shown immediately', async () => {
	expect(await mostRead('fa')).toEqual([])
	await addNews(db, 1003, [makeDraft('first', { sourceId: 1003, title: 'The ninth' })], new Date(now))
	await countView(db, reader(1), 9, new Date(now))
	services.cache.clear()
	expect(await mostRead('fa')).toMatchObject([{ id: 9, title: 'The ninth' }])
})

describe('the mood', () => {
	const mood = async () => (await app.inject('/v1/news/mood/')).json()

	test('is not shown below fifty votes, and then in whole percent', async () => {
		const vote = (id: number, choice: 'bullish' | 'bearish') =>
			castVote(db, reader(id), 1 + (id % 3), choice, { network: null, now: new Date(now) })
		for (let id = 0; id < 49; id += 1) await vote(id, id < 32 ? 'bullish' : 'bearish')
		expect(await mood()).toEqual({ status: 1, data: null })
		await vote(49, 'bearish')
		expect(await mood()).toEqual({ status: 1, data: null })
		now += 61_000
		expect(await mood()).toEqual({ status: 1, data: { bullish: 64, bearish: 36, votes: 50 } })
		for (let id = 50; id < 53; id += 1) await vote(id, 'bullish')
		now += 61_000
		expect(await mood()).toEqual({ status: 1, data: { bullish: 66, bearish: 34, votes: 53 } })
	})

	test('starts again at midnight in Tehran', async () => {
		now = Date.parse('2026-03-01T20:30:00Z')
		expect(await mood()).toEqual({ status: 1, data: null })
	})
})
