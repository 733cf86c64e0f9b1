import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { insertFollow } from '#store/follows/follow-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'

const { db, url } = await testDatabase()
const program = fileURLToPath(new URL('matching-worker.ts', import.meta.url))

function startMatcher(): ChildProcess {
	const child = spawn(process.execPath, [program, url], { stdio: ['ignore', 'pipe', 'inherit'] })
	onTestFinished(() => void child.kill('SIGKILL'))
	return child
}

test('matchers that are killed under load lose no story and notify of none twice', async () => {
	await saveCatalogue(db, smallCatalogue)
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
		overriding system value values (1, 'sara', 'sara@example.com', '', '', 'U', 'en', now())
	`.execute(db)
	await sql`insert into reader_channel (account_id, channel, changed_at) values (1, 'webhook', now())`.execute(
		db,
	)
	const criteria = {
		locales: ['fa', 'en'] as const,
		sourceIds: [],
		topicIds: [],
		personIds: [],
		storyIds: [],
		words: [],
		notWords: [],
	}
	const rest = { minOutlets: 1, channels: ['webhook'] as const, paused: false, name: 'f' }
	const follows = 40
	for (let index = 0; index < follows; index += 1) {
		const coinIds = index % 2 === 0 ? [4001] : []
		const place = { position: index + 1, feedSecret: `secret ${index}` }
		await insertFollow(db, 1, { ...criteria, ...rest, ...place, coinIds }, new Date())
	}
	const rounds = 6
	const perRound = 60
	// Two matchers at a time, of which one is killed after each round, while items arrive.
	const matchers = [startMatcher(), startMatcher()]
	await Promise.all(matchers.map((child) => once(child.stdout ?? child, 'data')))
	for (let round = 0; round < rounds; round += 1) {
		const drafts = Array.from({ length: perRound }, (_, index) =>
			makeDraft(`r${round}i${index}`, {
				title: `Report number ${round} of ${index}`,
				coins: index % 3 === 0 ? ['BTC'] : [],
				publishedAt: new Date(),
			}),
		)
		await addNews(db, 2030, drafts, new Date())
		const victim = matchers.shift()
		victim?.kill('SIGKILL')
		const next = startMatcher()
		matchers.push(next)
		if (round % 2 === 0) await once(next.stdout ?? next, 'data')
	}
	const items = rounds * perRound
	const reached = async () =>
		(
			await sql<{ done: boolean }>`
				select last_item = (select max(id) from news_item) as done from follow_cursor
			`.execute(db)
		).rows[0]?.done
	await expect.poll(reached, { timeout: 60_000, interval: 50 }).toBe(true)
	const matched = await sql<{ n: number; distinct: number }>`
		select count(*)::integer as n, count(distinct (follow_id, story_id))::integer as "distinct"
		from story_notification, unnest(follow_ids) as follow_id
	`.execute(db)
	const queued = await sql<{
		n: number
	}>`select cardinality(item_ids) + more as n from notification_queue`.execute(db)
	const expected = (follows / 2) * items + (follows / 2) * (items / 3)
	expect(matched.rows[0]).toEqual({ n: expected, distinct: expected })
	expect(queued.rows[0]?.n).toBe(expected)
})
