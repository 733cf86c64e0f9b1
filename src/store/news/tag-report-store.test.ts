import { beforeEach, expect, test } from 'vitest'
import type { TagReason } from '#domain/news-item.ts'
import type { TagVerdict } from '#domain/tag-report.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { reconcileCounts } from '#store/votes/reconcile-counts.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { storyByWord } from '#test/story-by-word.ts'
import { addNews, openNewsWriter } from './news-writer.ts'
import { retagNews } from './retag-news.ts'
import { openStoryKeeper } from './story-keeper.ts'
import {
	keepTagReport,
	readCorrectedItems,
	readTagReasons,
	readWaitingReports,
	ruleOnReport,
} from './tag-report-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
const item = 1

const reason = (kind: TagReason['kind'], ref: string): TagReason => ({
	kind,
	ref,
	span: [0, 1],
	rule: 'name',
})
const tagged = (coins: string[], topics: string[], title = 'Near a turning point') => {
	const draft = makeDraft('a', { title, coins, topics })
	const why = [...coins.map((ref) => reason('coin', ref)), ...topics.map((ref) => reason('topic', ref))]
	return { ...draft, tags: { ...draft.tags, why } }
}

beforeEach(async () => {
	await sql`truncate news_item, news_list_entry, tag_report, tag_ruling restart identity cascade`.execute(db)
	await sql`alter sequence news_item_id restart`.execute(db)
	await saveCatalogue(db, smallCatalogue)
	await addNews(db, 2030, [tagged(['BTC', 'NEAR'], ['nft'])], now)
})

const say = (who: string, ref: string, verdict: TagVerdict, kind: TagReason['kind'] = 'coin') =>
	keepTagReport(
		db,
		{ kind: 'session', id: who },
		{ itemId: item, kind, ref, verdict, reason: undefined },
		now,
	)

/** The items in a tag's list, as its page reads them. */
const listed = async (kind: string, ref: string) =>
	(
		await sql<{ id: number }>`
			select item_id as id from news_list_entry as entry join tag on tag.kind = ${kind} and tag.ref = ${ref}
			where tag.id = any(entry.tags) and entry.is_story
		`.execute(db)
	).rows.length
const refs = async () => ((await readTagReasons(db, item)) ?? []).map(({ ref }) => ref)
const nothingWrong = { items: [], entries: 0 }

test('an identity can report a tag once, and only what is true', async () => {
	expect(await say('one', 'NEAR', 'wrong')).toBe('stored')
	expect(await say('one', 'NEAR', 'wrong')).toBe('said_before')
	expect(await say('two', 'NEAR', 'wrong')).toBe('stored')
	expect(await say('one', 'NEAR', 'missing')).toBe('not_so')
	expect(await say('one', 'SOL', 'wrong')).toBe('not_so')
	expect(await say('one', 'NOPE', 'wrong')).toBe('no_such_tag')
	expect(await readWaitingReports(db)).toMatchObject([{ ref: 'NEAR', verdict: 'wrong', readers: 2 }])
})

test('an accepted report changes the item, its lists and its counts immediately', async () => {
	await say('one', 'NEAR', 'wrong')
	await say('one', 'defi', 'missing', 'topic')
	const [first, second] = await readWaitingReports(db)
	expect(await ruleOnReport(db, first?.id ?? 0, true, now)).toMatchObject({ ok: true })
	expect(await ruleOnReport(db, second?.id ?? 0, true, now)).toMatchObject({ ok: true })
	expect(await refs()).toEqual(['BTC', 'nft', 'defi'])
	expect(await listed('coin', 'NEAR')).toBe(0)
	expect(await listed('topic', 'defi')).toBe(1)
	expect(await readWaitingReports(db)).toEqual([])
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
	expect(await readCorrectedItems(db)).toEqual([
		{ title: 'Near a turning point', lang: 'en', coins: ['BTC'], people: [], topics: ['nft', 'defi'] },
	])
})

