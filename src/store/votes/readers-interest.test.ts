import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { voteLimits } from '#domain/limits.ts'
import { removeNews } from '#store/news/news-state.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { openExplained } from '#test/query-plans.ts'
import { countSignals, findMostRead } from './readers-interest.ts'
import { countView } from './view-store.ts'
import { decideVotes, findQuarantinedVotes } from './vote-quarantine.ts'
import { castVote } from './vote-store.ts'

const { most: crowdLimit } = voteLimits.ofOneNetwork

const { db, login } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const reader = (id: number) => ({ kind: 'session', id: `browser-${id}` }) as const

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, vote, item_view, pending_count restart identity cascade`.execute(
		db,
	)
	await saveCatalogue(db, smallCatalogue)
	const english = ['a', 'b', 'c', 'd'].map((name) => makeDraft(name, { title: `Item ${name}` }))
	await addNews(db, 2030, english, hoursAgo(30))
	await addNews(db, 1001, [makeDraft('e', { sourceId: 1001 })], hoursAgo(30))
})

async function read(itemId: number, readers: number, at = now) {
	for (let id = 1; id <= readers; id += 1) await countView(db, reader(id), itemId, at)
}

describe('the most read', () => {
	test('are sorted by readers in a day, and of two with the same number the newer is first', async () => {
		await read(1, 2)
		await read(2, 3)
		await read(3, 2)
		await read(5, 9)
		expect(await findMostRead(db, 'en', 5, now)).toEqual([2, 3, 1])
		expect(await findMostRead(db, 'en', 2, now)).toEqual([2, 3])
		expect(await findMostRead(db, 'fa', 5, now)).toEqual([5])
	})

	test('are dropped after 24 hours', async () => {
		await read(1, 5, hoursAgo(24))
		await read(2, 1, hoursAgo(23.9))
		expect(await findMostRead(db, 'en', 5, now)).toEqual([2])
	})

	test('leave out what is no longer shown', async () => {
		await read(1, 5)
		await removeNews(db, 1, 'wrong', new Date())
		expect(await findMostRead(db, 'en', 5, now)).toEqual([])
	})
})

describe('the votes of today', () => {
	const vote = (
		id: number,
		choice: 'bullish' | 'bearish' | 'important',
		at = now,
		network: string | null = null,
	) => castVote(db, reader(id), 1, choice, { network, now: at })

	test('are bullish and bearish ones, since midnight in Tehran', async () => {
		await vote(1, 'bullish')
		await vote(2, 'bullish', new Date('2026-02-28T20:30:00Z'))
		await vote(3, 'bullish', new Date('2026-02-28T20:29:59Z'))
		await vote(4, 'bearish')
		await vote(5, 'important')
		expect(await countSignals(db, now)).toEqual({ bullish: 2, bearish: 1 })
	})

	test('count only once they are released from quarantine', async () => {
		for (let id = 1; id <= crowdLimit + 3; id += 1) await vote(id, 'bearish', now, 'one-network')
		expect(await countSignals(db, now)).toEqual({ bullish: 0, bearish: crowdLimit })
		const [group] = await findQuarantinedVotes(db)
		await decideVotes(db, group?.group ?? '', 'release', false, new Date())
		expect(await countSignals(db, now)).toEqual({ bullish: 0, bearish: crowdLimit + 3 })
	})
})

test('both use an index', async () => {
	await sql`
		insert into vote (identity_kind, identity_id, item_id, subject, choice, counted, cast_at)
		select 'session', 'crowd-' || n, 1, 'signal', case n % 2 when 0 then 'bullish' else 'bearish' end, true,
			${now}::timestamptz - make_interval(mins => n) from generate_series(1, 20000) as n
	`.execute(db)
	await sql`
		insert into item_view (identity_kind, identity_id, item_id, viewed_at, times)
		select 'session', 'crowd-' || n, 1 + n % 5, ${now}::timestamptz - make_interval(mins => n), 1
		from generate_series(1, 20000) as n
	`.execute(db)
	await sql`vacuum analyze vote, item_view, news_item`.execute(db)
	const { db: explained, plans, end } = await openExplained(login)
	onTestFinished(end)
	await findMostRead(explained, 'en', 5, now)
	expect(await countSignals(explained, now)).toEqual({ bullish: 465, bearish: 465 })
	expect(plans.join()).toMatch(/item_view_time[\s\S]*vote_signal_time/)
	expect(plans.join()).not.toMatch(/Seq Scan on (vote|item_view)/)
})
