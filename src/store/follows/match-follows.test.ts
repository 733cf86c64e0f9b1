import { beforeEach, expect, test } from 'vitest'
import type { FollowDraft } from '#domain/follow.ts'
import { releaseHeldNews } from '#store/news/news-state.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { joinStories } from '#store/news/story-ruling.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { type DraftWish, makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { storyByWord } from '#test/story-by-word.ts'
import { deleteFollow, insertFollow } from './follow-store.ts'
import { findFollowedStories } from './followed-stories.ts'
import { openFollowMatcher } from './match-follows.ts'
import { saveMutes } from './mute-store.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-01T12:00:00Z')
await saveCatalogue(db, smallCatalogue)
// Titles with the same exchange are one story.
const keeper = openStoryKeeper(storyByWord(/exchange \w+/i))
const write = openNewsWriter(db, () => now, keeper)
const match = openFollowMatcher(db)

beforeEach(async () => {
	await sql`truncate follow, follow_late, story_notification, account cascade`.execute(db)
	await sql`truncate news_item, news_list_entry, story_ruling restart identity cascade`.execute(db)
	await sql`update follow_cursor set last_item = 0`.execute(db)
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
		overriding system value values (1, 'sara', 'sara@example.com', '', '', 'U', 'en', now())
	`.execute(db)
	await sql`insert into reader_channel (account_id, channel, changed_at) values (1, 'webhook', now())`.execute(
		db,
	)
	keeper.forget()
})

let made = 0
const everything: FollowDraft = {
	name: 'f',
	locales: ['fa', 'en'],
	coinIds: [],
	sourceIds: [],
	topicIds: [],
	personIds: [],
	storyIds: [],
	words: [],
	notWords: [],
	minOutlets: 1,
	channels: ['webhook'],
	paused: false,
}
const follow = async (criteria: Partial<FollowDraft> = {}) => {
	made += 1
	const draft = { ...everything, ...criteria, position: made, feedSecret: `secret ${made}` }
	return insertFollow(db, 1, draft, now)
}
let paths = 0
const store = (sourceId: number, title: string, criteria: DraftWish = {}, holdAbove?: number) => {
	paths += 1
	const publishedAt = new Date(now.getTime() - 3_600_000 + paths * 1000)
	return write(sourceId, [makeDraft(`p${paths}`, { sourceId, title, publishedAt, ...criteria })], {
		holdAbove,
	})
}
const matchAll = async () => {
	while ((await match(now)) > 0);
}
const notifiedOf = async (id: number): Promise<string[]> => {
	const matched = await sql<{ title: string }>`
		select title from notification_queue, unnest(follow_ids, item_ids) as matched (follow_id, item_id)
			join news_item on news_item.id = item_id where follow_id = ${id} order by item_id
	`.execute(db)
	return matched.rows.map(({ title }) => title)
}

test('each follow gets what matches it, as its preview shows', async () => {
	const allCriteria: Partial<FollowDraft>[] = [
		{},
		{ locales: ['fa'] },
		{ coinIds: [4001] },
		{ coinIds: [4001, 4002], locales: ['en'] },
		{ sourceIds: [2030] },
		{ topicIds: [8001] },
		{ topicIds: [8001], coinIds: [4002] },
		{ personIds: [9001] },
		{ words: ['bitcoin'] },
		{ words: ['AI'] },
		{ words: ['bitcoin', 'fund'] },
		{ words: ['بيت كوين'] },
		{ notWords: ['bitcoin'] },
		{ coinIds: [4001], notWords: ['ai'] },
		{ words: ['fund manager'] },
		{ minOutlets: 2 },
	]
	const ids: number[] = []
	for (const criteria of allCriteria) ids.push(await follow(criteria))
	await store(2030, 'Bitcoin fund manager speaks', { coins: ['BTC'] })
	await store(2031, 'AI buys bitcoin', { coins: ['BTC'], topics: ['defi'] })
	await store(2030, 'Ether in DeFi', { coins: ['ETH'], topics: ['defi'] })
	await store(2032, 'Vitalik of the exchange north', { people: ['vitalik-buterin'] })
	await store(1001, 'بیت‌کوین بالا رفت', { coins: ['BTC'] })
	await store(2031, 'Said again: exchange north')
	await matchAll()
	const span = { since: new Date(now.getTime() - 86_400_000), until: now, most: 50 }
	const matched: string[][] = []
	for (const [index, criteria] of allCriteria.entries()) {
		const { stories } = await findFollowedStories(
			db,
			{ ...everything, ...criteria },
			{ words: [], sourceIds: [] },
			span,
		)
		const titles = await notifiedOf(ids[index] ?? 0)
		expect(titles.toSorted(), JSON.stringify(criteria)).toEqual(stories.map(({ title }) => title).toSorted())
		matched.push(titles)
	}
	expect(matched.map(({ length }) => length)).toEqual([5, 1, 3, 3, 2, 2, 1, 1, 2, 1, 1, 1, 3, 2, 1, 1])
})

test('a report that joined weakly is matched like a new story, once', async () => {
	const plain = await follow({ words: ['exchange'] })
	const waiting = await follow({ words: ['exchange'], minOutlets: 3 })
	await store(2030, 'Exchange north falls')
	await matchAll()
	await store(2031, 'Exchange north is down')
	await store(2031, 'Perhaps exchange north lays off staff')
	await matchAll()
	await store(2032, 'Exchange north falls, they say')
	await matchAll()
	expect(await notifiedOf(plain)).toEqual(['Exchange north falls', 'Perhaps exchange north lays off staff'])
	expect(await notifiedOf(waiting)).toEqual(['Exchange north falls'])
	const span = { since: new Date(now.getTime() - 86_400_000), until: now, most: 50 }
	const { stories } = await findFollowedStories(
		db,
		{ ...everything, words: ['exchange'] },
		{ words: [], sourceIds: [] },
		span,
	)
	expect(stories.map(({ title }) => title)).toEqual([
		'Perhaps exchange north lays off staff',
		'Exchange north falls',
	])
})

test('a story that grows notifies once, or when it has as many outlets as the reader wants', async () => {
	const plain = await follow({ words: ['exchange'] })
	const waiting = await follow({ words: ['falls'], minOutlets: 3 })
	await store(2030, 'Exchange north falls')
	await matchAll()
	await store(2031, 'What happened to exchange north')
	await matchAll()
	expect([await notifiedOf(plain), await notifiedOf(waiting)]).toEqual([['Exchange north falls'], []])
	await store(2032, 'Exchange north: the day after')
	await matchAll()
	// Its earlier report is the one that matches.
	expect(await notifiedOf(waiting)).toEqual(['Exchange north falls'])
	await store(1003, 'Exchange north, exchange north')
	await matchAll()
	expect([(await notifiedOf(plain)).length, (await notifiedOf(waiting)).length]).toEqual([1, 1])
})

test('followers of a story are notified of each further report', async () => {
	await store(2030, 'Exchange north falls', { coins: ['BTC'] })
	await matchAll()
	const first = await sql<{ id: number }>`select max(id) as id from news_item`.execute(db)
	const ofStory = await follow({ storyIds: [first.rows[0]?.id ?? 0] })
	const ofCoin = await follow({ coinIds: [4001] })
	await store(2031, 'Exchange north is down', { coins: ['BTC'] })
	await matchAll()
	await store(2032, 'Exchange north falls, they say', { coins: ['BTC'] })
	await matchAll()
	expect(await notifiedOf(ofStory)).toHaveLength(2)
	expect(await notifiedOf(ofCoin)).toHaveLength(1)
})

test('a follow that is deleted, alone or with its account, adds to no queue', async () => {
	const deleted = await follow()
	const stays = await follow()
	await store(2030, 'Bitcoin rises')
	await matchAll()
	expect(await notifiedOf(deleted)).toHaveLength(1)
	await deleteFollow(db, 1, deleted)
	await store(2031, 'Ether falls')
	await matchAll()
	expect([(await notifiedOf(deleted)).length, (await notifiedOf(stays)).length]).toEqual([1, 2])
	await sql`delete from account`.execute(db)
	await store(2032, 'Nobody is left')
	await matchAll()
	const matched = await sql`select 1 from story_notification where ${stays} = any(follow_ids)`.execute(db)
	expect(matched.rows).toHaveLength(2)
})

test('stories that turn out to be one after they were notified do not notify again', async () => {
	const id = await follow({ words: ['exchange'] })
	await store(2030, 'Exchange north falls')
	await store(2031, 'Exchange south falls')
	await matchAll()
	expect(await notifiedOf(id)).toHaveLength(2)
	const slugs = await sql<{ slug: string }>`select slug from news_item order by id`.execute(db)
	await joinStories(db, slugs.rows[0]?.slug ?? '', slugs.rows[1]?.slug ?? '', now)
	await store(2032, 'Exchange south once more')
	await matchAll()
	expect(await notifiedOf(id)).toHaveLength(2)
})

test('paused and muted follows, feeds, archives and held items do not notify; items released later do', async () => {
	const paused = await follow({ paused: true })
	const feed = await follow({ channels: ['feed'] })
	const all = await follow()
	await saveMutes(db, 1, { words: ['airdrop'], sourceIds: [2031] }, now)
	await store(2030, 'Free airdrop today')
	await store(2031, 'From a muted source')
	await store(2030, 'Years ago', { publishedAt: new Date('2024-01-01T00:00:00Z') })
	await store(2030, 'Held back', {}, 0)
	await store(2030, 'Plain news')
	await matchAll()
	expect([await notifiedOf(paused), await notifiedOf(feed), await notifiedOf(all)]).toEqual([
		[],
		[],
		['Plain news'],
	])
	await releaseHeldNews(db, 2030, keeper, now)
	await matchAll()
	expect(await notifiedOf(all)).toEqual(['Held back', 'Plain news'])
})

test('of follows that match everything a limited number waits, and the rest is counted', async () => {
	const ids = await Promise.all(Array.from({ length: 20 }, () => follow()))
	const drafts = Array.from({ length: 30 }, (_, index) =>
		makeDraft(`many${index}`, { title: `Plain ${index}`, publishedAt: now }),
	)
	await write(2030, drafts)
	// A matcher that has not cached the follows of earlier tests, which are deleted.
	const matchAfresh = openFollowMatcher(db)
	await matchAfresh(now)
	const queue = async () =>
		(
			await sql<{ waiting: number; more: number }>`
				select cardinality(item_ids) as waiting, more from notification_queue
			`.execute(db)
		).rows
	// One row for the reader, whatever is added: 20 follows of 30 stories exceed the limit.
	expect(await queue()).toEqual([{ waiting: 500, more: 100 }])
	await store(2030, 'One more')
	await matchAfresh(now)
	expect(await queue()).toEqual([{ waiting: 500, more: 120 }])
	const matched = await sql<{ n: number }>`
		select sum(cardinality(follow_ids))::integer as n from story_notification
	`.execute(db)
	expect(matched.rows[0]?.n).toBe(ids.length * 31)
})
