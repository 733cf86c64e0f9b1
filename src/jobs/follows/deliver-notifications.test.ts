import { beforeEach, expect, test } from 'vitest'
import type { NotificationMessage, Sender } from '#channels/sender.ts'
import { addressChannels } from '#domain/channels.ts'
import { channelName } from '#mail/channel-name.ts'
import { readConfig } from '#main/config/config.ts'
import { openChannels } from '#main/wiring/open-channels.ts'
import { insertFollow } from '#store/follows/follow-store.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import {
	findReaderChannels,
	resumeReaderChannel,
	saveReaderChannel,
} from '#store/follows/reader-channel-store.ts'
import { saveReaderHours, usualHours } from '#store/follows/reader-hours-store.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { receiveWebhooks } from '#test/webhook-receiver.ts'
import { deliverDueNotifications } from './deliver-notifications.ts'

const { db } = await testDatabase()
await saveCatalogue(db, smallCatalogue)
let now = new Date('2026-03-01T12:00:00Z')
const later = (minutes: number) => {
	now = new Date(now.getTime() + minutes * 60_000)
}
const write = openNewsWriter(db, () => now)
const match = openFollowMatcher(db)
const everything = {
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
}
let drafts = 0
const publish = async (title: string) => {
	drafts += 1
	await write(2030, [makeDraft(`d${drafts}`, { title, publishedAt: now })])
	await match(now)
}
const failures: string[] = []
const deliver = (webhook: Sender) =>
	deliverDueNotifications({
		db,
		now: () => now,
		senders: { webhook },
		onFailure: ({ problem }) => failures.push(problem),
		onTrouble: (error) => {
			throw error
		},
	})
const titles = (message: NotificationMessage | undefined) =>
	message?.parts.map(({ follow, stories }) => [follow.name, ...stories.map(({ title }) => title)])

