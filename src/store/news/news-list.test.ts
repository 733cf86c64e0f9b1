import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NewsItem } from '#domain/news-item.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { flushCounts } from '#store/votes/flush-counts.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import {
	anyListing,
	draftWish,
	type ModelItem,
	modelList,
	modelNow,
	storeModel,
} from '#test/news-list-model.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import { findStoriesByIds } from './news-lookup.ts'
import { removeNews, restoreNews } from './news-state.ts'
import { addNews } from './news-writer.ts'
import { joinStories, splitFromStory } from './story-ruling.ts'

const { db } = await testDatabase()
await saveCatalogue(db, smallCatalogue)

/** What happens to items and stories, by their numbers. */
const act = fc.record({
	kind: fc.oneof(
		{ weight: 6, arbitrary: fc.constant('join' as const) },
		{ weight: 2, arbitrary: fc.constant('split' as const) },
		{ weight: 1, arbitrary: fc.constant('remove' as const) },
		{ weight: 1, arbitrary: fc.constant('restore' as const) },
		{ weight: 2, arbitrary: fc.constant('vote' as const) },
	),
	// Few items, so that stories grow.
	one: fc.nat(25),
	other: fc.nat(25),
})
type Act = typeof act extends fc.Arbitrary<infer Given> ? Given : never

/** The stories of shown items after these acts. */
async function play(items: readonly ModelItem[], acts: readonly Act[]): Promise<ModelItem[][]> {
	const stored = await sql<{ id: number; slug: string }>`select id, slug from news_item`.execute(db)
	const slugs = new Map(stored.rows.map(({ id, slug }) => [id, slug]))
	const slugOf = ({ id }: ModelItem) => slugs.get(id) ?? ''
	let stories = items.map((item) => [item])
	const removed = new Set<number>()
	for (const { kind, one, other } of acts) {
		const first = items[one % items.length]
		const second = items[other % items.length]
		if (first === undefined || second === undefined) continue
		const mine = stories.find((story) => story.includes(first)) ?? []
		const others = stories.find((story) => story.includes(second)) ?? []
		if (kind === 'remove') {
			await removeNews(db, first.id, 'wrong', new Date())
			removed.add(first.id)
		} else if (kind === 'restore') {
			await restoreNews(db, first.id)
			removed.delete(first.id)
		} else if (kind === 'vote') {
			await castVote(db, { kind: 'user', id: '9' }, first.id, 'bullish', { network: null, now: modelNow })
			const isSecond = first.votes.some(({ voter }) => voter === 9)
			if (isSecond || removed.has(first.id)) continue
			first.votes.push({ voter: 9, choice: 'bullish', minute: modelNow.getTime() / 60_000 })
			first.counts.bullish += 1
		} else if (kind === 'split') {
			await splitFromStory(db, slugOf(first), modelNow)
			stories = [...stories.filter((story) => story !== mine), [first], mine.filter((item) => item !== first)]
		} else {
			await joinStories(db, slugOf(first), slugOf(second), modelNow)
			if (mine === others) continue
			stories = [...stories.filter((story) => story !== mine && story !== others), [...mine, ...others]]
		}
	}
	await flushCounts(db)
	return stories
		.map((story) => story.filter(({ id }) => !removed.has(id)))
		.filter((story) => story.length > 0)
}

const shownCounts = ({ id, views, importance, bullish, bearish }: NewsItem) => ({
	...{ id, views, importance, bullish, bearish },
})

test('any list equals that of a plain array in memory, with the same count, whatever happens to stories', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(draftWish, { minLength: 50, maxLength: 120 }),
			fc.array(act, { maxLength: 30 }),
			fc.array(anyListing, { minLength: 40, maxLength: 40 }),
			async (drafts, acts, listings) => {
				const stories = await play(await storeModel(db, drafts), acts)
				for (const wanted of listings) {
					const { page, pageSize = 10 } = wanted
					const expected = modelList(stories, wanted).map(({ id, counts }) => ({ id, ...counts }))
					const onPage = expected.slice((page - 1) * pageSize, page * pageSize)
					expect((await findNews(db, wanted)).map(shownCounts)).toEqual(onPage)
					// A result that is known to be small is collected in one query.
					const gathered = await findNews(db, wanted, expected.length)
					expect(gathered.map(shownCounts)).toEqual(onPage)
					expect(await countNews(db, wanted)).toBe(expected.length)
				}
				expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
			},
		),
		// A slow machine tries fewer. A failure is reported as found, because shrinking it takes too long.
		{ numRuns: 12, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
	)
})

test('concurrent votes on reports of one story, while it grows, are all counted', async () => {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count restart identity cascade`.execute(
		db,
	)
	const drafts = Array.from({ length: 6 }, (_, index) => makeDraft(`vote-${index}`, { coins: ['BTC'] }))
	await addNews(db, 2030, drafts, modelNow)
	const slugs = (await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)).rows
	const join = (other: number) => joinStories(db, slugs[0]?.slug ?? '', slugs[other]?.slug ?? '', modelNow)
	await join(1)
	const vote = (voter: number, item: number) =>
		castVote(db, { kind: 'user', id: `${voter}` }, item, 'bullish', { network: null, now: modelNow })
	const votes = Array.from({ length: 24 }, (_, index) => vote(index % 8, 1 + (index % 6)))
	await Promise.all([...votes, join(2), join(3), flushCounts(db), join(4)])
	// What is pending is counted, too.
	const stories = await findNews(db, {
		...{ locale: 'both', grouped: true, coinIds: [], sourceIds: [], categoryId: null, terms: [] },
		...{ sort: 'latest', page: 1 },
	})
	expect(stories.map(({ bullish }) => bullish).toSorted((one, other) => one - other)).toEqual([4, 20])
	const found = await findStoriesByIds(db, [2, 6])
	expect(found.map(({ bullish }) => bullish)).toEqual([20, 4])
	await flushCounts(db)
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
	const numbers = await sql<{ bullish: number }>`
		select bullish from news_list_entry where is_story order by item_id
	`.execute(db)
	expect(numbers.rows).toEqual([{ bullish: 20 }, { bullish: 4 }])
})

test('list entries that were changed from outside are found and repaired', async () => {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count restart identity cascade`.execute(
		db,
	)
	await addNews(db, 2030, [makeDraft('a', { coins: ['BTC'] }), makeDraft('b')], modelNow)
	await sql`update news_list_entry set views = 7 where item_id = 1 and not is_story`.execute(db)
	await sql`delete from news_list_entry where item_id = 2 and is_story`.execute(db)
	await sql`insert into news_list_entry select locale, is_story, 99, 99, published_at, top_at, 0, 0, 0, 0, tags, sources, words, true
		from news_list_entry where item_id = 1 and is_story`.execute(db)
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 3 })
	expect(await reconcileCounts(db)).toEqual({ items: [], entries: 0 })
})
