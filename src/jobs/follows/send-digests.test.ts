import { beforeEach, expect, test } from 'vitest'
import { createTelegramSender } from '#channels/telegram/telegram-sender.ts'
import { sendDueMail } from '#jobs/send-mail.ts'
import { createSmtpTransport } from '#mail/smtp-transport.ts'
import type { ChatBot } from '#outside/chat-bot.ts'
import { setBriefingHour, setHours, setUpMail, unsubscribe } from '#services/follows/set-up-mail.ts'
import { sendDigestNow } from '#services/follows/write-digest.ts'
import { findSentDigests } from '#store/follows/digest-store.ts'
import { insertFollow } from '#store/follows/follow-store.ts'
import { openFollowMatcher } from '#store/follows/match-follows.ts'
import { findReaderChannels, saveReaderChannel } from '#store/follows/reader-channel-store.ts'
import { usualHours } from '#store/follows/reader-hours-store.ts'
import { openNewsWriter } from '#store/news/news-writer.ts'
import { openStoryKeeper } from '#store/news/story-keeper.ts'
import { saveCatalogue } from '#store/sources/catalogue-store.ts'
import { sql } from '#store/sql.ts'
import { testDatabase } from '#test/database.ts'
import { catchMail, readBodies } from '#test/mail-catcher.ts'
import { makeDraft, smallCatalogue } from '#test/news-drafts.ts'
import { storyByWord } from '#test/story-by-word.ts'
import { deliverDueNotifications } from './deliver-notifications.ts'
import { sendDueDigest } from './send-digests.ts'

const { db } = await testDatabase()
await saveCatalogue(db, smallCatalogue)
const catcher = await catchMail()
const strict = await catchMail({ onRcptTo: (_address, _session, done) => done(new Error('no such user')) })
const keeper = openStoryKeeper(storyByWord(/exchange \w+/i))
const write = openNewsWriter(db, () => now, keeper)
const onTrouble = (error: unknown) => {
	throw error
}
let now = new Date()
const at = (moment: string) => {
	now = new Date(moment)
}
const post = async (url = catcher.url) => {
	while (await sendDueDigest({ db, now: () => now, onTrouble }));
	const transport = createSmtpTransport(url, 'Zagros <info@zagros.example>')
	const publicUrl = 'https://zagros.example'
	await sendDueMail({ db, now: () => now, publicUrl, transport, onFailure: () => {}, onTrouble })
	return catcher.mails.splice(0)
}
let drafts = 0
const publish = async (title: string, sourceId = 2030) => {
	drafts += 1
	await write(sourceId, [makeDraft(`d${drafts}`, { sourceId, title, publishedAt: now })])
}
const follow = (name: string, words: string[], minOutlets: number, position: number) =>
	insertFollow(
		db,
		1,
		{
			locales: ['fa', 'en'],
			coinIds: [],
			sourceIds: [],
			topicIds: [],
			personIds: [],
			storyIds: [],
			words,
			notWords: [],
			minOutlets,
			channels: ['mail'],
			paused: false,
			name,
			position,
			feedSecret: `${name} ${now.toISOString()}`,
		},
		now,
	)

beforeEach(async () => {
	at('2026-03-01T00:00:00Z')
	await sql`truncate follow, account, mail_outbox cascade`.execute(db)
	await sql`truncate news_item, news_list_entry, story_ruling restart identity cascade`.execute(db)
	keeper.forget()
	await sql`
		insert into account (id, username, email, first_name, last_name, sex, locale, created_at, activated_at)
		overriding system value values (1, 'sara', 'sara@example.com', '', '', 'U', 'fa', now(), now())
	`.execute(db)
	await setHours(db, 1, { ...usualHours, timeZone: 'Asia/Tehran' }, now)
	await setUpMail(db, 1, { period: 'daily', weekday: 6, hour: 8 }, now)
})

test('a digest is sent at its hour, once, with what is new since the last one, and never empty', async () => {
	await follow('<Funds>', ['fund'], 1, 1)
	await follow('Everything', [], 1, 2)
	at('2026-03-01T03:00:00Z')
	await publish('A fund opens & closes')
	await publish('Exchange north falls')
	at('2026-03-01T04:20:00Z')
	expect(await post()).toEqual([])
	at('2026-03-01T04:31:00Z')
	const [mail, ...rest] = await post()
	expect(rest).toEqual([])
	expect(mail?.to).toEqual(['sara@example.com'])
	const head = (mail?.raw.split(/\r?\n\r?\n/)[0] ?? '').replace(/\r?\n[ \t]+/g, ' ')
	expect(head).toMatch(/^List-Unsubscribe: <https:\/\/zagros\.example\/unsubscribe\/[\w-]{22}>\r?$/m)
	expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
	const body = readBodies(mail?.raw ?? '')
	// A story of two follows is included once; each links to the same page as in a chat or a browser notification.
	expect(body).toMatch(/[۱۲]\. A fund opens & closes\s/)
	expect(body).toContain('https://zagros.example/fa?news_locale=en&news_share_id=')
	expect(body).toContain('<html lang="fa" dir="rtl">')
	expect(body.match(/>A fund opens &amp; closes</g)).toHaveLength(1)

	// A story that only grows is not repeated, and an empty digest is not sent.
	at('2026-03-01T10:00:00Z')
	await publish('More of exchange north', 2031)
	at('2026-03-02T04:31:00Z')
	expect(await post()).toEqual([])
	at('2026-03-02T09:00:00Z')
	await publish('Ether rises')
	at('2026-03-03T04:31:00Z')
	expect(readBodies((await post())[0]?.raw ?? '')).toContain('Ether rises')
})

