import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Vote } from '#domain/vote.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { findNewsByIds } from '#store/news/news-lookup.ts'
import { removeNews, restoreNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { joinStories, splitFromStory } from '#store/news/story-ruling.ts'
import { lockNewsWriters } from '#store/news/writers-lock.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { type Queryable, sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeStory } from '#test/make-story.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { until } from '#test/until.ts'
import { flushCounts, takeFlushTurn } from './flush-counts.ts'
import { mergeIdentity } from './merge-identity.ts'
import { reconcileCounts } from './reconcile-counts.ts'
import { countView } from './view-store.ts'
import { decideVotes, findQuarantinedVotes } from './vote-quarantine.ts'
import { castVote } from './vote-store.ts'

const { db, login, url } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const nothingWrong = { items: [], entries: 0 }

beforeEach(async () => {
	await sql`
		truncate news_item, news_list_entry, vote, item_view, pending_count, network_act restart identity cascade
	`.execute(db)
	await sql`delete from setting where name = 'counts_flushed_at'`.execute(db)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [makeDraft('first'), makeDraft('second'), makeDraft('alone')], now)
	await makeStory(db, 1, [1, 2])
})

const reader = (id: number | string) => ({ kind: 'session', id: `reader-${id}` }) as const
const vote = (who: number | string, itemId: number, choice: Vote, network: string | null = null) =>
	castVote(db, reader(who), itemId, choice, { network, now })
const view = (who: number | string, itemId: number, network: string | null = null) =>
	countView(db, reader(who), itemId, now, network)
const pend = (itemId: number, views: number, importance = 0) =>
	sql`insert into pending_count (item_id, views, importance) values (${itemId}, ${views}, ${importance})`.execute(
		db,
	)
const pendingRows = async () =>
	(await sql<{ rows: number }>`select count(*)::integer as rows from pending_count`.execute(db)).rows[0]?.rows
const viewsOf = async () =>
	(await sql<{ views: number }>`select views from news_item order by id`.execute(db)).rows.map(
		({ views }) => views,
	)

const entries = async () => {
	const found = await sql<{ entry: string }>`
		select case when is_story then 'story ' else 'item ' end || item_id || ': ' || views || ' ' || importance || ' '
			|| extract(epoch from top_at - published_at)::integer as entry
		from news_list_entry order by is_story, item_id
	`.execute(db)
	return found.rows.map(({ entry }) => entry)
}

test('pending counts of an item are added to it, to its list entry and to its story', async () => {
	await pend(1, 2, 4)
	await pend(1, 0, 5)
	await pend(2, 1)
	await pend(3, 5)
	await flushCounts(db)
	await pend(1, 1)
	await flushCounts(db)
	expect(await entries()).toEqual([
		'item 1: 3 9 45000',
		'item 2: 1 0 45000',
		'item 3: 5 0 0',
		'story 1: 4 9 45000',
		'story 3: 5 0 0',
	])
	expect([await viewsOf(), await pendingRows()]).toEqual([[3, 1, 5], 0])
})

test('a hidden report does not count in its story', async () => {
	await removeNews(db, 2, 'wrong', now)
	await pend(2, 0, 9)
	await flushCounts(db)
	expect(await entries()).toEqual(['item 1: 0 0 0', 'item 3: 0 0 0', 'story 1: 0 0 0', 'story 3: 0 0 0'])
})

test('one process flushes once a second, and only if anything is pending', async () => {
	expect(await takeFlushTurn(db)).toBe(false)
	await pend(1, 1)
	const turns = await Promise.all(Array.from({ length: 5 }, () => takeFlushTurn(db)))
	expect(turns.filter(Boolean)).toHaveLength(1)
	const setBack = (by: string) =>
		sql`update setting set value = (clock_timestamp() + ${by}::interval)::text where name = 'counts_flushed_at'`
	await setBack('-1.1 seconds').execute(db)
	expect(await takeFlushTurn(db)).toBe(true)
	// A clock that was set back must not stop the counting.
	await setBack('1 hour').execute(db)
	expect(await takeFlushTurn(db)).toBe(true)
})

