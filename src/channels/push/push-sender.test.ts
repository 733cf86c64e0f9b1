import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverDueNotifications } from '#jobs/follows/deliver-notifications.ts'
import { createGuardedFetch } from '#outside/guarded-fetch.ts'
import { createSendPush } from '#outside/web-push.ts'
import { findVapidKeys } from '#services/follows/vapid-keys.ts'
import { insertFollow } from '#store/follows/follow-store.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { addPushBrowser, findPushBrowsers } from '#store/follows/push-browser-store.ts'
import { findReaderChannels } from '#store/follows/reader-channel-store.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { startPushService } from '#test/push-service.ts'
import { createPushSender } from './push-sender.ts'

const { db } = await testDatabase()
await saveCatalogue(db, smallCatalogue)
const service = await startPushService()
afterAll(() => service.stop())
let now = new Date('2026-03-01T12:00:00Z')
const write = openNewsWriter(db, () => now)
const match = openFollowMatcher(db)
const problems: string[] = []

const senderWith = (allow: string[]) =>
	createPushSender({
		db,
		now: () => now,
		push: createSendPush({
			get: createGuardedFetch({ userAgent: 'test', allow }),
			keys: () => findVapidKeys(db),
			contact: 'info@zagros.test',
			now: () => now,
		}),
	})
const deliver = (push = senderWith([service.hostAndPort])) =>
	deliverDueNotifications({
		db,
		now: () => now,
		senders: { push },
		onFailure: ({ problem }) => problems.push(problem),
		onTrouble: (error) => {
			throw error
		},
	})

let drafts = 0
const publish = async (title: string, sourceId = 2030) => {
	drafts += 1
	now = new Date(now.getTime() + 3_600_000)
	await write(sourceId, [makeDraft(`p${drafts}`, { title, sourceId, publishedAt: now })])
	await match(now)
}
const add = (name: string) =>
	addPushBrowser(db, { accountId: 1, tokenHash: '', name, ...service.newBrowser(name) }, now)
const shown = () => service.pushed.map(({ browser, note }) => `${browser}: ${note.title}`).sort()

beforeEach(async () => {
	await sql`truncate follow, story_notification, account cascade`.execute(db)
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at)
		overriding system value values (1, 'sara', 'sara@example.com', '', '', 'U', 'fa', now())
	`.execute(db)
	service.pushed.length = 0
	service.responses.clear()
	problems.length = 0
	await add('phone')
	await add('desk')
	const criteria = {
		coinIds: [],
		sourceIds: [],
		topicIds: [],
		personIds: [],
		storyIds: [],
		words: [],
		notWords: [],
	}
	const follow = {
		name: 'همه',
		channels: ['push'] as const,
		paused: false,
		position: 1,
		feedSecret: `${now}`,
	}
	await insertFollow(db, 1, { ...criteria, ...follow, locales: ['fa', 'en'], minOutlets: 1 }, now)
})

test('a story notifies every browser, signed and encrypted, and links to itself', async () => {
	await publish('بیت‌کوین به بالاترین قیمت سال رسید', 1001)
	await deliver()
	expect(service.faults).toEqual([])
	expect(shown()).toEqual([
		'desk: بیت‌کوین به بالاترین قیمت سال رسید',
		'phone: بیت‌کوین به بالاترین قیمت سال رسید',
	])
	const [first] = service.pushed
	expect(first?.note).toMatchObject({ body: '\u2068همه\u2069', lang: 'fa', dir: 'rtl' })
	expect(first?.note.path).toMatch(/^\/fa\?news_locale=fa&news_share_id=/)
	expect(first?.claims).toMatchObject({
		sub: 'mailto:info@zagros.test',
		key: (await findVapidKeys(db)).publicKey,
	})
	await deliver()
	expect(service.pushed).toHaveLength(2)
})

test('several waiting stories are one notification with their headlines', async () => {
	for (const [at, coin] of ['Ripple', 'Cardano', 'Solana', 'Tron', 'Monero'].entries())
		await publish(`${coin} opens office number ${at + 40} in town ${at}`)
	await deliver()
	const [first] = service.pushed
	expect(service.pushed).toHaveLength(2)
	expect(first?.note).toMatchObject({ title: '\u2068همه\u2069', lang: 'fa', dir: 'rtl', path: '/fa' })
	expect(first?.note.body?.split('\n')).toHaveLength(5)
})

test('a browser that is gone is reported and not tried again; with the last one the channel is paused', async () => {
	service.responses.set('phone', { status: 410 })
	await publish('Exchange lists a new token today')
	await deliver()
	expect(shown()).toEqual(['desk: Exchange lists a new token today'])
	expect((await findPushBrowsers(db, 1)).map(({ name, endedAt }) => [name, endedAt !== null])).toEqual([
		['desk', false],
		['phone', true],
	])
	service.responses.set('desk', { status: 404 })
	await publish('Regulator opens a case against a bank')
	await deliver()
	expect(await findReaderChannels(db, 1)).toMatchObject([{ channel: 'push', pausedWhy: 'gone' }])
	await add('phone')
	expect(await findReaderChannels(db, 1)).toMatchObject([{ channel: 'push', pausedWhy: null }])
})

test('a message that one browser got is not sent to it again because another’s push service was busy', async () => {
	service.responses.set('phone', { status: 503, headers: { 'retry-after': '60' } })
	await publish('Miners move to cheaper power in spring')
	await deliver()
	expect(problems).toEqual(['push service responded with 503'])
	await deliver()
	service.responses.clear()
	now = new Date(now.getTime() + 61_000)
	await deliver()
	expect(shown()).toEqual([
		'desk: Miners move to cheaper power in spring',
		'phone: Miners move to cheaper power in spring',
	])
	expect(new Set(service.pushed.map(({ note }) => note.tag)).size).toBe(1)
})

test('a browser whose push service fails for long does not block the others', async () => {
	service.responses.set('phone', { status: 503 })
	await publish('Bridge opens between two chains again')
	for (let turn = 0; turn < 6; turn += 1) {
		await deliver()
		now = new Date(now.getTime() + 600_000)
	}
	await publish('Fund buys land for a data centre')
	await deliver()
	expect(shown()).toEqual([
		'desk: Bridge opens between two chains again',
		'desk: Fund buys land for a data centre',
	])
})

test('an address inside our own network is not reached', async () => {
	await publish('Wallet adds support for hardware keys')
	await deliver(senderWith([]))
	expect(service.pushed).toEqual([])
	// The kind alone: the address that a name resolves to stays with us.
	expect(problems[0]).toBe('refused_address')
})
