import fc from 'fast-check'
import { expect, test } from 'vitest'
import { counters } from '#domain/vote.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { castVote } from '#store/votes/vote-store.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import {
	anyListing,
	countVotes,
	draftWish,
	type ModelItem,
	type ModelRanks,
	modelMatches,
	modelNow,
	modelOrder,
	modelTopAt,
	storeModel,
} from '#test/news-list-model.ts'
import { countByTotals, readListTotals } from './list-totals.ts'
import { canMeet, countMixture } from './mixture-count.ts'
import { listChoices } from './news-conditions.ts'
import { countNews } from './news-count.ts'
import { findNews } from './news-list.ts'
import { findMatchingIds } from './news-search.ts'
import { removeNews } from './news-state.ts'
import { addNews } from './news-writer.ts'
import { localeKey } from './search-keys.ts'
import { joinStories, splitFromStory } from './story-ruling.ts'

const { db } = await testDatabase()

/** What an operator does to stories, told by places in the list of items. */
const act = fc.record({
	kind: fc.oneof(
		{ weight: 6, arbitrary: fc.constant('join' as const) },
		{ weight: 2, arbitrary: fc.constant('split' as const) },
		{ weight: 1, arbitrary: fc.constant('remove' as const) },
		{ weight: 2, arbitrary: fc.constant('vote' as const) },
	),
	// Few, so that stories grow.
	one: fc.nat(25),
	other: fc.nat(25),
})

type Act = typeof act extends fc.Arbitrary<infer Given> ? Given : never

/** The items with the stories that the acts leave them in. */
async function tell(items: readonly ModelItem[], acts: readonly Act[]): Promise<Map<number, ModelItem[]>> {
	const slugs = new Map(
		(await sql<{ id: number; slug: string }>`select id, slug from news_item`.execute(db)).rows.map(
			({ id, slug }) => [id, slug],
		),
	)
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
	return new Map(
		stories.flatMap((story) => {
			const shown = story.filter(({ id }) => !removed.has(id))
			return shown.map((item): [number, ModelItem[]] => [item.id, shown])
		}),
	)
}

const outlets = new Map(smallCatalogue.sources.map(({ id, homepage }) => [id, new URL(homepage).host]))

/** A story's numbers: views are added up, and each voter counts once, by the latest vote. */
function ranksOf(story: readonly ModelItem[]): ModelRanks {
	const latest = new Map(
		story
			.flatMap(({ id, votes }) => votes.map((vote) => ({ ...vote, id })))
			.sort((one, other) => one.minute - other.minute || one.id - other.id)
			.map((vote) => [`${vote.voter} ${vote.choice === 'important'}`, vote]),
	)
	const said = countVotes([...latest.values()])
	const told = new Set(story.map(({ sourceId }) => outlets.get(sourceId)?.replace('www.', ''))).size
	const first = Math.min(...story.map(({ publishedAt }) => publishedAt))
	const votes = said.importance + said.bullish + said.bearish
	const views = story.reduce((sum, { counts }) => sum + counts.views, 0)
	return { ...said, views, topAt: modelTopAt(first, told, votes) }
}

const earliest = (one: ModelItem, other: ModelItem) =>
	one.publishedAt - other.publishedAt || one.id - other.id

test('a grouped list is the ungrouped one without the later reports of each story, whatever happens to stories', async () => {
	await saveCatalogue(db, smallCatalogue)
	await fc.assert(
		fc.asyncProperty(
			fc.array(draftWish, { minLength: 50, maxLength: 90 }),
			fc.array(act, { maxLength: 30 }),
			fc.array(anyListing, { minLength: 25, maxLength: 25 }),
			async (wishes, acts, listings) => {
				const storyOf = await tell(await storeModel(db, wishes), acts)
				const items = [...storyOf.values()].flat().filter((item, at, all) => all.indexOf(item) === at)
				const ranks = new Map(items.map((item) => [item, ranksOf(storyOf.get(item.id) ?? [])]))
				const none = {
					...Object.fromEntries(counters.map((counter) => [counter, 0])),
					topAt: 0,
				} as ModelRanks
				for (const wanted of listings) {
					const fits = items.filter((item) => modelMatches(item, wanted))
					const firsts = fits.filter((item) => {
						const told = (storyOf.get(item.id) ?? []).filter((report) => fits.includes(report))
						return told.sort(earliest)[0] === item
					})
					const expected = firsts.sort(modelOrder(wanted.sort, (item) => ranks.get(item) ?? none))
					const size = wanted.pageSize ?? 10
					const page = expected.slice((wanted.page - 1) * size, wanted.page * size)
					const found = await findNews(db, { ...wanted, grouped: true })
					expect(found.map(({ id }) => id)).toEqual(page.map(({ id }) => id))
					const gathered = await findMatchingIds(db, { ...wanted, grouped: true }, listChoices(wanted), {
						shortestLook: 1,
					})
					expect(gathered).toEqual(page.map(({ id }) => id))
					expect(await countNews(db, { ...wanted, grouped: true })).toBe(expected.length)
					const totals = await readListTotals(db)
					const known = await findNews(db, { ...wanted, grouped: true }, totals)
					expect(known.map(({ id }) => id)).toEqual(page.map(({ id }) => id))
					expect(countByTotals({ ...wanted, grouped: true }, totals) ?? expected.length).toBe(expected.length)
					const choices = listChoices(wanted)
					if (canMeet({ ...wanted, grouped: true }, choices)) {
						expect(await countMixture(db, { ...wanted, grouped: true }, choices)).toBe(expected.length)
					}
					if (canMeet(wanted, choices)) expect(await countMixture(db, wanted, choices)).toBe(fits.length)
					// Ungrouped, the same reports of one story stand together in the order of what is told most.
					const top = fits.sort(modelOrder('top', (item) => ranks.get(item) ?? none)).slice(0, size)
					const foundTop = await findNews(db, { ...wanted, sort: 'top', page: 1 })
					expect(foundTop.map(({ id }) => id)).toEqual(top.map(({ id }) => id))
				}
				expect(await reconcileCounts(db)).toEqual({ items: [], copies: 0, totals: 0 })
			},
		),
		// A slow machine tries fewer; what is wrong is told as it was found, for making it smaller takes longer than there is.
		{ numRuns: 10, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
	)
}, 120_000)

test('votes on reports of one story at once, while it grows, are all counted', async () => {
	await saveCatalogue(db, smallCatalogue)
	await sql`truncate news_item, news_posting, news_total restart identity cascade`.execute(db)
	const drafts = Array.from({ length: 6 }, (_, index) => makeDraft(`vote-${index}`, { coins: ['BTC'] }))
	await addNews(db, 2030, drafts, modelNow)
	const slugs = (await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)).rows
	const join = (other: number) => joinStories(db, slugs[0]?.slug ?? '', slugs[other]?.slug ?? '', modelNow)
	await join(1)
	const vote = (voter: number, item: number) =>
		castVote(db, { kind: 'user', id: `${voter}` }, item, 'bullish', { network: null, now: modelNow })
	const votes = Array.from({ length: 24 }, (_, index) => vote(index % 8, 1 + (index % 6)))
	await Promise.all([...votes, join(2), join(3), join(4)])
	expect(await reconcileCounts(db)).toEqual({ items: [], copies: 0, totals: 0 })
	const numbers = await sql<{ bullish: number; later: number }>`
		select max(story_bullish) as bullish, (count(*) filter (where later))::integer as later
		from news_posting where key = ${localeKey('en')}
	`.execute(db)
	expect(numbers.rows).toEqual([{ bullish: 8, later: 4 }])
})
