import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { Senders } from '#channels/sender.ts'
import { createWebhookSender } from '#channels/webhook/webhook-sender.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createPostWebhook } from '#outside/webhook.ts'
import { openPool } from '#store/database/connection-pool.ts'
import { insertFollow } from '#store/follows/follow-store.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { deliverNotifications } from './deliver-notifications.ts'

const database = await testDatabase()
// A worker's pool.
const db = openPool(database.login, 'job', { info: () => {}, warn: () => {} })
afterAll(() => db.end())
await saveCatalogue(db, smallCatalogue)

const criteria = {
	coinIds: [],
	sourceIds: [],
	topicIds: [],
	personIds: [],
	storyIds: [],
	words: [],
	notWords: [],
}
async function addReader(id: number, channel: 'webhook' | 'telegram', destination: Record<string, unknown>) {
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
		overriding system value values (${id}, ${`reader${id}`}, ${`r${id}@example.com`}, '', '', 'U', 'en', now())
	`.execute(db)
	await saveReaderChannel(db, { accountId: id, channel, destination }, new Date())
	const follow = { ...criteria, name: 'All', locales: ['en'] as const, minOutlets: 1, channels: [channel] }
	await insertFollow(db, id, { ...follow, paused: false, position: 1, feedSecret: `s${id}` }, new Date())
}

test('readers whose servers hang delay no other reader, and no message is sent by two workers', async () => {
	const slow = await receiveWebhooks()
	const quick = await receiveWebhooks()
	let inside = 0
	let mostInside = 0
	slow.respondBy((response) => {
		inside += 1
		mostInside = Math.max(mostInside, inside)
		response.once('close', () => {
			inside -= 1
		})
	})
	const hanging = 30
	for (let id = 1; id <= hanging; id += 1) await addReader(id, 'webhook', { url: slow.url, secret: 's' })
	const quickHost = quick.host.replace('127.0.0.1', 'localhost')
	await addReader(80, 'webhook', { url: `http://${quickHost}/hook`, secret: 's' })
	await addReader(81, 'telegram', {})

	const chats: string[] = []
	const workerWith = (): Senders => {
		const get = createGuardedFetch({
			userAgent: 'test',
			allow: [slow.host, quickHost],
			// A worker's, or the hosts that hang would take all turns of the fetch.
			limits: { atOnce: 32, perHost: 16 },
		})
		return {
			webhook: createWebhookSender({ post: createPostWebhook(get), now: () => new Date() }),
			telegram: async ({ key }) => {
				chats.push(key)
				return { kind: 'sent' }
			},
		}
	}
	const problems: string[] = []
	const stop = new AbortController()
	const workers = [1, 2].map(() =>
		deliverNotifications(
			{
				db,
				now: () => new Date(),
				senders: workerWith(),
				onFailure: ({ problem }) => problems.push(problem),
				onTrouble: (error) => problems.push(String(error)),
			},
			stop.signal,
		),
	)
	onTestFinished(async () => {
		stop.abort()
		await Promise.all(workers)
	})

	const now = new Date()
	await openNewsWriter(db, () => now)(2030, [makeDraft('one', { title: 'A fund opens', publishedAt: now })])
	await openFollowMatcher(db)(now)
	const published = performance.now()
	await expect.poll(() => [quick.received.length, chats.length]).toEqual([1, 1])
	// A hanging server times out after five seconds: nobody waited for thirty of them in turn.
	expect(performance.now() - published).toBeLessThan(15_000)
	// After the timeout another reader's message is sent.
	await expect.poll(() => slow.received.length).toBeGreaterThan(20)
	// Ten at once by each of the two workers.
	expect(mostInside).toBeLessThanOrEqual(20)
	expect(problems.every((problem) => problem === 'timeout')).toBe(true)
	expect([quick.received.length, chats.length]).toEqual([1, 1])
	expect(new Set(slow.received.map(({ key }) => key)).size).toBe(slow.received.length)
})