test('other times keep what was collected, and “send now” sends it immediately and once', async () => {
	await follow('Everything', [], 1, 1)
	at('2026-03-01T01:00:00Z')
	await publish('Ether rises')
	at('2026-03-01T02:00:00Z')
	await setUpMail(db, 1, { period: 'daily', weekday: 6, hour: 20 }, now)
	expect(await post()).toEqual([])
	expect(await sendDigestNow(db, 1, now)).toBe(true)
	expect(await findSentDigests(db, 1)).toEqual([{ sentAt: now, outcome: null }])
	expect(readBodies((await post())[0]?.raw ?? '')).toContain('Ether rises')
	expect(await findSentDigests(db, 1)).toEqual([{ sentAt: now, outcome: 'sent' }])
	expect(await sendDigestNow(db, 1, now)).toBe(false)
	at('2026-03-01T17:00:00Z')
	expect(await post()).toEqual([])
	await unsubscribe(db, String((await findReaderChannels(db, 1))[0]?.destination.unsubscribe), now)
	expect(await sendDigestNow(db, 1, now)).toBeUndefined()
})

test('a story is included when it has as many outlets as the reader wants', async () => {
	await follow('Reported by two', ['falls'], 2, 1)
	at('2026-03-01T03:00:00Z')
	await publish('Exchange north falls')
	at('2026-03-01T04:31:00Z')
	expect(await post()).toEqual([])
	await publish('What happened to exchange north', 2031)
	at('2026-03-02T04:31:00Z')
	expect(readBodies((await post())[0]?.raw ?? '')).toContain('Exchange north falls')
})

test('a mailbox that refuses, and a reader who unsubscribes, get none until they subscribe again', async () => {
	await follow('Everything', [], 1, 1)
	at('2026-03-01T03:00:00Z')
	await publish('First')
	at('2026-03-01T04:31:00Z')
	for (const _try of [1, 2, 3]) {
		await post(strict.url)
		now = new Date(now.getTime() + 10 * 60_000)
	}
	const pausedWhy = async () => (await findReaderChannels(db, 1))[0]?.pausedWhy
	expect(await pausedWhy()).toBe('refused')
	await setUpMail(db, 1, { period: 'weekly', weekday: 6, hour: 8 }, now)
	expect(await pausedWhy()).toBeNull()
	const token = String((await findReaderChannels(db, 1))[0]?.destination.unsubscribe)
	await publish('Second')
	at('2026-03-07T04:31:00Z')
	// The reader unsubscribes while the e-mail is in the outbox.
	await sendDueDigest({ db, now: () => now, onTrouble })
	expect([await unsubscribe(db, 'nobody', now), await unsubscribe(db, token, now)]).toEqual([false, true])
	expect(await post()).toEqual([])
	expect(await pausedWhy()).toBe('unsubscribed')
})

test('a chat with the briefing gets the stories of the e-mail in its order, and no single ones', async () => {
	await follow('Everything', [], 1, 1)
	await sql`insert into follow_channel (follow_id, channel) select id, 'telegram' from follow`.execute(db)
	await saveReaderChannel(db, { accountId: 1, channel: 'telegram', destination: { chat: 7 } }, now)
	expect(await setBriefingHour(db, { accountId: 1, channel: 'push' }, 8, now)).toBe(false)
	expect(await setBriefingHour(db, { accountId: 1, channel: 'telegram' }, 8, now)).toBe(true)
	const match = openFollowMatcher(db)
	await match(now)
	at('2026-03-01T03:00:00Z')
	await publish('A small thing')
	at('2026-03-01T03:10:00Z')
	await publish('Exchange north falls')
	await publish('More of exchange north', 2031)
	await match(now)
	const chats: string[] = []
	const telegram = {
		send: async (_chat: number, html: string) => {
			chats.push(html)
			return { ok: true as const, value: undefined }
		},
	} as unknown as ChatBot
	const deliver = () =>
		deliverDueNotifications({
			...{ db, now: () => now, onTrouble, onFailure: () => {} },
			senders: {
				telegram: createTelegramSender({ bots: { telegram }, publicUrl: 'https://zagros.example' }),
			},
		})
	await deliver()
	expect(chats).toEqual([])
	at('2026-03-01T04:31:00Z')
	const [mail] = await post()
	await deliver()
	expect(chats).toHaveLength(1)
	const linksIn = (text: string) =>
		[...text.matchAll(/https:\/\/zagros\.example\/fa[/?][^"\s<]+/g)].map(([link]) =>
			link.replaceAll('&amp;', '&'),
		)
	const inChat = linksIn(chats[0] ?? '')
	expect(inChat).toHaveLength(2)
	expect(inChat[0]).toContain('/fa/story/')
	expect(linksIn(readBodies(mail?.raw ?? '')).slice(0, 2)).toEqual(inChat)
	// One press ends it, while the e-mail continues.
	const token = /unsubscribe\/([\w-]{22})/.exec(chats[0] ?? '')?.[1] ?? ''
	expect(await unsubscribe(db, token, now)).toBe(true)
	expect((await findReaderChannels(db, 1)).map(({ channel, pausedWhy }) => [channel, pausedWhy])).toEqual([
		['mail', null],
		['telegram', 'unsubscribed'],
	])
})