test('acts get a response, and are shown with what is pending, while the item, its story and all writers of lists are locked', async () => {
	await db.transaction(async (change) => {
		await lockNewsWriters(change)
		await sql`select from news_item for update`.execute(change)
		await sql`select from news_list_entry for update`.execute(change)
		expect(await view('a', 1)).toBe('counted')
		expect(await view('b', 1, 'net')).toBe('counted')
		expect(await vote('a', 1, 'bullish', 'net')).toMatchObject({
			kind: 'counted',
			counts: { views: 2, bullish: 1 },
		})
		expect(await vote('a', 1, 'important')).toMatchObject({
			kind: 'counted',
			counts: { bullish: 1, importance: 1 },
		})
		expect(await vote('a', 1, 'not-important')).toMatchObject({ kind: 'removed', counts: { importance: 0 } })
		expect(await findNewsByIds(db, [1])).toMatchObject([{ views: 2, bullish: 1, importance: 0 }])
	})
	expect(await viewsOf()).toEqual([0, 0, 0])
	await flushCounts(db)
	expect(await findNewsByIds(db, [1])).toMatchObject([{ views: 2, bullish: 1, importance: 0 }])
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

test('a batch that fails is committed except for the item that cannot be counted, which the reconciliation counts', async () => {
	await addNews(
		db,
		2030,
		Array.from({ length: 20 }, (_, index) => makeDraft(`more-${index}`)),
		now,
	)
	await sql`update news_item set views = 2147483647 where id = 7`.execute(db)
	for (let id = 1; id <= 23; id += 1) await view('a', id)
	expect(await flushCounts(db)).toEqual([7])
	expect((await viewsOf()).filter((views) => views === 1)).toHaveLength(22)
	expect(await pendingRows()).toBe(1)
	// The item is not retried, and blocks nothing.
	await view('b', 8)
	expect(await flushCounts(db)).toEqual([])
	expect((await viewsOf())[7]).toBe(2)
	expect(await reconcileCounts(db)).toMatchObject({ items: [{ itemId: 7, true: { views: 1 } }] })
	expect([await pendingRows(), await reconcileCounts(db)]).toEqual([0, nothingWrong])
})

test('a reconciliation in the middle of everything finds nothing wrong', async () => {
	await view('a', 1)
	await vote('a', 1, 'bullish')
	await flushCounts(db)
	await vote('b', 1, 'bullish')
	await view('b', 2)
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
	expect(await pendingRows()).toBe(2)
})

test('votes and views count while a counter is being repaired', async () => {
	const job = openPool({ ...login, application_name: 'repair' }, 'job', { info: () => {}, warn: () => {} })
	onTestFinished(() => job.end())
	await sql`update news_item set views = 5 where id = 3`.execute(db)
	const { reconciliation } = await db.transaction(async (change) => {
		await sql`select from news_item where id = 3 for update`.execute(change)
		const started = { reconciliation: reconcileCounts(job) }
		const isWaiting = async () => {
			const found = await sql`
				select from pg_stat_activity where application_name = 'repair' and wait_event_type = 'Lock'
			`.execute(db)
			return found.rows.length > 0
		}
		await until(isWaiting, 10)
		expect(await vote('a', 3, 'bullish')).toMatchObject({ kind: 'counted' })
		expect(await view('a', 3)).toBe('counted')
		return started
	})
	expect((await reconciliation).items).toMatchObject([
		{ itemId: 3, stored: { views: 5 }, true: { views: 0 } },
	])
	await flushCounts(db)
	expect(await viewsOf()).toEqual([0, 0, 1])
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

/** The same numbers in every run. */
function chance(seed: number) {
	let state = seed
	return (limit: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
		return Math.floor((state / 2_147_483_648) * limit)
	}
}

test('whatever readers and operators do while several processes flush counters, these equal the rows', async () => {
	// It waits for its turn as long as a busy machine takes.
	const db = openPool(login, 'job', { info: () => {}, warn: () => {} })
	onTestFinished(() => db.end())
	const drafts = Array.from({ length: 9 }, (_, index) => makeDraft(`more-${index}`))
	await addNews(db, 2030, drafts, now)
	const slugs = (await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)).rows.map(
		({ slug }) => slug,
	)
	/** Counted by the response of each act; operators and log-ins are compared by rows alone. */
	const counted = { views: 0 }
	const act = async (below: (limit: number) => number) => {
		const item = 1 + below(12)
		const who = below(40)
		const network = below(2) === 0 ? `net ${below(2)}` : null
		const choices = ['bullish', 'bearish', 'important', 'not-important'] as const
		const acts: (() => Promise<unknown>)[] = [
			...Array.from({ length: 12 }, () => async () => {
				if ((await countView(db, reader(who), item, now, network)) === 'counted') counted.views += 1
			}),
			...Array.from(
				{ length: 12 },
				() => () => castVote(db, reader(who), item, choices[below(4)] ?? 'bullish', { network, now }),
			),
			() => mergeIdentity(db, reader(who).id, `${below(9)}`),
			() => joinStories(db, slugs[below(12)] ?? '', slugs[below(12)] ?? '', now),
			() => splitFromStory(db, slugs[below(12)] ?? '', now),
			() => removeNews(db, item, 'wrong', now),
			() => restoreNews(db, item),
			async () => {
				const [group] = await findQuarantinedVotes(db)
				if (group === undefined) return
				await decideVotes(
					db,
					group.group,
					(['release', 'keep', 'void'] as const)[below(3)] ?? 'keep',
					below(2) === 0,
					now,
				)
			},
		]
		await acts[below(acts.length)]?.()
	}
	let isOver = false
	const flushers = [1, 2].map(async () => {
		while (!isOver) expect(await flushCounts(db)).toEqual([])
	})
	await Promise.all(
		[3, 5, 8, 13].map(async (seed) => {
			const below = chance(seed)
			for (let count = 0; count < 150; count += 1) await act(below)
		}),
	)
	isOver = true
	await Promise.all(flushers)
	await flushCounts(db)
	expect((await viewsOf()).reduce((sum, views) => sum + views, 0)).toBe(counted.views)
	expect(await pendingRows()).toBe(0)
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

test('a process that is killed while it flushes counters flushes none, and the next one flushes them once', async () => {
	const program = fileURLToPath(new URL('../../../test/flushing-process.ts', import.meta.url))
	const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
	onTestFinished(() => void child.kill('SIGKILL'))
	await once(child.stdout, 'data')
	await db.transaction(async (change) => {
		// By the time it waits for this entry it has deleted what is pending and changed the items.
		await sql`select from news_list_entry where item_id = 1 and is_story for update`.execute(change)
		for (let who = 0; who < 10; who += 1) await view(who, 1 + (who % 3))
		const isWaiting = async () => {
			const found = await sql`
				select from pg_stat_activity where datname = current_database() and application_name = 'flusher'
					and wait_event_type = 'Lock' and state = 'active'
			`.execute(db)
			return found.rows.length > 0
		}
		await until(isWaiting, 10)
		child.kill('SIGKILL')
		await once(child, 'exit')
	})
	const isGone = async () => {
		const found = await sql`select from pg_stat_activity where application_name = 'flusher'`.execute(db)
		return found.rows.length === 0
	}
	await until(isGone, 10)
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
	await flushCounts(db)
	expect([await viewsOf(), await pendingRows()]).toEqual([[4, 3, 3], 0])
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

test('on a story with 100,000 votes an act reads as few rows as on any other', async () => {
	// One connection, whose own statistics count what it has read.
	const client = new pg.Client(login)
	await client.connect()
	onTestFinished(() => client.end())
	const connection: Queryable = {
		run: ({ text, values }) => client.query(text, [...values]),
		transaction: (work) => work(connection),
		isTransaction: true,
	}
	await sql`
		insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, quarantine_group, network, cast_at)
		select 'session', 'crowd-' || n, 1 + n % 2, 'signal', 'bullish', n % 2 = 0,
			case n % 2 when 1 then md5('group')::uuid end, 'crowd', ${now}::timestamptz - make_interval(secs => n * 0.001)
		from generate_series(1, 100000) as n
	`.execute(connection)
	await sql`
		insert into item_view (identity_kind, identity_id, item_id, viewed_at, times)
		select 'session', 'crowd-' || n, 1 + n % 2, ${now}::timestamptz, 1 from generate_series(1, 100000) as n
	`.execute(connection)
	await sql`update news_item set bullish = 50000, views = 50000 where id = 1`.execute(connection)
	await sql`vacuum analyze vote, item_view, news_item, pending_count`.execute(connection)
	const rowsRead = async (work: () => Promise<unknown>) => {
		await client.query('begin')
		await work()
		const found = await client.query<{ rows: string }>(
			`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_user_tables`,
		)
		await client.query('commit')
		return Number(found.rows[0]?.rows)
	}
	for (const itemId of [1, 2, 3]) {
		const context = { network: 'crowd', now }
		const who = reader(`late-${itemId}`)
		const read = await rowsRead(async () => {
			await countView(connection, who, itemId, now, 'crowd')
			await castVote(connection, who, itemId, 'bullish', context)
			await castVote(connection, { kind: 'user', id: '7' }, itemId, 'important', context)
			await castVote(connection, { kind: 'user', id: '7' }, itemId, 'not-important', context)
			await flushCounts(connection)
		})
		expect({ itemId, isLittle: read < 200, read }).toEqual({ itemId, isLittle: true, read })
	}
})