beforeEach(async () => {
	await sql`truncate follow, story_notification, account cascade`.execute(db)
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
		overriding system value values (1, 'sara', 'sara@example.com', '', '', 'U', 'fa', now())
	`.execute(db)
	await saveReaderChannel(db, { accountId: 1, channel: 'webhook', destination: { url: 'x' } }, now)
	for (const [position, [name, words]] of (
		[
			['Fund', ['fund']],
			['All', []],
		] as const
	).entries()) {
		await insertFollow(db, 1, { ...everything, name, words, position, feedSecret: `${name}${now}` }, now)
	}
})

test('a message has everything that waits, each story under the first follow that matched it', async () => {
	await publish('A fund opens')
	await publish('Ether rises')
	const sent: NotificationMessage[] = []
	const take: Sender = async (message) => {
		sent.push(message)
		return { kind: 'sent' }
	}
	expect(await deliver(take)).toBe(1)
	expect(await deliver(take)).toBe(0)
	expect(titles(sent[0])).toEqual([
		['Fund', 'A fund opens'],
		['All', 'Ether rises'],
	])
	expect(sent[0]).toMatchObject({ accountId: 1, locale: 'fa', destination: { url: 'x' }, more: 0 })
})

test('a message that did not arrive is retried unchanged, and newer stories come after it', async () => {
	await publish('First')
	const tried: NotificationMessage[] = []
	await deliver(async (message) => {
		tried.push(message)
		return { kind: 'later', problem: 'busy' }
	})
	await publish('Second')
	expect(await deliver(async () => ({ kind: 'sent' }))).toBe(0)
	later(1)
	for (const _round of [1, 2]) {
		await deliver(async (message) => {
			tried.push(message)
			return { kind: 'sent' }
		})
	}
	expect(tried.map(titles)).toEqual([[['All', 'First']], [['All', 'First']], [['All', 'Second']]])
	expect(new Set(tried.map(({ key }) => key)).size).toBe(2)
	expect(tried[0]?.key).toBe(tried[1]?.key)
})

test('a channel that is gone, or that failed for a day, is paused with a reason; when resumed it sends newer stories', async () => {
	await publish('Nobody hears this')
	await deliver(async () => ({ kind: 'gone', why: 'gone' }))
	expect(await findReaderChannels(db, 1)).toMatchObject([{ pausedWhy: 'gone' }])
	await publish('Nor this')
	await resumeReaderChannel(db, { accountId: 1, channel: 'webhook' }, now)
	await publish('But this')
	const busy: Sender = async () => ({ kind: 'later', problem: 'busy', pauseMs: 3_600_000 })
	for (let hour = 0; hour <= 24; hour += 1) {
		await deliver(busy)
		later(60)
	}
	expect(await findReaderChannels(db, 1)).toMatchObject([{ pausedWhy: 'failing' }])
	const waiting = await sql`select from notification_queue`.execute(db)
	expect(waiting.rows).toHaveLength(0)
})

test('there are no notifications in quiet hours or beyond the hourly limit: the rest is sent together afterwards', async () => {
	now = new Date('2026-03-02T18:00:00Z')
	await saveReaderChannel(db, { accountId: 1, channel: 'telegram', destination: {} }, now)
	await insertFollow(
		db,
		1,
		{ ...everything, name: 'Chat', channels: ['telegram'], position: 3, feedSecret: `chat${now}` },
		now,
	)
	// Until 23:00 in Tehran it may notify, twice an hour.
	await saveReaderHours(db, 1, { ...usualHours, quietFrom: 23, quietUntil: 7, mostAnHour: 2 })
	const sent: (string | number)[][] = []
	const ring = () =>
		deliverDueNotifications({
			db,
			now: () => now,
			senders: {
				// A webhook makes no sound, and does not count towards the hourly limit of a chat.
				webhook: async () => ({ kind: 'sent' }),
				telegram: async ({ parts }) => {
					sent.push([
						now.toISOString().slice(11, 16),
						...parts.flatMap(({ stories }) => stories.map(({ title }) => title)),
					])
					return { kind: 'sent' }
				},
			},
			onFailure: () => {},
			onTrouble: (error) => {
				throw error
			},
		})
	for (const title of ['One', 'Two', 'Three', 'Four']) {
		await publish(title)
		await ring()
	}
	later(60)
	await ring()
	later(60)
	await publish('At night')
	await ring()
	now = new Date('2026-03-03T03:29:00Z')
	await ring()
	later(1)
	await ring()
	expect(sent).toEqual([
		['18:00', 'One'],
		['18:00', 'Two'],
		['19:00', 'Three', 'Four'],
		['03:30', 'At night'],
	])
})

test.each(addressChannels)(
	'when the address of %s is gone, it is paused and its reader gets an e-mail',
	async (channel) => {
		const receiver = await receiveWebhooks()
		receiver.respondBy((response) => response.writeHead(channel === 'webhook' ? 410 : 404).end())
		const config = readConfig({ WEBHOOK_ALLOW: receiver.host })
		if (!config.ok) throw new Error('no such config')
		const opened = openChannels({ config: config.value, db, bots: {}, now: () => now })
		now = new Date('2026-03-04T12:00:00Z')
		await saveReaderChannel(
			db,
			{ accountId: 1, channel, destination: { url: receiver.url, secret: 's' } },
			now,
		)
		const follow = {
			...everything,
			name: 'Team',
			channels: [channel],
			position: 3,
			feedSecret: `${channel}${now}`,
		}
		await insertFollow(db, 1, follow, now)
		await publish(`Nobody reads this in ${channel}`)
		const onTrouble = (error: unknown) => {
			throw error
		}
		await deliverDueNotifications({
			db,
			now: () => now,
			senders: { [channel]: opened[channel] },
			onFailure: () => {},
			onTrouble,
		})
		expect(receiver.received).toHaveLength(1)
		expect(await findReaderChannels(db, 1)).toContainEqual(
			expect.objectContaining({ channel, pausedWhy: 'gone' }),
		)
		const mail =
			await sql`select facts from mail_outbox where letter = 'way_paused' and account_id = 1`.execute(db)
		expect(mail.rows).toEqual([{ facts: { address: channelName(channel, 'fa') } }])
	},
)
