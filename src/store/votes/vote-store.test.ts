import { beforeEach, describe, expect, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import type { Vote, VoterIdentity } from '#domain/vote.ts'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { flushCounts } from './flush-counts.ts'
import { mergeIdentity } from './merge-identity.ts'
import { forgetOrigins } from './origin-store.ts'
import { reconcileCounts } from './reconcile-counts.ts'
import { countView } from './view-store.ts'
import { decideVotes, findQuarantinedVotes, voteDecisions } from './vote-quarantine.ts'
import { castVote, votesOf } from './vote-store.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const browser: VoterIdentity = { kind: 'session', id: 'browser' }
const person: VoterIdentity = { kind: 'user', id: '7' }

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('a', { coins: ['BTC'] }), makeDraft('b'), makeDraft('c')], now)
})

const cast = (vote: Vote, identity = browser, itemId = 1, network: string | null = null, at = now) =>
	castVote(db, identity, itemId, vote, { network, now: at })

async function counts(itemId = 1) {
	await flushCounts(db)
	const found = await sql<{ importance: number; bullish: number; bearish: number }>`
		select importance, bullish, bearish from news_item where id = ${itemId}
	`.execute(db)
	return Object.values(found.rows[0] ?? {})
}

/** Counters, their copies in lists, and the rows must agree. */
const nothingWrong = { items: [], entries: 0 }

describe('one identity on one item', () => {
	test.each<[string, Vote[], string, number[]]>([
		['a first importance counts', ['important'], 'counted', [1, 0, 0]],
		['a second importance changes nothing', ['important', 'important'], 'unchanged', [1, 0, 0]],
		['clearing takes it back', ['important', 'not-important'], 'removed', [0, 0, 0]],
		['clearing nothing changes nothing', ['not-important'], 'unchanged', [0, 0, 0]],
		['importance can come back', ['important', 'not-important', 'important'], 'counted', [1, 0, 0]],
		['bullish counts', ['bullish'], 'counted', [0, 1, 0]],
		['bullish twice is refused', ['bullish', 'bullish'], 'already_voted', [0, 1, 0]],
		['bearish after bullish is refused', ['bullish', 'bearish'], 'already_voted', [0, 1, 0]],
		['a signal leaves importance alone', ['important', 'bearish'], 'counted', [1, 0, 1]],
	])('%s', async (_name, votes, outcome, wanted) => {
		let last: string | undefined
		for (const vote of votes) last = (await cast(vote)).kind
		expect(last).toBe(outcome)
		expect(await counts()).toEqual(wanted)
		expect(await reconcileCounts(db)).toEqual(nothingWrong)
	})

	test('many identical concurrent votes count once', async () => {
		const outcomes = await Promise.all(Array.from({ length: 40 }, () => cast('bullish')))
		expect(outcomes.filter(({ kind }) => kind === 'counted')).toHaveLength(1)
		expect(outcomes.filter(({ kind }) => kind === 'already_voted')).toHaveLength(39)
		expect(await counts()).toEqual([0, 1, 0])
	})
})

test('an unknown, an impossible and a removed item cannot be voted on', async () => {
	await removeNews(db, 2, 'wrong', new Date())
	for (const id of [99, 2 ** 40, -1, 1.5, 2])
		expect(await cast('bullish', browser, id)).toEqual({ kind: 'not_found' })
	const rows = await sql`select from vote`.execute(db)
	expect(rows.rows).toHaveLength(0)
})

test('a browser can read its own votes and no others', async () => {
	await cast('important')
	await cast('bearish')
	await cast('bullish', browser, 2)
	await cast('bullish', person, 3)
	expect(await votesOf(db, browser, [1, 2, 3, 2 ** 40])).toEqual(
		new Map([
			[1, { important: true, signal: 'bearish' }],
			[2, { important: false, signal: 'bullish' }],
		]),
	)
})

