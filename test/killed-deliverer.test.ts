import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { insertFollow } from '#store/follows/follow-store.ts'
import { saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import { addNews } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { receiveWebhooks } from './webhook-receiver.ts'

const { db, url } = await testDatabase()
const program = fileURLToPath(new URL('delivering-worker.ts', import.meta.url))
const receiver = await receiveWebhooks()

const readers = 5
const rounds = 5
const perRound = 20

type Message = { id: string; follows: { id: number; stories: { id: number }[] }[] }

test('a worker that dies between sending a notification and recording it sends it again with the same key, so that each story arrives once', async () => {
	await saveCatalogue(db, smallCatalogue)
	for (let reader = 1; reader <= readers; reader += 1) {
		await sql`
			insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
			overriding system value values (${reader}, ${`reader${reader}`}, ${`r${reader}@example.com`}, '', '', 'U', 'en', now())
		`.execute(db)
		const destination = { url: receiver.url, secret: 'secret' }
		await saveReaderChannel(db, { accountId: reader, channel: 'webhook', destination }, new Date())
		const draft = {
			name: 'All',
			locales: ['fa', 'en'] as const,
			coinIds: [],
			sourceIds: [],
			topicIds: [],
			personIds: [],
			storyIds: [],
			words: [],
			notWords: [],
			minOutlets: 1,
			channels: ['webhook'] as const,
			paused: false,
			position: 1,
			feedSecret: `secret ${reader}`,
		}
		await insertFollow(db, reader, draft, new Date())
	}
	let worker: ChildProcess
	const start = async () => {
		worker = spawn(process.execPath, [program, url, receiver.host], { stdio: ['ignore', 'pipe', 'inherit'] })
		await once(worker.stdout ?? worker, 'data')
	}
	onTestFinished(() => void worker.kill('SIGKILL'))
	let kills = 0
	// The message has arrived, but its sender is killed before the response.
	receiver.respondBy((response, { key }) => {
		if (kills < rounds && Number.parseInt(key.slice(0, 2), 16) % 2 === 0) {
			kills += 1
			worker.kill('SIGKILL')
			response.destroy()
			void start()
			return
		}
		response.end()
	})
	await start()
	for (let round = 0; round < rounds; round += 1) {
		const drafts = Array.from({ length: perRound }, (_, index) =>
			makeDraft(`r${round}i${index}`, { title: `Report ${round} of ${index}`, publishedAt: new Date() }),
		)
		await addNews(db, 2030, drafts, new Date())
		const sentOnce = receiver.received.length
		await expect.poll(() => receiver.received.length).toBeGreaterThan(sentOnce)
	}
	const byKey = () => new Map(receiver.received.map(({ key, body }) => [key, body]))
	const delivered = () =>
		[...byKey().values()].flatMap((body) =>
			(JSON.parse(body) as Message).follows.flatMap(({ id, stories }) =>
				stories.map((story) => `${id} ${story.id}`),
			),
		)
	const all = readers * rounds * perRound
	await expect.poll(() => new Set(delivered()).size, { timeout: 60_000 }).toBe(all)
	expect(delivered()).toHaveLength(all)
	for (const { key, body } of receiver.received) expect(body).toBe(byKey().get(key))
	expect(kills).toBeGreaterThan(0)
	expect(receiver.received.length).toBeGreaterThan(byKey().size)
})