test('a dismissed report changes nothing and is not shown again', async () => {
	await say('one', 'NEAR', 'wrong')
	const [report] = await readWaitingReports(db)
	await ruleOnReport(db, report?.id ?? 0, false, now)
	await say('two', 'NEAR', 'wrong')
	expect(await readWaitingReports(db)).toEqual([])
	expect(await refs()).toEqual(['BTC', 'NEAR', 'nft'])
	expect(await readCorrectedItems(db)).toEqual([])
	expect(await ruleOnReport(db, 999, true, now)).toMatchObject({ ok: false })
})

test('a decision survives tagging again and an edited title', async () => {
	await say('one', 'NEAR', 'wrong')
	const [report] = await readWaitingReports(db)
	await ruleOnReport(db, report?.id ?? 0, true, now)
	const progress: number[] = []
	const done = await retagNews(db, () => [reason('coin', 'NEAR'), reason('coin', 'SOL')], {
		since: new Date(0),
		now: () => now,
		stop: new AbortController().signal,
		tell: ({ done: soFar }) => progress.push(soFar),
	})
	expect(done).toEqual({ done: 1, changed: 1, total: 1 })
	expect(progress).toEqual([1])
	expect(await refs()).toEqual(['SOL'])
	expect(await listed('coin', 'BTC')).toBe(0)
	await addNews(db, 2030, [tagged(['NEAR', 'ETH'], [], 'Near a turning point, again')], now)
	expect(await refs()).toEqual(['ETH'])
	expect(await reconcileCounts(db)).toEqual(nothingWrong)
})

test('tagging again changes neither correct items nor those older than the limit', async () => {
	const same = () => [reason('coin', 'BTC'), reason('coin', 'NEAR'), reason('topic', 'nft')]
	const options = { now: () => now, stop: new AbortController().signal, tell: () => {} }
	expect(await retagNews(db, same, { since: new Date(0), ...options })).toMatchObject({ changed: 0 })
	const later = new Date(now.getTime() + 1)
	expect(await retagNews(db, () => [], { since: later, ...options })).toMatchObject({ done: 0 })
	expect(await refs()).toEqual(['BTC', 'NEAR', 'nft'])
})

test('readers report that an item does not belong to its story, and an operator separates it', async () => {
	const write = openNewsWriter(db, () => now, openStoryKeeper(storyByWord(/quorix/i)))
	const titles = ['Quorix hacked', 'Quorix hires a chief', 'Attack on Quorix']
	for (const [place, title] of titles.entries())
		await write(2030 + place, [makeDraft(`q${place}`, { sourceId: 2030 + place, title, publishedAt: now })])
	const stored = await sql<{ id: number; slug: string }>`
		select id, slug from news_item where title like '%Quorix%' order by id
	`.execute(db)
	const [first, other] = stored.rows
	if (first === undefined || other === undefined) throw new Error('nothing was stored')
	const say = (reader: string, ref = first.slug, verdict: TagVerdict = 'wrong') =>
		keepTagReport(
			db,
			{ kind: 'session', id: reader },
			{ itemId: other.id, kind: 'story', ref, verdict, reason: undefined },
			now,
		)
	expect(await say('a')).toBe('stored')
	expect(await say('b', other.slug)).toBe('stored')
	expect(await say('a')).toBe('said_before')
	expect(await say('c', 'no-such-story')).toBe('not_so')
	expect(await say('c', first.slug, 'missing')).toBe('not_so')
	const waiting = await readWaitingReports(db)
	expect(waiting).toMatchObject([{ kind: 'story', readers: 2, slug: other.slug, words: ['Quorix hacked'] }])
	const ruled = await ruleOnReport(db, waiting[0]?.id ?? 0, true, now)
	expect(ruled.ok).toBe(true)
	const found = await sql<{
		story: number
	}>`select story_id as story from news_item where id = ${other.id}`.execute(db)
	expect(found.rows).toEqual([{ story: other.id }])
	expect(await readWaitingReports(db)).toEqual([])
	expect(await readCorrectedItems(db)).toEqual([])
})