test('logging in gives no second vote, and the browser’s votes become the user’s', async () => {
	await cast('bullish', person)
	await cast('bearish', browser)
	await cast('important', browser)
	await cast('bullish', browser, 2)
	await countView(db, browser, 3, now)
	await mergeIdentity(db, browser.id, person.id)
	expect(await counts(1)).toEqual([1, 1, 0])
	expect(await counts(2)).toEqual([0, 1, 0])
	expect((await cast('bearish', person, 2)).kind).toBe('already_voted')
	expect(await countView(db, person, 3, now)).toBe('seen_before')
	expect(await votesOf(db, browser, [1, 2])).toEqual(new Map())
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

describe('many browsers of one network', () => {
	const voter = (index: number): VoterIdentity => ({ kind: 'session', id: `s${index}` })
	const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
	const crowd = async (size: number) => {
		const castOne = (_: unknown, index: number) => cast('bullish', voter(index), 1, 'net')
		const outcomes = await Promise.all(Array.from({ length: size }, castOne))
		// A client that floods an item does not learn that it failed.
		expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['counted']))
	}

	test('count up to a limit; the rest waits in one group and can be counted later', async () => {
		await cast('bullish', browser, 1, 'other')
		await crowd(crowdLimit + 3)
		await cast('important', voter(0), 1, 'net')
		expect(await counts()).toEqual([0, crowdLimit + 1, 0])
		const [waiting, ...others] = await findQuarantinedVotes(db)
		expect([waiting, others]).toMatchObject([{ itemId: 1, bullish: 3, importance: 1 }, []])
		expect(await reconcileCounts(db)).toEqual(nothingWrong)
		expect(await decideVotes(db, waiting?.group ?? '', 'release', false, now)).toBe(4)
		expect(await counts()).toEqual([1, crowdLimit + 4, 0])
		expect(await findQuarantinedVotes(db)).toEqual([])
		expect(await reconcileCounts(db)).toEqual(nothingWrong)
	})

	test('count again on another item, and on this one after an hour', async () => {
		await crowd(crowdLimit)
		await cast('bullish', voter(50), 2, 'net')
		await cast('bullish', voter(50), 1, 'net', minutesOn(59))
		await cast('bullish', voter(51), 1, 'net', minutesOn(61))
		expect([await counts(1), await counts(2)]).toEqual([
			[0, crowdLimit + 1, 0],
			[0, 1, 0],
		])
	})

	test('do not affect users who are logged in', async () => {
		await crowd(crowdLimit)
		await cast('bullish', person, 1, 'net')
		expect(await counts()).toEqual([0, crowdLimit + 1, 0])
	})

	test('are forgotten after a day: votes stay as they are, and groups that wait stay together', async () => {
		await crowd(crowdLimit + 2)
		await forgetOrigins(db, minutesOn(11 * 60))
		expect(await networks()).toBe(crowdLimit + 2)
		await forgetOrigins(db, minutesOn(13 * 60))
		expect(await networks()).toBe(0)
		expect(await counts()).toEqual([0, crowdLimit, 0])
		const [waiting] = await findQuarantinedVotes(db)
		expect(await decideVotes(db, waiting?.group ?? '', 'release', false, now)).toBe(2)
	})

	test('whatever is decided about groups and networks, the counters equal their rows', async () => {
		let seed = 7
		const below = (limit: number) => {
			seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
			return Math.floor((seed / 2_147_483_648) * limit)
		}
		const choices = ['bullish', 'bearish', 'important'] as const
		let decided = 0
		for (let round = 0; round < 4; round += 1) {
			for (let index = 0; index < 60; index += 1) {
				const who = voter(round * 1_000 + below(50))
				await cast(choices[below(3)] ?? 'bullish', who, 1 + below(2), `net ${below(2)}`)
			}
			const groups = await findQuarantinedVotes(db)
			// A network that was voided in an earlier round adds no new group.
			decided += groups.length
			for (const { group, overTime, importance, bullish, bearish } of groups) {
				expect(overTime.reduce((sum, one) => sum + one, 0)).toBe(importance + bullish + bearish)
				await decideVotes(db, group, voteDecisions[below(3)] ?? 'keep', below(3) === 0, now)
				expect(await reconcileCounts(db)).toEqual(nothingWrong)
			}
			expect(
				(await findQuarantinedVotes(db)).filter(({ group }) => groups.some((one) => one.group === group)),
			).toEqual([])
		}
		expect(decided).toBeGreaterThan(0)
	})

	test('all votes of a network of one day can be voided together', async () => {
		await crowd(crowdLimit + 3)
		await cast('bullish', voter(3), 2, 'net')
		await cast('bearish', browser, 2, 'elsewhere')
		const [waiting] = await findQuarantinedVotes(db)
		const group = waiting?.group ?? ''
		expect(await decideVotes(db, group, 'void', true, now)).toBe(crowdLimit + 4)
		expect([await counts(1), await counts(2)]).toEqual([
			[0, 0, 0],
			[0, 0, 1],
		])
		expect(await decideVotes(db, group, 'void', true, now)).toBeUndefined()
		expect(await reconcileCounts(db)).toEqual(nothingWrong)
	})

	const networks = async () =>
		(await sql<{ known: number }>`select count(network)::integer as known from vote`.execute(db)).rows[0]
			?.known
})

test('wrong counters are found and repaired', async () => {
	await cast('important')
	await countView(db, browser, 1, now)
	await flushCounts(db)
	await sql`update news_item set importance = 50, views = 9 where id = 1`.execute(db)
	await sql`update news_list_entry set bearish = 3 where item_id = 2`.execute(db)
	expect(await reconcileCounts(db)).toEqual({
		items: [
			{
				itemId: 1,
				stored: { views: 9, importance: 50, bullish: 0, bearish: 0 },
				true: { views: 1, importance: 1, bullish: 0, bearish: 0 },
			},
		],
		// Item 2 has an entry of its own and one as a story; the entries of item 1 were right.
		entries: 2,
	})
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})
